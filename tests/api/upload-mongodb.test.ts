import sharp from 'sharp';
import t from 'tap';
import type { UploadAnswer } from '../../src/shared/upload.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';
import { photograph } from '../helpers/photograph.ts';
import { cookieOf, staffApp } from '../helpers/staff-app.ts';
import { send } from '../helpers/upload-form.ts';

t.test('R292 with MongoDB, processes share accounts, sessions and pictures', async (t) => {
  const server = await startMongo();
  if (!server) {
    t.comment(noMongo);
    return;
  }
  t.teardown(() => server.stop());
  const mongodbUrl = server.freshUrl();
  const one = await staffApp(t.teardown, { mongodbUrl });
  const two = await staffApp(t.teardown, { mongodbUrl });
  const response = await send(one, await photograph(700, 500).jpeg().toBuffer());
  t.equal(response.statusCode, 200, response.body);
  const { url } = response.json<UploadAnswer>();
  const elsewhere = await two.app.inject({ url, headers: { range: 'bytes=0-1' } });
  t.equal(elsewhere.statusCode, 206);
  t.same(elsewhere.rawPayload, Buffer.from([0xff, 0xd8]));
  await one.media.close();
  await two.media.resume();
  await two.media.idle();
  t.match(await one.media.get(url), { pending: false, picture: { formats: ['avif', 'webp', 'jpg'] } }, 'another process finishes what one began');
  t.match(await sharp((await one.app.inject(url.replace('.jpg', '.webp'))).rawPayload).metadata(), { format: 'webp', width: 700 });
  t.ok((await two.mediaStore.list()).every((name) => !name.startsWith('incoming-')));
  const login = await one.logIn();
  const there = await two.app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(login) } });
  t.equal(there.json().authenticated, false, 'cookies need the same SESSION_KEY in every process');
});
