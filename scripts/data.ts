import { resolve } from 'node:path';
import { ConfigError, parseConfig } from '../server/config.ts';
import { openMediaStore } from '../server/media/open-media-store.ts';
import { openStore } from '../server/store/open-store.ts';
import { StoreUnavailableError } from '../server/store/store.ts';
import { DataError } from './transfer/data-error.ts';
import { exportData } from './transfer/export-data.ts';
import { importData } from './transfer/import-data.ts';
import { readEnv } from './read-env.mjs';

const usage = `Moves everything the site keeps, files included, between stores.

  npm run data -- export <folder>             writes a new folder
  npm run data -- import <folder>             makes the store hold what the folder holds
  npm run data -- import <folder> --replace   removes what the folder does not hold, too

MONGODB_URL, or DATA_DIR and UPLOADS_DIR without it, say which store is meant. Sessions are left behind.`;

/** `npm run data -- export|import <folder>`. */
async function main(args: readonly string[]): Promise<void> {
  const [command, target, ...more] = args.filter((arg) => arg !== '--replace');
  const replace = args.includes('--replace');
  if (!target || more.length > 0 || (command !== 'export' && command !== 'import') || (replace && command === 'export')) throw new DataError(usage);
  readEnv();
  const config = parseConfig(process.env);
  const store = await openStore(config);
  const mediaStore = openMediaStore(config);
  const place = { store, mediaStore, folder: resolve(target), log: (line: string) => console.log(line) };
  try {
    if (command === 'export') await exportData(place);
    else await importData({ ...place, replace });
    console.log(command === 'export' ? `The export is in ${place.folder}` : 'The store holds what the export holds.');
  } finally {
    await mediaStore.close();
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [DataError, ConfigError, StoreUnavailableError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
