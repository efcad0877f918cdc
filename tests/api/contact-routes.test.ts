import t from 'tap';
import { newsletterMessages } from '../../src/content/newsletter-messages.ts';
import { inquiryFieldMessages } from '../../src/shared/form-fields.ts';
import { minute, second } from '../../server/services/duration.ts';
import { openFormApp } from '../helpers/form-app.ts';
import type { RenderedForm } from '../helpers/form-app.ts';
import { goodInquiry } from '../helpers/forms.ts';

const typed = Object.fromEntries(Object.entries(goodInquiry).map(([name, value]) => [name, String(value)]));

t.test('D05 JSON: an inquiry is acknowledged once it is in the inbox', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const answer = await inject({ method: 'POST', url: '/api/contact', payload: goodInquiry });
  t.equal(answer.statusCode, 200);
  t.match(answer.json(), { message: /^Thank you/ });
  const inbox = await inject({ url: '/api/admin/inquiries', headers: { cookie: 'staff' } });
  t.match(inbox.json(), { inquiries: [{ ...goodInquiry, status: 'new', suspicions: [] }], unread: 1, mail: { waiting: 0, failed: 0 } });
  t.equal((await forms.inquiries.list()).length, 1);
});

t.test('R271 D44 JSON: 400 names the fields and says what to type; nothing is stored', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const answer = await inject({ method: 'POST', url: '/api/contact', payload: { ...goodInquiry, email: 'priya@parkside', details: ' ', firstName: 'x'.repeat(81), service: 'ads' } });
  t.equal(answer.statusCode, 400);
  const { email, details, service } = inquiryFieldMessages;
  t.same(answer.json().fields, { email, details, service, firstName: 'Shorten this to 80 characters; it has 81' });
  t.match(answer.json(), { code: 'invalid', error: String });
  for (const payload of ['null', '[]', '"x"', '1', '{"__proto__":{"a":1}}', '[['.repeat(5000)]) {
    const { statusCode } = await inject({ method: 'POST', url: '/api/contact', headers: { 'content-type': 'application/json' }, payload });
    t.equal(statusCode, 400, payload.slice(0, 30));
  }
  for (const [type, status] of [['text/plain', 415], ['multipart/form-data; boundary=x', 415], ['application/xml', 415]] as const) {
    t.equal((await inject({ method: 'POST', url: '/api/contact', headers: { 'content-type': type }, payload: 'x' })).statusCode, status, type);
  }
  t.equal((await inject({ method: 'POST', url: '/api/contact', payload: { ...goodInquiry, details: 'x'.repeat(200_000) } })).statusCode, 413);
  t.same(await forms.inquiries.list(), []);
});

t.test('D01 D05 without JavaScript: 303 to /contact?sent=1; on errors the form comes back with what was typed', async (t) => {
  const { forms, submit, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const sent = await submit('/api/contact', { ...typed, phone: '', service: '', consent: 'on' });
  t.equal(sent.statusCode, 303);
  t.equal(sent.headers.location, '/contact?sent=1');
  const [kept] = await forms.inquiries.list();
  t.notOk(kept && ('phone' in kept || 'service' in kept), 'R272 empty optional fields are absent');
  t.match(await forms.newsletter.list(), [{ email: goodInquiry.email, state: 'pending', consents: [{ page: '/contact', ticked: true, wording: /at most twelve/ }] }]);

  const refused = await submit('/api/contact', { ...typed, email: 'priya', details: 'Kept & <as typed>' });
  t.equal(refused.statusCode, 422);
  t.equal(refused.headers['x-page'], '/contact');
  const { form } = refused.json<RenderedForm>();
  t.same(form, { name: 'contact', values: { ...typed, email: 'priya', details: 'Kept & <as typed>' }, errors: { email: inquiryFieldMessages.email } });
  t.equal((await forms.inquiries.list()).length, 1);
});

t.test('R269 R289 R309 R312 D46 the newsletter: the same answer for known and unknown', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const post = (payload: object) => inject({ method: 'POST', url: '/api/newsletter', payload, headers: { referer: 'https://www.harbourline.example/blog?q=x' } });
  const first = await post({ email: 'agent@brokerage.example' });
  const second = await post({ email: 'Agent@Brokerage.example' });
  t.equal(first.statusCode, 200);
  t.same(first.json(), { message: newsletterMessages.success });
  t.same([second.statusCode, second.json()], [first.statusCode, first.json()]);
  t.match(await forms.newsletter.list(), [{ email: 'agent@brokerage.example', state: 'pending', consents: [{ page: '/blog' }, { page: '/blog' }] }]);
  for (const email of ['', 'agent', 'a@b\r\nBcc: c@d', 'a@b, c@d', 'a\u0000@b', `${'a'.repeat(250)}@b.ca`, ['a@b'], null, 7]) {
    const refused = await post({ email });
    t.equal(refused.statusCode, 400);
    t.type(refused.json().error, 'string');
  }
  t.equal((await post({ email: 'agent' })).json().error, newsletterMessages.invalidEmail);
  t.equal((await forms.newsletter.list()).length, 1);
});

