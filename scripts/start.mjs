// Plain JavaScript, so that it runs before anything is installed.
import { prepare } from './prepare.mjs';
import { readEnv } from './read-env.mjs';

process.env.NODE_ENV ??= 'production';
await prepare();
readEnv();
await import(new URL('../dist/server/index.js', import.meta.url));
