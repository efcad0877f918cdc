import { join } from 'node:path';
import type { Test } from 'tap';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { noMongo, startMongo } from './mongo.ts';

/** Opens the same data each time, as another process would. */
export type Open = () => Promise<Store>;

/**
 * Has the tests run once on each backend. `newData` gives empty data of its own; what is opened is closed at
 * the end. Without a MongoDB server the run says so in its last lines.
 */
export async function eachStore(t: Test, run: (t: Test, newData: () => Open) => Promise<void>): Promise<void> {
  const server = await startMongo();
  const backends = [
    { name: 'embedded', where: (folder: string) => ({ dataDir: folder }) },
    ...(server ? [{ name: server.kind, where: () => ({ dataDir: '', mongodbUrl: server.freshUrl() }) }] : []),
  ];
  for (const { name, where } of backends) {
    void t.test(`on the ${name} store`, async (t) => {
      const folder = t.testdir();
      let count = 0;
      await run(t, () => {
        const options = where(join(folder, `${count++}`));
        return async () => {
          const store = await openStore(options);
          t.teardown(() => store.close());
          return store;
        };
      });
    });
  }
  if (server) return t.teardown(() => server.stop());
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
}
