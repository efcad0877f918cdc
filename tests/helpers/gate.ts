import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to a database that the test shuts and opens: shut, nothing listens at `url`, as when the server is stopped. */
export async function gateTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(onward).pipe(client);
  });
  const open = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await open(0);
  const own = (server.address() as AddressInfo).port;
  return {
    url: through(url, own),
    open: () => open(own),
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** `url` by way of a port of this machine, whose client stays on it: told of a replica set, it would go to the members' own addresses. */
export function through(url: string, port: number): string {
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String(port);
  way.searchParams.delete('replicaSet');
  way.searchParams.set('directConnection', 'true');
  return way.href;
}
