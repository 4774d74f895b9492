/** Reservations and blocks that a change of the occupancy has made collide: who has the table when one of them leaves. */
import { beforeEach, expect, test } from 'vitest';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { reconcileClaims } from '../../../src/server/booking/reclaim.ts';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { withDocument } from '../../../src/server/venues/venues.ts';
import { DATE, type DaySession, openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { STAYS, type ServerHarness } from '../serverHarness.ts';

const tenant = 'shell-bay';
let harness: ServerHarness;
let day: DaySession;
beforeEach(async () => {
  harness = await openHarness({ venue: { occupancy: 'stay', stays: STAYS, lead_minutes: 0 } });
  day = await openDaySession(harness);
});

const act = async (action: DayAction): Promise<void> => expect(await day.act(action)).toMatchObject({ ok: true });
/** Enters a party for two hours at table 1. */
const enter = (name: string, time: number): Promise<void> =>
  act({ type: 'add', name, guests: 2, time, stay: 120, tables: ['1'] });

/** Table 1 serves one party a date from now on. Returns the codes of those that have lost it. */
function serveOncePerDate(): Promise<string[]> {
  const served = harness.venues.get(tenant)!;
  const { settings } = served.documents;
  const content = { ...settings.content, occupancy: 'date' as const };
  harness.venues.set(tenant, withDocument(served, 'settings', { ...settings, content }));
  return reconcileClaims(harness.store, harness.venues.get(tenant)!, DATE);
}

/** Who has claimed table 1. */
async function owners(): Promise<(string | undefined)[]> {
  const { parties, blocks } = await day.state();
  return (await harness.rows('claims')).map(({ reservation_id: party, block_id: block }) =>
    block === null ? parties.find(({ id }) => id === party)?.name : blocks.find(({ id }) => id === block)?.reason,
  );
}

test('a table goes to the next one that has reserved it when the data of who has it is deleted', async () => {
  await enter('Ada', 600);
  await enter('Bo', 720);
  await serveOncePerDate();
  const { id, code } = await day.party('Ada');
  await eraseReservations(harness.store, harness.venues.get(tenant)!, [{ id, code }], harness.dataDir);
  expect(await owners()).toEqual(['Bo']);
});

test('claims that no change of the settings has touched are left as they are, also while parties collide', async () => {
  await enter('Ada', 600);
  await enter('Bo', 720);
  expect(await serveOncePerDate()).toHaveLength(1);
  expect(await reconcileClaims(harness.store, harness.venues.get(tenant)!, DATE)).toEqual([]);
  await harness.store.deleteFrom('claims').where('tenant', '=', tenant).execute();
  expect(await reconcileClaims(harness.store, harness.venues.get(tenant)!, DATE)).toHaveLength(1);
  expect(await owners()).toEqual(['Ada']);
});
