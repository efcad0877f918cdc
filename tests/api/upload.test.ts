import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { readTiffTags } from '../../server/media/tiff-tags.ts';
import type { UploadAnswer } from '../../src/shared/upload.ts';
import { exifWithPosition, photograph, xmpWithCredit } from '../helpers/photograph.ts';
import { sameOrigin, staffApp } from '../helpers/staff-app.ts';
import { leftovers, send } from '../helpers/upload-form.ts';

t.test('R292 D47 a picture is answered at once, and all its formats follow', async (t) => {
  const site = await staffApp(t.teardown);
  const original = await photograph(3000, 2000).jpeg().toBuffer();
  const response = await send(site, original);
  t.equal(response.statusCode, 200, response.body);
  const answer = response.json<UploadAnswer>();
  t.match(answer, { url: /^\/uploads\/[0-9a-f]{32}-2560\.jpg$/, thumbnail: /-card-640\.jpg$/, width: 2560, height: 1707, placeholder: /^[\w+/]{20,}={0,2}$/ });
  t.strictSame(answer.sizes.map(({ width }) => width), [320, 640, 960, 1280, 1920, 2560]);
  for (const { url, width, height } of answer.sizes) {
    const served = await site.app.inject(url);
    t.match(await sharp(served.rawPayload).metadata(), { format: 'jpeg', width, height }, url);
  }
  await site.media.idle();
  const done = await site.media.get(answer.url);
  t.strictSame(done?.picture.formats, ['avif', 'webp', 'jpg']);
  t.equal(done?.pending, false);
  for (const part of [done?.picture, done?.card, done?.square]) {
    for (const format of part?.formats ?? []) {
      for (const width of part?.widths ?? []) {
        const served = await site.app.inject(`${part?.base}-${width}.${format}`);
        t.equal(served.statusCode, 200);
        t.equal((await sharp(served.rawPayload).metadata()).width, width);
        t.equal(served.headers['content-type'], format === 'jpg' ? 'image/jpeg' : `image/${format}`);
      }
    }
  }
  t.equal(Math.round((100 * (done?.card.width ?? 0)) / (done?.card.height ?? 1)), 150);
  t.equal(done?.square.width, done?.square.height);
  t.notOk((await leftovers(site)).some((name) => name.startsWith('incoming-')), 'the original goes when all is made');
  t.same((await send(site, original)).json().url, answer.url, 'the same file again is the same picture');
  t.equal((await site.app.inject({ url: `/api/upload?url=${answer.url}`, headers: { cookie: await site.cookie() } })).json().complete, true);
});

t.test('never enlarged; upright; position dropped; credit kept', async (t) => {
  const site = await staffApp(t.teardown);
  const original = await photograph(700, 500).withMetadata({ orientation: 6 }).withExifMerge(exifWithPosition).withXmp(xmpWithCredit).jpeg().toBuffer();
  t.ok((await sharp(original).metadata()).exif?.includes('Mara Wells'), 'the test file carries a credit');
  const answer = (await send(site, original)).json<UploadAnswer>();
  t.strictSame(answer.sizes.map(({ width, height }) => [width, height]), [[320, 448], [500, 700]]);
  await site.media.idle();
  for (const format of ['jpg', 'webp', 'avif']) {
    const served = await site.app.inject(answer.url.replace('.jpg', `.${format}`));
    const metadata = await sharp(served.rawPayload).metadata();
    const exif = metadata.exif ?? Buffer.alloc(0);
    const tags = readTiffTags(exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif);
    t.equal(tags.get(0x013b), 'Zoe Wells', format);
    t.equal(tags.get(0x8298), '(C) 2026 Zoe Wells', format);
    t.notOk(tags.has(0x8825), `${format} has no position`);
    t.notOk(served.rawPayload.includes('SECRET CAMERA'), `${format} has nothing else`);
    t.match(metadata.xmp?.toString(), /<dc:rights>.*© 2026 Zoë Wells<.*<photoshop:Credit>Wells &#38; Sons</);
    t.ok((metadata.orientation ?? 1) === 1);
  }
});

t.test('colours of a wide profile arrive in sRGB, transparent parts white', async (t) => {
  const site = await staffApp(t.teardown);
  const wide = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c81e1e' } }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const clear = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#c81e1e00' } }).png().toBuffer();
  for (const [bytes, expected] of [[wide, [200, 30, 30]], [clear, [255, 255, 255]]] as const) {
    const { url } = (await send(site, bytes)).json<UploadAnswer>();
    const served = (await site.app.inject(url)).rawPayload;
    t.equal((await sharp(served).metadata()).hasProfile, false);
    const { channels } = await sharp(served).stats();
    channels.forEach(({ mean }, at) => t.ok(Math.abs(mean - (expected[at] ?? 0)) < 5, `${mean} for ${expected[at]}`));
  }
});

