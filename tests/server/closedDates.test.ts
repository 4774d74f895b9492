/** A host that starts again after its venue has closed a date over reservations. */
import { expect, test } from 'vitest';
import { type RunningHost, startHost } from '../support/host.ts';
import { postReservation } from '../support/payload.ts';
import { NOW, TEST_PLAN, TEST_VENUE, createTempFolder } from './serverHarness.ts';

const reserve = async (host: RunningHost, table: number): Promise<number> =>
  (await postReservation(host.url, { selected_tables: [table], date: '24.11.2026' })).status;

test('a host logs which date its venue has closed over how many reservations, and no names', async () => {
  const dataDir = createTempFolder({});
  const venuesDir = (venue: object): string =>
    createTempFolder({ 'shell-bay/venue.json': { ...TEST_VENUE, ...venue }, 'shell-bay/plan.json': TEST_PLAN });
  const open = await startHost({ dataDir, now: NOW, venuesDir: venuesDir({}) });
  expect([await reserve(open, 1), await reserve(open, 2)]).toEqual([200, 200]);
  await open.stop();
  const closed = await startHost({ dataDir, now: NOW, venuesDir: venuesDir({ closed_dates: ['2026-11-24'] }) });
  const lines = closed.output().stderr.split('\n');
  const told = lines.filter((line) => line.includes('no longer cover')).map((line) => JSON.parse(line) as object);
  expect(told).toEqual([
    expect.objectContaining({ level: 40, venue: 'shell-bay', date: '2026-11-24', reason: 'closed', reservations: 2 }),
  ]);
  expect(JSON.stringify(told)).not.toContain('Ada');
  await closed.stop();
});
