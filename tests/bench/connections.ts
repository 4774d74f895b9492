/**
 * How long visitors wait if each opens a new connection, many per second: with two processes behind the port
 * (`WORKERS=2`), and with one as the reference. The visitors run on the same machine.
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startHost } from '../support/host.ts';
import { median, relativeSpread, report } from './report.ts';

const RATES_PER_SECOND = [200, 400];
const SECONDS = 5;

/** Returns the milliseconds from the first byte sent to the last received; 10 seconds if no answer arrives. */
function visit(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const sent = request(`${url}/v/beach-camp`, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(performance.now() - started);
      });
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => {
      resolve(10_000);
    });
    sent.end();
  });
}

/** Returns the 99th percentile of the waiting time in milliseconds. New visitors don't wait for earlier ones. */
async function waitingTime(workers: number, ratePerSecond: number): Promise<number> {
  const host = await startHost({ env: { WORKERS: String(workers) } });
  await Promise.all(Array.from({ length: 20 }, () => visit(host.url)));
  const started = performance.now();
  const visits: Promise<number>[] = [];
  while (visits.length < ratePerSecond * SECONDS) {
    const due = ((performance.now() - started) / 1_000) * ratePerSecond;
    while (visits.length < due) visits.push(visit(host.url));
    await delay(2);
  }
  const times = (await Promise.all(visits)).toSorted((a, b) => a - b);
  await host.stop();
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

export async function benchConnections(runs = 3): Promise<boolean> {
  let hasPassed = true;
  for (const rate of RATES_PER_SECOND) {
    const one: number[] = [];
    const two: number[] = [];
    for (let run = 0; run < runs; run++) {
      one.push(await waitingTime(1, rate));
      two.push(await waitingTime(2, rate));
    }
    const isWithin = report(`${rate} new connections a second (median of ${runs})`, [
      {
        name: 'p99 with two processes',
        unit: 'ms',
        value: median(two),
        noise: relativeSpread(two),
        reference: { name: 'one process', value: median(one) },
      },
    ]);
    hasPassed = isWithin && hasPassed;
  }
  return hasPassed;
}
