import t from 'tap';
import type { UploadAnswer } from '../../src/shared/upload.ts';
import { photograph } from '../helpers/photograph.ts';
import { staffApp } from '../helpers/staff-app.ts';
import { send } from '../helpers/upload-form.ts';

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
