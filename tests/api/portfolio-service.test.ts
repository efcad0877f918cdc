import t from 'tap';
import type { CollectionKey } from '../../src/content/catalog.ts';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import { pictureNames } from '../../src/content/picture-names.ts';
import { pictureOf } from '../../src/content/pictures.ts';
import { PortfolioItemSchema } from '../../src/shared/portfolio.ts';
import type { PortfolioItem } from '../../src/shared/portfolio.ts';
import { InputError, ValidationError } from '../../server/services/errors.ts';
import { createPictures } from '../../server/services/pictures.ts';
import { mediaDocuments } from '../../server/services/media-document.ts';
import { createPortfolio } from '../../server/services/portfolio.ts';
import { NotFoundError, StaleError } from '../../server/store/store.ts';
import { eachStore } from '../helpers/each-store.ts';
import type { Open } from '../helpers/each-store.ts';
import { samplePicture, standIn } from '../helpers/sample-pictures.ts';

const photography = 'photographyPortfolio';
const day = 24 * 60 * 60 * 1000;
const kitchen: PortfolioItem = PortfolioItemSchema.parse({ title: 'Café kitchen, “day”', description: 'North light.', type: 'image', src: '/uploads/lakeside-kitchen-day.jpg' });

await eachStore(t, async (t, newData) => {
  await t.test('R225, D38: ids of key and time, the next free one at a clash; slugs from titles, free ones', async (t) => {
    const { portfolio } = await fresh(newData());
    const film: PortfolioItem = { ...kitchen, type: 'video', src: 'https://youtu.be/dQw4w9WgXcQ?t=3' };
    const added = await Promise.all(Array.from({ length: 5 }, () => portfolio.add('videoPortfolio', film)));
    t.same(added.map((item) => item.id), [0, 1, 2, 3, 4].map((more) => `video-${1000 + more}`));
    t.same(added.map((item) => item.slug), ['cafe-kitchen-day', 'cafe-kitchen-day-2', 'cafe-kitchen-day-3', 'cafe-kitchen-day-4', 'cafe-kitchen-day-5']);
    t.same(added[0], { id: 'video-1000', slug: 'cafe-kitchen-day', title: kitchen.title, description: 'North light.', type: 'video', src: 'dQw4w9WgXcQ', revision: 1 });
    t.equal((await portfolio.add('videoPortfolio', { ...film, id: 'video-1000' })).id, 'video-1005', 'R225: an id that is sent is kept when free');
    t.equal((await portfolio.add('videoPortfolio', { ...film, title: '日本', slug: undefined })).slug, 'item');
    t.same((await portfolio.listPublic('videoPortfolio')).map((item) => item.id), [0, 1, 2, 3, 4, 5].map((more) => `video-${1000 + more}`).concat('video-1006'));
  });

  await t.test('R294, R277: an update replaces the content and keeps id, slug and place', async (t) => {
    const { portfolio } = await fresh(newData());
    const one = await portfolio.add(photography, { ...kitchen, category: 'Kitchen' });
    await portfolio.add(photography, { ...kitchen, title: 'Second' });
    const updated = await portfolio.update(photography, { ...kitchen, id: one.id, title: 'Renamed' });
    t.same(updated, { ...kitchen, id: one.id, slug: one.slug, title: 'Renamed', revision: 2 });
    t.same((await portfolio.listPublic(photography)).map((item) => item.title), ['Renamed', 'Second']);
    await t.rejects(portfolio.update(photography, { ...kitchen, id: one.id, slug: 'second' }), new ValidationError({ slug: 'Another item of this service has this address; choose another' }));
    await t.rejects(portfolio.update(photography, kitchen), InputError);
    await t.rejects(portfolio.update(photography, { ...kitchen, id: 'photography-9' }), NotFoundError);
  });

  await t.test('a stale revision is refused with the newer item; a move makes none stale', async (t) => {
    const { portfolio } = await fresh(newData());
    const one = await portfolio.add(photography, kitchen);
    const two = await portfolio.add(photography, { ...kitchen, title: 'Second' });
    await portfolio.move(photography, two.id, { before: one.id });
    await portfolio.update(photography, { ...one, title: 'Theirs' });
    const error = await portfolio.update(photography, { ...one, title: 'Mine' }).catch((thrown: unknown) => thrown);
    t.type(error, StaleError);
    t.same((error as StaleError).current, { ...one, title: 'Theirs', revision: 2 });
    await t.rejects(portfolio.remove(photography, one.id, 1), StaleError);
    await portfolio.update(photography, { ...two, title: 'Moved and renamed' });
    t.same((await portfolio.listAdmin()).photographyPortfolio.map((item) => item.title), ['Moved and renamed', 'Theirs']);
  });

  await t.test('moves go before and after, in a row too, and write one item', async (t) => {
    const { portfolio } = await fresh(newData());
    for (const title of ['a', 'b', 'c', 'd']) await portfolio.add(photography, { ...kitchen, title, id: title });
    const titles = async () => (await portfolio.listPublic(photography)).map((item) => item.title).join('');
    await portfolio.move(photography, 'd', { before: 'a' });
    t.equal(await titles(), 'dabc');
    await portfolio.move(photography, 'd', { after: 'b' });
    t.equal(await titles(), 'abdc');
    await portfolio.move(photography, 'a', { after: 'c' });
    t.equal(await titles(), 'bdca');
    await Promise.all(['b', 'd', 'c'].map((id) => portfolio.move(photography, id, { after: 'a' })));
    t.equal(await titles(), 'acdb');
    await t.rejects(portfolio.move(photography, 'a', { after: 'a' }), NotFoundError);
    await t.rejects(portfolio.move(photography, 'x', { after: 'a' }), NotFoundError);
  });

  await t.test('two processes adding and moving at once lose nothing', async (t) => {
    const open = newData();
    const [{ portfolio }, { portfolio: other }] = [await fresh(open), await fresh(open)];
    await portfolio.add(photography, { ...kitchen, id: 'first' });
    await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? portfolio : other).add(photography, { ...kitchen, title: 'Same title' })));
    await Promise.all([portfolio, other].map((one) => one.move(photography, 'first', { after: 'photography-1003' })));
    const items = await portfolio.listPublic(photography);
    t.equal(items.length, 13);
    t.equal(new Set(items.map((item) => item.slug)).size, 13);
  });

  await t.test('deleting bins for 30 days; restoring brings back id, slug and place', async (t) => {
    const { portfolio, time } = await fresh(newData());
    for (const id of ['a', 'b', 'c']) await portfolio.add(photography, { ...kitchen, id, slug: id });
    await portfolio.remove(photography, 'b', 1);
    t.same((await portfolio.listPublic(photography)).map((item) => item.id), ['a', 'c']);
    t.same((await portfolio.listAdmin()).photographyPortfolio.map((item) => item.id), ['a', 'c']);
    t.equal(await portfolio.publicItem('photography', 'b'), undefined);
    await t.rejects(portfolio.remove(photography, 'b'), NotFoundError);
    await t.rejects(portfolio.update(photography, { ...kitchen, id: 'b' }), NotFoundError);
    await t.rejects(portfolio.move(photography, 'a', { after: 'b' }), NotFoundError);
    t.equal((await portfolio.add(photography, { ...kitchen, slug: 'b' })).slug, 'b-2', 'the binned item keeps its address');
    const [binned] = await portfolio.listBin();
    t.match(binned, { collection: photography, item: { id: 'b' }, deletedAt: new Date(1000).toISOString(), expiresAt: new Date(1000 + 30 * day).toISOString() });
    t.equal((await portfolio.restore(photography, 'b')).id, 'b');
    t.same((await portfolio.listPublic(photography)).map((item) => item.slug), ['a', 'b', 'c', 'b-2']);
    await portfolio.remove(photography, 'b');
    time.now += 30 * day - 1;
    t.equal(await portfolio.purgeExpired(), 0);
    time.now += 1;
    t.equal(await portfolio.purgeExpired(), 1);
    t.same(await portfolio.listBin(), []);
    await t.rejects(portfolio.restore(photography, 'b'), NotFoundError);
  });

  await t.test('D37: drafts and the bin are not public; pages know their neighbours', async (t) => {
    const { portfolio } = await fresh(newData());
    for (const id of ['a', 'b', 'c', 'd']) await portfolio.add(photography, { ...kitchen, id, slug: id, draft: id === 'b' });
    t.equal(await portfolio.publicItem('photography', 'b'), undefined);
    t.equal(await portfolio.publicItem('nowhere', 'a'), undefined);
    const page = await portfolio.publicItem('photography', 'c');
    t.match(page, { item: { id: 'c', href: '/portfolio/photography/c' }, previous: { id: 'a' }, next: { id: 'd' }, number: 2, total: 3 });
    t.notOk((await portfolio.publicItem('photography', 'a'))?.previous);
    t.same((await portfolio.listPublic(photography, { limit: 2, first: ['gone', 'd', 'b'] })).map((item) => item.id), ['d', 'a']);
    t.same((await portfolio.listAdmin()).photographyPortfolio.map((item) => item.id), ['a', 'b', 'c', 'd'], 'staff see drafts');
  });

  await t.test('a staged picture is published with its original only', async (t) => {
    const { portfolio } = await fresh(newData());
    const staged: PortfolioItem = { ...kitchen, alteration: 'staged' };
    const error = await portfolio.add(photography, staged).catch((thrown: unknown) => thrown);
    t.type(error, ValidationError);
    t.same(Object.keys((error as ValidationError).fields), ['original']);
    const draft = await portfolio.add(photography, { ...staged, draft: true });
    await t.rejects(portfolio.update(photography, { ...draft, draft: false }), ValidationError);
    await portfolio.update(photography, { ...draft, draft: false, original: '/uploads/lakeside-house-day.jpg' });
    t.match(await portfolio.listPublic(photography), [{ alteration: 'staged', original: { base: '/uploads/lakeside-house-day-00000000', alt: 'Picture lakeside-house-day' } }]);
  });

  await t.test('D24, D51: sources that are refused name their field and leave nothing behind', async (t) => {
    const { portfolio } = await fresh(newData());
    for (const [wrong, field] of [
      [{ src: 'https://example.com/a.jpg' }, 'src'],
      [{ thumbnail: '//example.com/a.jpg' }, 'thumbnail'],
      [{ type: 'video', src: 'https://example.com/watch?v=a' }, 'src'],
      [{ type: 'embed', src: '<iframe src="https://example.com/"></iframe>' }, 'src'],
    ] as const) {
      const error = await portfolio.add(photography, { ...kitchen, ...wrong }).catch((thrown: unknown) => thrown);
      t.type(error, InputError);
      t.same(Object.keys((error as InputError).fields), [field]);
    }
    t.same(await portfolio.listPublic(photography), []);
    t.equal((await portfolio.add(photography, { ...kitchen, type: 'embed', src: '<iframe src="https://tours.test/1"></iframe>' })).src, 'https://tours.test/1', 'a host of the environment');
  });

  await t.test('pictures: of the project, uploaded, and gone', async (t) => {
    const { portfolio, store } = await fresh(newData());
    const hash = 'ab12'.repeat(8);
    const parts = { picture: samplePicture(hash), card: samplePicture(`${hash}-card-20-90`), square: samplePicture(`${hash}-square`) };
    const id = `/uploads/${hash}-1600.jpg`;
    await mediaDocuments(store).insert({ id, ...parts, thumbnail: '', hash, pending: false, attempts: 0, uploadedAt: '2026-05-12T10:00:00Z' });
    await portfolio.add(photography, { ...kitchen, id: 'own', alt: 'A kitchen' });
    await portfolio.add(photography, { ...kitchen, id: 'uploaded', src: id, decorative: true, focal: { x: 0.2, y: 1 } });
    await portfolio.add(photography, { ...kitchen, id: 'film', type: 'video', src: 'dQw4w9WgXcQ', thumbnail: `/uploads/${hash}-card-50-50-640.jpg` });
    await portfolio.add(photography, { ...kitchen, id: 'gone', src: '/uploads/__proto__.jpg' });
    t.match(await portfolio.listPublic(photography), [
      { picture: { base: '/uploads/lakeside-kitchen-day-00000000', alt: 'A kitchen' } },
      { picture: { base: parts.picture.base, alt: '' }, focal: { x: 0.2, y: 1 } },
      { picture: { base: parts.card.base }, videoId: 'dQw4w9WgXcQ' },
      { picture: { base: standIn.base, alt: kitchen.title } },
    ]);
  });

  await t.test('the seed is written once, whole, and every picture of it exists', async (t) => {
    const store = await newData()();
    const manifest = Object.fromEntries(pictureNames.map((name) => [name, pictureOf(name)]));
    const portfolio = createPortfolio({ store, pictures: createPictures({ store, manifest, standIn }), embedHosts: [], clock: () => 1000 });
    await portfolio.seedIfEmpty(seedCollections);
    for (const [key, items] of Object.entries(seedCollections)) {
      const shown = await portfolio.listPublic(key as CollectionKey);
      t.same(shown.map((item) => item.id), items.map((item) => item.id), key);
      t.same(shown.filter((item) => item.picture.base === standIn.base), []);
      t.ok(items.every((item) => !item.original || pictureNames.some((name) => item.original === `/uploads/${name}.jpg`)), 'originals exist');
    }
    await portfolio.remove(photography, 'photography-1');
    await portfolio.seedIfEmpty(seedCollections);
    t.equal(await portfolio.publicItem('photography', seedCollections[photography][0]?.slug ?? ''), undefined, 'what staff removed stays away');
  });
});

async function fresh(open: Open) {
  const store = await open();
  const time = { now: 1000 };
  const manifest = { 'lakeside-kitchen-day': samplePicture('lakeside-kitchen-day'), 'lakeside-house-day': samplePicture('lakeside-house-day') };
  const portfolio = createPortfolio({ store, pictures: createPictures({ store, manifest, standIn }), embedHosts: ['tours.test'], clock: () => time.now });
  return { store, portfolio, time };
}
