import t from 'tap';
import type { Test } from 'tap';
import { consentWording } from '../../src/content/consent.ts';
import { day, hour, minute } from '../../server/services/duration.ts';
import { subscriberRecords, tokenRecords } from '../../server/services/form-records.ts';
import { openFormApp } from '../helpers/form-app.ts';
import { startSmtp } from '../helpers/smtp.ts';

const email = 'agent@brokerage.example';
const consent = { page: '/blog', wording: consentWording.newsletter };
const from = { address: '192.0.2.7' };
const staff = { cookie: 'staff' };

async function open(t: Test) {
  const smtp = await startSmtp();
  const opened = await openFormApp(t.testdir(), { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([opened.close(), smtp.stop()]));
  const { inject } = opened;
  const token = (link: 'confirm' | 'unsubscribe', mail = smtp.mails.at(-1)) => new RegExp(`https://www\\.harbourline\\.example/newsletter/${link}\\?token=([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
  const post = (url: string, payload: object) => inject({ method: 'POST', url, payload });
  const state = async () => (await opened.forms.newsletter.list())[0]?.state;
  return { ...opened, smtp, token, post, state };
}

t.test('CASL double opt-in: pending until the link’s page posts; then confirmed, with the record of it', async (t) => {
  const { inject, forms, smtp, token, post, state } = await open(t);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  t.match(smtp.mails, [{ to: [email] }]);
  t.match(smtp.mails[0]?.text, '19 Carlaw Avenue');
  const confirm = token('confirm');
  t.equal((await inject({ url: `/api/newsletter/confirm?token=${confirm}` })).statusCode, 404, 'a scanner that follows the link changes nothing');
  t.equal(await state(), 'pending');
  forms.advance(minute);
  t.equal((await post('/api/newsletter/confirm', { token: confirm })).statusCode, 200);
  t.equal((await post('/api/newsletter/confirm', { token: confirm })).statusCode, 200, 'a second click is as good');
  t.match(await forms.newsletter.list(), [{ state: 'confirmed', confirmedAt: '2026-03-02T15:01:00.000Z', consents: [{ ...consent, at: '2026-03-02T15:00:00.000Z' }] }]);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 2, 'one welcome');
  const file = (await inject({ url: '/api/admin/newsletter.csv', headers: staff })).body;
  for (const part of [email, '"confirmed"', '"/blog"', consentWording.newsletter, '2026-03-02T15:01:00.000Z']) t.match(file, part);
  t.match((await inject({ url: '/api/admin/newsletter', headers: staff })).json(), { subscribers: [{ email }], counts: { confirmed: 1, pending: 0, unsubscribed: 0 } });
});

t.test('a link is known by its hash only, holds seven days, and forged ones are refused', async (t) => {
  const { forms, submit, token, post, state } = await open(t);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  const confirm = token('confirm');
  const kept = JSON.stringify([await tokenRecords(forms.store).list(), await subscriberRecords(forms.store).list(), await forms.jobs.list()]);
  t.notMatch(kept, confirm);
  for (const forged of ['x', confirm.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), token('unsubscribe'), '', ['x'], null]) t.equal((await post('/api/newsletter/confirm', { token: forged })).statusCode, 400);
  forms.advance(7 * day + 1);
  t.match((await post('/api/newsletter/confirm', { token: confirm })).json(), { code: 'unknown-link', error: /newest mail/ });
  t.equal((await submit('/api/newsletter/confirm', { token: confirm })).headers.location, '/newsletter/confirm?problem=1');
  t.equal(await state(), 'pending');
});

t.test('without JavaScript both pages post and come back', async (t) => {
  const { forms, submit, token, state } = await open(t);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  const confirmed = await submit('/api/newsletter/confirm', { token: token('confirm') });
  t.same([confirmed.statusCode, confirmed.headers.location, await state()], [303, '/newsletter/confirm?done=1', 'confirmed']);
  const ended = await submit('/api/newsletter/unsubscribe', { token: token('unsubscribe') });
  t.same([ended.statusCode, ended.headers.location, await state()], [303, '/newsletter/unsubscribe?done=1', 'unsubscribed']);
});

t.test('RFC 8058: each mail has List-Unsubscribe; one POST ends it at once, in both encodings; an older Confirm does not undo it', async (t) => {
  const { app, forms, smtp, token, post, state } = await open(t);
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'],
  ] as const) {
    await forms.newsletter.subscribe(email, consent, from);
    await forms.outbox.deliverDue();
    const confirm = token('confirm');
    await post('/api/newsletter/confirm', { token: confirm });
    await forms.outbox.deliverDue();
    const headers = smtp.mails.at(-1)?.headers;
    t.equal(headers?.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    const target = new URL(/^<(.+)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? '');
    // From a mail provider's machine: no origin, no cookie.
    const answer = await app.inject({ method: 'POST', url: target.pathname + target.search, headers: { 'content-type': type }, payload });
    t.equal(answer.statusCode, 200, 'no redirect');
    t.equal(await state(), 'unsubscribed');
    t.equal((await post('/api/newsletter/confirm', { token: confirm })).statusCode, 400);
    t.equal(await state(), 'unsubscribed');
    forms.advance(2 * hour);
  }
});

t.test('an address that someone else types again and again gets one question an hour, and none once confirmed', async (t) => {
  const { forms, smtp, token, post } = await open(t);
  for (let n = 0; n < 5; n += 1) await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 1);
  forms.advance(hour);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 2);
  await post('/api/newsletter/confirm', { token: token('confirm', smtp.mails[0]) });
  await forms.outbox.deliverDue();
  forms.advance(day);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 3, 'the welcome was the last');
});

t.test('a suspect is kept and flagged, and our mail goes to no stranger', async (t) => {
  const { forms, smtp, state } = await open(t);
  await forms.newsletter.subscribe(email, consent, { ...from, honeypot: 'x' });
  await forms.outbox.deliverDue();
  t.equal(smtp.attempts(), 0);
  t.match(await forms.newsletter.list(), [{ suspicions: ['hidden field filled in'] }]);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 1, 'the person themselves still gets through');
  t.equal(await state(), 'pending');
});

t.test('erase a person: address, record, links and mail still owed', async (t) => {
  const { inject, forms, smtp, token, post } = await open(t);
  await forms.newsletter.subscribe(email, consent, from);
  await forms.outbox.deliverDue();
  const confirm = token('confirm');
  await post('/api/newsletter/confirm', { token: confirm });
  const { id = '' } = (await forms.newsletter.list())[0] ?? {};
  t.same((await inject({ method: 'DELETE', url: `/api/admin/newsletter/${id}`, headers: staff })).json(), { ok: true, id });
  t.same(await forms.newsletter.list(), []);
  t.equal(await tokenRecords(forms.store).count(), 0);
  t.equal((await post('/api/newsletter/confirm', { token: confirm })).statusCode, 400);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 1, 'the welcome that was owed is not sent');
});

t.test('without a mail server the address is kept as pending', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const answer = await inject({ method: 'POST', url: '/api/newsletter', payload: { email } });
  t.equal(answer.statusCode, 200);
  t.match(await forms.newsletter.list(), [{ email, state: 'pending' }]);
  t.equal(await forms.jobs.count(), 0);
});
