import t from 'tap';
import { failing, openAdmin, pictureFile } from '../helpers/admin.ts';
import { phone } from '../helpers/browser.ts';

const { site, enter } = await openAdmin();
const service = '/api/portfolio/photographyPortfolio';
const away = 'The server can’t be reached. Check the connection, then try again.';
const item = await site.services.portfolio.add('photographyPortfolio', { title: 'Noticed', description: 'For notices.', type: 'image', src: '/uploads/brand-sign.jpg' });

t.test('R320, R313, D55: a failed call is named, as a destructive notice that says why; the form keeps what was typed', async (t) => {
  const { page, tab, button, saying, notice, rows } = await enter();
  const answers = [
    [500, {}, '500: Internal Server Error'],
    [503, { error: 'The store is away. Try again in a minute.' }, 'The store is away. Try again in a minute.'],
    [400, { error: 'Some fields need another look', fields: { title: 'This title is taken' } }, 'Some fields need another look'],
    ['aborted', {}, away],
  ] as const;
  const plain = async () => {
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
  };
  await tab('Add New').click();
  const typed = { 'Title*': 'Kept', 'Description*': 'Kept as well.', 'Image URL*': '/uploads/brand-sign.jpg', 'Category/Tag': 'Tag' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  for (const [status, body, reason] of answers) {
    const mend = await failing(page, service, 'POST', status, body);
    await button('Add Item').click();
    t.same(await saying('Failed to add item'), ['Failed to add item', reason], `${status}`);
    for (const [label, value] of Object.entries(typed)) t.equal(await page.getByLabel(label, { exact: true }).inputValue(), value);
    t.equal(await tab('Add New').getAttribute('aria-selected'), 'true', 'the form stays');
    t.ok(await button('Add Item').isEnabled(), 'and can be sent again');
    if (status === 400) await page.getByText('This title is taken', { exact: true }).waitFor();
    await plain();
    await mend();
  }
  await tab('Manage Items').click();
  await button('Edit Noticed').click();
  await page.getByLabel('Description*').fill('Changed.');
  for (const [status, body, reason] of answers) {
    const mend = await failing(page, service, 'PUT', status, body);
    await button('Update Item').click();
    t.same(await saying('Failed to update item'), ['Failed to update item', reason], `${status}`);
    t.equal(await page.getByLabel('Description*').inputValue(), 'Changed.');
    await plain();
    await mend();
  }
  await button('Cancel').click();
  const count = await rows.count();
  for (const [status, body, reason] of answers) {
    const mend = await failing(page, `${service}/${item.id}`, 'DELETE', status, body);
    await button('Delete Noticed').click();
    await button('Delete').click();
    t.same((await saying('Failed to delete item')).slice(0, 2), ['Failed to delete item', reason], `${status}`);
    await button('Delete Noticed').waitFor();
    t.equal(await rows.count(), count, 'the item is back in the list');
    await plain();
    await mend();
  }
});

t.test('R315: a failed upload, whatever failed', async (t) => {
  for (const status of [500, 413, 415, 'aborted'] as const) {
    const { page, tab, button, saying, choose, notice } = await enter({}, (page) => failing(page, '/api/upload', 'POST', status, { error: 'For this reason.' }));
    await tab('Add New').click();
    await choose(await pictureFile('house.jpg'));
    await button('Upload').click();
    t.same(await saying('Upload failed'), ['Upload failed', 'There was an error uploading your file']);
    await page.getByText(status === 'aborted' ? away : 'For this reason.', { exact: true }).waitFor();
    t.equal(await button('Try house.jpg again').count(), status === 413 || status === 415 ? 0 : 1, `${status}: trying again helps, or does not`);
    const ground = await notice.evaluate((element) => getComputedStyle(element).backgroundColor);
    t.not(ground, 'rgb(21, 23, 28)', 'a destructive notice does not look like the others');
    await page.context().close();
  }
});

t.test('R258, R327: one notice at most, the newest', async (t) => {
  const { button, saying, notice, region, tab } = await enter();
  await tab('Add New').click();
  await button('Add Item').click();
  await saying('Missing fields');
  await tab('Manage Items').click();
  await button('Edit Noticed').click();
  await button('Update Item').click();
  await saying('Item updated');
  t.equal(await region.getByRole('listitem').count(), 1);
  t.equal(await notice.count(), 1);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  t.equal(await region.getByRole('listitem').count(), 0, 'and none once it is dismissed');
});

t.test('R327: a notice stays for 5000 ms', async (t) => {
  const { page, tab, button, saying, notice } = await enter({}, (page) => page.clock.install());
  await tab('Add New').click();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await button('Add Item').click();
  await saying('Missing fields');
  await page.mouse.move(5, 5);
  await page.clock.runFor(4900);
  t.equal(await notice.count(), 1, 'after 4900 ms');
  await page.clock.runFor(300);
  await notice.waitFor({ state: 'detached' });
  t.pass('gone after 5200 ms');
});

t.test('R328: F8 leads to the notices, which are named, and 420 px wide at most', async (t) => {
  const { page, tab, button, saying, region, notice } = await enter();
  await tab('Add New').click();
  await button('Add Item').click();
  await saying('Missing fields');
  t.equal(await page.locator('[role="region"][aria-label="Notifications (F8)"]').count(), 1);
  await page.keyboard.press('F8');
  t.equal(await region.locator('ol').evaluate((element) => element === document.activeElement), true);
  t.equal((await notice.boundingBox())?.width, 420, 'at 1440');
  await page.setViewportSize({ width: 820, height: 1180 });
  t.equal((await notice.boundingBox())?.width, 420, 'at 820');
  await page.setViewportSize(phone);
  const box = await notice.boundingBox();
  t.ok(box && box.x >= 0 && box.x + box.width <= phone.width, 'inside of a phone');
});

t.test('R328: a swipe to the right of more than 50 px dismisses, less does not, nor one to the left', async (t) => {
  const { page, tab, button, saying, notice } = await enter();
  await tab('Add New').click();
  await button('Add Item').click();
  await saying('Missing fields');
  const swipe = async (by: number) => {
    const box = await notice.boundingBox();
    if (!box) throw new Error('No notice');
    const [x, y] = [box.x + 60, box.y + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 5 });
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(-120);
  await swipe(40);
  await notice.and(page.locator('[data-swipe="cancel"], :not([data-swipe])')).waitFor();
  t.equal(await notice.count(), 1);
  await swipe(60);
  await notice.waitFor({ state: 'detached' });
  t.pass('gone');
});
