/** Strangers: one who reserves without end, many networks, and connections that are cut. */
import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { ROOT } from '../support/host.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { AJAX } from '../server/serverHarness.ts';
import type { Row } from './report.ts';
import { TABLES, bodyOf, dateOf, query, reserve, scale, send, start } from './trustHost.ts';

/** One network, one email address and one telephone number, with default settings. */
export async function attackEvening(): Promise<Row[]> {
  const host = await start('evening', {});
  const until = performance.now() + scale(600_000, 5_000);
  for (let table = 1; performance.now() < until; table = (table % TABLES) + 1) {
    await reserve(host, { selected_tables: [table] });
    await delay(50);
  }
  await host.stop();
  // Includes the held one, which expires later.
  const claims = query('evening', 'select * from claims').length;
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

/** How often a stranger sends a request, on the host's clock: as often as its network may. */
const PACE_MS = 2_500;
const FLOOD_SUBJECT = /^Reservations refused/;

/**
 * One network and one telephone number, with several real mailboxes: each mail is read and confirmed at once. The host's
 * clocks run fast, so that ten minutes pass within some seconds.
 */
export async function attackWithMailboxes(): Promise<Row[]> {
  const speed = scale(10, 40);
  const links: string[] = [];
  let mails = 0;
  let notices = 0;
  const server = await startSmtpServer(async (mail, recipients) => {
    const { subject = '', text = '' } = await PostalMime.parse(mail);
    if (FLOOD_SUBJECT.test(subject)) notices++;
    if (recipients.some((address) => address.endsWith('@stranger.example'))) mails++;
    const link = /\/v\/shell-bay\/confirm\/[\w-]+/.exec(text)?.[0];
    if (link !== undefined) links.push(link);
  });
  const host = await start('mailboxes', {
    SMTP_URL: server.url,
    NODE_OPTIONS: `--import ${join(ROOT, 'tests/trust/fastClock.mjs')}`,
    CLOCK_SPEED: String(speed),
  });
  const until = performance.now() + 600_000 / speed;
  for (let attempt = 0; performance.now() < until; attempt++) {
    const link = links.shift();
    if (link === undefined)
      await reserve(host, {
        selected_tables: [(attempt % TABLES) + 1],
        email: `ada${attempt % 4}@stranger.example`,
      });
    else await send(host, link, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
    await delay(PACE_MS / speed);
  }
  await host.stop();
  server.close();
  const tables = query('mailboxes', 'select distinct table_key from claims').length;
  const confirmed = query('mailboxes', 'select id from reservations where verified_at is not null').length;
  return [
    {
      promise: 'one stranger for ten minutes, who confirms each mail',
      figure: `${tables} tables, ${confirmed} confirmed, ${mails} mails, ${notices} notice`,
      limit: '6 tables, 1 notice',
      holds: tables <= 6 && confirmed > 0 && notices === 1,
    },
  ];
}

/** One network exceeds its limit, then requests of many others push it out of the host's memory. */
export async function rotateNetworks(): Promise<Row[]> {
  const networks = scale(20_000, 6_000);
  const floodMs = scale(50_000, 20_000);
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
    while (sent < networks && performance.now() - started < floodMs) {
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
export async function cutConnections(count = scale(2_000, 60)): Promise<Row[]> {
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
