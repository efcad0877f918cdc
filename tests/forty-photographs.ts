/**
 * Forty photographs of 24 megapixels at once, against a server of its own: all arrive, the site stays responsive and
 * the server's memory stays below 1.2 GB. Run with `node --import tsx tests/forty-photographs.ts`; takes some minutes.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { photograph } from './helpers/photograph.ts';
import { sameOrigin, staffApp } from './helpers/staff-app.ts';

const count = 40;
const mostMemory = 1200;
const slowestHome = 1500;

async function serve(): Promise<void> {
  const teardowns: (() => Promise<unknown>)[] = [];
  const site = await staffApp((work) => void teardowns.push(work));
  process.send?.({ url: await site.app.listen({ port: 0, host: '127.0.0.1' }), cookie: await site.cookie() });
  await once(process, 'message');
  await site.media.idle();
  for (const work of teardowns) await work();
  process.send?.(process.resourceUsage().maxRSS / 1024);
  process.disconnect();
}

async function measure(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  const [{ url, cookie }] = (await once(server, 'message')) as [{ url: string; cookie: string }];
  const picture = await photograph(6000, 4000).jpeg({ quality: 92 }).toBuffer();
  let uploading = true;
  let slowest = 0;
  const visitor = (async () => {
    while (uploading) {
      const start = performance.now();
      await (await fetch(url)).text();
      slowest = Math.max(slowest, performance.now() - start);
    }
  })();
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const form = new FormData();
      // Bytes after the end of a JPEG make each file another one.
      form.set('file', new Blob([picture, Buffer.from([at])]), `photograph-${at}.jpg`);
      return (await fetch(`${url}/api/upload`, { method: 'POST', body: form, headers: { ...sameOrigin, cookie } })).status;
    }),
  );
  const answered = performance.now() - start;
  uploading = false;
  await visitor;
  server.send('finish');
  const [memory] = (await once(server, 'message')) as [number];
  const arrived = statuses.filter((status) => status === 200).length;
  console.log(`${arrived} of ${count} photographs of ${Math.round(picture.length / 1e6)} MB answered in ${(answered / 1000).toFixed(1)} s, all formats after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  console.log(`slowest answer to a visitor meanwhile ${slowest.toFixed(0)} ms, most memory of the server ${memory.toFixed(0)} MB`);
  if (arrived < count || slowest > slowestHome || memory > mostMemory) process.exitCode = 1;
}

await (process.argv[2] === 'serve' ? serve() : measure());
