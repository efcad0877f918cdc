import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { day, hour, minute, second } from '../../server/services/duration.ts';
import { contactTo, goodInquiry, openForms } from '../helpers/forms.ts';
import { startSmtp } from '../helpers/smtp.ts';

const from = { address: '192.0.2.7' };

t.test('D05 the company gets the inquiry with Reply-To, the sender a confirmation', async (t) => {
  const smtp = await startSmtp();
  const forms = await openForms(t.testdir(), { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([forms.close(), smtp.stop()]));
  await forms.inquiries.submit(goodInquiry, from);
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 2);
  const company = smtp.mails.find((mail) => mail.to.includes(contactTo));
  const sender = smtp.mails.find((mail) => mail.to.includes(goodInquiry.email));
  t.same(company?.headers.get('reply-to'), 'Priya Raman <priya@parkside.example>');
  t.match(company?.headers.get('from'), /Harbourline Media <studio@harbourline\.example>/);
  t.match(company?.text, 'Twilight pictures of the terrace');
  t.match(company?.html, 'Twilight pictures of the terrace');
  t.match(sender?.text, 'Hello Priya,');
  t.match(sender?.text, '19 Carlaw Avenue', 'the company and its address stand in the mail');
  t.notMatch(sender?.text, 'Twilight', 'nothing of the message is carried to an address that anyone can type');
  t.equal(await forms.jobs.count(), 0, 'what was delivered is not kept');
});

t.test('D05 what a visitor types becomes neither markup nor a header', async (t) => {
  const smtp = await startSmtp();
  const forms = await openForms(t.testdir(), { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([forms.close(), smtp.stop()]));
  await forms.inquiries.submit({ ...goodInquiry, firstName: 'Buy <b>now</b> at http://x.example', lastName: '", evil@x.example' }, from);
  await forms.outbox.deliverDue();
  const company = smtp.mails.find((mail) => mail.to.includes(contactTo));
  t.notMatch(company?.html, '<b>now');
  t.match(company?.html, '&lt;b&gt;now');
  t.same(smtp.mails.map((mail) => mail.to.join()).sort(), [contactTo, goodInquiry.email]);
  t.match(smtp.mails.find((mail) => mail.to.includes(goodInquiry.email))?.text, /^Hello,\r?\n/, 'a greeting holds names only');
});

t.test('D05 a server that is down: tried again with growing pauses, delivered once when it is up', async (t) => {
  const smtp = await startSmtp();
  await smtp.stop();
  const forms = await openForms(t.testdir(), { smtpUrl: smtp.url });
  t.teardown(() => forms.close());
  await forms.outbox.add('a', 'inquiry-to-company', (await keep(forms)).id);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await forms.outbox.deliverDue();
    const job = await forms.jobs.get('a');
    pauses.push((job?.dueAt ?? 0) - forms.now());
    await forms.outbox.deliverDue();
    t.equal((await forms.jobs.get('a'))?.attempts, attempt + 1, 'not before its time');
    forms.advance(pauses.at(-1) ?? 0);
  }
  t.same(pauses, [10 * second, minute, 5 * minute, 15 * minute]);
  const revived = await startSmtp(smtp.port);
  t.teardown(() => revived.stop());
  await forms.outbox.deliverDue();
  await forms.outbox.deliverDue();
  t.equal(revived.mails.length, 1);
});

for (const refuse of [451, 550]) {
  t.test(`D05 a server that refuses with ${refuse}; a restart in between; delivered later, once`, async (t) => {
    const dataDir = t.testdir();
    const smtp = await startSmtp();
    smtp.behaviour.refuse = refuse;
    const before = await openForms(dataDir, { smtpUrl: smtp.url });
    await before.outbox.add('a', 'inquiry-to-company', (await keep(before)).id);
    await before.outbox.deliverDue();
    t.match(await before.jobs.get('a'), { attempts: 1, state: 'waiting', lastError: /Not today/ });
    await before.close();

    const after = await openForms(dataDir, { smtpUrl: smtp.url, startAt: before.now() + hour });
    t.teardown(async () => Promise.all([after.close(), smtp.stop()]));
    delete smtp.behaviour.refuse;
    await after.outbox.deliverDue();
    await after.outbox.deliverDue();
    t.equal(smtp.mails.length, 1);
    t.equal(smtp.attempts(), 2);
  });
}

