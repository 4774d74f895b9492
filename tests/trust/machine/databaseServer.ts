/** A Postgres server that is slow, full, restarted or gone. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, providePostgres, startPostgres } from '../../postgres/postgresServer.ts';
import { type Proxy, startProxy } from '../../postgres/proxy.ts';
import { freePort } from '../../support/freePort.ts';
import { type Course, type Fault, refusesToStart, underFault } from './fault.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;
type Scenery = { readonly server: Server; readonly proxy: Proxy; readonly url: string };

const obstacle = (): string | undefined => (providePostgres() === undefined ? 'there is no Postgres' : undefined);
/** Connections that the server takes, its own reserve included. */
const CONNECTIONS = 30;
const GONE_MS = 3_000;

/** Runs a course on a server of its own, behind a proxy. */
function onPostgres({
  bring,
  goesOn,
}: {
  readonly bring: (scenery: Scenery) => Promise<() => Promise<void>>;
  readonly goesOn: boolean;
}): Fault['run'] {
  return async () => {
    const server = await startPostgres({ isDurable: true, settings: { max_connections: String(CONNECTIONS) } });
    const proxy = await startProxy(server.port);
    const url = await createDatabase(server.url, 'machine');
    const course: Course = {
      options: () => ({ env: { DATABASE_URL: proxy.through(url) } }),
      databaseUrl: () => url,
      bring: () => bring({ server, proxy, url }),
      goesOn,
    };
    try {
      return await underFault(course)();
    } finally {
      proxy.close();
      await server.stop();
    }
  };
}

/** Takes all connections that are left. */
async function takeConnections({ url }: Scenery): Promise<() => Promise<void>> {
  const clients: Client[] = [];
  for (;;) {
    const client = new Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
    } catch {
      return async () => void (await Promise.all(clients.map((one) => one.end())));
    }
    clients.push(client);
  }
}

/** Ends the connections of everybody else, again and again. */
async function endConnections({ url }: Scenery): Promise<() => Promise<void>> {
  const client = new Client(url);
  await client.connect();
  const end = () =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
  const timer = setInterval(() => void end().catch(() => {}), 300);
  return async () => {
    clearInterval(timer);
    await client.end();
  };
}

export const databaseServerFaults: readonly Fault[] = [
  {
    fault: "Postgres can't be reached at the start",
    remedy: 'Start it, or correct `DATABASE_URL`.',
    run: async () => {
      const port = await freePort();
      return refusesToStart(
        () => ({ env: { DATABASE_URL: `postgres://tide@127.0.0.1:${port}/tide` } }),
        /127\.0\.0\.1/,
      )();
    },
  },
  {
    fault: 'Postgres is restarted: 3 s without it',
    remedy: 'Nothing. Reservations wait, or are refused with a message.',
    obstacle,
    run: onPostgres({
      goesOn: false,
      bring: async ({ proxy }) => {
        proxy.refuse();
        proxy.cut();
        setTimeout(() => void proxy.listen(), GONE_MS);
        return () => delay(GONE_MS);
      },
    }),
  },
  {
    fault: 'each answer of Postgres is 600 ms late',
    remedy: 'Bring it closer. Guests wait.',
    obstacle,
    run: onPostgres({
      goesOn: true,
      bring: async ({ proxy }) => {
        proxy.answerLate(600);
        return async () => {};
      },
    }),
  },
  {
    fault: 'Postgres has no connections left',
    remedy: 'Raise `max_connections`. The host goes on with those that it has.',
    obstacle,
    run: onPostgres({ goesOn: false, bring: takeConnections }),
  },
  {
    fault: 'Postgres ends all connections every 300 ms',
    remedy: 'Nothing. What was cut is done again.',
    obstacle,
    run: onPostgres({ goesOn: false, bring: endConnections }),
  },
];
