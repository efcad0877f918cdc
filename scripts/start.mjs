// Plain JavaScript, so that it runs before anything is installed.
import { prepare } from './prepare.mjs';

process.env.NODE_ENV ??= 'production';
await prepare();
await import(new URL('../dist/server/index.js', import.meta.url));
