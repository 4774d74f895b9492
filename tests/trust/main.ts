/**
 * `npm run test:trust`: the host's promises under attack, with figures. `-- --short` takes about a minute and judges
 * no times. Needs the built pages. The exit status is 1 if a promise does not hold.
 */
import Database from 'better-sqlite3';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { AJAX, NOW, TEST_PLAN, TEST_VENUE, createTempFolder } from '../server/serverHarness.ts';
import { type HostOptions, type RunningHost, startHost } from '../support/host.ts';

const DATE = '24.11.2026';
const TABLES = 40;
const isShort = process.argv.includes('--short');
/** Returns the size of a test in its long and in its short form. */
const scale = (long: number, short: number): number => (isShort ? short : long);

const parent = mkdtempSync(join(tmpdir(), 'tidetable-trust-'));
const venuesDir = createTempFolder({ 'shell-bay/venue.json': TEST_VENUE, 'shell-bay/plan.json': TEST_PLAN });
let isBroken = false;

function report(name: string, figure: string, holds: boolean): void {
  if (!holds) isBroken = true;
  console.log(`${holds ? 'ok    ' : 'BROKEN'}  ${name}: ${figure}`);
}

function start(name: string, env: Record<string, string> = { RATE_LIMIT: '0' }, options: HostOptions = {}) {
  return startHost({ now: NOW, env, venuesDir, dataDir: join(parent, name), ...options });
}

function body(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({
    first_name: 'Ada',
    last_name: 'Silva',
    country_code: '+94',
    phone: '771234567',
    email: 'ada@example.com',
    notes: '',
    terms: true,
    time: '10:00 AM',
    selected_tables: [1],
    location_id: '7',
    date: DATE,
    guests: '2',
    step: 2,
    ...changes,
  });
}

/** Returns the status of a reservation and how long it took in milliseconds; status 0 without an answer. */
async function reserve(host: RunningHost, changes: Readonly<Record<string, unknown>>) {
  const started = performance.now();
  const status = await fetch(`${host.url}/reservation`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: body(changes),
  }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
  return { status, milliseconds: performance.now() - started };
}

