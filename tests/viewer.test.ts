import { together } from './helpers/together.ts';

/** What visitors find in the viewer, and how pictures, films and tours arrive. */
together(import.meta.glob('./viewer/**/*.test.ts'));
