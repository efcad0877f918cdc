import t from 'tap';
import { NotFoundError, StaleError } from '../../server/store/store.ts';
import { budgetOptions, serviceOptionFor, serviceOptions, timelineOptions } from '../../src/shared/form-fields.ts';
import { budgets, serviceInterests, timelines } from '../../src/content/contact.ts';
import { families } from '../../src/content/catalog.ts';
import { replyHref } from '../../src/shared/inquiry-reply.ts';
import { openFormApp } from '../helpers/form-app.ts';
import { goodInquiry, openForms } from '../helpers/forms.ts';

const from = { address: '192.0.2.7' };
const staff = { cookie: 'staff' };

t.test('R336 R337 R338 the options, each with a label; D04 each service has one', async (t) => {
  t.same([serviceOptions.length, budgetOptions.length, timelineOptions.length], [10, 6, 6]);
  t.same(serviceInterests.map(({ value }) => value), serviceOptions);
  t.same(budgets.map(({ value }) => value), budgetOptions);
  t.same(timelines.map(({ value }) => value), timelineOptions);
  for (const slug of [...families.flatMap(({ service, portfolio }) => [service, portfolio.replace(/^video$/, 'video')]), 'automation', 'floorplans', ...serviceOptions]) t.ok(serviceOptionFor(slug), slug);
  for (const other of ['constructor', '__proto__', '', 'x', null]) t.equal(serviceOptionFor(other), undefined);
});

t.test('the inbox: newest first, search in every word, status, unread', async (t) => {
  const forms = await openForms(t.testdir());
  t.teardown(() => forms.close());
  const first = await forms.inquiries.submit(goodInquiry, from);
  forms.advance(1000);
  const second = await forms.inquiries.submit({ ...goodInquiry, firstName: 'Tom', details: 'A house in Oakville' }, from);
  t.same((await forms.inquiries.list()).map(({ id }) => id), [second.id, first.id]);
  t.same((await forms.inquiries.list({ search: ' OAKVILLE tom ' })).map(({ id }) => id), [second.id]);
  t.same(await forms.inquiries.list({ search: 'oakville priya.' }), []);
  t.equal(await forms.inquiries.unread(), 2);
  const read = await forms.inquiries.setStatus(first.id, 'answered', 1);
  t.match(read, { status: 'answered', revision: 2 });
  await t.rejects(forms.inquiries.setStatus(first.id, 'spam', 1), StaleError, 'a colleague was faster');
  await t.rejects(forms.inquiries.setStatus('none', 'spam'), NotFoundError);
  t.equal((await forms.inquiries.setStatus(first.id, 'spam')).status, 'spam');
  t.equal(await forms.inquiries.unread(), 1);
  t.same((await forms.inquiries.list({ status: 'spam' })).map(({ id }) => id), [first.id]);
});

t.test('what was acknowledged is there after a restart', async (t) => {
  const dataDir = t.testdir();
  const before = await openForms(dataDir);
  const { id } = await before.inquiries.submit(goodInquiry, from);
  await before.close();
  const after = await openForms(dataDir);
  t.teardown(() => after.close());
  t.match(await after.inquiries.list(), [{ id, ...goodInquiry }]);
});

t.test('staff over HTTP: list, file, delete, CSV; no session, no inbox', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const kept = await forms.inquiries.submit({ ...goodInquiry, firstName: '=HYPERLINK("x")' }, from);
  const url = `/api/admin/inquiries/${kept.id}`;
  for (const [method, path] of [['GET', '/api/admin/inquiries'], ['GET', '/api/admin/inquiries.csv'], ['PATCH', url], ['DELETE', url], ['GET', '/api/admin/newsletter'], ['GET', '/api/admin/newsletter.csv'], ['DELETE', '/api/admin/newsletter/x']] as const) {
    t.equal((await inject({ method, url: path })).statusCode, 401, `${method} ${path}`);
  }
  const filed = await inject({ method: 'PATCH', url, headers: staff, payload: { status: 'read', revision: kept.revision } });
  t.match(filed.json(), { inquiry: { id: kept.id, status: 'read' } });
  t.equal((await inject({ method: 'PATCH', url, headers: staff, payload: { status: 'spam', revision: kept.revision } })).statusCode, 409);
  for (const payload of [{ status: 'gone' }, { status: 'read', revision: 'x' }, {}]) {
    t.equal((await inject({ method: 'PATCH', url, headers: staff, payload })).statusCode, 400);
  }
  t.equal((await inject({ url: '/api/admin/inquiries?status=gone', headers: staff })).statusCode, 400);
  t.match((await inject({ url: '/api/admin/inquiries?status=&search=queens', headers: staff })).json(), { inquiries: [{ id: kept.id }], unread: 0 });
  const file = await inject({ url: '/api/admin/inquiries.csv', headers: staff });
  t.match(file.headers, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': /attachment/, 'cache-control': 'no-store' });
  t.match(file.body, `"'=HYPERLINK(""x"")"`, 'a spreadsheet takes it as text');
  t.match(file.body, '"A two-bedroom condo at Queens Quay.\nTwilight pictures');
  t.same((await inject({ method: 'DELETE', url, headers: staff })).json(), { ok: true, id: kept.id });
  t.same(await forms.inquiries.list(), []);
  t.equal((await inject({ method: 'DELETE', url, headers: staff })).statusCode, 404);
});

t.test('the reply quotes the inquiry, and stays short enough for every mail program', async (t) => {
  const url = new URL(replyHref({ ...goodInquiry, email: 'a&b?c@x.example' }, 'Your inquiry'));
  t.equal(decodeURIComponent(url.pathname), 'a&b?c@x.example');
  t.equal(url.searchParams.get('subject'), 'Your inquiry');
  t.match(url.searchParams.get('body'), '> A two-bedroom condo at Queens Quay.\r\n> Twilight');
  for (const letter of ['x', '写', '😀', '\n']) t.ok(replyHref({ ...goodInquiry, details: letter.repeat(5000) }, 'Your inquiry').length < 2000, letter);
});