function query<Row>(name: string, sql: string): Row[] {
  const database = new Database(join(parent, name, 'tidetable.sqlite'), { readonly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** One network, one email address and one telephone number, with default settings. */
async function attackEvening(): Promise<void> {
  const host = await start('evening', {});
  const until = performance.now() + scale(600_000, 5_000);
  for (let table = 1; performance.now() < until; table = (table % TABLES) + 1) {
    await reserve(host, { selected_tables: [table] });
    await delay(50);
  }
  await host.stop();
  const claims = query('evening', 'select * from claims').length;
  const mails = query('evening', "select * from outbox where kind in ('guest', 'confirm')").length;
  const notices = query('evening', "select * from outbox where kind = 'flood'").length;
  report(
    'one stranger, default settings',
    `${claims} tables, ${mails} mails to one recipient, ${notices} notice to the venue`,
    claims === 3 && mails === 3 && notices === 1,
  );
}

/** Returns the latencies of pages and of the health check, in milliseconds. */
async function measurePages(host: RunningHost, until: number): Promise<number[]> {
  const latencies: number[] = [];
  while (performance.now() < until) {
    for (const path of ['/healthz', '/v/shell-bay']) {
      const started = performance.now();
      await (await fetch(host.url + path)).text();
      latencies.push(performance.now() - started);
    }
    await delay(20);
  }
  return latencies;
}

function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

/** Another process locks the database. */
async function lockDatabase(mode: 'immediate' | 'exclusive'): Promise<void> {
  const name = `lock-${mode}`;
  const host = await start(name);
  const reference = percentile99(await measurePages(host, performance.now() + scale(3_000, 1_000)));
  const other = new Database(join(parent, name, 'tidetable.sqlite'));
  other.exec(`begin ${mode}`);
  const reservations = Array.from({ length: 20 }, (_, i) => reserve(host, { selected_tables: [i + 1] }));
  const p99 = percentile99(await measurePages(host, performance.now() + scale(10_000, 2_000)));
  other.exec('rollback');
  other.close();
  const answers = await Promise.all(reservations);
  await host.stop();
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const accepted = answers.filter(({ status }) => status === 200).length;
  const stored = query(name, 'select id from reservations').length;
  report(
    `a lock (${mode})`,
    `pages p99 ${p99.toFixed(0)} ms (${reference.toFixed(0)} ms without it), ${accepted} of 20 reservations accepted and ${stored} stored, the slowest in ${(slowest / 1000).toFixed(1)} s`,
    (isShort || p99 <= 100) &&
      accepted === stored &&
      (isShort || slowest < 12_000) &&
      answers.every(({ status }) => [200, 503].includes(status)),
  );
}

/** The data folder disappears and comes back. */
async function removeDataFolder(): Promise<void> {
  const host = await start('folder');
  renameSync(join(parent, 'folder'), join(parent, 'folder-away'));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => reserve(host, { selected_tables: [i + 1] })));
  renameSync(join(parent, 'folder-away'), join(parent, 'folder'));
  const after = await reserve(host, { selected_tables: [30] });
  await host.stop();
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  report(
    'the data folder is gone',
    `${answers.filter(({ status }) => status === 503).length} of 20 refused within ${slowest.toFixed(0)} ms, ${after.status} once it is back`,
    answers.every(({ status }) => status === 503) && (isShort || slowest < 1_000) && after.status === 200,
  );
}

/** The process is killed under writers. */
async function killHost(): Promise<void> {
  const kills = scale(200, 3);
  let accepted = 0;
  let lost = 0;
  let slowestStart = 0;
  for (let kill = 0; kill < kills; kill++) {
    const started = performance.now();
    const host = await start('kill');
    slowestStart = Math.max(slowestStart, performance.now() - started);
    const keys: string[] = [];
    const date = new Date(Date.UTC(2026, 10, 24) + kill * 86_400_000).toISOString().slice(0, 10);
    const writers = Array.from({ length: TABLES }, async (_, i) => {
      const key = `kill-${kill}-${i}`;
      const changes = { selected_tables: [i + 1], date: date.split('-').toReversed().join('.'), idempotency_key: key };
      if ((await reserve(host, changes)).status === 200) keys.push(key);
    });
    await Promise.race(writers);
    host.process.kill('SIGKILL');
    await Promise.all(writers);
    await host.stop();
    const stored = query<{ key: string }>('kill', 'select idempotency_key as key from reservations').map(
      ({ key }) => key,
    );
    accepted += keys.length;
    lost += keys.filter((key) => stored.filter((other) => other === key).length !== 1).length;
  }
  report(
    `${kills} kills`,
    `${accepted} acknowledged reservations, ${lost} lost or doubled, the slowest start ${(slowestStart / 1000).toFixed(1)} s`,
    lost === 0 && accepted > 0,
  );
}

/** Connections are cut at varied bytes, then the request is sent again with the same key. */
async function cutConnections(): Promise<void> {
  const count = scale(2_000, 60);
  const host = await start('cut');
  const { port } = new URL(host.url);
  let wrong = 0;
  for (let i = 0; i < count; i++) {
    const date = new Date(Date.UTC(2026, 10, 24) + Math.floor(i / TABLES) * 86_400_000).toISOString().slice(0, 10);
    const changes = {
      selected_tables: [(i % TABLES) + 1],
      date: date.split('-').toReversed().join('.'),
      idempotency_key: `cut-request-${i}`,
    };
    const text = body(changes);
    const request = `POST /reservation HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(request.slice(0, i % 2 === 0 ? request.length : randomInt(request.length)), () => {
          socket.destroy();
          resolve();
        });
      });
      socket.on('error', () => {
        resolve();
      });
    });
    if ((await reserve(host, changes)).status !== 200) wrong++;
  }
  await host.stop();
  const stored = query('cut', 'select id from reservations').length;
  report(`${count} cut connections`, `${stored} reservations, ${wrong} wrong answers`, stored === count && wrong === 0);
}

/** Random requests to every route. */
async function fuzz(): Promise<void> {
  const count = scale(1_000_000, 4_000);
  const host = await start('fuzz');
  const paths = [
    '/',
    '/v/shell-bay',
    '/reservation',
    '/reservation/validation',
    '/api/reservations/tables',
    '/editor/x',
  ];
  const values = [
    null,
    '',
    'x'.repeat(5_000),
    -1,
    1e308,
    [],
    [[]],
    {},
    '\u0000',
    '<b>',
    '24.11.2026',
    '__proto__',
    true,
  ];
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[randomInt(list.length)];
  let failures = 0;
  let slowest = 0;
  const memory: number[] = [];
  const one = async (): Promise<void> => {
    const path = `${pick(paths)}${randomInt(4) === 0 ? `/${randomBytes(4).toString('hex')}%` : ''}`;
    const fields = ['first_name', 'email', 'date', 'time', 'guests', 'selected_tables', 'idempotency_key', 'step'];
    const changes = Object.fromEntries(fields.filter(() => randomInt(3) === 0).map((field) => [field, pick(values)]));
    const started = performance.now();
    const status = await fetch(host.url + path, {
      method: pick(['GET', 'POST', 'PUT', 'DELETE']) ?? 'GET',
      headers: { ...AJAX, 'Content-Type': 'application/json' },
    }).then(
      async (response) => {
        const text = await response.text();
        return /\n\s+at /.test(text) ? 599 : response.status;
      },
      () => 599,
    );
    const posted = await reserve(host, changes);
    slowest = Math.max(slowest, performance.now() - started);
    if (status >= 500 || posted.status >= 500 || posted.status === 0) failures++;
  };
  for (let done = 0; done < count; done += 100) {
    await Promise.all(Array.from({ length: 50 }, one));
    const metrics = await (await fetch(`${host.url}/metrics`)).text();
    memory.push(Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]));
  }
  await host.stop();
  const growth = (memory.at(-1) ?? 0) / (memory[Math.floor(memory.length / 4)] ?? 1) - 1;
  report(
    `${count} random requests`,
    `${failures} server failures, the slowest pair ${slowest.toFixed(0)} ms, memory ${(growth * 100).toFixed(0)}% after the first quarter`,
    failures === 0 && (isShort || slowest < 5_000),
  );
}

try {
  await attackEvening();
  await lockDatabase('immediate');
  await lockDatabase('exclusive');
  await removeDataFolder();
  await cutConnections();
  await killHost();
  await fuzz();
} finally {
  for (const folder of [parent, venuesDir]) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isBroken ? 1 : 0;
