// Plain JavaScript, for the commands that start before anything is built and for those that run from source.
import { existsSync } from 'node:fs';

/** Reads `.env` where there is one; what is set already wins. The tests don't: they bring their own environment. */
export function readEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
