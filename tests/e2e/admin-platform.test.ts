import t from 'tap';
import { failing, openAdmin } from '../helpers/admin.ts';
import { startSite } from '../helpers/site.ts';

const { site, visit } = await openAdmin({ env: { AUTH_PROVIDER: 'replit', REPLIT_USER_IDS: '1001,1002' } });
const lists = '/api/admin/portfolio';
const mara = { 'X-Replit-User-Id': '1001', 'X-Replit-User-Name': 'Mara' };

t.test('R193, R194, R324, R283: nobody signed in on the platform: its card, word for word', async (t) => {
  const { page, button, asked, problems } = await visit();
  await page.getByRole('heading', { name: 'Replit Authentication Required', exact: true }).waitFor();
  await page.getByText('You must be logged into Replit to access the admin panel', { exact: true }).waitFor();
  await page.getByText('Please log into your Replit account to manage the portfolio content', { exact: true }).waitFor();
  t.equal(await page.getByRole('textbox').count(), 0, 'no form: one signs in on the platform');
  t.equal(asked(lists), 0, 'R284');
  await page.evaluate(() => void document.body.setAttribute('data-before', ''));
  await Promise.all([page.waitForEvent('load'), button('Refresh Page').click()]);
  await button('Refresh Page').waitFor();
  t.equal(await page.locator('[data-before]').count(), 0, 'Refresh Page loads the page again');
  t.same(problems, []);
});

t.test('R193, R290, R324: the same card when the question who is there fails', async (t) => {
  for (const status of [401, 500, 'aborted'] as const) {
    const { page } = await visit({ extraHTTPHeaders: mara }, (page) => failing(page, '/api/auth/user', 'GET', status));
    await page.getByRole('heading', { name: 'Replit Authentication Required', exact: true }).waitFor();
    t.equal(await page.getByLabel('Password').count(), 0, `${status}`);
  }
});

t.test('R195, R196, R234, R283: signed in on the platform, the manager opens and greets by name', async (t) => {
  const { page, tab, problems } = await visit({ extraHTTPHeaders: mara });
  await tab('Manage Items').waitFor();
  await page.getByText('Hello, Mara', { exact: true }).waitFor();
  const user = await (await fetch(`${site.origin}/api/auth/user`, { headers: mara })).json();
  t.match(user, { authenticated: true, name: 'Mara' });
  t.match(await (await fetch(`${site.origin}/api/auth/user`)).json(), { authenticated: false });
  t.same(problems, []);
});

t.test('R196: an account without a name is greeted as "Admin"', async (t) => {
  const { page } = await visit({ extraHTTPHeaders: { 'X-Replit-User-Id': '1002' } });
  await page.getByText('Hello, Admin', { exact: true }).waitFor();
  t.pass();
});

t.test('R209, R322, D36: Log out only says what to do, and sends nothing', async (t) => {
  const { page, button, saying, sent } = await visit({ extraHTTPHeaders: mara });
  await button('Log out').click();
  t.same(await saying('Logged out'), ['Logged out', 'Please refresh the page to log out from Replit']);
  await page.getByText('Hello, Mara', { exact: true }).waitFor();
  t.same(sent, []);
});

t.test('R285, D45: one role, staff; an account that is not on the list may do nothing', async (t) => {
  const stranger = { 'X-Replit-User-Id': '666', 'X-Replit-User-Name': 'Mallory' };
  const { page, asked } = await visit({ extraHTTPHeaders: stranger });
  await page.getByRole('heading', { name: 'Replit Authentication Required', exact: true }).waitFor();
  t.equal(asked(lists), 0);
  t.equal((await fetch(site.origin + lists, { headers: stranger })).status, 401);
  for (const headers of [mara, { 'X-Replit-User-Id': '1002' }]) {
    const answer = await fetch(site.origin + lists, { headers });
    t.equal(answer.status, 200);
    t.equal(Object.keys((await answer.json()) as object).length, 8, 'each of the staff sees all of it');
  }
});

t.test('D02: outside of that mode the platform\'s headers mean nothing', async (t) => {
  const local = await startSite();
  t.teardown(() => local.stop());
  t.match(await (await fetch(`${local.origin}/api/auth/user`, { headers: mara })).json(), { authenticated: false });
  t.equal((await fetch(local.origin + lists, { headers: mara })).status, 401);
});
