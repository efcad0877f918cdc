import type { Page } from 'playwright-core';
import t from 'tap';
import { leading } from '../helpers/browser.ts';
import { companyAddress, openFormsSite } from '../helpers/forms-site.ts';
import { consentWording } from '../../src/content/consent.ts';
import { inquiryFieldMessages, serviceOptions } from '../../src/shared/form-fields.ts';

const { inbox, visit, pass, mailTo } = await openFormsSite();

/** Another text for each sender: the same one twice is a reason for suspicion. */
const detailsOf = (email: string) => `A two-bedroom condo at Queens Quay.\nTwilight pictures of the terrace, please. Answer to ${email}.`;
const typedBy = (email: string) => ({ 'First name': 'Priya', 'Last name': 'Raman', Email: email, Phone: '416-555-0187', 'Project details': detailsOf(email) });

async function fillIn(page: Page, email: string) {
  for (const [label, value] of Object.entries(typedBy(email))) await field(page, label).fill(value);
  await field(page, 'Project budget').selectOption('1k-5k');
  await page.getByText('2 weeks', { exact: true }).click();
}

/** By the beginning of its label: optional ones say so at the end. */
const field = (page: Page, label: string) => page.locator('form[action="/api/contact"]').getByLabel(new RegExp(`^${label}`));
const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' }).click();

t.test('D05, R165, R168, R235: an inquiry sent by the page is in the inbox and with the mail server', async (t) => {
  const email = 'priya@with-script.example';
  const { page, problems } = await visit();
  await page.goto('/contact?service=drone');
  await page.waitForSelector('body.loaded');
  const token = page.waitForResponse('**/api/form-token');
  await fillIn(page, email);
  await token;
  pass(60);
  await send(page);
  await page.getByRole('heading', { level: 1, name: 'Thank you, Priya. We have it.' }).waitFor();
  t.match(page.url(), /\/contact\?sent=1$/);

  const kept = await inbox.inquiry(email);
  t.match(kept, { firstName: 'Priya', lastName: 'Raman', email, phone: '416-555-0187', service: 'drone', budget: '1k-5k', timeline: '2-weeks', details: detailsOf(email), status: 'new', suspicions: [] });
  t.equal(kept?.consent, undefined, 'the box was left unticked');
  const [confirmation] = await mailTo(email);
  t.match(confirmation?.text, 'Your inquiry has reached the studio.');
  const toCompany = (await mailTo(companyAddress)).find(({ headers }) => headers.get('reply-to')?.includes(email));
  t.match(toCompany?.text, 'Twilight pictures of the terrace');
  t.equal(await inbox.subscriber(email), undefined, 'nobody is subscribed unasked');
  t.same(problems, []);

  await page.goto('/contact');
  await page.waitForSelector('body.loaded');
  t.equal(await field(page, 'Project details').inputValue(), '', 'what was sent is no draft any more');
});

t.test('D05: the same without script', async (t) => {
  const email = 'priya@without-script.example';
  const { page, problems } = await visit(false);
  await page.goto('/contact?service=matterport');
  await fillIn(page, email);
  await page.getByRole('checkbox').check();
  await leading(page, () => send(page));
  t.match(page.url(), /\/contact\?sent=1$/);
  t.equal(await page.locator('h1').textContent(), 'Thank you. We have it.');
  t.match(await inbox.inquiry(email), { service: 'matterport', budget: '1k-5k', timeline: '2-weeks', details: detailsOf(email), consent: true, suspicions: [] });
  t.match((await mailTo(email, 2)).map(({ headers }) => headers.get('subject')).sort(), [/^Confirm your subscription/, /^We have your inquiry/]);
  t.match(await inbox.subscriber(email), { state: 'pending', consents: [{ page: '/contact', wording: consentWording.contact, ticked: true }] });
  t.same(problems, []);
});

