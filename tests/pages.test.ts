import { together } from './helpers/together.ts';

/** What the HTML of the pages says. */
together(import.meta.glob('./pages/**/*.test.ts'));
