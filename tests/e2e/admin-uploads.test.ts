import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { failing, hold, openAdmin, pictureFile } from '../helpers/admin.ts';

const { site, enter } = await openAdmin();
const uploads = (sent: readonly { line: string }[]) => sent.filter(({ line }) => line === 'POST /api/upload').length;
const house = await pictureFile('Lakeside_house-blue hour.jpg', 1000, 667);

/** Gives the window files as a drag from the desktop or a paste does; true when the page took them from the browser. */
async function give(page: Page, way: 'dragover' | 'drop' | 'paste', ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<boolean> {
  const list = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }));
  return page.evaluate(([way, list]) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes } of list) data.items.add(new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], name, { type: mimeType }));
    const options = { bubbles: true, cancelable: true };
    const event = way === 'paste' ? new ClipboardEvent(way, { ...options, clipboardData: data }) : new DragEvent(way, { ...options, dataTransfer: data });
    return !document.body.dispatchEvent(event);
  }, [way, list] as const);
}

t.test('R205, R265, R266, R292, R316, D47: a file is held until Upload is pressed, then fills in the form', async (t) => {
  const { page, tab, button, saying, sent, choose, problems } = await enter();
  await tab('Add New').click();
  t.ok(await button('Upload').isDisabled(), 'nothing is chosen');
  await choose(house);
  await page.getByText('Chosen. Press Upload to send it.').waitFor();
  t.ok(await button('Upload').isEnabled());
  t.equal(uploads(sent), 0, 'held');
  const release = await hold(page, '/api/upload', 'POST');
  await button('Upload').click();
  await button('Uploading...').waitFor();
  t.ok(await button('Uploading...').isDisabled());
  t.equal(await button('Upload').count(), 0);
  const answered = page.waitForResponse('**/api/upload');
  await release();
  const answer = (await (await answered).json()) as { url: string; thumbnail: string; width: number };
  t.same(await saying('Upload successful'), ['Upload successful', 'Image uploaded and ready to use']);
  const [call] = sent.filter(({ line }) => line === 'POST /api/upload');
  t.match(call?.body, /name="file"; filename="Lakeside_house-blue hour\.jpg"/, 'multipart, in the field called file');
  t.match(answer.url, /^\/uploads\/[0-9a-f]{32}-1000\.jpg$/);
  t.equal(await page.getByLabel('Image URL*').inputValue(), answer.url);
  t.equal(await page.getByLabel('Thumbnail URL').inputValue(), answer.thumbnail);
  t.equal(await page.getByLabel('Title*').inputValue(), 'Lakeside house blue hour', 'a title from the name of the file');
  for (const url of [answer.url, answer.thumbnail]) t.match((await fetch(site.origin + url)).headers.get('content-type'), 'image/jpeg', url);
  t.ok(await button('Upload').isDisabled(), 'nothing is held any more');
  t.same(problems, []);

  await button('Clear').click();
  t.equal(await page.getByLabel('Image URL*').inputValue(), '', 'a cleared form');
  t.equal(await page.getByText(house.name).count(), 0, 'lets go of its files');
});

t.test('a running upload is cancelled; a failed one is sent again with the same file', async (t) => {
  const { page, tab, button, saying, sent, choose } = await enter();
  await tab('Add New').click();
  await choose(house);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/upload'));
  await hold(page, '/api/upload', 'POST');
  await button('Upload').click();
  await button(`Cancel ${house.name}`).click();
  t.match((await stopped).failure()?.errorText, 'ERR_ABORTED');
  await page.getByText(house.name).waitFor({ state: 'detached' });
  t.ok(await button('Upload').isDisabled());
  t.equal(await page.getByLabel('Image URL*').inputValue(), '');
  await page.unroute('**/api/upload');

  const mend = await failing(page, '/api/upload', 'POST', 'aborted');
  await choose(house);
  await button('Upload').click();
  await saying('Upload failed');
  await mend();
  const before = uploads(sent);
  await button(`Try ${house.name} again`).click();
  await saying('Upload successful');
  t.equal(uploads(sent), before + 1);
  t.match(await page.getByLabel('Image URL*').inputValue(), /^\/uploads\/[0-9a-f]{32}-1000\.jpg$/);
});

