import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import { PortfolioItemSchema } from '../../src/shared/portfolio.ts';
import { DataError } from '../../scripts/transfer/data-error.ts';
import { exportData } from '../../scripts/transfer/export-data.ts';
import { importData } from '../../scripts/transfer/import-data.ts';
import { openMediaStore } from '../../server/media/open-media-store.ts';
import { createPictures } from '../../server/services/pictures.ts';
import { createPortfolio } from '../../server/services/portfolio.ts';
import { openStore } from '../../server/store/open-store.ts';
import { DuplicateError } from '../../server/store/store.ts';
import type { Store } from '../../server/store/store.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';
import { standIn } from '../helpers/sample-pictures.ts';

const photography = 'photographyPortfolio';
const item = PortfolioItemSchema.parse({ title: 'Moved', description: 'Twice.', type: 'image', src: '/uploads/a.jpg', slug: 'moved' });
const server = await startMongo();
if (server) t.teardown(() => server.stop());
else {
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
}

for (const [from, to] of server ? ([['embedded', 'mongodb'], ['mongodb', 'embedded']] as const) : ([['embedded', 'embedded']] as const)) {
  t.test(`everything moves from ${from} to ${to}, and a second import changes nothing`, async (t) => {
    const folder = t.testdir({ incoming: 'bytes of a picture' });
    const backup = join(folder, 'backup');
    const log = () => undefined;
    const open = async (kind: string, name: string) => {
      const config = { dataDir: join(folder, name), uploadsDir: join(folder, name, 'uploads'), mongodbUrl: kind === 'mongodb' ? server?.freshUrl() : undefined };
      const place = { store: await openStore(config), mediaStore: openMediaStore(config), folder: backup, log };
      t.teardown(() => Promise.all([place.store.close(), place.mediaStore.close()]));
      return { place, portfolio: portfolioOf(place.store) };
    };
    const old = await open(from, 'old');
    await old.portfolio.seedIfEmpty(seedCollections);
    await old.portfolio.add(photography, item);
    await old.portfolio.move(photography, 'photography-3', { before: 'photography-1' });
    await old.portfolio.move(photography, 'photography-1', { after: 'photography-5' });
    await old.portfolio.remove(photography, 'photography-2');
    await old.place.store.collection('sessions').insert({ id: 'secret' });
    await old.place.mediaStore.put('a-320.jpg', join(folder, 'incoming'));
    const about = await exportData(old.place);
    t.same(about.files, ['a-320.jpg']);
    await t.rejects(exportData(old.place), DataError, 'an export is never overwritten');

    const fresh = await open(to, 'fresh');
    await fresh.portfolio.seedIfEmpty(seedCollections);
    await fresh.portfolio.add('dronePortfolio', { ...item, id: 'extra' });
    await t.rejects(importData({ ...fresh.place, replace: false }), new DataError('The store holds 1 document that the export does not hold. Import with --replace to remove what is not in it.'));
    t.equal((await fresh.portfolio.listAdmin()).photographyPortfolio.length, seedCollections[photography].length, 'nothing was changed');
    await importData({ ...fresh.place, replace: true });
    t.same(await fresh.portfolio.listAdmin(), await old.portfolio.listAdmin());
    t.same(await fresh.portfolio.listBin(), await old.portfolio.listBin());
    const picture = await fresh.place.mediaStore.open('a-320.jpg');
    t.equal(picture && (await text(picture)), 'bytes of a picture');
    t.equal(await fresh.place.store.collection('sessions').count(), 0);
    t.same(await importData({ ...fresh.place, replace: false }), { written: 0, removed: 0, files: 0 });
    const records = fresh.place.store.collection<{ id: string; slug: string }>(photography, { unique: [['slug'], ['position']] });
    await t.rejects(records.insert({ id: 'b', slug: 'moved' }), new DuplicateError('slug'), 'unique values moved along');

    writeFileSync(join(backup, 'documents', `${photography}.jsonl`), readFileSync(join(backup, 'documents', `${photography}.jsonl`), 'utf8').split('\n').slice(1).join('\n'));
    await t.rejects(importData({ ...fresh.place, replace: true }), /not whole/);
    rmSync(join(backup, 'files', 'a-320.jpg'));
    await t.rejects(importData({ ...fresh.place, replace: true }), /a-320\.jpg is missing/);
    await fresh.place.store.collection('novelties').insert({ id: 'a' });
    await t.rejects(importData({ ...fresh.place, replace: true }), /novelties|not whole/);
    await t.rejects(exportData({ ...fresh.place, folder: join(folder, 'other') }), /does not list it: novelties/);
  });
}

function portfolioOf(store: Store) {
  return createPortfolio({ store, pictures: createPictures({ store, manifest: {}, standIn }), embedHosts: [], clock: Date.now });
}
