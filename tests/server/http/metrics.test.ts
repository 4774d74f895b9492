/** What `/metrics` tells of reservations, of the build that runs, and of each process. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { openHarness } from '../openHarness.ts';
import type { ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

const readMetrics = async (): Promise<string> => (await harness.app.inject({ url: '/metrics' })).body;

/** Returns the samples whose names begin with a text. */
const samples = async (name: string): Promise<string[]> =>
  (await readMetrics()).split('\n').filter((line) => line.startsWith(name));

test('the metrics count each reservation once, as made or as refused by its first error, without a word of the guest', async () => {
  expect(await samples('tidetable_reservations_')).toEqual(['tidetable_reservations_made_total 0']);
  const first = { selected_tables: [1], idempotency_key: 'a-key-of-the-first-reservation' };
  const statuses = [];
  for (const changes of [
    first,
    first,
    { selected_tables: [1] },
    { selected_tables: [2], email: 'nobody', first_name: '' },
    { selected_tables: [2], email: 'nobody' },
    { selected_tables: [2], email: 'someone' },
    { selected_tables: [2], location_id: 'Mallory' },
  ])
    statuses.push((await harness.reserve(changes)).statusCode);
  expect(statuses).toEqual([200, 200, 422, 422, 422, 422, 422]);
  expect((await samples('tidetable_reservations_')).toSorted()).toEqual([
    'tidetable_reservations_made_total 1',
    'tidetable_reservations_refused_total{reason="not_an_email"} 2',
    'tidetable_reservations_refused_total{reason="required"} 1',
    'tidetable_reservations_refused_total{reason="taken"} 1',
    'tidetable_reservations_refused_total{reason="unknown_location"} 1',
  ]);
});

test('the metrics and /healthz name the release of package.json and its build, the metrics also the last migration', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [info] = await samples('tidetable_build_info');
  expect(info).toMatch(/^tidetable_build_info\{version="[^"]+",build="0123456789ab",schema="\d{4}_\w+"\} 1$/);
  expect(info).toContain(`version="${version}"`);
  const alive = await harness.app.inject({ url: '/healthz' });
  expect(alive.json()).toEqual({ ok: true, version, build: '0123456789ab' });
});

test('the metrics tell when the process started and the processor time it has used, which only grows', async () => {
  const read = async (name: string): Promise<number> => Number((await samples(`${name} `))[0]?.split(' ')[1]);
  const started = await read('process_start_time_seconds');
  expect(Math.abs(started - performance.timeOrigin / 1_000)).toBeLessThan(1);
  const used = await read('process_cpu_seconds_total');
  expect(used).toBeGreaterThan(0);
  for (let turn = 0; turn < 1e7; turn++) Math.sqrt(turn);
  expect(await read('process_cpu_seconds_total')).toBeGreaterThan(used);
});

test('delays of the event loop are counted in buckets, which add up over processes, and none is a quantile', async () => {
  const late = async (): Promise<number> => {
    const count = async (le: string): Promise<number> =>
      Number((await samples(`tidetable_event_loop_delay_seconds_bucket{le="${le}"}`))[0]?.split(' ')[1]);
    return (await count('+Inf')) - (await count('0.1'));
  };
  await expect.poll(late).toBeGreaterThanOrEqual(0);
  const before = await late();
  const end = performance.now() + 250;
  while (performance.now() < end);
  await expect.poll(late).toBeGreaterThan(before);
  expect(await readMetrics()).not.toContain('quantile=');
});
