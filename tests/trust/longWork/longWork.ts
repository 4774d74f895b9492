/**
 * Whether long work keeps guests waiting: at a venue with 300,000 reservations, each call of owners and staff and each job
 * of the host runs while others ask whether the host answers, and reserve.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readVenues } from '../../../src/server/venues/venues.ts';
import { ROOT, type RunningHost, hostEnvironment } from '../../support/host.ts';
import { AJAX, EDITOR_TOKEN, NOW, TEST_VENUE, createTempFolder } from '../../server/serverHarness.ts';
import { type Row, seconds } from '../report.ts';
import { dataDirOf, databaseOf, dateOf, planOf, query, reserve, send, start } from '../trustHost.ts';
import { FIRST_DATE, LAST_DATE, RESERVATIONS, TABLES, copyManyReservations } from './manyReservations.ts';

const MAX_MS = 100;
/** How often the others ask. */
const PAUSE_MS = 25;
const TODAY = '2026-11-24';
const BUSY_GUEST = 'guest7@example.com';
const STAYS = [
  { name: '2 hours', minutes: 120 },
  { name: 'Full day', minutes: null },
];
/** How long guests come before it is measured: the first requests compile the code. */
const WARM_UP_MS = 2_000;
/** So many days after today nothing is reserved yet. */
const FREE_DAYS_AHEAD = 80;

const venuesDir = createTempFolder({
  'shell-bay/venue.json': { ...TEST_VENUE, occupancy: 'stay', stays: STAYS },
  // In rows of 20 that don't overlap, as a plan must be to be published.
  'shell-bay/plan.json': {
    ...planOf(TABLES, (id) => ({
      coordinates: { x: (id % 20) * 48, y: Math.floor(id / 20) * 48, width: 40, height: 40 },
    })),
    height: 1000,
  },
  'shell-bay/pictures/couch.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

/** Paths of what owners and staff call, in the order in which they are called. */
const CALLS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', `/api/numbers/shell-bay?from=2025-12-01&until=2026-11-30&step=day`],
  ['GET', `/api/numbers/shell-bay/export.csv?from=2025-01-01&until=2026-12-31&step=week`],
  ['GET', `/api/editor/shell-bay/reservations?from=${FIRST_DATE}&until=${LAST_DATE}`],
  ['GET', `/api/editor/shell-bay/reservations.csv?from=${FIRST_DATE}&until=${LAST_DATE}`],
  ['GET', `/api/editor/shell-bay/reservations.json?from=${FIRST_DATE}&until=${LAST_DATE}`],
  ['GET', `/api/day/shell-bay?date=${TODAY}`],
  ['GET', `/api/day/shell-bay/log?date=${TODAY}`],
  ['GET', `/api/day/shell-bay/parties/${RESERVATIONS}/visits`],
  ['GET', `/api/day/shell-bay/export.csv?date=${TODAY}`],
  ['GET', `/api/day/shell-bay/wall?date=${TODAY}`],
  ['GET', '/api/day/shell-bay/plan'],
  ['GET', 'ical'],
  ['GET', '/api/editor/shell-bay'],
  ['GET', '/api/editor/shell-bay/affected'],
  ['GET', '/api/editor/shell-bay/versions'],
  ['GET', '/api/editor/shell-bay/access'],
  ['GET', '/api/editor/shell-bay/webhooks'],
  ['GET', '/api/settings/shell-bay'],
  ['GET', '/api/settings/shell-bay/season'],
  ['GET', '/api/settings/shell-bay/mails/guest'],
  ['POST', '/api/settings/shell-bay/guests/find', { contact: BUSY_GUEST }],
  ['POST', '/api/settings/shell-bay/guests/erase', { contact: BUSY_GUEST }],
  ['GET', '/metrics'],
  ['GET', '/readyz'],
  ['GET', '/day/shell-bay'],
  ['GET', '/settings/shell-bay'],
  ['GET', '/numbers/shell-bay'],
];

const PUBLISHED = [
  ['settings', '/api/settings/shell-bay'],
  ['plan', '/api/editor/shell-bay'],
] as const;

/** Runs each call and job beside guests. */
export async function workLong(): Promise<Row[]> {
  const reading = readVenues(venuesDir);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const served = reading.venues.get('shell-bay')!;
  await copyManyReservations(served, databaseOf('long'));
  const rows: Row[] = [];
  const host = await startHost('0');
  const headers = { ...AJAX, Cookie: await signIn(host) };
  const feed = await fetch(`${host.url}/api/day/shell-bay/feeds/ical`, { method: 'PUT', headers });
  const { path: feedPath } = (await feed.json()) as { path: string };
  await beside(host, 'warming up', () => delay(WARM_UP_MS));
  rows.push(await beside(host, 'nothing', () => delay(2_000)));
  for (const [method, path, body] of CALLS)
    rows.push(
      await beside(host, `${method} ${path.split('?')[0]}`, async () => {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
        const answer = await send(host, path === 'ical' ? feedPath : path, {
          method,
          headers: { ...headers, ...type },
          ...sent,
        });
        if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }),
    );
  for (const [kind, base] of PUBLISHED)
    rows.push(await beside(host, `publishing the ${kind}`, () => publish(host, headers, kind, base)));
  rows.push(await beside(host, 'npm run backup', () => command('backup', [join(dataDirOf('long'), 'kept.backup')])));
  rows.push(
    await beside(host, 'npm run personal-data --find', () =>
      command('personal-data', ['shell-bay', '--find', 'Marchand 77']),
    ),
  );
  await host.stop();
  // The first weeks, some 10,000 reservations.
  const erasing = await startHost('990');
  await beside(erasing, 'warming up', () => delay(WARM_UP_MS));
  rows.push(
    await beside(erasing, 'erasing after the retention time', async () => {
      while (query<{ n: number }>('long', `select count(*) as n from day_log where date < '2024-03-01'`)[0]!.n > 0)
        await delay(1_000);
    }),
  );
  await erasing.stop();
  return rows;
}

/** Publishes a kind of document as it is, with one change, over whatever is published. */
async function publish(
  host: RunningHost,
  headers: Readonly<Record<string, string>>,
  kind: 'plan' | 'settings',
  base: string,
): Promise<void> {
  const { published } = JSON.parse((await send(host, base, { headers })).text) as {
    published: Record<typeof kind, object> & { etag: string };
  };
  const change = kind === 'plan' ? { width: 1001 } : { hold_minutes: 20 };
  const body = JSON.stringify({ [kind]: { ...published[kind], ...change }, by: 'Ada' });
  const all = { ...headers, 'Content-Type': 'application/json', 'If-Match': published.etag };
  const { status, text } = await send(host, `${base}/publish`, { method: 'POST', headers: all, body });
  if (status !== 200) throw new Error(`publishing the ${kind}: ${status} ${text.slice(0, 200)}`);
}

const startHost = (retention: string): Promise<RunningHost> =>
  start('long', { RATE_LIMIT: '0', EDITOR_TOKEN, RETENTION_DAYS: retention }, { venuesDir });

async function signIn(host: RunningHost): Promise<string> {
  const answer = await fetch(`${host.url}/api/editor/shell-bay/sign-in`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: EDITOR_TOKEN }),
  });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Runs an operator's command beside the host. */
