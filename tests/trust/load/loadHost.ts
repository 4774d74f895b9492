/** The host under load: a venue of 500 tables, several processes, and guests who keep their connections. */
import { sql } from 'kysely';
import { Agent } from 'node:http';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { AJAX } from '../../server/serverHarness.ts';
import type { RunningHost } from '../../support/host.ts';
import { type Answer, bodyOf, createVenue, databaseOf, planOf, send, start } from '../trustHost.ts';

/** Tables of the venue, numbered from 1. */
export const LOAD_TABLES = 500;

/** Each table may be joined with the next. */
const loadVenuesDir = createVenue(
  planOf(LOAD_TABLES, (id) => (id < LOAD_TABLES ? { joins: [{ with: [id + 1] }] } : {})),
);

/** Returns the database that `DATABASE_URL` names, which must be empty. Without it, an attack has a file of its own. */
const findSharedDatabase = (): string | undefined => process.env['DATABASE_URL'];

/** Starts a host of some processes without limits. */
export function startLoadHost(name: string, workers: number): Promise<RunningHost> {
  const sharedDatabase = findSharedDatabase();
  const env = {
    RATE_LIMIT: '0',
    WORKERS: String(workers),
    ...(sharedDatabase === undefined ? {} : { DATABASE_URL: sharedDatabase }),
  };
  return start(name, env, { venuesDir: loadVenuesDir });
}

/** Opens the database of a host. Close it with `destroy`. */
export async function openDatabase(name: string): Promise<Store> {
  const opening = await openStore(findSharedDatabase() ?? databaseOf(name));
  if (!opening.ok) throw new Error(opening.error);
  return opening.store;
}

/** Drops the unique key of the claims, for negative controls. */
export async function dropUniqueKey(name: string): Promise<void> {
  const store = await openDatabase(name);
  await sql`create table loose as select * from claims where 1 = 0`.execute(store);
  await sql`drop table claims`.execute(store);
  await sql`alter table loose rename to claims`.execute(store);
  await store.destroy();
}

export type Guests = {
  reserve(changes: Readonly<Record<string, unknown>>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  leave(): void;
};

/** Lets guests open the page, each with a connection that they keep. */
export async function openGuests(host: RunningHost, count: number): Promise<Guests> {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });
  await Promise.all(Array.from({ length: count }, () => send(host, '/healthz', { agent })));
  const headers = { ...AJAX, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  return {
    reserve: (changes) => send(host, '/reservation', { method: 'POST', agent, headers, body: bodyOf(changes) }),
    get: (path) => send(host, path, { agent, headers: AJAX }),
    leave: () => agent.destroy(),
  };
}

/** What a guest is told in the end: the status, the message if there is one, and the places in line before it. */
export type Told = { readonly status: number; readonly text: string; readonly places: readonly number[] };

/** Reads an answer, also one that came as events. */
export function readTold({ status, text }: Answer): Told {
  if (!text.startsWith('event:')) return { status, text, places: [] };
  const places = [...text.matchAll(/^event: line\ndata: \{"place":(\d+)\}$/gm)].map(([, place]) => Number(place));
  const reply = /^event: reply\ndata: (.*)$/m.exec(text)?.[1];
  if (reply === undefined) return { status: 0, text, places };
  const read = JSON.parse(reply) as { readonly status: number; readonly body: unknown };
  return { status: read.status, text: JSON.stringify(read.body), places };
}

export const isTaken = ({ status, text }: Told): boolean => status === 422 && text.includes('has just been taken');
