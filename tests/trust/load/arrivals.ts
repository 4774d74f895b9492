/**
 * Guests who arrive at a steady rate, whether earlier ones have their answer or not. The generator runs on the same
 * processors as the host.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningHost } from '../../support/host.ts';
import { type Row, percentile99, seconds } from '../report.ts';
import { dateOf, isShort, scale } from '../trustHost.ts';
import { LOAD_TABLES, openGuests, readTold, startLoadHost } from './loadHost.ts';

const MAX_POST_MS = 300;
const MAX_GET_MS = 100;
/** At most this many connections; a guest beyond them would wait for one, which counts as waiting for the host. */
const CONNECTIONS = scale(1_000, 200);

/** Starts a task at a rate, without waiting for earlier ones. */
async function arrive(ratePerSecond: number, count: number, task: (i: number) => Promise<void>): Promise<void> {
  const started = performance.now();
  const tasks: Promise<void>[] = [];
  while (tasks.length < count) {
    const due = Math.min(count, ((performance.now() - started) / 1_000) * ratePerSecond);
    while (tasks.length < due) tasks.push(task(tasks.length));
    await delay(2);
  }
  await Promise.all(tasks);
}

/** Each guest gets a table of its own, date by date. */
const placeOf = (guest: number) => ({
  selected_tables: [(guest % LOAD_TABLES) + 1],
  date: dateOf(Math.floor(guest / LOAD_TABLES)),
});

type Visits = { readonly get: number; readonly post: number; readonly failed: number };

/** Visitors who load page and tables, have the form validated, and reserve. Resolves to the waits' 99th percentiles. */
async function visit(host: RunningHost, ratePerSecond: number, count: number, first: number): Promise<Visits> {
  const guests = await openGuests(host, CONNECTIONS);
  const waits = { get: [] as number[], post: [] as number[] };
  let failed = 0;
  await arrive(ratePerSecond, count, async (i) => {
    const place = placeOf(first + i);
    const tables = `/api/reservations/tables?key=shell-bay-key&date=${place.date}&guests=2`;
    for (const path of ['/v/shell-bay', tables]) {
      const { status, milliseconds } = await guests.get(path);
      waits.get.push(milliseconds);
      if (status !== 200) failed++;
    }
    const forms = [
      ['/reservation/validation', { ...place, selected_tables: [], step: 1 }],
      ['/reservation', place],
    ] as const;
    for (const [path, changes] of forms) {
      const answer = await guests.post(path, changes);
      waits.post.push(answer.milliseconds);
      if (readTold(answer).status !== 200) failed++;
    }
  });
  guests.leave();
  return { get: percentile99(waits.get), post: percentile99(waits.post), failed };
}

const isWithin = ({ get, post, failed }: Visits): boolean => get <= MAX_GET_MS && post <= MAX_POST_MS && failed === 0;
const describeVisits = ({ get, post, failed }: Visits): string =>
  `GET p99 ${get.toFixed(0)} ms, POST p99 ${post.toFixed(0)} ms, ${failed} failed`;

/** 200 visitors a second, then more and fewer, to find the rate that the machine holds. */
export async function openArrivals(): Promise<Row[]> {
  const [rate, periodSeconds] = [200, scale(20, 1)];
  const host = await startLoadHost('arrivals', 2);
  let first = 0;
  const measure = async (ratePerSecond: number, duration: number): Promise<Visits> => {
    const count = ratePerSecond * duration;
    first += count;
    return visit(host, ratePerSecond, count, first - count);
  };
  // The first requests compile the host's code.
  await measure(20, scale(3, 0.5));
  const target = await measure(rate, periodSeconds);
  const steps: string[] = [];
  let knee = 0;
  for (const step of isShort ? [] : [25, 50, 100, 150, 200, 250, 300, 400]) {
    const visits = await measure(step, 8);
    steps.push(`${step}/s: ${describeVisits(visits)}`);
    if (!isWithin(visits)) break;
    knee = step;
  }
  await host.stop();
  if (!isShort) console.log(steps.join('\n'));
  return [
    {
      promise: `${rate} visitors a second for ${seconds(periodSeconds * 1_000)}, 4 requests each, ${LOAD_TABLES} tables, 2 processes, generator on the same processors`,
      figure: `${describeVisits(target)}${isShort ? '' : `; knee at ${knee} visitors a second`}`,
      limit: `GET p99 ${MAX_GET_MS} ms, POST p99 ${MAX_POST_MS} ms, 0 failed`,
      holds: target.failed === 0 && (isShort || isWithin(target)),
    },
  ];
}
