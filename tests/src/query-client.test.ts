import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createServer } from 'node:http';
import t from 'tap';
import { createQueryClient, HttpError } from '../../src/api/client.ts';

/** A server that counts what it is asked, and the fetch of a page that stands on it. */
async function served(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const inits: (RequestInit | undefined)[] = [];
  const real = globalThis.fetch;
  // A page resolves paths against its own address; Node has none.
  globalThis.fetch = (input, init) => {
    inits.push(init);
    return real(new URL(String(input), `http://127.0.0.1:${address.port}`), init);
  };
  t.teardown(() => {
    globalThis.fetch = real;
    server.close();
  });
  return { asked, inits };
}

t.test('R286: a query is a GET of the first element of its key, with credentials, read as JSON', async (t) => {
  const { asked, inits } = await served(200, '{"drone":[1,2]}');
  const client = createQueryClient();
  t.same(await client.fetchQuery({ queryKey: ['/api/some/list', { page: 2 }] }), { drone: [1, 2] });
  t.same(asked, ['GET /api/some/list']);
  t.equal(inits[0]?.credentials, 'include');
  client.clear();
});

t.test('R287: no retry, never stale, nothing read again on focus or by the clock', async (t) => {
  const { asked } = await served(500, '{}');
  const client = createQueryClient();
  const error = await client.fetchQuery({ queryKey: ['/api/broken'] }).catch((reason: unknown) => reason);
  t.ok(error instanceof HttpError);
  t.match(error, { status: 500, message: '500: Internal Server Error' }, 'R313');
  const observer = new QueryObserver(client, { queryKey: ['/api/broken'] });
  await new Promise<void>((resolve) => {
    const stop = observer.subscribe(({ fetchStatus, failureCount }) => {
      if (fetchStatus !== 'idle' || failureCount === 0) return;
      stop();
      resolve();
    });
  });
  t.same(asked, ['GET /api/broken', 'GET /api/broken'], 'once for each time it is asked for, not four times');
  const { staleTime, refetchOnWindowFocus, refetchInterval, retry } = client.defaultQueryOptions({ queryKey: ['/x'] });
  t.same({ staleTime, refetchOnWindowFocus, refetchInterval, retry }, { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false });
  client.setQueryData(['/api/kept'], { old: true }, { updatedAt: 1 });
  t.same(await client.fetchQuery({ queryKey: ['/api/kept'] }), { old: true }, 'never stale: what is known is not read again');
  t.equal(asked.length, 2);
  client.clear();
});

t.test('R288: a call that changes something is never repeated', async (t) => {
  const client = createQueryClient();
  let calls = 0;
  const observer = new MutationObserver(client, {
    mutationFn: async () => {
      calls += 1;
      throw new Error('Refused');
    },
  });
  await t.rejects(observer.mutate(), { message: 'Refused' });
  t.equal(calls, 1);
  client.clear();
});
