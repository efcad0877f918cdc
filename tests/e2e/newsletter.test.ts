import type { Locator, Page } from 'playwright-core';
import t from 'tap';
import { leading } from '../helpers/browser.ts';
import { linkIn, openFormsSite } from '../helpers/forms-site.ts';
import { consentWording } from '../../src/content/consent.ts';

const { site, inbox, visit, pass, mailTo } = await openFormsSite();

const invalid = 'Please enter a valid email address';
const success = "Thank you for subscribing! You'll receive our latest updates.";
const green = 'rgb(143, 214, 174)';
const red = 'rgb(255, 180, 163)';

const form = (page: Page) => page.locator('#newsletter form');
const email = (page: Page) => form(page).getByLabel('Email');
const subscribe = (page: Page) => form(page).getByRole('button');
const message = (page: Page) => form(page).getByRole('status');
const colour = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);

async function openHome() {
  const visited = await visit();
  const requests: string[] = [];
  visited.page.on('request', (request) => request.url().endsWith('/api/newsletter') && requests.push(request.method()));
  await visited.page.goto('/');
  await visited.page.waitForSelector('body.loaded');
  return { ...visited, requests };
}

t.test('R236, R237, R238, R289, R312: idle, Subscribing..., success in green, and the address is cleared', async (t) => {
  const { page, requests, problems } = await openHome();
  t.equal(await subscribe(page).textContent(), 'Subscribe');
  t.equal(await message(page).textContent(), '');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/newsletter', async (route) => {
    await held;
    await route.continue();
  });
  await email(page).fill('anna@leslieville.example');
  pass(5);
  await subscribe(page).click();
  await form(page).getByRole('button', { name: 'Subscribing...', exact: true }).waitFor();
  t.ok(await subscribe(page).isDisabled());
  t.ok(await email(page).isDisabled());
  release();
  await message(page).getByText(success, { exact: true }).waitFor();
  t.equal(await colour(message(page)), green);
  t.equal(await email(page).inputValue(), '');
  t.equal(await subscribe(page).textContent(), 'Subscribe');
  t.notOk(await email(page).isDisabled());
  t.same(requests, ['POST']);
  t.match(await inbox.subscriber('anna@leslieville.example'), { state: 'pending', consents: [{ page: '/', wording: consentWording.newsletter }], suspicions: [] });
  t.same(problems, []);
});

t.test('R269, R270, R309, R238: an address without @ is refused in red, and nothing is sent', async (t) => {
  const { page, requests } = await openHome();
  for (const wrong of ['', '   ', 'anna.example']) {
    await email(page).fill(wrong);
    await subscribe(page).click();
    await message(page).getByText(invalid, { exact: true }).waitFor();
    t.equal(await colour(message(page)), red);
    t.equal(await email(page).getAttribute('aria-invalid'), 'true');
  }
  t.equal(await email(page).inputValue(), 'anna.example', 'what was typed is kept');
  t.same(requests, []);
});

t.test('R310: a refusal shows the server’s words, or "Failed to subscribe"', async (t) => {
  const { page } = await openHome();
  const body = JSON.stringify({ email: 'many@times.example' });
  for (let sent = 0; sent < 30; sent += 1) await fetch(`${site.origin}/api/newsletter`, { method: 'POST', headers: { 'content-type': 'application/json', origin: site.origin }, body });
  await email(page).fill('bo@example.com');
  await subscribe(page).click();
  await message(page).getByText('Too many messages came from your connection. Send it again in 10 minutes, or call us.', { exact: true }).waitFor();
  t.equal(await colour(message(page)), red);
  pass(61 * 60);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await subscribe(page).click();
  await message(page).getByText('Failed to subscribe', { exact: true }).waitFor();
  t.equal(await colour(message(page)), red);
  t.equal(await email(page).inputValue(), 'bo@example.com', 'what was typed is kept');
});

t.test('R311: a lost connection shows the error’s message, or "Something went wrong. Please try again."', async (t) => {
  const { page, context } = await openHome();
  await email(page).fill('bo@example.com');
  await context.setOffline(true);
  await subscribe(page).click();
  await message(page).getByText('Failed to fetch', { exact: true }).waitFor();
  t.equal(await colour(message(page)), red);
  await context.setOffline(false);
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await subscribe(page).click();
  await message(page).getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
  t.equal(await subscribe(page).textContent(), 'Subscribe', 'and it can be tried again');
});

