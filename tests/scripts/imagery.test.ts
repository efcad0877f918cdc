import { access, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { renderSocialCard } from '../../server/media/social-card.ts';
import { encodePictures } from '../../scripts/imagery/encode.ts';
import { buildManifest, manifestFiles } from '../../scripts/imagery/manifest.ts';
import { masterFolders, readMasters } from '../../scripts/imagery/masters.ts';
import { markDrawings } from '../../scripts/imagery/mark-drawings.ts';
import { kebab } from '../../scripts/imagery/marks.ts';
import { pictureNames } from '../../src/content/picture-names.ts';
import { pictureOf } from '../../src/content/pictures.ts';
import { pictureWidths } from '../../src/shared/picture-widths.ts';
import { socialCardUrl } from '../../src/shared/social-card.ts';

t.test('the manifest is what the masters and captions make of it: run `npm run imagery -- --manifest`', async (t) => {
  const { pictures, names } = await buildManifest();
  t.equal(await readFile(manifestFiles.pictures, 'utf8'), pictures);
  t.equal(await readFile(manifestFiles.names, 'utf8'), names);
});

t.test('R124, R279 every picture has a master and an alternative text of its own', async (t) => {
  const masters = new Set((await readMasters()).map(({ name }) => name));
  const alts = pictureNames.map((name) => pictureOf(name).alt);
  for (const name of pictureNames) t.ok(masters.has(name), name);
  t.equal(new Set(alts).size, pictureNames.length);
  t.ok(alts.every((alt) => alt.length > 20));
});

t.test('no width enlarges a picture; a master well above the last step keeps its own width', async (t) => {
  for (const name of pictureNames) {
    const { width, widths } = pictureOf(name);
    t.ok(widths.every((served) => served <= width), name);
  }
  t.same(pictureWidths(1620), [320, 640, 960, 1280, 1600]);
  t.same(pictureWidths(2048), [320, 640, 960, 1280, 1600, 2048]);
  t.same(pictureWidths(858), [320, 640, 858]);
  t.same(pictureWidths(200), [200]);
});

t.test('the photography collection lies in uploads/seed, all else beside the content', async (t) => {
  const captions = JSON.parse(await readFile(manifestFiles.captions, 'utf8')) as Record<string, { kind: string }>;
  const seed = await readdir(masterFolders[0] ?? '');
  t.ok(seed.length > 20);
  for (const file of seed) t.match(captions[file.replace('.jpg', '')]?.kind, /^(photograph|aerial)$/, file);
});

t.test('one picture, encoded: every size and format, its origin in each, nothing made twice', async (t) => {
  const name = 'lakeside-floor-plan-view';
  const folder = t.testdir({ masters: {}, out: {}, cache: {} });
  const masters = path.join(folder, 'masters');
  await sharp(path.join('src/content/masters', `${name}.jpg`)).resize(700).jpeg().toFile(path.join(masters, `${name}.jpg`));
  const [master] = await readMasters([masters]);
  const options = { masters: [masters], out: path.join(folder, 'out'), cache: path.join(folder, 'cache'), log: () => {} };
  t.equal(await encodePictures(options), 6);
  for (const width of [320, 640]) {
    for (const format of ['avif', 'webp', 'jpg']) {
      const file = path.join(options.out, `${name}-${master?.hash}-${width}.${format}`);
      const { width: served, xmp } = await sharp(file).metadata();
      t.equal(served, width, file);
      t.match(xmp?.toString(), /digitalsourcetype\/digitalCreation".*Harbourline Media/);
    }
  }
  await access(path.join(options.out, `${name}.jpg`));
  t.equal(await encodePictures(options), 0);
});

t.test('R334 a social card is a JPEG of 1200×630 and at most 150 kB, at an address of its own', async (t) => {
  const picture = 'uploads/seed/neighbourhood-aerial-golden.jpg';
  for (const title of ['Contact', 'Façades, “gables” & a title that goes on for longer than anybody will read on a telephone, by Łucja']) {
    const card = await renderSocialCard({ title, picture });
    const { width, height, format } = await sharp(card).metadata();
    t.same([width, height, format], [1200, 630, 'jpeg']);
    t.ok(card.length <= 150_000, `${card.length} bytes`);
  }
  const url = socialCardUrl('contact', 'Contact', '/uploads/a');
  t.match(url, /^\/og\/contact-[0-9a-f]{8}\.jpg$/);
  t.not(url, socialCardUrl('contact', 'Contact us', '/uploads/a'));
});

t.test('R059, D17 21 client marks, one ink, outlines only', async (t) => {
  const files = await readdir('public/marks');
  t.same(files.sort(), markDrawings.map(({ name }) => `${kebab(name)}.svg`).sort());
  t.equal(files.length, 21);
  for (const file of files) {
    const svg = await readFile(path.join('public/marks', file), 'utf8');
    t.notMatch(svg, /<text|font-family|<image/, file);
    t.same([...new Set(svg.match(/#[0-9a-f]{6}/g))], ['#15171c'], file);
  }
});

t.test('icons stand in public, made from one drawing', async (t) => {
  for (const [file, size] of [['apple-touch-icon.png', 180], ['icon-192.png', 192], ['icon-512.png', 512], ['icon-maskable-512.png', 512]] as const) {
    t.equal((await sharp(path.join('public', file)).metadata()).width, size, file);
  }
  t.ok((await stat('public/favicon.ico')).size > 100);
  t.match(await readFile('public/favicon.svg', 'utf8'), /#f2b661/);
});
