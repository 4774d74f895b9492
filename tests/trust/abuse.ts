/** Strangers from many networks, and connections that are cut. */
import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { AJAX } from '../server/serverHarness.ts';
import type { Row } from './report.ts';
import { TABLES, bodyOf, dateOf, query, reserve, scale, send, start } from './trustHost.ts';

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