t.test('R236–R238, D28: without script the form comes back to its page, which says what happened', async (t) => {
  const { page, problems } = await visit(false);
  for (const path of ['/', '/blog', '/services/photography']) {
    await page.goto(path);
    await email(page).fill('not an address');
    const refused = page.waitForResponse('**/api/newsletter');
    await leading(page, () => subscribe(page).click());
    t.equal((await refused).status(), 422, `${path}: refused`);
    t.equal(await message(page).textContent(), invalid);
    t.equal(await colour(message(page)), red);
    t.equal(await email(page).inputValue(), 'not an address', 'what was typed is kept');
    t.ok(await email(page).evaluate((input) => input.getBoundingClientRect().top < window.innerHeight), 'and it is in sight');
    await email(page).fill('carla@brokerage.example');
    await leading(page, () => subscribe(page).click());
    t.equal(new URL(page.url()).pathname + new URL(page.url()).search, `${path}?subscribed=1`);
    t.equal(await message(page).textContent(), success);
    t.equal(await colour(message(page)), green);
    t.equal(await email(page).inputValue(), '');
  }
  t.equal((await inbox.subscriber('carla@brokerage.example'))?.consents.length, 3, 'each consent is on record');
  t.same(problems.filter((problem) => !problem.includes('status of 422')), []);
});

t.test('R237, I6: such a page is the same with script', async (t) => {
  const { page, problems } = await visit();
  await page.goto('/services/video?subscribed=1#newsletter');
  await page.waitForSelector('body.loaded');
  t.equal(await message(page).textContent(), success);
  t.same(problems, []);
});

t.test('CASL: an address is confirmed by the button behind the mailed link, and leaves the same way', async (t) => {
  const address = 'dora@brokerage.example';
  const { page, problems } = await visit(false);
  await page.goto('/');
  await email(page).fill(address);
  await subscribe(page).click();
  const [question] = await mailTo(address);
  const confirm = linkIn(question, 'confirm');

  const opened = await fetch(site.origin + confirm);
  t.equal(opened.status, 200);
  t.equal(opened.headers.get('cache-control'), 'no-store', 'a page with a token is kept nowhere');
  t.match(await opened.text(), '<meta name="robots" content="noindex, follow"');
  t.match(await inbox.subscriber(address), { state: 'pending' }, 'a program that follows the link changes nothing');

  await page.goto(confirm);
  await leading(page, () => page.getByRole('button', { name: 'Confirm subscription' }).click());
  t.match(page.url(), /\/newsletter\/confirm\?done=1$/);
  t.equal(await page.locator('h1').textContent(), 'You are on the list.');
  t.match(await inbox.subscriber(address), { state: 'confirmed', confirmedAt: String });

  const welcome = (await mailTo(address, 2)).find(({ headers }) => headers.get('subject')?.startsWith('You are subscribed'));
  await page.goto(linkIn(welcome, 'unsubscribe'));
  t.match(await inbox.subscriber(address), { state: 'confirmed' });
  await leading(page, () => page.getByRole('button', { name: 'Unsubscribe' }).click());
  t.match(page.url(), /\/newsletter\/unsubscribe\?done=1$/);
  t.equal(await page.locator('h1').textContent(), 'You are off the list.');
  t.match(await inbox.subscriber(address), { state: 'unsubscribed', unsubscribedAt: String });

  await page.goto(confirm);
  await leading(page, () => page.getByRole('button', { name: 'Confirm subscription' }).click());
  t.match(page.url(), /\/newsletter\/confirm\?problem=1$/, 'the old link does not bring anyone back');
  t.equal(await page.locator('h1').textContent(), 'This link has run out.');
  t.match(await inbox.subscriber(address), { state: 'unsubscribed' });
  t.same(problems, []);
});

t.test('CASL: the pages of the links work with script too', async (t) => {
  const address = 'emil@brokerage.example';
  const { page, requests, problems } = await openHome();
  await email(page).fill(address);
  pass(5);
  await subscribe(page).click();
  await message(page).getByText(success).waitFor();
  const [question] = await mailTo(address);
  await page.goto(linkIn(question, 'confirm'));
  await page.waitForSelector('body.loaded');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.waitForURL('**/newsletter/confirm?done=1');
  await page.waitForSelector('body.loaded');
  t.match(await inbox.subscriber(address), { state: 'confirmed' });
  t.same(requests, ['POST']);
  t.same(problems, []);
});
