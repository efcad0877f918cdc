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
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(own);
  return {
    url: through.href,
    open: () => open(own),
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
