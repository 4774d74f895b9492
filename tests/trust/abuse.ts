/** Strangers: one who reserves without end, connections that are cut, and random requests. */
import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { AJAX } from '../server/serverHarness.ts';
import { type Row, seconds } from './report.ts';
import { TABLES, bodyOf, dateOf, isShort, query, reserve, scale, send, start } from './trustHost.ts';

/** One network, one email address and one telephone number, with default settings. */
export async function attackEvening(): Promise<Row[]> {
  const host = await start('evening', {});
  const until = performance.now() + scale(600_000, 5_000);
  for (let table = 1; performance.now() < until; table = (table % TABLES) + 1) {
    await reserve(host, { selected_tables: [table] });
    await delay(50);
  }
  await host.stop();
  const claims = query(
    'evening',
    'select * from claims where reservation_id in (select id from reservations where held_until is null)',
  ).length;
  const mails = query('evening', "select * from outbox where kind in ('guest', 'confirm')").length;
  const notices = query('evening', "select * from outbox where kind = 'flood'").length;
  return [
    {
      promise: 'one stranger, default settings',
      figure: `${claims} tables, ${mails} mails, ${notices} notice`,
      limit: '3 tables, 3 mails, 1 notice',
      holds: claims <= 3 && mails <= 3 && notices === 1,
    },
  ];
}

/** One network exceeds its limit, then requests of many others push it out of the host's memory. */
export async function rotateNetworks(): Promise<Row[]> {
  const networks = scale(20_000, 6_000);
  const host = await start('networks', { TRUST_PROXY: '127.0.0.1' });
  const post = (network: string) =>
    send(host, '/reservation', {
      method: 'POST',
      headers: { ...AJAX, 'Content-Type': 'application/json', 'X-Forwarded-For': network },
      body: '{}',
    });
  let limited = 0;
  const flood = async (): Promise<void> => {
    for (let i = 0; i < 35; i++) if ((await post('203.0.113.1')).status === 429) limited++;
  };
  const started = performance.now();
  await flood();
  let sent = 0;
  const others = async (): Promise<void> => {
    // The limit is one of a minute.
    while (sent < networks && performance.now() - started < 50_000) {
      sent++;
      await post(`10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`);
    }
  };
  await Promise.all(Array.from({ length: 40 }, others));
  await flood();
  await host.stop();
  return [
    {
      promise: `a limit outlasts ${sent} other networks`,
      figure: `${limited} of 70 refused`,
      limit: '40 or more',
      holds: limited >= 40,
    },
  ];
}

/** Connections are cut at varied bytes, then the request is sent again with the same key. */
export async function cutConnections(): Promise<Row[]> {
  const count = scale(2_000, 60);
  const host = await start('cut');
  const { port } = new URL(host.url);
  let wrong = 0;
  for (let i = 0; i < count; i++) {
    const changes = {
      selected_tables: [(i % TABLES) + 1],
      date: dateOf(Math.floor(i / TABLES)),
      idempotency_key: `cut-request-${i}`,
    };
    const text = bodyOf(changes);
    const whole = `POST /reservation HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(whole.slice(0, i % 2 === 0 ? whole.length : randomInt(1, whole.length)), () => {
          socket.destroy();
          resolve();
        });
      });
      socket.on('error', () => {
        resolve();
      });
    });
    const first = await reserve(host, changes);
    const second = await reserve(host, changes);
    if (first.status !== 200 || second.text !== first.text) wrong++;
  }
  await host.stop();
  const stored = query('cut', 'select id from reservations').length;
  return [
    {
      promise: `${count} cut connections`,
      figure: `${stored} reservations, ${wrong} wrong answers`,
      limit: `${count} reservations, 0 wrong`,
      holds: stored === count && wrong === 0,
    },
  ];
}

const PATHS = [
  '/',
  '/v/shell-bay',
  '/v/shell-bay/terms',
  '/v/shell-bay/ground.json',
  '/v/shell-bay/files/a.svg',
  '/reservation',
  '/reservation/validation',
  '/api/reservations/tables',
  '/editor/shell-bay',
  '/api/editor/shell-bay',
  '/api/editor/shell-bay/draft',
  '/api/editor/shell-bay/publish',
  '/api/editor/shell-bay/pictures/a.png',
  '/api/editor/shell-bay/sign-out',
  '/gallery',
  '/gallery/map',
  '/gallery/fixtures',
  '/assets/icon.svg',
  '/pages/none.js',
  '/r/secret',
  '/healthz',
  '/readyz',
];
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
];
const TAILS = [
  '',
  '',
  '',
  '?x=%',
  '/%',
  '%00',
  '/../..',
  `?key=shell-bay-key&date=${encodeURIComponent('24.11.2026')}&guests=2`,
];

function pick<Value>(list: readonly [Value, ...Value[]] | readonly Value[]): Value {
  return list[randomInt(list.length)] as Value;
}

function randomBody(): string | Buffer {
  switch (randomInt(4)) {
    case 0:
      return randomBytes(randomInt(200));
    case 1:
      return bodyOf({}).slice(0, randomInt(300));
    default:
      return bodyOf(Object.fromEntries(FIELDS.filter(() => randomInt(3) === 0).map((field) => [field, pick(VALUES)])));
  }
}

/** Random requests to every route. */
export async function fuzz(): Promise<Row[]> {
  const count = scale(1_000_000, 100_000);
  const host = await start('fuzz');
  let sent = 0;
  let failures = 0;
  let traces = 0;
  let slowest = 0;
  const memory: number[] = [];
  const sendOne = async (): Promise<void> => {
    const path = pick(PATHS) + (randomInt(8) === 0 ? `/${randomBytes(4).toString('hex')}` : '') + pick(TAILS);
    const method = pick(['GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);
    const isRead = method === 'GET' || method === 'HEAD';
    const { status, text, milliseconds } = await send(host, path, {
      method,
      headers: {
        ...(randomInt(10) === 0 ? {} : AJAX),
        'Content-Type': pick(['application/json', 'application/json', 'text/plain', 'x']),
        'Accept-Encoding': pick(['br', 'gzip', '']),
        Host: pick(['localhost', 'x', `127.0.0.1:${new URL(host.url).port}`]),
      },
      ...(isRead ? {} : { body: randomBody() }),
    });
    slowest = Math.max(slowest, milliseconds);
    if (status >= 500 && status !== 501 && !path.startsWith('/readyz')) failures++;
    if (/\n\s+at /.test(text)) traces++;
  };
  const measureMemory = async (): Promise<void> => {
    // The host may have closed the connection after a request that it could not parse.
    for (let found: string | undefined; found === undefined;) {
      const { text } = await send(host, '/metrics');
      found = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
      if (found !== undefined) memory.push(Number(found));
    }
  };
  const work = async (): Promise<void> => {
    while (sent < count) {
      sent++;
      if (sent % 2_000 === 0) await measureMemory();
      await sendOne();
    }
  };
  await Promise.all(Array.from({ length: 40 }, work));
  await host.stop();
  // Caches and compiled code fill up first.
  const quarter = memory.slice(0, Math.ceil(memory.length / 4));
  const growth = (memory.at(-1) ?? 0) / Math.max(...quarter, 1) - 1;
  return [
    {
      promise: `${count} random requests`,
      figure: `${failures} server errors, ${traces} stack traces, slowest ${seconds(slowest)}, memory ${(growth * 100).toFixed(0)}%`,
      limit: '0 errors, 0 traces, 5 s, memory +20%',
      holds: failures === 0 && traces === 0 && (isShort || (slowest < 5_000 && growth <= 0.2)),
    },
  ];
}