t.test('D47 PNG, WebP, AVIF, GIF and TIFF are taken by content', async (t) => {
  const site = await staffApp(t.teardown);
  for (const format of ['png', 'webp', 'avif', 'gif', 'tiff'] as const) {
    const response = await send(site, await photograph(340, 200).toFormat(format).toBuffer());
    t.equal(response.statusCode, 200, `${format} ${response.body}`);
  }
});

t.test('focal point: staff choose what the pieces show', async (t) => {
  const site = await staffApp(t.teardown);
  const halves = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 600, height: 400, channels: 3, background: '#0000ff' } }, left: 600, top: 0 }])
    .png()
    .toBuffer();
  const { url } = (await send(site, halves)).json<UploadAnswer>();
  const headers = { ...sameOrigin, cookie: await site.cookie() };
  const answers = [];
  for (const x of [0.1, 0.9]) {
    const response = await site.app.inject({ method: 'PUT', url: '/api/upload/focal', headers, payload: { url, x, y: 0.5 } });
    t.equal(response.statusCode, 200, response.body);
    answers.push(response.json<UploadAnswer>());
  }
  const colours = [];
  for (const { thumbnail } of answers) {
    const { dominant } = await sharp((await site.app.inject(thumbnail)).rawPayload).stats();
    colours.push(dominant.r > dominant.b ? 'red' : 'blue');
  }
  t.strictSame(colours, ['red', 'blue']);
  t.not(answers[0]?.thumbnail, answers[1]?.thumbnail, 'another piece has another name');
  await site.media.idle();
  t.equal((await site.media.get(url))?.pending, false);
  for (const payload of [{ url: '/uploads/none.jpg', x: 0, y: 0 }, { url, x: 2, y: 0 }]) {
    t.ok([400, 404].includes((await site.app.inject({ method: 'PUT', url: '/api/upload/focal', headers, payload })).statusCode));
  }
});

t.test('the same file twice at once is one picture, and it can be removed', async (t) => {
  const site = await staffApp(t.teardown);
  const picture = await photograph(500, 400).jpeg().toBuffer();
  const answers = await Promise.all([1, 2, 3].map(() => send(site, picture)));
  t.strictSame(answers.map(({ statusCode }) => statusCode), [200, 200, 200]);
  const [url = '', ...others] = new Set(answers.map((answer) => answer.json<UploadAnswer>().url));
  t.strictSame(others, []);
  await site.media.idle();
  t.match(await site.media.get(url), { pending: false });
  await site.media.remove(url);
  t.strictSame(await leftovers(site), []);
  t.equal((await site.app.inject(url)).statusCode, 404);
  t.equal((await send(site, picture)).json<UploadAnswer>().url, url, 'and uploaded again');
});

t.test('a place for pictures that is full answers 503, keeps nothing and works again afterwards', async (t) => {
  const site = await staffApp(t.teardown);
  const picture = await photograph(500, 400).jpeg().toBuffer();
  await rename(site.uploadsDir, `${site.uploadsDir}-away`);
  await writeFile(site.uploadsDir, '');
  t.equal((await send(site, picture)).statusCode, 503);
  await rm(site.uploadsDir);
  await rename(`${site.uploadsDir}-away`, site.uploadsDir);
  t.strictSame(await leftovers(site), []);
  t.equal((await send(site, picture)).statusCode, 200);
});

t.test('a restart finishes what was begun', async (t) => {
  const first = await staffApp(t.teardown);
  const { url } = (await send(first, await photograph(1300, 900).jpeg().toBuffer())).json<UploadAnswer>();
  await first.media.close();
  const left = await first.media.get(url);
  t.equal(left?.pending, true, 'the stop came in between');
  await first.app.close();
  await first.store.close();
  const second = await staffApp(t.teardown, { folder: path.dirname(first.dataDir) });
  await second.media.resume();
  await second.media.idle();
  t.match(await second.media.get(url), { pending: false, picture: { formats: ['avif', 'webp', 'jpg'] } });
});
