import type { Page } from 'playwright-core';
import t from 'tap';
import { linkIn, openFormsSite } from '../helpers/forms-site.ts';
import { staffPassword, staffUser } from '../helpers/site.ts';

const { site, inbox, visit, mailTo } = await openFormsSite();

async function post(path: string, body: object) {
  const response = await fetch(site.origin + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: site.origin }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

const people = [
  { firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.example', phone: '416-555-0187', service: 'photography', details: 'A condo at Queens Quay.\nTwilight, please.' },
  { firstName: 'Owen', lastName: 'Fairweather', email: 'owen@lakeshore.example', details: 'Do you shoot in Barrie?' },
  { firstName: 'Best', lastName: 'Rank', email: 'rank@first.example', details: 'Your site at number one.', website: 'http://first.example' },
];
for (const person of people) await post('/api/contact', person);
for (const email of ['anna@leslieville.example', 'bo@example.com']) await post('/api/newsletter', { email, page: '/blog' });

async function open(view: string) {
  const visited = await visit();
  const { page } = visited;
  await page.goto('/admin');
  await page.getByLabel('User name').fill(staffUser);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: new RegExp(`^${view}`) }).click();
  await row(page, '').first().waitFor();
  return visited;
}

const row = (page: Page, name: string) => page.locator('button[data-row]', { hasText: name });
const names = (page: Page) => page.locator('button[data-row] > span:first-child').allTextContents();
/** The list changes at once, the store with the answer to this. A row that is opened is marked as read by a call of the same kind. */
const answer = (page: Page, method: string, said = '') => page.waitForResponse((response) => response.request().method() === method && (response.request().postData() ?? '').includes(said));

t.test('D05: staff read, file, find and delete inquiries', async (t) => {
  const { page, problems } = await open('Inquiries');
  t.same(await names(page), ['Best Rank', 'Owen Fairweather', 'Priya Raman'], 'the newest first');
  await page.getByText('3 inquiries, 3 new', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Inquiries 3 new' }).waitFor();

  await row(page, 'Priya').click();
  await page.getByText('3 inquiries, 2 new', { exact: true }).waitFor();
  const reply = new URL((await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '');
  t.equal(reply.pathname, 'priya@parkside.example');
  t.match(reply.searchParams.get('body'), '> A condo at Queens Quay.\r\n> Twilight, please.');
  const filed = answer(page, 'PATCH', 'answered');
  await page.getByLabel('Status').selectOption('answered');
  await row(page, 'Priya').getByText('Answered').waitFor();
  await filed;
  t.equal((await inbox.inquiry('priya@parkside.example'))?.status, 'answered');

  await row(page, 'Best').click();
  await page.getByText('Possible spam: hidden field filled in').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  t.ok(await inbox.inquiry('rank@first.example'), 'it asks first');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = answer(page, 'DELETE');
  await page.getByRole('group', { name: 'Delete the inquiry from Best Rank? It cannot be brought back.' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 inquiries, 1 new', { exact: true }).waitFor();
  await deleted;
  t.equal(await inbox.inquiry('rank@first.example'), undefined);

  await page.getByRole('searchbox').fill('barrie');
  await page.getByText('1 inquiry, 1 new', { exact: true }).waitFor();
  t.same(await names(page), ['Owen Fairweather']);
  await page.getByRole('button', { name: 'Answered' }).click();
  await page.getByText('No inquiry matches.').waitFor();
  await page.getByRole('searchbox').fill('');
  await row(page, 'Priya').waitFor();
  t.equal(await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href'), '/api/admin/inquiries.csv?status=answered');
  t.same(problems, []);
});

t.test('the list of inquiries by the keyboard alone', async (t) => {
  const { page } = await open('Inquiries');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await row(page, 'Owen').focus();
  await page.keyboard.press('ArrowDown');
  t.match(await focused(), 'Priya');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Reply by email' }).waitFor();
  await page.keyboard.press('Tab');
  t.match(await focused(), 'priya@parkside.example');
  await page.keyboard.press('Escape');
  t.match(await focused(), 'Priya Raman');
  t.equal(await row(page, 'Priya').getAttribute('aria-expanded'), 'false');
  await page.keyboard.press('Home');
  t.match(await focused(), 'Owen');
});

t.test('CASL: staff see who confirmed, with the record of consent, and erase a person', async (t) => {
  const [question] = await mailTo('anna@leslieville.example');
  const token = new URL(linkIn(question, 'confirm'), site.origin).searchParams.get('token');
  await post('/api/newsletter/confirm', { token });

  const { page, problems } = await open('Newsletter');
  await page.getByText('1 confirmed address', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Confirmed 1', exact: true }).click();
  t.same(await names(page), ['anna@leslieville.example']);
  await row(page, 'anna').click();
  await page.getByText('On /blog,').waitFor();
  await page.getByText('Subscribe and you agree to get our newsletter').waitFor();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('No address matches.').waitFor();
  t.equal(await inbox.subscriber('anna@leslieville.example'), undefined);
  await page.getByRole('button', { name: 'Pending 1' }).click();
  t.same(await names(page), ['bo@example.com']);
  t.equal(await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href'), '/api/admin/newsletter.csv');
  t.same(problems, []);
});
