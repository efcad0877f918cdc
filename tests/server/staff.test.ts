import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { createStaff, StaffInputError } from '../../server/services/staff.ts';
import { createEmbeddedStore } from '../../server/store/embedded.ts';
import { NotFoundError } from '../../server/store/store.ts';

const run = promisify(execFile);

t.test('D02 staff accounts', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'staff-'));
  const store = createEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  let now = Date.UTC(2026, 0, 1);
  const staff = createStaff({ store, clock: () => now });

  const first = await staff.ensureFirst({});
  t.match(first, { user: 'admin', password: /^([a-z2-9]{5}-){4}[a-z2-9]{5}$/, generated: true }, 'the first start makes admin with a random password');
  t.equal(await staff.ensureFirst({}), undefined, 'the second start makes nothing');
  t.ok(await staff.verify('admin', first?.password ?? ''));
  t.ok(await staff.verify(' ADMIN ', first?.password ?? ''), 'case and blanks around the name do not count');
  t.equal(await staff.verify('admin', 'wrong password'), undefined);
  t.equal(await staff.verify('nobody', 'wrong password'), undefined);

  t.equal(await staff.add({ user: 'Zoë', password: 'twelve letters' }), 'twelve letters');
  t.match((await staff.get('zoë'))?.passwordHash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await t.rejects(staff.add({ user: 'zoë' }), StaffInputError);
  await t.rejects(staff.add({ user: '<b>' }), StaffInputError);
  await t.rejects(staff.add({ user: 'short', password: 'too short' }), /at least 12 characters/);
  t.strictSame((await staff.list()).map(({ name }) => name), ['admin', 'Zoë']);

  now += 1000;
  const other = await staff.reset({ user: 'Zoë' });
  t.equal(await staff.verify('zoë', 'twelve letters'), undefined);
  t.ok(await staff.verify('zoë', other));
  await staff.remove('ZOË');
  t.equal(await staff.verify('zoë', other), undefined);
  await t.rejects(staff.remove('zoë'), NotFoundError);
  await t.rejects(staff.reset({ user: 'zoë' }), NotFoundError);
});

t.test('an unknown user and a wrong password take the same time', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'staff-'));
  const store = createEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  const staff = createStaff({ store, clock: Date.now });
  await staff.add({ user: 'known', password: 'correct horse battery' });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 15; round += 1) {
    for (const user of ['known', 'unknown'] as const) {
      const start = process.cpuUsage();
      await staff.verify(user, 'wrong password');
      const { user: spent, system } = process.cpuUsage(start);
      times[user].push(spent + system);
    }
  }
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[7] ?? 0;
  const ratio = middle(times.known) / middle(times.unknown);
  t.ok(ratio > 0.7 && ratio < 1.4, `work for a known and an unknown user: ${ratio.toFixed(2)} to 1`);
});

t.test('D02 npm run staff adds, lists, resets and removes', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'staff-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const call = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'scripts/staff.ts', ...args], { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
  t.match((await call('list')).stdout, /No accounts yet/);
  const added = await call('add', 'mara');
  const password = /shown this once: (\S+)/.exec(added.stdout)?.[1] ?? '';
  t.match((await call('list')).stdout, /^mara {2}password set \d{4}-\d\d-\d\d$/m);
  const reset = await call('reset', 'mara');
  t.match(reset.stdout, /sessions have ended/);
  t.notMatch(reset.stdout, password);
  await t.rejects(call('add', 'mara'), /There is an account mara already\./);
  t.match((await call('remove', 'mara')).stdout, /Removed mara/);
  await t.rejects(call('remove', 'mara'), /There is no such account/);
  await t.rejects(call('destroy', 'mara'), /npm run staff -- list/);
});
