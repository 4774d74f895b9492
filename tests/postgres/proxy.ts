/** A proxy in front of a Postgres server, which ends connections, leads to another server, or makes it far away. */
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

export type Proxy = {
  /** Returns the address of a database behind the proxy. */
  through(database: string): string;
  /** What begins each round trip: what was asked after an answer, or at first, as the protocol writes it. */
  readonly roundTrips: readonly string[];
  /** Makes each answer late by so much from now on; an earlier one must not be overtaken, so it only grows. */
  answerLate(byMs: number): void;
  /** New connections lead to another port. */
  leadTo(port: number): void;
  /** Ends all connections. */
  cut(): void;
  /** Refuses new connections, until it listens again at the same port. */
  refuse(): void;
  listen(): Promise<void>;
  close(): void;
};

export type ProxyOptions = {
  /** Returns whether to end a connection instead of passing an answer on. */
  readonly loses?: (data: Buffer) => boolean;
};

/** Starts a proxy that leads to a port of this machine. */
export async function startProxy(port: number, { loses = () => false }: ProxyOptions = {}): Promise<Proxy> {
  const roundTrips: string[] = [];
  const sockets = new Set<Socket>();
  let target = port;
  let delayMs = 0;
  const server = createServer((host) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [host, upstream]) {
      sockets.add(socket);
      // A network passes each packet on: it waits for no acknowledgement of the one before.
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        host.destroy();
        upstream.destroy();
      });
    }
    let isWaiting = false;
    host.on('data', (data: Buffer) => {
      if (!isWaiting) roundTrips.push(data.toString('latin1'));
      isWaiting = true;
      upstream.write(data);
    });
    host.on('end', () => upstream.end());
    const answer = (data: Buffer): void => {
      isWaiting = false;
      if (loses(data)) host.destroy();
      else host.write(data);
    };
    upstream.on('data', (data: Buffer) => {
      if (delayMs === 0) answer(data);
      else setTimeout(answer, delayMs, data);
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
    roundTrips,
    answerLate(byMs) {
      delayMs = byMs;
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