t.test('D05, R271: without script, wrong fields come back with what was typed', async (t) => {
  const email = 'priya@mended.example';
  const { page } = await visit(false);
  await page.goto('/contact');
  await fillIn(page, 'priya at mended');
  await field(page, 'Last name').fill('');
  await field(page, 'Service interest').selectOption('video');
  await page.getByRole('checkbox').check();
  const answer = page.waitForResponse('**/api/contact');
  await leading(page, () => send(page));
  t.equal((await answer).status(), 422);
  for (const [label, value] of Object.entries({ ...typedBy('priya at mended'), 'Last name': '', 'Service interest': 'video', 'Project budget': '1k-5k' })) {
    t.equal(await field(page, label).inputValue(), value, `${label} is as it was left`);
  }
  t.ok(await field(page, '2 weeks').isChecked());
  t.ok(await page.getByRole('checkbox').isChecked());
  for (const [label, message] of [['Last name', inquiryFieldMessages.lastName], ['Email', inquiryFieldMessages.email]] as const) {
    const described = await field(page, label).getAttribute('aria-describedby');
    t.match(await page.locator(`[id="${described}"]`).textContent(), message, `${label}: the message stands beside it`);
  }
  t.equal(await page.getByRole('alert').getByRole('link').count(), 2, 'the summary leads to both');

  await field(page, 'Last name').fill('Raman');
  await field(page, 'Email').fill(email);
  await leading(page, () => send(page));
  t.match(page.url(), /\/contact\?sent=1$/);
  t.match(await inbox.inquiry(email), { lastName: 'Raman', service: 'video' });
});

t.test('D05, R271, R272: with script, the summary takes the focus and nothing is sent', async (t) => {
  const { page, problems } = await visit();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/contact') && posts.push(request.url()));
  await page.goto('/contact');
  await page.waitForSelector('body.loaded');
  await field(page, 'First name').fill('Priya');
  await send(page);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  t.ok(await summary.evaluate((element) => element === document.activeElement));
  t.same(await summary.getByRole('link').allTextContents(), ['Last name', 'Email', 'Project details']);
  t.equal(await field(page, 'First name').inputValue(), 'Priya');
  await summary.getByRole('link', { name: 'Email' }).click();
  t.ok(await field(page, 'Email').evaluate((element) => element === document.activeElement), 'its links lead to the fields');
  t.same(posts, []);
  t.same(problems, []);
});

t.test('D04: the address preselects the service', async (t) => {
  const { page } = await visit(false);
  for (const service of serviceOptions) {
    await page.goto(`/contact?service=${service}`);
    t.equal(await field(page, 'Service interest').inputValue(), service);
  }
  await page.goto('/contact?service=website-design');
  t.equal(await field(page, 'Service interest').inputValue(), 'website', 'by the slug of a service too');
  await page.goto('/contact?service=%3Cscript%3E');
  t.equal(await field(page, 'Service interest').inputValue(), '');
});

t.test('D05: a half-written inquiry survives a reload', async (t) => {
  const { page, problems } = await visit();
  await page.goto('/contact');
  await page.waitForSelector('body.loaded');
  await fillIn(page, 'half@written.example');
  await page.reload();
  await page.waitForSelector('body.loaded');
  for (const [label, value] of Object.entries({ ...typedBy('half@written.example'), 'Project budget': '1k-5k' })) {
    t.equal(await field(page, label).inputValue(), value, `${label} is still there`);
  }
  t.ok(await field(page, '2 weeks').isChecked());
  t.same(problems, []);
});

t.test('CASL: the words of each consent stand beside its box or button, and the box is unticked', async (t) => {
  const { page } = await visit(false);
  await page.goto('/contact');
  const box = page.getByRole('checkbox', { name: consentWording.contact, exact: true });
  t.equal(await box.isChecked(), false);
  t.equal(await page.locator('#newsletter form').getByText(consentWording.newsletter, { exact: true }).count(), 1);
});
