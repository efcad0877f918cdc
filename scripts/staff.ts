import { text } from 'node:stream/consumers';
import { ConfigError, parseConfig } from '../server/config.ts';
import { createStaff, StaffInputError } from '../server/services/staff.ts';
import type { Staff } from '../server/services/staff.ts';
import { openStore } from '../server/store/open-store.ts';
import { NotFoundError, StoreUnavailableError } from '../server/store/store.ts';
import { readEnv } from './read-env.mjs';

/** `npm run staff -- add|list|reset|remove`: the accounts that may sign in at /admin. */
async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const [command = '', user] = words;
  const run = commands[command];
  const wrongFlag = args.find((arg) => arg.startsWith('--') && arg !== passwordFlag);
  if (!run || wrongFlag || words.length > 2 || (command !== 'list' && user === undefined)) throw new StaffInputError(usage);
  const password = args.includes(passwordFlag) ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  readEnv();
  const store = await openStore(parseConfig(process.env));
  try {
    await run(createStaff({ store, clock: Date.now }), { user: user ?? '', password });
  } finally {
    await store.close();
  }
}

type Given = { user: string; password: string | undefined };

const passwordFlag = '--password-stdin';

const usage = `Staff accounts, kept in DATA_DIR or in the database of MONGODB_URL.

  npm run staff -- list
  npm run staff -- add <user>      makes an account and prints its password once
  npm run staff -- reset <user>    sets a new password, prints it once and ends the sessions
  npm run staff -- remove <user>   removes the account and ends its sessions

With ${passwordFlag}, add and reset read the password from standard input instead.`;

const commands: Record<string, (staff: Staff, given: Given) => Promise<void>> = {
  async add(staff, given) {
    show(`Added ${given.user}.`, await staff.add(given), given);
  },
  async reset(staff, given) {
    show(`Set a new password for ${given.user}; its sessions have ended.`, await staff.reset(given), given);
  },
  async remove(staff, { user }) {
    await staff.remove(user);
    console.log(`Removed ${user}; its sessions have ended.`);
  },
  async list(staff) {
    const all = await staff.list();
    if (all.length === 0) console.log('No accounts yet. The first start of the site makes one, or: npm run staff -- add <user>');
    for (const { name, passwordSetAt } of all) console.log(`${name}  password set ${passwordSetAt.slice(0, 10)}`);
  },
};

function show(done: string, password: string, given: Given): void {
  console.log(given.password === undefined ? `${done}\nPassword, shown this once: ${password}` : done);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [StaffInputError, ConfigError, StoreUnavailableError].some((kind) => error instanceof kind);
  if (error instanceof NotFoundError) console.error('There is no such account. See: npm run staff -- list');
  else console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