t.test('D28 the newsletter without JavaScript goes back to its page, and to no other host', async (t) => {
  const { submit, close } = await openFormApp(t.testdir(), { perAddress: 100 });
  t.teardown(close);
  const backs: [string, string][] = [
    ['/blog/virtual-staging-trends', '/blog/virtual-staging-trends?subscribed=1#newsletter'],
    ['/blog?category=Video', '/blog?category=Video&subscribed=1#newsletter'],
    ...['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example/', '/\t/evil.example', '/api/form-token', '/admin', ''].map((page): [string, string] => [page, '/?subscribed=1#newsletter']),
  ];
  for (const [page, back] of backs) {
    const answer = await submit('/api/newsletter', { email: 'agent@brokerage.example', page });
    t.same([answer.statusCode, answer.headers.location], [303, back], page);
  }
  const refused = await submit('/api/newsletter', { email: 'agent', page: '/blog' });
  t.same(refused.json(), { path: '/blog', status: 422, form: { name: 'newsletter', values: { email: 'agent' }, errors: { email: newsletterMessages.invalidEmail } } });
});

t.test('Rate: one address may send thirty in ten minutes, then 429 with the remedy; others are not held up', async (t) => {
  const { inject, forms, submit, close } = await openFormApp(t.testdir(), { perAddress: 3 });
  t.teardown(close);
  const post = (remoteAddress: string, payload: object = goodInquiry) => inject({ method: 'POST', url: '/api/contact', payload, remoteAddress });
  for (let n = 0; n < 5; n += 1) t.equal((await post('2001:db8:1:2::9', {})).statusCode, 400, 'refused ones do not count');
  for (let n = 0; n < 3; n += 1) t.equal((await post(`2001:db8:1:2::${n}`)).statusCode, 200);
  const excess = await post('2001:db8:1:2:ffff::');
  t.equal(excess.statusCode, 429);
  t.match(excess.json(), { code: 'rate-limited', error: /Send it again in 10 minutes/ });
  t.equal(excess.headers['retry-after'], '600');
  t.equal((await post('2001:db8:1:3::1')).statusCode, 200);
  t.equal((await forms.inquiries.list()).length, 4);
  for (let n = 0; n < 3; n += 1) await submit('/api/contact', typed);
  const page = await submit('/api/contact', typed);
  t.match(page.json(), { status: 429, form: { values: typed, errors: { form: /Too many messages/ } } });
  forms.advance(10 * minute);
  t.equal((await post('2001:db8:1:2::1')).statusCode, 200);
});

t.test('Spam: suspects are flagged, never dropped', async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir());
  t.teardown(close);
  const send = async (extra: object) => {
    const { statusCode } = await inject({ method: 'POST', url: '/api/contact', payload: { ...goodInquiry, details: `Text ${Math.random()}`, ...extra } });
    t.equal(statusCode, 200);
    forms.advance(second);
    return (await forms.inquiries.list())[0]?.suspicions;
  };
  const token = async () => (await inject({ url: '/api/form-token' })).json<{ token: string }>().token;
  t.same(await send({}), []);
  t.same(await send({ website: 'https://x.example' }), ['hidden field filled in']);
  t.same(await send({ formToken: await token() }), ['filled in too quickly']);
  const slow = await token();
  forms.advance(5 * second);
  t.same(await send({ formToken: slow }), []);
  t.same(await send({ formToken: `0${slow}` }), ['forged time token']);
  t.same(await send({ formToken: 'x' }), ['forged time token']);
  await send({ details: 'Cheap  links, call now!' });
  t.same(await send({ details: 'cheap links: CALL now' }), ['same text again']);
  for (let n = 0; n < 2; n += 1) await send({});
  t.same(await send({}), ['many from one address']);
  t.equal((await forms.inquiries.list()).length, 11);
});

t.test('D05 the store is away: 503 with the remedy, and the form comes back with what was typed', async (t) => {
  const { app, inject, forms, submit } = await openFormApp(t.testdir());
  t.teardown(() => app.close());
  await forms.store.close();
  for (const [url, payload] of [['/api/contact', goodInquiry], ['/api/newsletter', { email: goodInquiry.email }]] as const) {
    const answer = await inject({ method: 'POST', url, payload });
    t.equal(answer.statusCode, 503);
    t.match(answer.json(), { code: 'unavailable', error: String });
  }
  t.match((await submit('/api/contact', typed)).json(), { status: 503, form: { values: typed, errors: { form: String } } });
});
