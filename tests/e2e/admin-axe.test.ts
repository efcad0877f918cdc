import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { failing, hold, openAdmin, pictureFile, type ManagerPage } from '../helpers/admin.ts';
import { seriousProblems } from '../helpers/axe.ts';
import { desktop, phone } from '../helpers/browser.ts';
import { startSite } from '../helpers/site.ts';

const { site, browser, visit, enter } = await openAdmin();
const lists = '/api/admin/portfolio';
const shared = await site.services.portfolio.add('photographyPortfolio', { title: 'Shared', description: 'As it was.', type: 'image', src: '/uploads/brand-sign.jpg' });
for (const { id } of (await site.services.portfolio.listAdmin()).editingPortfolio) await site.services.portfolio.remove('editingPortfolio', id);
for (const [path, body] of [
  ['/api/contact', { firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.example', phone: '416-555-0187', details: 'A condo at Queens Quay.' }],
  ['/api/newsletter', { email: 'anna@leslieville.example' }],
] as const) await fetch(site.origin + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: site.origin }, body: JSON.stringify(body) });

/** Clean on a desk and on a phone, and no wider than either. */
async function clean(t: Test, page: Page, state: string) {
  for (const [width, viewport] of [['1440', desktop], ['390', phone]] as const) {
    await page.setViewportSize(viewport);
    t.same(await seriousProblems(page), [], `${state} at ${width}`);
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0, `${state} at ${width}: nothing sticks out`);
  }
  await page.setViewportSize(desktop);
}
const go = (opened: ManagerPage, name: RegExp) => opened.page.getByRole('navigation', { name: 'Portfolio' }).getByRole('button', { name }).click();

t.test('R192, I10: before the manager: checking, sign-in, what is wrong with it, loading, failed', async (t) => {
  let release = async () => {};
  const opened = await visit({}, async (page) => (release = await hold(page, '/api/auth/user')));
  const { page, button, signIn } = opened;
  await page.getByRole('status').waitFor();
  await clean(t, page, 'checking');
  await release();
  await button('Sign in').waitFor();
  await clean(t, page, 'sign-in');
  await button('Sign in').click();
  await page.getByText('Enter your password').waitFor();
  await clean(t, page, 'sign-in with errors');
  const releaseLists = await hold(page, lists);
  await signIn();
  await page.getByText('Loading portfolio data').waitFor();
  await clean(t, page, 'loading');
  await releaseLists();
  await opened.tab('Manage Items').waitFor();
  await failing(page, lists, 'GET', 500);
  await page.reload();
  await button('Try again').waitFor();
  await clean(t, page, 'failed');
});

t.test('R193, I10: the platform\'s card', async (t) => {
  const platform = await startSite({ env: { AUTH_PROVIDER: 'replit' } });
  t.teardown(() => platform.stop());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${platform.origin}/admin`);
  await page.getByRole('heading', { name: 'Replit Authentication Required' }).waitFor();
  await clean(t, page, 'platform card');
});

t.test('R195, R201, I10: lists: manage, nothing found, empty, moving, delete asking, bin, inquiries, newsletter', async (t) => {
  const opened = await enter();
  const { page, button, saying } = opened;
  await clean(t, page, 'manage');
  await page.getByRole('searchbox').fill('no such words');
  await page.getByText('Nothing found').waitFor();
  await clean(t, page, 'nothing found');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Move Shared/ }).click();
  await button('Done').waitFor();
  await clean(t, page, 'moving');
  await button('Done').click();
  await button('Delete Shared').click();
  await page.getByText('Are you sure you want to delete this item?').waitFor();
  await clean(t, page, 'delete asking');
  await button('Delete').click();
  await saying('Item deleted');
  await clean(t, page, 'notice with Undo');
  await go(opened, /^Bin/);
  await button('Restore Shared').waitFor();
  await clean(t, page, 'bin');
  await button('Restore Shared').click();
  await saying('Item restored');
  await go(opened, /^Editing/);
  await page.getByText('No items found for this service').waitFor();
  await clean(t, page, 'empty');
  for (const [name, who] of [[/^Inquiries/, 'Priya Raman'], [/^Newsletter/, 'anna@leslieville.example']] as const) {
    await go(opened, name);
    await page.getByText(who).first().waitFor();
    await clean(t, page, String(name));
    await page.locator('button[data-row]').first().click();
    await clean(t, page, `${name}, opened`);
  }
});

t.test('R202–R207, I10: forms of each type, errors, conflict, notices', async (t) => {
  const { page, tab, button, saying } = await enter();
  await tab('Add New').click();
  for (const type of ['video', 'embed', 'image']) {
    await page.getByLabel('Type*').selectOption(type);
    await clean(t, page, `form for ${type}`);
    await button('Add Item').click();
    await saying('Missing fields');
    await clean(t, page, `errors and destructive notice, ${type}`);
  }
  await tab('Manage Items').click();
  await button('Edit Shared').click();
  await page.getByLabel('Description*').fill('Mine.');
  await clean(t, page, 'editing');
  const current = (await site.services.portfolio.listAdmin()).photographyPortfolio.find(({ id }) => id === shared.id);
  if (!current) throw new Error('Gone');
  await site.services.portfolio.update('photographyPortfolio', { ...current, description: 'Theirs.' });
  await button('Update Item').click();
  await button('Take theirs').waitFor();
  await clean(t, page, 'conflict');
});

t.test('R205, I10: uploads: held, on their way, failed, many with their words, what was not sent', async (t) => {
  const { page, tab, button, saying, choose } = await enter();
  await tab('Add New').click();
  await choose(await pictureFile('one.jpg'));
  await clean(t, page, 'held');
  const release = await hold(page, '/api/upload');
  await button('Upload').click();
  await button('Uploading...').waitFor();
  await clean(t, page, 'uploading');
  await release();
  await saying('Upload successful');
  await clean(t, page, 'uploaded, with notice');
  await tab('Manage Items').click();
  await page.getByText('Not sent yet').waitFor();
  await clean(t, page, 'not sent yet');
  await button('Discard').click();
  await tab('Add New').click();
  await choose({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') }, await pictureFile('two.jpg'), await pictureFile('three.jpg'));
  await button('Upload').click();
  await page.getByRole('heading', { name: '2 pictures uploaded' }).waitFor();
  await page.locator('li[data-state="failed"]').waitFor();
  await clean(t, page, 'many, one failed');
  await button('Add all and publish').click();
  await saying('Missing fields');
  await clean(t, page, 'many, with errors');
});