t.test('pictures are pasted and dropped anywhere, also on the list and over a form for films; pasted text stays text', async (t) => {
  const { page, tab } = await enter();
  const chosen = page.getByText('Chosen. Press Upload to send it.');
  await give(page, 'paste', await pictureFile('pasted.jpg', 400, 300));
  await page.getByText('pasted.jpg').waitFor();
  t.equal(await tab('Add New').getAttribute('aria-selected'), 'true', 'the form opens');
  t.equal(await chosen.count(), 1);
  await page.getByRole('button', { name: 'Remove pasted.jpg' }).click();

  await page.getByLabel('Type*').selectOption('video');
  await page.getByLabel('YouTube Video ID*').fill('dQw4w9WgXcQ');
  t.ok(await give(page, 'dragover', house), 'the window takes what is dragged over it');
  t.ok(await give(page, 'drop', house));
  await chosen.waitFor();
  t.equal(await page.getByLabel('Type*').inputValue(), 'image', 'files stand where they can be seen');
  await page.getByLabel('Type*').selectOption('video');
  t.equal(await page.getByLabel('YouTube Video ID*').inputValue(), 'dQw4w9WgXcQ', 'and nothing is lost');
  await page.getByLabel('Type*').selectOption('image');
  await page.getByRole('button', { name: `Remove ${house.name}` }).click();

  await page.getByLabel('Description*').evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'From a text processor');
    data.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
  });
  t.equal(await chosen.count(), 0);
});

t.test('the page is not left without a question while a chosen file did not arrive', async (t) => {
  const { page, tab, choose } = await enter();
  await tab('Add New').click();
  await choose(house);
  for (const leave of [() => page.evaluate(() => window.location.reload()), () => page.getByRole('link', { name: 'View site' }).click({ noWaitAfter: true })]) {
    const asks = page.waitForEvent('dialog');
    void leave();
    const question = await asks;
    t.equal(question.type(), 'beforeunload');
    await question.dismiss();
  }
  await page.getByRole('button', { name: `Remove ${house.name}` }).click();
  page.on('dialog', () => t.fail('it asks without a reason'));
  await page.reload();
  await tab('Manage Items').waitFor();
});

t.test('files dropped where none are expected don\'t make the browser leave', async (t) => {
  const { page, button } = await enter();
  for (const [name, heading] of [['Bin', 'Bin'], ['Inquiries', 'Inquiries'], ['Newsletter', 'Newsletter']] as const) {
    await button(name).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    t.ok(await give(page, 'dragover', house), `${name}: dragged over`);
    t.ok(await give(page, 'drop', house), `${name}: dropped`);
  }
  await page.getByRole('button', { name: /^Photography/ }).click();
  await page.getByRole('tab', { name: 'Add New' }).click();
  t.equal(await page.getByText(house.name).count(), 0, 'and they wait nowhere');
});

t.test('many at once: each in a row of its own, drafts in one press, visible to no visitor', async (t) => {
  const { page, tab, button, saying, choose, rows, sent, problems } = await enter();
  await tab('Add New').click();
  await choose(await pictureFile('one.jpg'), await pictureFile('two.jpg'), await pictureFile('three.jpg'));
  await button('Upload').click();
  await page.getByRole('heading', { name: '3 pictures uploaded' }).waitFor();
  await saying('Upload successful');
  t.equal(uploads(sent), 3);
  await button('Add all and publish').click();
  t.same(await saying('Missing fields'), ['Missing fields', 'Please fill in all required fields'], 'R273: what is published needs words');
  const before = (await site.services.portfolio.listAdmin()).photographyPortfolio.length;
  await button('Add all as drafts').click();
  await saying('3 items added');
  t.equal(await tab('Manage Items').getAttribute('aria-selected'), 'true', 'R261');
  t.same(await Promise.all([0, 1, 2].map((nth) => rows.nth(before + nth).locator('p').first().textContent())), ['One', 'Two', 'Three'], 'in the order they were chosen in');
  t.equal(await rows.getByText('Draft', { exact: true }).count(), 3);
  t.equal((await site.services.portfolio.listPublic('photographyPortfolio')).filter(({ title }) => ['One', 'Two', 'Three'].includes(title)).length, 0);
  t.same(problems, []);
});

t.test('R275, D47: what is no picture is refused in words that say what to do', async (t) => {
  const { page, tab, button, saying, choose } = await enter();
  await tab('Add New').click();
  await choose({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') });
  await button('Upload').click();
  await saying('Upload failed');
  t.match(await page.locator('li[data-state="failed"] p').nth(1).textContent(), /JPEG/);
  await page.locator('input[type="file"]').setInputFiles(join(t.testdir({ 'huge.jpg': Buffer.alloc(26 * 1024 * 1024) }), 'huge.jpg'));
  await page.getByText('Too large. The limit is 25 MB.').waitFor();
});
