/** The host under attack: its venue, its process, its guests and its database. */
import { Database } from '../../src/server/store/sqliteDriver.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AJAX, NOW, TEST_PLAN, TEST_VENUE, createTempFolder, room } from '../server/serverHarness.ts';
import { payloadOf } from '../support/payload.ts';
import { type HostOptions, type RunningHost, startHost } from '../support/host.ts';

/** Tables of the venue, numbered from 1. */
export const TABLES = 60;
export const DATE = '24.11.2026';
/** Whether the short form runs, which checks no times: it runs beside other tests. */
export const isShort = process.argv.includes('--short') || process.env['VITEST'] !== undefined;
/** Returns the size of a test in its long and in its short form. */
export const scale = (long: number, short: number): number => (isShort ? short : long);

const parent = mkdtempSync(join(tmpdir(), 'tidetable-trust-'));
/** Returns the test plan with so many tables, numbered from 1, and no others. */
export const planOf = (tables: number, more: (id: number) => object = () => ({})): object => ({
  ...TEST_PLAN,
  areas: [
    {
      id: 1,
      name: 'Lines',
      rooms: Array.from({ length: tables }, (_, i) => ({ ...room(i + 1, `Line ${i + 1}`, 2, 70), ...more(i + 1) })),
    },
  ],
  decor: [],
});
/** Makes a folder with one venue. */
export const createVenue = (plan: object): string =>
  createTempFolder({
    'shell-bay/venue.json': TEST_VENUE,
    'shell-bay/plan.json': plan,
    'shell-bay/pictures/couch.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
const venuesDir = createVenue(planOf(TABLES));

/** After an attack that threw, hosts may still write there: the error that matters is the attack's. */
export function removeFolders(): void {
  for (const folder of [parent, venuesDir]) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      console.error(`${folder} is left:`, error);
    }
  }
}

export const dataDirOf = (name: string): string => join(parent, name);
export const databaseOf = (name: string): string => join(parent, name, 'tidetable.sqlite');

/** Starts a host on a data folder of this name, which outlives it. Without `env` it has no limits. */
export function start(name: string, env: Record<string, string> = { RATE_LIMIT: '0' }, options: HostOptions = {}) {
  return startHost({ now: NOW, env, venuesDir, dataDir: dataDirOf(name), ...options });
}

/** Returns a date by its number, each with all tables free. */
export function dateOf(index: number): string {
  const date = new Date(Date.UTC(2026, 10, 24) + index * 86_400_000).toISOString().slice(0, 10);
  return date.split('-').toReversed().join('.');
}

export const bodyOf = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(payloadOf({ date: DATE, ...changes }));

export type Answer = { readonly status: number; readonly text: string; readonly milliseconds: number };
/** No request waits so long for its answer. */
const PATIENCE_MS = 120_000;
const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request and returns its answer; status 0 means that none arrived. */
export function send(
  host: Pick<RunningHost, 'url'>,
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
    agent = sharedAgent,
  }: { method?: string; body?: string | Buffer; headers?: Record<string, string>; agent?: Agent } = {},
): Promise<Answer> {
  const started = performance.now();
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve) => {
    const end = (status: number, text: string): void => {
      resolve({ status, text, milliseconds: performance.now() - started });
    };
    const sent = request(
      {
        agent,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path,
        method,
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (data: string) => {
          text += data;
        });
        response.on('end', () => {
          end(response.statusCode ?? 0, text);
        });
        response.on('error', () => {
          end(0, text);
        });
      },
    );
    sent.on('error', () => {
      end(0, '');
    });
    sent.end(body);
  });
}

/** Makes a reservation for table 1 unless `changes` names others. */
export function reserve(
  host: Pick<RunningHost, 'url'>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return send(host, '/reservation', {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: bodyOf(changes),
  });
}

/** Runs a query on a host's database. */
export function query<Row>(name: string, sql: string): Row[] {
  const database = new Database(databaseOf(name), { readonly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** Returns the processor time of a process in milliseconds, where Linux reports it. */
export function processorTime({ process: child }: RunningHost): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
