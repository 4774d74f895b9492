/** The host as people run it: as a process. The pages must have been built. */
import { Database } from '../../src/server/store/sqliteDriver.ts';
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { runNode, scriptArguments } from '../support/nodeScripts.ts';
import { ROOT, type RunningHost, hostEnvironment, startHost } from '../support/host.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { postReservation } from '../support/payload.ts';
import { AJAX, NOW, TEST_PLAN, TODAY, TEST_VENUE, createTempFolder } from './serverHarness.ts';

const running: RunningHost[] = [];
afterEach(() => Promise.all(running.splice(0).map((host) => host.stop())));

async function start(options: Parameters<typeof startHost>[0] = {}): Promise<RunningHost> {
  const host = await startHost({ now: NOW, ...options, env: { RATE_LIMIT: '0', ...options?.env } });
  running.push(host);
  return host;
}

const shellBay = (): string =>
  createTempFolder({ 'shell-bay/venue.json': TEST_VENUE, 'shell-bay/plan.json': TEST_PLAN });

async function reserve(host: RunningHost, changes: Record<string, unknown> = {}): Promise<number> {
  const response = await postReservation(host.url, changes);
  await response.text();
  return response.status;
}

function rows<Row>(dataDir: string, query: string): Row[] {
  const database = new Database(join(dataDir, 'tidetable.sqlite'), { readonly: true });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

const command = (dataDir: string, venuesDir: string, ...args: string[]) =>
  runNode([...scriptArguments('src/server/commands/reservations.ts'), ...args], {
    cwd: ROOT,
    env: hostEnvironment(dataDir, { now: NOW, venuesDir }),
  });

test('the start of the host prints the address of every venue, below PUBLIC_URL if set, and serves them', async () => {
  const env = { PUBLIC_URL: 'https://tables.example.com', SMTP_URL: 'smtp://127.0.0.1:1' };
  const host = await start({ env });
  expect(host.output().stdout).toMatch(
    /^Tidetable \d+\.\d+\.\d+ listens at http:\/\/127\.0\.0\.1:\d+\n {2}All venues +https:\/\/tables\.example\.com\/\n/,
  );
  for (const tenant of ['beach-camp', 'island-terrace']) {
    expect(host.output().stdout).toContain(`https://tables.example.com/v/${tenant}\n`);
    const page = await fetch(`${host.url}/v/${tenant}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`data-tenant="${tenant}"`)]);
  }
  // A proxy's log has no fragment, and the form takes the same token.
  const token = /\/editor\/beach-camp\/sign-in#token=([\w-]{43})\n/.exec(host.output().stdout)?.[1];
  expect(host.output().stdout).not.toContain('?token=');
  const signedIn = await fetch(`${host.url}/api/editor/beach-camp/sign-in`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(signedIn.status).toBe(200);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  await expect.poll(() => host.output().stderr, { timeout: 30_000 }).toContain('the mail server is not usable');
});

test("the start of the host prints each editor's address with a token that only the host can read and that survives a restart", async () => {
  const dataDir = createTempFolder({});
  // A venue with an error takes no other down.
  const venuesDir = createTempFolder({
    'broken/venue.json': '{',
    'shell-bay/venue.json': TEST_VENUE,
    'shell-bay/plan.json': TEST_PLAN,
  });
  const first = await start({ dataDir, venuesDir });
  expect(first.output().stdout).toMatch(/These venues can't be served:\n {2}\S+broken\/venue\.json: is not valid JSON/);
  expect(first.output().stdout).toMatch(/\nCreated a new, empty database: .+\nNo mail is sent\. /);
  const address = /its editor +(http:\/\/localhost:\d+\/editor\/shell-bay\?token=([\w-]{43}))\n/.exec(
    first.output().stdout,
  )!;
  expect([
    statSync(join(dataDir, 'editor-token')).mode & 0o777,
    readFileSync(join(dataDir, 'editor-token'), 'utf8'),
  ]).toEqual([0o600, `${address[2]}\n`]);
  const entered = await fetch(address[1]!, { redirect: 'manual' });
  const Cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const page = await fetch(new URL('/editor/shell-bay', first.url), { headers: { Cookie } });
  expect([entered.status, page.status, await page.text()]).toEqual([
    303,
    200,
    expect.stringContaining('data-tenant="shell-bay"'),
  ]);
  await first.stop();
  const second = await start({ dataDir, venuesDir });
  expect(second.output().stdout).toContain(`/editor/shell-bay?token=${address[2]}\n`);
  expect((await fetch(new URL('/api/editor/shell-bay', second.url), { headers: { Cookie } })).status).toBe(200);
  expect(first.output().stderr + second.output().stderr).not.toContain(address[2]);
});

test('the start of the host generates one token for two simultaneous starts, and does not store a given one', async () => {
  const dataDir = createTempFolder({});
  const venuesDir = shellBay();
  const hosts = await Promise.all([start({ dataDir, venuesDir }), start({ dataDir, venuesDir })]);
  const tokens = hosts.map((host) => /token=([\w-]+)/.exec(host.output().stdout)![1]);
  expect(tokens[0]).toBe(tokens[1]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('editor-token'))).toEqual(['editor-token']);
  const given = 'given-by-the-environment/0123456789';
  const other = await start({ venuesDir, env: { EDITOR_TOKEN: given } });
  expect(other.output().stdout).toContain(`token=${encodeURIComponent(given)}\n`);
  expect(readdirSync(other.dataDir)).not.toContain('editor-token');
});

test('the start of the host refuses a port in use, a bad setting, a damaged venue and an unknown option, each in clear lines', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const broken = createTempFolder({
    'shell-bay/venue.json': '{',
    'shell-bay/plan.json': { ...TEST_PLAN, width: 'wide' },
  });
  const refusals: [Parameters<typeof startHost>[0], RegExp][] = [
    [
      { env: { PORT: String(port) } },
      new RegExp(`^The host ended with status 1:\\nPort ${port} is already in use\\. [^\\n]+\\.\\n$`),
    ],
    [
      { env: { RATE_LIMIT: 'lots', PORT: 'x' } },
      /status 1:\nSettings: PORT must be [^\n]+; RATE_LIMIT must be [^\n]+\.\n$/,
    ],
    [
      { venuesDir: broken },
      /status 1:\nThese venues can't be served:\n {2}\S+venue\.json: is not valid JSON at line 1, column 2\n {2}\S+plan\.json \/width: [^\n]+\n$/,
    ],
    [
      { dataDir: createTempFolder({ 'editor-token': 'x' }) },
      /status 1:\n\S+editor-token does not contain a token\. [^\n]+\n$/,
    ],
    [{ args: ['--demos'] }, /status 1:\nUnknown option --demos\. [^\n]+\n$/],
  ];
  for (const [options, words] of refusals) await expect(startHost(options)).rejects.toThrow(words);
  taken.close();
});

test('the log of the host never delays requests, even if nobody reads it', async () => {
  const host = await start({ venuesDir: shellBay() });
  host.process.stderr?.pause();
  // Their lines are more than a pipe or a socket holds.
  const visits = 2_000;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const visit = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(`${host.url}/healthz`, { agent }, (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode);
        });
      });
      sent.on('error', reject).end();
    });
  const statuses = await Promise.all(Array.from({ length: visits }, visit));
  expect(statuses.filter((status) => status === 200)).toHaveLength(visits);
  agent.destroy();
  // The last lines are written before the process ends.
  const stopped = host.stop();
  host.process.stderr?.resume();
  expect(await stopped).toBe(0);
  await expect.poll(() => host.output().stderr.match(/"route":"\/healthz"/g)?.length).toBe(visits);
});

describe('several processes behind one port', () => {
  const workersOf = (host: RunningHost): number[] =>
    readFileSync(`/proc/${host.process.pid}/task/${host.process.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const metricsOf = async (host: RunningHost): Promise<string> =>
    (await fetch(`${host.url}/metrics`, { headers: { Connection: 'close' } })).text();
  /** Waits until each process has answered new connections. */
  const expectAll = async (host: RunningHost): Promise<void> => {
    const answering = async (): Promise<Set<string | undefined>> => {
      const counts = (await metricsOf(host)).matchAll(/^tidetable_process_requests_total\{worker="(\d)"\} [1-9]/gm);
      return new Set([...counts].map(([, worker]) => worker));
    };
    await expect.poll(answering, { timeout: 60_000 }).toEqual(new Set(['0', '1']));
  };

  test('several processes behind one port sell each table once, send each mail once, replace one that dies, and shut down gracefully', async () => {
    const dataDir = createTempFolder({});
    const host = await start({ dataDir, venuesDir: shellBay(), env: { WORKERS: '2' } });
    await expectAll(host);
    const race = await Promise.all(Array.from({ length: 20 }, () => reserve(host, { selected_tables: [40] })));
    expect(race.filter((status) => status === 200)).toHaveLength(1);
    const free = await Promise.all(Array.from({ length: 10 }, (_, i) => reserve(host, { selected_tables: [i + 1] })));
    expect(free).toEqual(Array.from({ length: 10 }, () => 200));
    // Whichever process answers, its figures are those of both, unless one is too busy to send its own in time.
    const countReservations = async (): Promise<number> =>
      [
        ...(await metricsOf(host)).matchAll(
          /^tidetable_requests_total\{method="POST",route="\/reservation",status="(?:200|422)"\} (\d+)$/gm,
        ),
      ].reduce((sum, [, count]) => sum + Number(count), 0);
    await expect.poll(countReservations, { timeout: 60_000 }).toBe(30);
    const made = async (): Promise<string[]> => (await metricsOf(host)).match(/^tidetable_reservations_.*$/gm) ?? [];
    const figures = ['tidetable_reservations_made_total 11', 'tidetable_reservations_refused_total{reason="taken"} 19'];
    await expect.poll(made, { timeout: 60_000 }).toEqual(figures);
    const leader = workersOf(host)[0];
    if (leader !== undefined) process.kill(leader, 'SIGKILL');
    await expect.poll(() => workersOf(host).filter((pid) => pid !== leader).length, { timeout: 60_000 }).toBe(2);
    await expectAll(host);
    expect(await reserve(host, { selected_tables: [20] })).toBe(200);
    expect(await host.stop()).toBe(0);
    expect(rows(dataDir, 'select id from reservations')).toHaveLength(12);
    expect(rows(dataDir, 'select id from outbox where tries > 2')).toEqual([]);
    expect(host.output().stdout.match(/listens at/g)).toHaveLength(1);
  });
});

/** How many writes wait for the database. */
async function waitingWrites(host: RunningHost): Promise<number> {
  const text = await (await fetch(`${host.url}/metrics`)).text();
  return Number(/^tidetable_database_waiting_writes(?:\{.*\})? (\d+)$/m.exec(text)?.[1]);
}

/** Waits until the host takes no new connections. */
async function refusesConnections(host: RunningHost): Promise<void> {
  const attempt = (): Promise<string> =>
    fetch(`${host.url}/healthz`).then(
      () => 'answers',
      () => 'refused',
    );
  await expect.poll(attempt, { timeout: 30_000 }).toBe('refused');
}

test('the shutdown of the host waits for a request in transit and for the mail in delivery', async () => {
  const waiting: (() => void)[] = [];
  const server = await startSmtpServer(() => new Promise((resolve) => void waiting.push(resolve)));
  const dataDir = createTempFolder({});
  const host = await start({ dataDir, venuesDir: shellBay(), env: { SMTP_URL: server.url } });
  expect(await reserve(host)).toBe(200);
  await expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(2);

  // A second guest's request waits for the database when the signal comes.
  const lock = new Database(join(dataDir, 'tidetable.sqlite'));
  lock.exec('begin immediate');
  const second = reserve(host, { selected_tables: [2] });
  await expect.poll(() => waitingWrites(host), { timeout: 30_000 }).toBe(1);
  host.process.kill('SIGTERM');
  await refusesConnections(host);
  lock.exec('rollback');
  lock.close();
  expect(await second).toBe(200);
  for (const accept of waiting) accept();
  expect(await host.stop()).toBe(0);
  server.close();
  expect(rows(dataDir, 'select * from reservations')).toHaveLength(2);
  expect(rows<{ state: string }>(dataDir, 'select state from outbox order by id').map((row) => row.state)).toEqual([
    'sent',
    'sent',
    'waiting',
    'waiting',
  ]);
});

test('the shutdown of the host is immediate after a second signal', async () => {
  const host = await start({ venuesDir: shellBay() });
  const lock = new Database(join(host.dataDir, 'tidetable.sqlite'));
  lock.exec('begin immediate');
  const lost = reserve(host).catch(() => 'lost');
  await expect.poll(() => waitingWrites(host), { timeout: 30_000 }).toBe(1);
  host.process.kill('SIGINT');
  await refusesConnections(host);
  expect(host.process.exitCode).toBeNull();
  host.process.kill('SIGINT');
  expect(await host.stop()).toBe(1);
  expect(await lost).toBe('lost');
  lock.close();
});

test('the demonstration fills both venues by the rules, sends no mail, and repeats nothing', async () => {
  const dataDir = createTempFolder({});
  const first = await start({ dataDir, args: ['--demo'] });
  expect(
    rows(dataDir, `select tenant, count(*) as n from reservations where source = 'online' group by tenant`),
  ).toEqual(['beach-camp', 'island-terrace'].map((tenant) => ({ tenant, n: 12 })));
  const valuesOf = (column: string, source: string): unknown[] =>
    rows<Record<string, unknown>>(
      dataDir,
      `select distinct ${column} from reservations where source = '${source}' order by ${column}`,
    ).map((row) => row[column]);
  expect(valuesOf('date', 'online')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(valuesOf('status', 'staff')).toEqual(['arrived', 'confirmed', 'left', 'no_show', 'reserved', 'seated']);
  expect(rows(dataDir, 'select * from outbox')).toEqual([]);
  const shown = rows(dataDir, 'select tenant, date, time, tables, first_name from reservations order by id');
  await first.stop();
  await (await start({ dataDir, args: ['--demo'] })).stop();
  expect(rows(dataDir, 'select tenant, date, time, tables, first_name from reservations order by id')).toEqual(shown);
});

test('npm run reservations lists, exports, changes and cancels while the host runs, and lists under a lock', async () => {
  const dataDir = createTempFolder({});
  const venuesDir = shellBay();
  const host = await start({ dataDir, venuesDir });
  await reserve(host, { selected_tables: [1], notes: '=1+2 "quoted",\nand a second line', last_name: '+Silva' });
  await reserve(host, { selected_tables: [2], date: '24.11.2026', first_name: 'Bo', time: '09:15 AM' });
  const [first, second] = rows<{ code: string }>(dataDir, 'select code from reservations order by id').map(
    (row) => row.code,
  );

  // A lock of another process holds up writes only.
  const other = new Database(join(dataDir, 'tidetable.sqlite'));
  other.exec('begin exclusive');
  const table = await command(dataDir, venuesDir, 'shell-bay');
  other.exec('rollback');
  other.close();
  expect([table.status, table.stderr]).toEqual([0, '']);
  expect(table.stdout).toMatch(
    new RegExp(
      `^Code .*\\n${first} +2026-11-23 +10:00 AM +2 +Line 1 +Ada \\+Silva +\\+94771234567 .*second line\\n${second} +2026-11-24 +09:15 AM .*\\n\\n2 reservations, 4 guests\\n$`,
    ),
  );
  const move = ['--date', '2026-11-25', '--time', '18:30', '--guests', '4', '--tables', 'line 3, 4'];
  const changed = await command(dataDir, venuesDir, 'shell-bay', '--change', second!.toLowerCase(), ...move);
  expect([changed.status, changed.stdout]).toEqual([
    0,
    `${second} is changed: 2026-11-25, 06:30 PM, guests: 4, Line 3 (Lines), Line 4 (Lines). The guest will get an email.\n`,
  ]);
  await expect
    .poll(() => readdirSync(join(dataDir, 'outbox')), { timeout: 30_000 })
    .toContain(`${second}-changed.1.eml`);
  const taken = ['--date', '23.11.2026', '--guests', '2', '--tables', 'Line 1'];
  const refused = await command(dataDir, venuesDir, 'shell-bay', '--change', second!, ...taken);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    `${second} is not changed.\n  selected_tables: Line 1 has just been taken. Please choose another table.\n`,
  ]);
  const events = `${host.url}/api/reservations/events?key=shell-bay-key&date=${TODAY}`;
  const stream = (await fetch(events, { headers: AJAX })).body!.pipeThrough(new TextDecoderStream()).getReader();
  const cancelled = await command(dataDir, venuesDir, 'shell-bay', '--cancel', first!.toLowerCase());
  expect([cancelled.status, cancelled.stdout]).toEqual([
    0,
    `${first} is canceled. Its tables are available again. The guest will get an email.\n`,
  ]);
  let streamed = '';
  while (!streamed.includes('{"id":1,"available":true}')) streamed += (await stream.read()).value;
  expect(await reserve(host, { selected_tables: [1] })).toBe(200);
  await expect
    .poll(() => readdirSync(join(dataDir, 'outbox')), { timeout: 30_000 })
    .toContain(`${first}-cancelled.eml`);
  const twice = await command(dataDir, venuesDir, 'shell-bay', '--cancel', first!);
  expect([twice.status, twice.stderr]).toEqual([1, `The reservation ${first} is already canceled.\n`]);
  expect((await command(dataDir, venuesDir, 'shell-bay', '--cancel', 'NOPE')).status).toBe(1);
  expect((await command(dataDir, venuesDir, 'shell-bay', TODAY)).stdout).toContain('cancelled');
});

test('npm run reservations refuses unknown arguments in a clear line, and prints help', async () => {
  const dataDir = createTempFolder({});
  const venuesDir = shellBay();
  for (const [args, words] of [
    [['nowhere'], /^Unknown venue nowhere\. Venues: shell-bay\.\n$/],
    [['shell-bay', '31.02.2026'], /^31\.02\.2026 is not a valid date\./],
    [['shell-bay', '--xml'], /--xml/],
    [['shell-bay', '--guests', '4'], /TENANT \[DATE\]/],
  ] as const) {
    const { status, stderr } = await command(dataDir, venuesDir, ...args);
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
    expect(stderr).not.toMatch(/\n\s+at /);
  }
  expect(await command(dataDir, venuesDir, '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--cancel CODE'),
  });
  expect((await command(dataDir, venuesDir, 'shell-bay')).stdout).toBe('There are no reservations.\n');
});
