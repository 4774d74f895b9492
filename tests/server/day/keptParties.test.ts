/** Reservations that were made before the venue changed its hours: told, not reminded, and kept by staff. */
import { expect, test } from 'vitest';
import { zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { undecidedDates } from '../../../src/server/booking/visits/undecided.ts';
import { enqueueReminders } from '../../../src/server/mail/reminders.ts';
import { answerOffer } from '../../../src/server/day/actions/hostSteps.ts';
import { openHarness } from '../openHarness.ts';
import { type JsonObject, NOW } from '../serverHarness.ts';
import { DATE as TODAY, openDaySession } from './daySession.ts';

const DATE = '2026-11-25';
const ON_DATE = { date: '25.11.2026', time: '10:00 AM' };

/** Opens a venue with two reservations on a date, whose hours then change, and its day. */
async function changeHours(changes: JsonObject) {
  const harness = await openHarness({ venue: { reminders: ['two_hours'] } });
  for (const [index, first_name] of ['Ada', 'Ben'].entries())
    await harness.reserve({ ...ON_DATE, first_name, selected_tables: [index + 1] });
  const served = harness.venues.get('shell-bay')!;
  harness.venues.set('shell-bay', { ...served, venue: { ...served.venue, ...changes } });
  const day = await openDaySession(harness);
  return {
    harness,
    day,
    undecided: () => undecidedDates(harness.store, harness.venues.get('shell-bay')!, Date.parse(NOW)),
    /** Adds the reminders that are due an hour before. */
    remind: () => enqueueReminders(harness.store, harness.venues, zonedTimeToInstant(DATE, 9 * 60, 'Asia/Colombo')),
    /** Moves a reservation to another date. */
    move: (code: string, by: 'venue' | 'guest', date = '26.11.2026') =>
      changeReservation(harness.store, harness.venues, 'shell-bay', code, { date }, { now: Date.parse(NOW), by }),
    party: async (name: string) => (await day.state(DATE)).parties.find((each) => each.name.startsWith(name))!,
  };
}

test.each([
  ['a closed date', { closed_dates: [DATE] }, 'closed'],
  ['an earlier close', { hours: { first: 9 * 60, last: 9 * 60 + 45 } }, 'outside_hours'],
  ['a closed area', { area_closures: [{ area: '1', from: DATE, to: DATE }] }, 'area_closed'],
])('after %s, the venue decides about the reservations one by one', async (_, changes, reason) => {
  const { harness, day, undecided, remind, party } = await changeHours(changes);
  expect(await undecided()).toEqual([{ date: DATE, reason, reservations: 2 }]);
  expect(await remind()).toBe(0);
  const { id, revision } = await party('Ada');
  const kept = await day.act({ type: 'keep', party: id, revision }, undefined, DATE);
  expect(kept).toMatchObject({ ok: true, log: expect.any(Number) });
  expect(await undecided()).toEqual([{ date: DATE, reason, reservations: 1 }]);
  expect(await remind()).toBe(1);
  expect((await harness.rows('day_log')).map(({ type }) => type)).toContain('keep');
  // Taken back, it is undecided again.
  await day.act({ type: 'undo', log: kept.log! }, undefined, DATE);
  expect(await undecided()).toEqual([{ date: DATE, reason, reservations: 2 }]);
});

test('staff are warned of a closed area; a party that they seat there anyway needs no decision', async () => {
  const closure = { area: '1', from: DATE, to: DATE, note: 'Rain' };
  const { harness, day, undecided, party } = await changeHours({ area_closures: [closure] });
  const [terrace] = [...harness.venues.get('shell-bay')!.tables.values()]
    .filter(({ areaId }) => areaId === '1')
    .slice(4);
  const add = { type: 'add', name: 'Cy', guests: 2, time: 600, tables: [terrace!.key] } satisfies DayAction;
  const refused = await day.act(add, undefined, DATE);
  expect(refused).toMatchObject({
    type: 'collision',
    collisions: [{ table: terrace!.key, name: 'Rain', time: null }],
  });
  expect(await day.act({ ...add, override: true }, undefined, DATE)).toMatchObject({ ok: true });
  // Its tables are its own: it needs no second word, also where its time changes.
  const { id, revision } = await party('Cy');
  expect(await day.act({ type: 'edit', party: id, revision, time: 615 }, undefined, DATE)).toMatchObject({ ok: true });
  expect(await undecided()).toEqual([{ date: DATE, reason: 'area_closed', reservations: 2 }]);
});

test('parties that are canceled, moved or entered by staff need no decision', async () => {
  const { day, move, undecided, party } = await changeHours({ closed_dates: [DATE] });
  const { id, revision } = await party('Ada');
  await day.act({ type: 'cancel', party: id, revision, tell: false }, undefined, DATE);
  const { code } = await party('Ben');
  await move(code, 'venue');
  await day.act({ type: 'add', name: 'Cy', guests: 2, time: 22 * 60, tables: ['5'] }, undefined, DATE);
  expect(await undecided()).toEqual([]);
});

test('a kept party that moves to another date needs a decision again', async () => {
  const { harness, day, move, undecided, party } = await changeHours({ closed_dates: [DATE] });
  const { id, revision, code } = await party('Ada');
  await day.act({ type: 'keep', party: id, revision }, undefined, DATE);
  await move(code, 'venue');
  const served = harness.venues.get('shell-bay')!;
  const closed_dates = [...served.venue.closed_dates, '2026-11-26'];
  harness.venues.set('shell-bay', { ...served, venue: { ...served.venue, closed_dates } });
  expect(await undecided()).toEqual([
    { date: DATE, reason: 'closed', reservations: 1 },
    { date: '2026-11-26', reason: 'closed', reservations: 1 },
  ]);
});

test('a closed area refuses guests who move there, with the table that they have on another date', async () => {
  const { party, move } = await changeHours({ area_closures: [{ area: '1', from: '2026-11-26', to: '2026-11-26' }] });
  const { code } = await party('Ada');
  expect(await move(code, 'guest')).toMatchObject({ errors: { selected_tables: [{ code: 'taken' }] } });
  expect(await move(code, 'guest', '27.11.2026')).toMatchObject({ ok: true });
});

test('tables of a closed area are offered to no waiting guest, and not passed on to the next', async () => {
  const { harness, day } = await changeHours({});
  const add = (name: string) =>
    day.act({ type: 'wait_add', name, guests: 2, quotedMinutes: 20, email: `${name}@example.com` });
  for (const name of ['Cy', 'Di', 'Eve']) expect(await add(name)).toMatchObject({ ok: true });
  const entryOf = async (name: string) => (await day.state()).waiting.find((each) => each.name === name)!;
  const offer = async (name: string, tables: string[]) => {
    const { id, revision } = await entryOf(name);
    return day.act({ type: 'wait_offer', entry: id, revision, tables, minutes: 10 });
  };
  expect(await offer('Cy', ['3'])).toMatchObject({ ok: true });
  const served = harness.venues.get('shell-bay')!;
  const area_closures = [{ area: '1', from: TODAY, to: TODAY, note: 'Rain' }];
  harness.venues.set('shell-bay', { ...served, venue: { ...served.venue, area_closures } });
  expect(await offer('Di', ['4'])).toMatchObject({ type: 'collision', collisions: [{ table: '4', name: 'Rain' }] });
  const { party } = await entryOf('Cy');
  const host = { store: harness.store, venues: harness.venues, tenant: 'shell-bay' };
  expect(await answerOffer(host, party!, 'decline', Date.parse(NOW))).toBe(true);
  expect([await entryOf('Cy'), await entryOf('Di'), await entryOf('Eve')].map(({ state }) => state)).toEqual([
    'declined',
    'waiting',
    'waiting',
  ]);
});
