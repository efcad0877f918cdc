import { together } from './helpers/together.ts';

/** What the server answers to single calls. */
together(import.meta.glob('./api/**/*.test.ts'));
