import t from 'tap';
import { fetchPage, plain, routeTable, texts } from '../helpers/pages.ts';
import { failing, hold, openAdmin } from '../helpers/admin.ts';

const { site, visit, enter } = await openAdmin();
const lists = '/api/admin/portfolio';

t.test('R017, R282: visitors see every page but the manager', async (t) => {
  const literal = (await routeTable()).map((route) => route.path).filter((path) => !path.includes(':'));
  t.ok(literal.length > 30);
  for (const path of literal) {
    const { status, root } = await fetchPage(site, path);
    t.equal(status, 200, path);
    t.equal(root.querySelectorAll('nav[aria-label="Portfolio"], [role="tab"]').length, 0, `${path} holds nothing of the manager`);
    t.equal(root.textContent.includes('Checking authentication'), path === '/admin', path);
  }
  for (const path of [lists, '/api/admin/bin', '/api/admin/inquiries', '/api/admin/newsletter', '/api/admin/vitals']) t.equal((await fetch(site.origin + path)).status, 401, path);
});

t.test('R034, R192, R259, R284: first a spinner that says what is checked, and nothing of the portfolio is asked for', async (t) => {
  const { root, headers } = await fetchPage(site, '/admin');
  t.equal(plain(root.querySelector('[role="status"]')!), 'Checking authentication', 'in the server HTML already');
  t.same(texts(root, 'h1'), ['Portfolio manager']);
  t.equal(headers.get('cache-control'), 'no-store');
  t.notMatch(root.textContent, /Photography|Manage Items|Sign in/, 'nothing of the manager is sent to strangers');
  let release = async () => {};
  const { page, asked, problems } = await visit({}, async (page) => (release = await hold(page, '/api/auth/user')));
  const status = page.getByRole('status').filter({ hasText: 'Checking authentication' });
  await status.waitFor();
  t.equal(await status.locator('span[aria-hidden="true"]').count(), 1, 'with a turning ring');
  await page.waitForLoadState('domcontentloaded');
  t.equal(asked(lists), 0);
  await release();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  t.equal(asked(lists), 0, 'nor is it for somebody who is not signed in');
  t.equal(asked('/api/auth/user'), 1, 'R290: asked once');
  t.same(problems, []);
});

t.test('R193, R194, R283, D02: without a session the card of the site\'s own accounts, which never mentions Replit', async (t) => {
  const { page, button } = await visit();
  await button('Refresh Page').waitFor();
  const text = (await page.locator('body').textContent()) ?? '';
  t.match(text, 'You need an account to manage the portfolio.');
  t.notMatch(text, /replit/i);
  t.equal(await page.getByRole('tab').count(), 0);
  await page.evaluate(() => void document.body.setAttribute('data-before', ''));
  await Promise.all([page.waitForEvent('load'), button('Refresh Page').click()]);
  await button('Refresh Page').waitFor();
  t.equal(await page.locator('[data-before]').count(), 0, 'Refresh Page loads the page again');
});

t.test('R290: an answer that is no 2xx, or none at all, is not signed in', async (t) => {
  for (const status of [401, 500, 503] as const) {
    const { page, asked } = await visit({}, (page) => failing(page, '/api/auth/user', 'GET', status, { authenticated: true, name: 'Mallory' }));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    t.equal(asked('/api/auth/user'), 1, `${status}: no retry`);
    t.equal(asked(lists), 0);
    await page.context().close();
  }
  const { page, asked } = await visit({}, (page) => failing(page, '/api/auth/user', 'GET', 'aborted'));
  await page.getByText('The server can’t be reached. Check the connection, then try again.').waitFor();
  t.equal(asked('/api/auth/user'), 1);
  t.equal(asked(lists), 0);
});

t.test('D02: empty fields are named, and a wrong password keeps the form', async (t) => {
  const { page, button, sent } = await visit();
  await button('Sign in').click();
  await page.getByText('Enter your user name').waitFor();
  await page.getByText('Enter your password').waitFor();
  t.equal(await page.getByLabel('User name').getAttribute('aria-invalid'), 'true');
  t.same(sent, [], 'nothing is sent');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'The user name or the password is not right.' }).waitFor();
  t.equal(await page.getByLabel('User name').inputValue(), 'admin');
  t.equal((await fetch(`${site.origin}${lists}`)).status, 401);
});

t.test('R195, R196, R234, R284, R291: signed in, the data load once, then the manager greets by name', async (t) => {
  let release = async () => {};
  const { page, asked, signIn, tab, problems } = await visit({}, async (page) => (release = await hold(page, lists)));
  const [answer] = await Promise.all([page.waitForResponse('**/api/auth/login'), signIn()]);
  t.match(await answer.json(), { authenticated: true, name: 'admin' });
  await page.getByRole('status').filter({ hasText: 'Loading portfolio data' }).waitFor();
  t.equal(await tab('Manage Items').count(), 0);
  await release();
  await tab('Manage Items').waitFor();
  await page.getByText('Hello, admin', { exact: true }).waitFor();
  t.equal(asked(lists), 1);
  await page.reload();
  await page.getByText('Hello, admin', { exact: true }).waitFor();
  t.equal(asked(lists), 2, 'the session outlives a reload');
  t.same(problems, []);
});

t.test('R196: without a name the greeting is "Admin"', async (t) => {
  const { page } = await enter();
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { authenticated: true } }));
  await page.reload();
  await page.getByText('Hello, Admin', { exact: true }).waitFor();
  t.pass();
});

t.test('R259, R313, R321: "Failed to fetch portfolio data", and again on request', async (t) => {
  for (const status of [500, 'aborted'] as const) {
    const { page, signIn, tab, button, asked } = await visit();
    const mend = await failing(page, lists, 'GET', status, { error: 'The store is away. Try again in a minute.' });
    await signIn();
    const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Failed to fetch portfolio data', exact: true }) });
    await card.waitFor();
    await card.getByText(status === 500 ? 'The store is away. Try again in a minute.' : 'The server can’t be reached. Check the connection, then try again.').waitFor();
    t.equal(asked(lists), 1, 'R287: no retry by itself');
    await mend();
    await button('Try again').click();
    await tab('Manage Items').waitFor();
    t.equal(asked(lists), 2);
  }
});

t.test('R209, D36: logging out ends the session, here and on the server', async (t) => {
  const { page, context, button, saying, sent, asked } = await enter();
  const [cookie] = await context.cookies(site.origin);
  await button('Log out').click();
  t.same(await saying('Signed out'), ['Signed out', 'The session on this device has ended']);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  t.ok(sent.some(({ line }) => line === 'POST /api/auth/logout'));
  t.equal((await fetch(`${site.origin}${lists}`, { headers: { cookie: `${cookie?.name}=${cookie?.value}` } })).status, 401, 'a copy of the cookie is worth nothing');
  const before = asked(lists);
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  t.equal(asked(lists), before);
});

t.test('R284: a session that ends during the work asks to sign in, and what was typed is kept', async (t) => {
  const { page, context, tab, button, saying, signIn } = await enter();
  await tab('Add New').click();
  await page.getByLabel('Title*').fill('Kept title');
  await page.getByLabel('Description*').fill('Kept description.');
  await page.getByLabel('Image URL*').fill('/uploads/brand-sign.jpg');
  await context.clearCookies();
  await button('Add Item').click();
  t.match((await saying('Your session has ended')).join(' '), 'What you typed is kept in this browser.');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn();
  await button('Continue').click();
  t.equal(await page.getByLabel('Title*').inputValue(), 'Kept title');
  t.equal(await page.getByLabel('Description*').inputValue(), 'Kept description.');
});
