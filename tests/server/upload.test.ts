import { request } from 'node:http';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import t from 'tap';
import type { UploadAnswer } from '../../src/shared/upload.ts';
import { readTiffTags } from '../../server/media/tiff-tags.ts';
import { sameOrigin, staffApp } from '../helpers/staff-app.ts';
import type { StaffApp } from '../helpers/staff-app.ts';
import { exifWithPosition, photograph, xmpWithCredit } from '../helpers/photograph.ts';

/** The form a browser sends for one chosen file. */
function form(bytes: Buffer, field = 'file'): { headers: Record<string, string>; payload: Buffer } {
  const boundary = '----browser';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="../../evil name.php"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { ...sameOrigin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function send({ app, cookie }: StaffApp, bytes: Buffer, field?: string) {
  const { headers, payload } = form(bytes, field);
  return app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, cookie: await cookie() }, payload });
}

async function leftovers({ dataDir, uploadsDir }: StaffApp): Promise<string[]> {
  const folders = await readdir(path.join(dataDir, 'tmp')).catch(() => []);
  return [...folders, ...(await readdir(uploadsDir))];
}

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

t.test('refusals say what to do, and leave no file', async (t) => {
  const site = await staffApp(t.teardown);
  const jpeg = await photograph(400, 300).jpeg().toBuffer();
  const box = (brand: string): Buffer => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(64)]);
  const frames = await Promise.all(['#123', '#fed'].map((background) => sharp({ create: { width: 20, height: 20, channels: 3, background } }).png().toBuffer()));
  const twoFrames = await sharp(frames, { join: { animated: true } }).gif().toBuffer();
  const cases: [string, Buffer, number, string][] = [
    ['HEIC', box('heic'), 415, 'heic'],
    ['CR3', box('crx '), 415, 'raw'],
    ['video', box('isom').fill('isom', 16, 20), 415, 'video'],
    ['CR2', Buffer.from('II*\0\x10\0\0\0CR\x02\0' + '\0'.repeat(40), 'latin1'), 415, 'raw'],
    ['SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'svg'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 415, 'pdf'],
    ['page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not-a-picture'],
    ['text', Buffer.from('GIF'), 415, 'not-a-picture'],
    ['nothing', Buffer.alloc(0), 422, 'empty'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 422, 'damaged'],
    ['a start alone', jpeg.subarray(0, 12), 422, 'damaged'],
    ['900 megapixels in a few bytes', pngOf(30_000, 30_000), 422, 'too-many-pixels'],
    ['interlaced giant', pngOf(12_000, 8_000, { depth: 16, interlaced: true }), 422, 'interlaced'],
    ['several pages', twoFrames, 422, 'several-pages'],
    ['26 MB', Buffer.concat([jpeg, Buffer.alloc(26 * 1024 * 1024)]), 413, 'too-large'],
  ];
  for (const [name, bytes, status, code] of cases) {
    const response = await send(site, bytes);
    t.match({ status: response.statusCode, ...response.json() }, { status, code, error: /\w{3,}.*\.$/ }, name);
  }
  t.equal((await send(site, jpeg, 'picture')).statusCode, 400, 'the field is called file');
  t.strictSame(await leftovers(site), []);
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

t.test('files are served with ranges, validators and a year of caching', async (t) => {
  const site = await staffApp(t.teardown);
  const { url } = (await send(site, await photograph(400, 300).jpeg().toBuffer())).json<UploadAnswer>();
  const whole = await site.app.inject(url);
  t.match(whole.headers, { 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes', 'content-security-policy': "default-src 'none'; sandbox" });
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => site.app.inject({ method, url, headers });
  const part = await get({ range: 'bytes=10-19' });
  t.match({ status: part.statusCode, range: part.headers['content-range'] }, { status: 206, range: `bytes 10-19/${whole.rawPayload.length}` });
  t.same(part.rawPayload, whole.rawPayload.subarray(10, 20));
  t.same((await get({ range: 'bytes=-5' })).rawPayload, whole.rawPayload.subarray(-5));
  t.equal((await get({ range: 'bytes=99999999-' })).statusCode, 416);
  t.equal((await get({ range: 'bytes=0-1,4-5' })).statusCode, 200);
  t.equal((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode, 304);
  const head = await get({}, 'HEAD');
  t.match({ length: Number(head.headers['content-length']), body: head.body }, { length: whole.rawPayload.length, body: '' });
  for (const wrong of ['/uploads/..%2f..%2fpackage.json', '/uploads/.hidden.jpg', '/uploads/incoming-0.jpg', '/uploads/none.jpg', '/uploads/%00.jpg', `${url}%00`]) {
    t.ok([400, 404].includes((await site.app.inject(wrong)).statusCode), wrong);
  }
});

t.test('aborted uploads leave no file, broken forms get 4xx, and the next upload works', async (t) => {
  const site = await staffApp(t.teardown);
  const cookie = await site.cookie();
  const picture = await photograph(1500, 1000).jpeg({ quality: 100 }).toBuffer();
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const post = (headers: Record<string, string | number>) => request({ host: '127.0.0.1', port, method: 'POST', path: '/api/upload', headers: { cookie, ...headers } });
  const { headers, payload } = form(picture);

  for (let round = 0; round < 53; round += 1) {
    await new Promise<void>((resolve) => {
      const call = post({ ...headers, 'content-length': payload.length });
      call.on('error', () => resolve());
      call.write(payload.subarray(0, payload.length / 2), () => setImmediate(() => call.destroy(new Error('gone'))));
    });
  }
  const answerOf = (body: Buffer, extra: Record<string, string | number> = {}) =>
    new Promise<number>((resolve, reject) => {
      const call = post({ ...headers, ...extra });
      call.on('response', (response) => (response.resume(), resolve(response.statusCode ?? 0)));
      call.on('error', reject);
      call.end(body);
    });
  t.equal(await answerOf(payload.subarray(0, -200)), 400, 'no end boundary');
  t.equal(await answerOf(payload.subarray(0, 60)), 400, 'cut in the part headers');
  t.equal(await answerOf(Buffer.from('------other\r\n\r\nx')), 400, 'another boundary');
  t.equal(await answerOf(Buffer.alloc(0)), 400, 'nothing');
  t.equal(await answerOf(payload, { 'content-type': 'multipart/form-data' }), 400, 'no boundary');
  t.equal(await answerOf(Buffer.concat([payload.subarray(0, 150), Buffer.alloc(27 * 1024 * 1024), payload.subarray(-20)]), { 'transfer-encoding': 'chunked' }), 413, 'too large, length not told');
  t.equal(await answerOf(payload), 200);
  await site.media.idle();
  const names = await leftovers(site);
  t.ok(names.length > 0 && names.every((name) => /^[0-9a-f]{32}-/.test(name)), 'nothing but the last picture');
  t.equal(new Set(names.map((name) => name.slice(0, 32))).size, 1);
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

t.test('without a session an upload is refused before its body is read', async (t) => {
  const site = await staffApp(t.teardown);
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const status = await new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/upload', headers: { ...form(Buffer.alloc(0)).headers, 'content-length': 1e9 } });
    call.on('response', (response) => (resolve(response.statusCode), call.destroy()));
    call.on('error', reject);
    call.write('--');
  });
  t.equal(status, 401);
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

/** A PNG whose header promises these many pixels, all black, packed as tightly as deflate can. */
function pngOf(width: number, height: number, { depth = 8, interlaced = false } = {}): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))), chunk('IEND', Buffer.alloc(0))]);
}
