/** Random requests to every route, by strangers and by a signed-in editor. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { dayCalls } from '../../src/api/day/dayContract.ts';
import type { RunningHost } from '../support/host.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { AJAX, TEST_PLAN, openServerHarness } from '../server/serverHarness.ts';
import { LIVE_SAMPLES, judgeMemory, probeLiveMemory } from './memory.ts';
import { type Row, seconds } from './report.ts';
import { bodyOf, isShort, scale, send, start } from './trustHost.ts';

const CONNECTIONS = 40;
/** Requests after which an editor signs in again, since random calls sign out. */
const REQUESTS_PER_SESSION = 500;
const REQUESTS_PER_MEASUREMENT = 2_000;
/** One request in this many is not valid HTTP. */
const REQUESTS_PER_MALFORMED_ONE = 200;
const PARTICULAR_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'];
const VALUES = [null, '', 'x'.repeat(5_000), -1, 1e308, [], [[]], {}, '\u0000', '<b>', '24.11.2026', '__proto__', true];
const FIELDS = [
  'first_name',
  'email',
  'date',
  'time',
  'guests',
  'selected_tables',
  'idempotency_key',
  'step',
  'location_id',
  'plan',
  'base',
  'by',
  'accept',
  'token',
  '__proto__',
];
/** The fields of some actions, so that many steps get beyond their validation. */
const ACTION_FIELDS: Readonly<Record<string, readonly string[]>> = {
  walk_in: ['type', 'guests', 'tables', 'name'],
  add: ['type', 'guests', 'tables', 'name', 'time'],
  status: ['type', 'party', 'revision', 'status'],
  tables: ['type', 'party', 'revision', 'tables'],
  swap: ['type', 'party', 'revision', 'other', 'otherRevision'],
  cancel: ['type', 'party', 'revision', 'tell'],
  block: ['type', 'tables', 'from', 'until', 'fromTime', 'untilTime', 'reason'],
  unblock: ['type', 'block'],
  note: ['type', 'text'],
  pause: ['type', 'until'],
  wait_add: ['type', 'name', 'guests', 'quotedMinutes'],
  wait_seat: ['type', 'entry', 'revision', 'tables'],
  undo: ['type', 'log'],
};
const ACTION_TYPES = Object.keys(ACTION_FIELDS);
const PARAMETERS = [
  'shell-bay',
  'shell-bay',
  'shell-bay',
  '0',
  '1',
  'a.png',
  '%00',
  '..',
  '__proto__',
  'x'.repeat(300),
];
const FILES = [
  'icon.svg',
  'pictures/couch.svg',
  'venues/beach-camp.json',
  'venues/beach-camp/ground.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/venue.json',
  'none.js',
  '',
];
const TAILS = [
  '',
  '',
  '',
  '',
  '?x=%',
  '/%',
  '%00',
  '/../..',
  '?token=x',
  // A stream of events has no end without `once`.
  '?key=shell-bay-key&date=24.11.2026&guests=2&once=1',
];
const ETAGS = ['*', '"0"', 'W/"1"', '"0-x"', 'x'];

type Route = { readonly methods: readonly string[]; readonly url: string };

/** Returns the routes of the host, as Fastify registers them. */
async function listRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  const observe = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      routes.push({ methods: [method].flat(), url });
    });
  };
  subscribe('fastify.initialization', observe);
  const harness = await openServerHarness();
  unsubscribe('fastify.initialization', observe);
  await harness.close();
  return routes;
}

type Random = {
  below(count: number): number;
  pick<Value>(list: readonly Value[]): Value;
};

function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return { below, pick: <Value>(list: readonly Value[]) => list[below(list.length)] as Value };
}

function randomBytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
}

function randomBody(random: Random): Buffer {
  switch (random.below(8)) {
    case 0:
      return randomBytes(random);
    case 1:
      return Buffer.from(bodyOf({}).slice(0, random.below(300)));
    case 3:
      return Buffer.from(JSON.stringify(randomStep(random)));
    case 2:
      return Buffer.from(JSON.stringify({ plan: { ...TEST_PLAN, ...randomFields(random) }, base: 0, by: 'Ada' }));
    default:
      return Buffer.from(bodyOf(randomFields(random)));
  }
}

/** Returns a step of the venue's day: half of the time its fields are what they should be, but for the numbers. */
function randomStep(random: Random): Record<string, unknown> {
  const number = (): unknown => (random.below(3) === 0 ? random.pick(VALUES) : random.below(50));
  const wild = (value: unknown): unknown => (random.below(6) === 0 ? random.pick(VALUES) : value);
  const fields = {
    type: wild(random.pick(ACTION_TYPES)),
    party: number(),
    other: number(),
    otherRevision: 0,
    entry: number(),
    block: number(),
    log: number(),
    revision: random.below(3),
    status: wild('seated'),
    guests: wild(1 + random.below(4)),
    name: wild('=HYPERLINK("x")'),
    time: wild(600),
    tables: wild([String(1 + random.below(43))]),
    from: wild('2026-11-23'),
    until: wild('2026-11-24'),
    fromTime: null,
    untilTime: wild(null),
    reason: wild('Tide'),
    text: wild('Note'),
    tell: wild(true),
    quotedMinutes: wild(20),
    minutes: wild(10),
  };
  const type = String(fields.type);
  // A type such as `constructor` is none of ours.
  const used = (Object.hasOwn(ACTION_FIELDS, type) && ACTION_FIELDS[type]) || Object.keys(fields);
  return {
    id: wild(`step-${random.below(1_000_000)}-fuzz`),
    date: wild('2026-11-23'),
    action: wild(Object.fromEntries(Object.entries(fields).filter(([field]) => used.includes(field)))),
  };
}

