/** A proxy in front of a Postgres server, which ends connections or leads to another server. */
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

export type Proxy = {
  /** Returns the address of a database behind the proxy. */
  through(database: string): string;
  /** New connections lead to another port. */
  leadTo(port: number): void;
  /** Ends all connections. */
  cut(): void;
  /** Refuses new connections, until it listens again at the same port. */
  refuse(): void;
  listen(): Promise<void>;
  close(): void;
};

/**
 * Starts a proxy that leads to a port of this machine. `loses` returns whether to end a connection instead of passing
 * data on.
 */
export async function startProxy(port: number, loses: (data: Buffer) => boolean = () => false): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let target = port;
  const server = createServer((host) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [host, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        host.destroy();
        upstream.destroy();
      });
    }
    host.pipe(upstream);
    upstream.on('data', (data: Buffer) => {
      if (loses(data)) host.destroy();
      else host.write(data);
    });
  });
  let ownPort = 0;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (): Promise<void> => {
    await once(server.listen(ownPort, '127.0.0.1'), 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the proxy does not listen');
    ownPort = address.port;
  };
  await listen();
  return {
    through(database) {
      const url = new URL(database);
      url.port = String(ownPort);
      return url.href;
    },
    leadTo(other) {
      target = other;
    },
    cut,
    refuse() {
      server.close();
    },
    listen,
    close() {
      cut();
      server.close();
    },
  };
}
