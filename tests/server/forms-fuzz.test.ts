import fc from 'fast-check';
import t from 'tap';
import { openFormApp } from '../helpers/form-app.ts';
import { goodInquiry } from '../helpers/forms.ts';

/** So many that ten thousand of them are bad. */
const runs = 14_000;
const bad = 10_000;

/** Texts that break programs: controls, lone surrogates, header lines, operators, markup, very long ones. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)), maxLength: 4 }),
  fc.constantFrom('', ' ', '\0', 'a\r\nBcc: x@y.ca', '$ne', '__proto__', '<script>', '=1+1', 'a@b', 'a@b.ca', 'a@b.ca, c@d.ca', '\u2028', 'x'.repeat(81), 'x'.repeat(5001)),
);
const junk = fc.oneof(nasty, fc.jsonValue(), fc.record({ $gt: fc.constant('') }), fc.array(nasty, { maxLength: 3 }), fc.double(), fc.constant(null));
const names = [...Object.keys(goodInquiry), 'consent', 'website', 'formToken', 'page'];
const spoilt = fc.tuple(fc.constantFrom(...names), junk).map(([name, value]) => ({ ...goodInquiry, [name]: value }));
const strange = fc.dictionary(fc.oneof(fc.constantFrom(...names, 'constructor', 'toString', '__proto__'), nasty), junk, { maxKeys: 10 });
const json = fc.oneof({ weight: 4, arbitrary: spoilt }, { weight: 2, arbitrary: strange }, junk).map((value) => ({ type: 'application/json', payload: JSON.stringify(value) }));
const broken = fc.oneof(nasty, fc.constantFrom('{', '{"email":', '[['.repeat(5000), '{"__proto__":{"email":"a@b"}}', '"\\ud800"')).map((payload) => ({ type: 'application/json', payload }));
const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), nasty), nasty), { maxLength: 12 });
const form = fc.oneof(
  pairs.map((all) => new URLSearchParams(all).toString()),
  spoilt.map((value) => new URLSearchParams(Object.entries(value).map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)])).toString()),
  fc.constantFrom('%', '%E0%A4%A', '&&&=', 'email=a@b&email=c@d', 'email[$ne]=', '%00=%00', '+'.repeat(9000)),
).map((payload) => ({ type: 'application/x-www-form-urlencoded', payload }));
const others = fc.tuple(fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', 'application/json; charset=utf-16', 'nonsense', ''), nasty).map(([type, payload]) => ({ type, payload }));
const bodies = fc.tuple(
  fc.constantFrom('/api/contact', '/api/newsletter'),
  fc.oneof({ weight: 5, arbitrary: json }, { weight: 1, arbitrary: broken }, { weight: 4, arbitrary: form }, { weight: 1, arbitrary: others }),
  fc.ipV6(),
);

t.test(`D05 D46 ${bad} bad bodies: no 5xx, nothing refused is stored, everything accepted is`, async (t) => {
  const { inject, forms, close } = await openFormApp(t.testdir(), { perAddress: Infinity });
  t.teardown(close);
  const tally = { accepted: 0, refused: 0 };
  const accepted = new Set<string>();
  let inquiries = 0;
  // The store reads all documents to count them: counted once in a while, and the totals must agree each time.
  const check = async () => {
    const subscribers = (await forms.newsletter.list()).map(({ email }) => email.toLowerCase());
    t.same(new Set(subscribers), accepted);
    t.equal((await forms.inquiries.list()).length, inquiries);
  };
  await fc.assert(
    fc.asyncProperty(bodies, async ([url, { type, payload }, remoteAddress]) => {
      const answer = await inject({ method: 'POST', url, remoteAddress, headers: { 'content-type': type }, payload });
      const took = answer.statusCode === 200 || answer.statusCode === 303;
      if (!took && (answer.statusCode < 400 || answer.statusCode > 499)) throw new Error(`${answer.statusCode} ${answer.body}`);
      tally[took ? 'accepted' : 'refused'] += 1;
      if (took && url === '/api/contact') inquiries += 1;
      if (took && url === '/api/newsletter') accepted.add(emailIn(type, payload));
      if (took && url === '/api/contact' && consents(type, payload)) accepted.add(emailIn(type, payload));
      if ((tally.accepted + tally.refused) % 1000 === 0) await check();
    }),
    { numRuns: runs, seed: 20_260_302, endOnFailure: true },
  );
  await check();
  t.comment(`${tally.refused} refused, ${tally.accepted} accepted`);
  t.ok(tally.refused >= bad && tally.accepted > 1000, 'both were met');
});

function fieldsOf(type: string, payload: string): Record<string, unknown> {
  return type === 'application/json' ? JSON.parse(payload) : Object.fromEntries(new URLSearchParams(payload));
}

function emailIn(type: string, payload: string): string {
  return String(fieldsOf(type, payload)['email']).trim().toLowerCase();
}

function consents(type: string, payload: string): boolean {
  return [true, 'on', 'true'].includes(fieldsOf(type, payload)['consent'] as string);
}
