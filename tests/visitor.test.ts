import { together } from './helpers/together.ts';

/** What visitors find in a browser. */
together(import.meta.glob('./visitor/**/*.test.ts'));
