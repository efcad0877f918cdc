import sharp from 'sharp';
import t from 'tap';
import { readCredit } from '../../server/media/credit.ts';
import type { UploadAnswer } from '../../src/shared/upload.ts';
import { photograph, xmpWithCredit } from '../helpers/photograph.ts';
import { staffApp } from '../helpers/staff-app.ts';
import { send } from '../helpers/upload-form.ts';

t.test('every size of an upload says what was done to it, keeps its credit, and its JPEGs keep their pixels', async (t) => {
  const site = await staffApp(t.teardown);
  const { url } = (await send(site, await photograph(700, 500).withXmp(xmpWithCredit).jpeg().toBuffer())).json<UploadAnswer>();
  await site.media.idle();
  const bytes = async (address: string) => (await site.app.inject(address)).rawPayload;
  const pixels = async () => sharp(await bytes(url)).raw().toBuffer();
  const before = await pixels();
  for (const source of ['compositeSynthetic', 'humanEdits'] as const) {
    await site.media.setSource(url, source);
    await site.media.setSource(url, source);
    await site.media.idle();
    const document = await site.media.get(url);
    t.strictSame([document?.pending, document?.picture.formats], [false, ['avif', 'webp', 'jpg']]);
    for (const part of [document?.picture, document?.card, document?.square]) {
      for (const format of part?.formats ?? []) {
        for (const width of part?.widths ?? []) {
          const metadata = await sharp(await bytes(`${part?.base}-${width}.${format}`)).metadata();
          t.strictSame(readCredit(metadata), { creator: 'Zoë Wells', copyright: '© 2026 Zoë Wells', credit: 'Wells & Sons', source }, `${part?.base}-${width}.${format}`);
        }
      }
    }
    t.equal((await bytes(url)).toString('latin1').split('http://ns.adobe.com/xap/1.0/\0').length, 2, 'once');
    t.ok(before.equals(await pixels()));
  }
  await site.media.setFocal(url, { x: 0.2, y: 0.2 });
  t.equal(readCredit(await sharp(await bytes((await site.media.get(url))?.thumbnail ?? '')).metadata()).source, 'humanEdits', 'a piece cut later says it too');
  await site.media.idle();
});

t.test('a label that was begun before a stop is written after it', async (t) => {
  const folder = t.testdir();
  const first = await staffApp(() => undefined, { folder });
  const { url } = (await send(first, await photograph(700, 500).jpeg().toBuffer())).json<UploadAnswer>();
  await first.media.setSource(url, 'trainedAlgorithmicMedia');
  await first.media.close();
  await first.app.close();
  await first.store.close();
  const again = await staffApp(t.teardown, { folder });
  await again.media.resume();
  await again.media.idle();
  for (const format of ['jpg', 'webp', 'avif']) {
    const served = await again.app.inject(url.replace('.jpg', `.${format}`));
    t.equal(readCredit(await sharp(served.rawPayload).metadata()).source, 'trainedAlgorithmicMedia', format);
  }
});

t.test('what a program wrote about its own part in a picture is kept', async (t) => {
  const site = await staffApp(t.teardown);
  const said = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';
  const { url } = (await send(site, await photograph(700, 500).withXmp(said).jpeg().toBuffer())).json<UploadAnswer>();
  t.equal(readCredit(await sharp((await site.app.inject(url)).rawPayload).metadata()).source, 'trainedAlgorithmicMedia');
  await site.media.setSource('/uploads/lakeside-house-day.jpg', 'humanEdits');
  await site.media.idle();
});
