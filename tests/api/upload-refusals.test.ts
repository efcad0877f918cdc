import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import t from 'tap';
import { photograph } from '../helpers/photograph.ts';
import { staffApp } from '../helpers/staff-app.ts';
import { leftovers, send } from '../helpers/upload-form.ts';

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
