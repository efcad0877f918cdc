import { together } from './helpers/together.ts';

/** The parts of `src` that do without a server and a browser. */
together(import.meta.glob('./src/**/*.test.ts'));