t.test('D05 a process killed in the middle of a mail: another one sends it after the lease, once', async (t) => {
  const dataDir = t.testdir();
  const smtp = await startSmtp();
  const forms = await openForms(dataDir, { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([forms.close(), smtp.stop()]));
  await forms.outbox.add('a', 'inquiry-to-company', (await keep(forms)).id);
  let answer: () => void = () => undefined;
  smtp.behaviour.hold = new Promise((resolve) => (answer = resolve));
  smtp.behaviour.refuse = 451;
  const arrived = smtp.arrival();
  const script = fileURLToPath(new URL('../helpers/outbox-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, smtp.url, String(forms.now())], { stdio: 'inherit' });
  await arrived;
  child.kill('SIGKILL');
  await once(child, 'exit');
  answer();
  delete smtp.behaviour.hold;
  delete smtp.behaviour.refuse;
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 0, 'the lease of the killed process still holds');
  forms.advance(3 * minute);
  await forms.outbox.deliverDue();
  await forms.outbox.deliverDue();
  t.equal(smtp.mails.length, 1);
});

t.test('D05 a slow server: a second process does not send the same mail, however long it takes', async (t) => {
  const dataDir = t.testdir();
  const smtp = await startSmtp();
  const one = await openForms(dataDir, { smtpUrl: smtp.url });
  const two = await openForms(dataDir, { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([one.close(), two.close(), smtp.stop()]));
  await one.outbox.add('a', 'inquiry-to-company', (await keep(one)).id);
  let answer: () => void = () => undefined;
  smtp.behaviour.hold = new Promise((resolve) => (answer = resolve));
  const arrived = smtp.arrival();
  mock.timers.enable({ apis: ['setInterval'] });
  t.teardown(() => mock.timers.reset());
  const sending = one.outbox.deliverDue();
  await arrived;
  for (let passed = 0; passed < 10 * minute; passed += minute) {
    const held = (await one.jobs.get('a'))?.revision;
    one.advance(minute);
    two.advance(minute);
    mock.timers.tick(minute);
    while ((await one.jobs.get('a'))?.revision === held) await setImmediate();
    await two.outbox.deliverDue();
  }
  answer();
  await sending;
  await two.outbox.deliverDue();
  t.equal(smtp.attempts(), 1);
  t.equal(smtp.mails.length, 1);
  t.equal(await two.jobs.count(), 0);
});

t.test('D05 two processes at once deliver twenty mails, each once', async (t) => {
  const dataDir = t.testdir();
  const smtp = await startSmtp();
  const one = await openForms(dataDir, { smtpUrl: smtp.url });
  const two = await openForms(dataDir, { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([one.close(), two.close(), smtp.stop()]));
  const { id } = await keep(one);
  for (let n = 0; n < 20; n += 1) await one.outbox.add(`mail-${n}`, 'inquiry-to-company', id);
  await one.outbox.add('mail-0', 'inquiry-to-company', id);
  one.outbox.start();
  two.outbox.start();
  await smtp.received(20);
  await Promise.all([one.outbox.stop(), two.outbox.stop()]);
  await one.outbox.deliverDue();
  t.equal(smtp.mails.length, 20);
  t.equal(new Set(smtp.mails.map((mail) => mail.headers.get('message-id'))).size, 20);
});

t.test('D05 after four days it is given up, and staff can see it', async (t) => {
  const smtp = await startSmtp();
  smtp.behaviour.refuse = 550;
  const forms = await openForms(t.testdir(), { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([forms.close(), smtp.stop()]));
  await forms.outbox.add('a', 'inquiry-to-company', (await keep(forms)).id);
  t.same(await forms.outbox.counts(), { waiting: 1, failed: 0 });
  forms.advance(4 * day + 1);
  await forms.outbox.deliverDue();
  t.same(await forms.outbox.counts(), { waiting: 0, failed: 1 });
});

t.test('D05 without a mail server nothing is owed; a deleted inquiry is not mailed', async (t) => {
  const silent = await openForms(t.testdir());
  t.teardown(() => silent.close());
  await silent.inquiries.submit(goodInquiry, from);
  t.equal(await silent.jobs.count(), 0);

  const smtp = await startSmtp();
  const forms = await openForms(t.testdir({}), { smtpUrl: smtp.url });
  t.teardown(async () => Promise.all([forms.close(), smtp.stop()]));
  const { id } = await forms.inquiries.submit(goodInquiry, from);
  await forms.inquiries.remove(id);
  await forms.outbox.deliverDue();
  t.equal(smtp.attempts(), 0);
  t.equal(await forms.jobs.count(), 0);
});

/** An inquiry in the inbox about which nothing is owed yet. */
async function keep(forms: Awaited<ReturnType<typeof openForms>>) {
  const kept = await forms.inquiries.submit(goodInquiry, from);
  for (const job of await forms.jobs.list()) await forms.jobs.remove(job.id);
  return kept;
}
