/** Two hosts on one database whose clocks differ by two minutes, and SQL beside them that knows nothing of their code. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { AJAX, TEST_VENUE, createTempFolder } from '../../server/serverHarness.ts';
import type { RunningHost } from '../../support/host.ts';
import { type Answer, dataDirOf, databaseOf, planOf, send, start } from '../trustHost.ts';

export const CLOCK_SKEW_MS = 120_000;
const EDITOR_TOKEN = 'the-token-of-both-hosts-0123456789-abcdef';

/** The venue of both hosts, which counts stays, with so few tables that parties collide. */
export const TENANT = 'reef';
export const STAY_TABLES = ['1', '2', '3', '4', '5', '6', '7', '8'];
export const STAYS = [
  { name: '1 hour', minutes: 60 },
  { name: '2 hours', minutes: 120 },
];
const venuesDir = createTempFolder({
  [`${TENANT}/venue.json`]: {
    ...TEST_VENUE,
    location_id: '8',
    key: 'reef-key',
    occupancy: 'stay',
    stays: STAYS,
    lead_minutes: 0,
    turn_times: [{ guests: 8, minutes: 90 }],
  },
  [`${TENANT}/plan.json`]: planOf(STAY_TABLES.length),
});

/** Statements with `?` for values, in a connection of its own. */
export type Sql = {
  query<Row>(text: string, ...values: readonly (string | number | null)[]): Promise<Row[]>;
  /** Keeps everybody from writing until the returned function is called. */
  lock(): Promise<() => Promise<void>>;
  /** Drops the key that decides, for negative controls. */
  dropKey(): Promise<void>;
  readonly isPostgres: boolean;
};

export type Cluster = {
  readonly sql: Sql;
  /** For links, of which only the mails have the secrets. */
  readonly store: Store;
  /** Sends a form, JSON or nothing to one of the hosts: the second one's clock is ahead. */
  post(host: number, path: string, body?: object): Promise<Answer>;
  get<Reply>(host: number, path: string): Promise<Reply>;
  stop(): Promise<void>;
};

type OpenHost = { readonly running: RunningHost; readonly cookie: string };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Starts both. `database` is an empty Postgres database; without it they share a file. */
export async function startCluster(name: string, database?: string): Promise<Cluster> {
  mkdirSync(dataDirOf(name), { recursive: true });
  const url = database ?? databaseOf(name);
  // The venue's time is fixed: only what runs on real time sees this clock.
  const ahead = `const now = Date.now; Date.now = () => now() + ${CLOCK_SKEW_MS}`;
  const open = async (host: number): Promise<OpenHost> => {
    const skew = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` };
    const env = { RATE_LIMIT: '0', DATABASE_URL: url, EDITOR_TOKEN, ...(host === 1 ? skew : {}) };
    const running = await start(`${name}-${host}`, env, { venuesDir });
    const { headers } = await fetch(`${running.url}/api/editor/${TENANT}/sign-in`, {
      method: 'POST',
      headers: { ...AJAX, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: EDITOR_TOKEN }),
    });
    return { running, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
  const hosts = [await open(0), await open(1)];
  const opening = await openStore(url);
  if (!opening.ok) throw new Error(opening.error);
  const sql = database === undefined ? openFile(url) : await openServer(database);
  return {
    sql,
    store: opening.store,
    post(host, path, body) {
      const { running, cookie } = hosts[host]!;
      const json = { ...AJAX, 'Content-Type': 'application/json', Cookie: cookie };
      if (body === undefined) return send(running, path, { method: 'POST', headers: FORM, body: '' });
      return send(running, path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    },
    async get(host, path) {
      const { running, cookie } = hosts[host]!;
      return JSON.parse((await send(running, path, { headers: { ...AJAX, Cookie: cookie } })).text);
    },
    async stop() {
      await Promise.all(hosts.map(({ running }) => running.stop()));
      await opening.store.destroy();
      await sql.close();
    },
  };
}

/** Makes the claims again without their key. */
const WITHOUT_KEY = [
  'create table loose as select * from claims',
  'drop table claims',
  'alter table loose rename to claims',
];

/** Returns whether the lock could be had. */
function begin(database: Database): boolean {
  try {
    database.exec('begin immediate');
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

function openFile(file: string): Sql & { close(): Promise<void> } {
  const database = new Database(file);
  return {
    isPostgres: false,
    async query<Row>(text: string, ...values: readonly (string | number | null)[]) {
      const statement = database.prepare(text);
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    },
    async lock() {
      const other = new Database(file, { timeout: 0 });
      // SQLite's own wait would stop this process, which may hold the lock itself and release it soon.
      while (!begin(other)) await delay(5);
      return async () => {
        other.exec('rollback');
        other.close();
      };
    },
    async dropKey() {
      for (const statement of WITHOUT_KEY) database.exec(statement);
    },
    async close() {
      database.close();
    },
  };
}

async function openServer(url: string): Promise<Sql & { close(): Promise<void> }> {
  const pool = new Pool({ connectionString: url, max: 8 });
  // The server may stop before the last connection has ended.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    isPostgres: true,
    async query<Row>(text: string, ...values: readonly (string | number | null)[]) {
      let place = 0;
      const { rows } = await pool.query(
        text.replaceAll('?', () => `$${++place}`),
        [...values],
      );
      return rows as Row[];
    },
    async lock() {
      const other = await pool.connect();
      await other.query(`begin; select * from venue_locks order by tenant for update`);
      return async () => {
        await other.query('rollback');
        other.release();
      };
    },
    async dropKey() {
      for (const statement of WITHOUT_KEY) await pool.query(statement);
    },
    close: () => pool.end(),
  };
}