async function command(name: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'commands', `${name}.mjs`), ...args], {
    env: hostEnvironment(dataDirOf('long'), { now: NOW, venuesDir }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${name} ended with status ${status}`);
}

let reserved = 0;

/** Runs work while others ask and reserve, and returns how long the slowest of them waited. */
async function beside(host: RunningHost, promise: string, work: () => Promise<unknown>): Promise<Row> {
  const run = { isOver: false };
  const slowest = { health: 0, reservation: 0 };
  const others = [
    repeat(async () => {
      const { milliseconds, status } = await send(host, '/healthz');
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      slowest.health = Math.max(slowest.health, milliseconds);
    }),
    repeat(async () => {
      reserved++;
      const place = {
        date: dateOf(FREE_DAYS_AHEAD + Math.floor(reserved / TABLES)),
        selected_tables: [1 + (reserved % TABLES)],
      };
      const guest = { email: `new${reserved}@example.com`, phone: `77${String(7_000_000 + reserved)}` };
      const { milliseconds, status, text } = await reserve(host, { ...place, ...guest, stay: '2 hours' });
      if (status !== 200) throw new Error(`a reservation was refused: ${status} ${text.slice(0, 200)}`);
      slowest.reservation = Math.max(slowest.reservation, milliseconds);
    }),
  ];
  async function repeat(ask: () => Promise<void>): Promise<void> {
    while (!run.isOver) {
      await ask();
      await delay(PAUSE_MS);
    }
  }
  const began = performance.now();
  try {
    await Promise.race([work(), ...others]);
  } finally {
    run.isOver = true;
  }
  const took = performance.now() - began;
  await Promise.all(others);
  const { health, reservation } = slowest;
  return {
    promise: `long work keeps nobody waiting: ${promise}`,
    figure: `/healthz ${health.toFixed(0)} ms, a reservation ${reservation.toFixed(0)} ms, for ${seconds(took)}`,
    limit: `${MAX_MS} ms`,
    holds: Math.max(health, reservation) <= MAX_MS,
  };
}
