/**
 * Open event streams on one process: the memory that each takes, and how long a reservation takes until the last page
 * has it. The pages run on the same machine.
 */
import { type Socket, connect } from 'node:net';
import { postReservation } from '../support/payload.ts';
import { startHost } from '../support/host.ts';
import { loadVenue, tableNamed, tablesWithSeats } from '../support/fixtureVenues.ts';
import { median, relativeSpread, report } from './report.ts';

const NOW = '2026-11-23T02:30:00Z';
const VENUE = loadVenue('beach-camp');
const DATE = '24.11.2026';
/** Streams that are opened at a time. */
const BATCH = 100;
/** A change reaches every page within this time. */
const MAX_FAN_OUT_MS = 2_000;

/** Opens a stream. Resolves with its first event. */
function openStream(url: string): Promise<Socket> {
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', () => {
      resolve(socket);
    });
    socket.write(
      `GET /api/reservations/events?key=${VENUE.key}&date=${DATE} HTTP/1.1\r\nHost: ${host}\r\nX-Requested-With: XMLHttpRequest\r\n\r\n`,
    );
  });
}

/** Resolves when a stream has sent the change of a table. */
function changed(socket: Socket, id: string | number): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const read = (data: Buffer): void => {
      text += String(data);
      if (!text.includes(`{"id":${JSON.stringify(id)},"available":false}`)) return;
      socket.off('data', read);
      resolve();
    };
    socket.on('data', read);
  });
}

async function reserve(url: string, id: string | number): Promise<void> {
  const response = await postReservation(url, { selected_tables: [id], location_id: VENUE.location_id, date: DATE });
  if (!response.ok) throw new Error(`the reservation was refused: ${await response.text()}`);
}

async function memory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}

export async function benchStreams(runs = 5, streams = 10_000): Promise<boolean> {
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const ids = tablesWithSeats('beach-camp', 2).map((name) => tableNamed('beach-camp', name).id);
  const before = await memory(host.url);
  const sockets: Socket[] = [];
  while (sockets.length < streams)
    sockets.push(...(await Promise.all(Array.from({ length: BATCH }, () => openStream(host.url)))));
  const bytesPerStream = ((await memory(host.url)) - before) / sockets.length;
  const times: number[] = [];
  for (const id of ids.slice(0, runs)) {
    const all = sockets.map((socket) => changed(socket, id));
    const started = performance.now();
    await reserve(host.url, id);
    await Promise.all(all);
    times.push(performance.now() - started);
  }
  for (const socket of sockets) socket.destroy();
  await host.stop();
  return report(`${sockets.length} open event streams (median of ${times.length})`, [
    { name: 'memory of a stream', unit: 'kB', value: bytesPerStream / 1_000 },
    {
      name: 'reservation to the last page',
      unit: 'ms',
      value: median(times),
      limit: { max: MAX_FAN_OUT_MS },
      noise: relativeSpread(times),
    },
  ]);
}
