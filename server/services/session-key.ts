import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * The 32 bytes that encrypt session cookies: those given as 64 hexadecimal digits, else those kept in
 * `dataDir/session-key`, which only its owner can read and which the first start makes. Throws when the file is no key.
 */
export async function sessionKey({ dataDir, given }: { dataDir: string; given?: string | undefined }): Promise<Buffer> {
  if (given) return Buffer.from(given, 'hex');
  const file = path.join(dataDir, 'session-key');
  const kept = (await read(file)) ?? (await make(dataDir, file));
  if (!/^[0-9a-f]{64}$/i.test(kept)) {
    throw new Error(`${file} does not hold 64 hexadecimal digits. Remove it, and the next start makes another; staff sign in again then.`);
  }
  return Buffer.from(kept, 'hex');
}

/** Linked into place, which fails when another process was faster: both then use the key that stands there. */
async function make(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('hex'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(unfinished, file).catch(async (error: unknown) => {
    if ((await read(file)) === undefined) throw error;
  });
  await rm(unfinished, { force: true });
  return readFile(file, 'utf8').then((text) => text.trim());
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
}