function randomFields(random: Random): Record<string, unknown> {
  return Object.fromEntries(FIELDS.filter(() => random.below(4) === 0).map((field) => [field, random.pick(VALUES)]));
}

/** Returns a request to a route: mostly with its own method and in its own form. */
function randomRequest(
  random: Random,
  routes: readonly Route[],
  parameters: readonly string[],
  host: string,
  cookie: string,
) {
  const route = random.pick(routes);
  const method = random.below(4) === 0 ? random.pick(PARTICULAR_METHODS) : random.pick(route.methods);
  const path =
    route.url.replaceAll(/:\w+/g, () => random.pick(parameters)).replace('*', () => random.pick(FILES)) +
    (route.url === dayCalls.events.path ? '?once=1' : random.pick(TAILS));
  const headers: Record<string, string> = {
    Host: random.below(10) === 0 ? random.pick(['localhost', 'x', '']) : host,
    'Content-Type': random.pick(['application/json', 'application/json', 'text/plain', 'x']),
    'Accept-Encoding': random.pick(['br', 'gzip', '']),
    Accept: random.pick(['*/*', 'text/html']),
    ...(random.below(10) === 0 ? {} : AJAX),
    ...(random.below(2) === 0 ? {} : { Cookie: random.below(10) === 0 ? 'tidetable_editor=x' : cookie }),
    ...(random.below(8) === 0 ? { 'X-Forwarded-For': random.pick(['10.0.0.1', '::1', 'x']) } : {}),
    ...(random.below(8) === 0 ? { 'If-None-Match': random.pick(ETAGS) } : {}),
    ...(random.below(8) === 0 ? { 'If-Match': random.pick(ETAGS) } : {}),
    ...(random.below(20) === 0 ? { Range: random.pick(['bytes=0-1', 'bytes=9-1', 'x']) } : {}),
  };
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : randomBody(random);
  return { method, path, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

/** Returns the cookie of a signed-in editor. */
async function signIn({ url, output }: RunningHost): Promise<string> {
  const token = /\?token=([\w-]+)/.exec(output().stdout)?.[1] ?? '';
  const entered = await fetch(`${url}/editor/shell-bay?token=${token}`, { redirect: 'manual' });
  return entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** Sends what is no HTTP, which Node's client would refuse to send. Resolves when the host has closed the connection. */
function sendMalformed(port: number, random: Random): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.once('close', () => resolve());
    socket.resume().end(Buffer.concat([Buffer.from('\0'), randomBytes(random), Buffer.from('\r\n\r\n')]));
  });
}

export async function fuzz(count = scale(1_000_000, 30_000)): Promise<Row[]> {
  const routes = await listRoutes();
  const probe = probeLiveMemory('fuzz');
  const host = await start('fuzz', { RATE_LIMIT: '0', ...probe.environment });
  const { port, host: name } = new URL(host.url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const reserved = await send(host, '/reservation', {
    method: 'POST',
    body: bodyOf({}),
    headers: { ...AJAX, 'Content-Type': 'application/json' },
  });
  const { manage } = JSON.parse(reserved.text) as { manage: string };
  const parameters = [...PARAMETERS, manage.slice('/r/'.length)];
  const failures: string[] = [];
  let traces = 0;
  let slowest = 0;
  let sent = 0;
  const resident: number[] = [];
  let metrics = '';
  const measure = async (): Promise<void> => {
    ({ text: metrics } = await send(host, '/metrics'));
    resident.push(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]));
  };
  const work = async (seed: number): Promise<void> => {
    const random = randomOf(seed);
    let cookie = '';
    for (let own = 0; sent < count; own++) {
      sent++;
      if (sent % Math.floor(count / LIVE_SAMPLES) === 0) probe.sample(host);
      if (sent % REQUESTS_PER_MEASUREMENT === 0) await measure();
      if (own % REQUESTS_PER_SESSION === 0) cookie = await signIn(host);
      if (random.below(REQUESTS_PER_MALFORMED_ONE) === 0) {
        await sendMalformed(Number(port), random);
        continue;
      }
      const { path, ...options } = randomRequest(random, routes, parameters, name, cookie);
      const answer = await send(host, path, { ...options, agent });
      slowest = Math.max(slowest, answer.milliseconds);
      if (answer.status >= 500 || answer.status === 0)
        failures.push(`${options.method} ${path.slice(0, 80)}: ${answer.status}`);
      if (/\n\s+at /.test(answer.text)) traces++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => work(i + 1)));
  agent.destroy();
  await measure();
  await host.stop();
  const reached = new Set(
    [...metrics.matchAll(/^tidetable_requests_total\{.*route="([^"]+)"/gm)].map(([, url]) => url),
  );
  const missed = [...new Set(routes.map(({ url }) => url))].filter((url) => !reached.has(url));
  return [
    {
      promise: `${count} random requests to ${routes.length} routes`,
      figure: `${failures.length} server errors or no answer${failures.length > 0 ? ` (${failures[0]})` : ''}, ${traces} stack traces, slowest ${seconds(slowest)}, ${missed.length} routes not reached${missed.length > 0 ? ` (${missed[0]})` : ''}`,
      limit: '0 errors, 0 traces, 5 s, 0 not reached',
      holds: failures.length === 0 && traces === 0 && missed.length === 0 && (isShort || slowest < 5_000),
    },
    judgeMemory(`memory under ${count} random requests`, probe.samples(), resident),
  ];
}
