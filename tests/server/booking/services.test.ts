import { expect, test } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';

const LUNCH = { name: 'Lunch', first: '12:00', last: '14:30' };
const DINNER = { name: 'Dinner', first: '18:30', last: '22:00' };
const BY_SERVICE = { hours: undefined, services: [LUNCH, DINNER], occupancy: 'service' };

let harness: ServerHarness;

const statusAt = async (time: string, table = 1): Promise<number> =>
  (await harness.reserve({ selected_tables: [table], time })).statusCode;

/** Whether a table is available for a visit at a time. */
const freeAt = async (time: string, id = 1): Promise<boolean> => (await harness.freeTables({ time })).includes(id);

test('a venue where a table serves one party a service gives a table to one party at lunch and to another at dinner', async () => {
  harness = await openHarness({ venue: BY_SERVICE });
  expect(await statusAt('01:00 PM')).toBe(200);
  expect(await statusAt('12:00 PM')).toBe(422);
  expect(await statusAt('02:30 PM')).toBe(422);
  expect([await freeAt('02:00 PM'), await freeAt('07:00 PM')]).toEqual([false, true]);
  expect(await statusAt('08:00 PM')).toBe(200);
  expect(await statusAt('06:30 PM')).toBe(422);
  // Between the services nobody is seated.
  expect(await statusAt('04:00 PM', 2)).toBe(422);
});

const MIXED = { ...BY_SERVICE, occupancy: 'date', area_occupancy: { 2: 'service' } };
test('a venue whose areas are occupied in different ways gives one table to one party a date, and another to one a service', async () => {
  harness = await openHarness({ venue: MIXED });
  expect([await statusAt('01:00 PM'), await statusAt('12:30 PM', 42)]).toEqual([200, 200]);
  expect([await freeAt('07:00 PM', 1), await freeAt('02:00 PM', 42), await freeAt('07:00 PM', 42)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await statusAt('07:00 PM', 1)).toBe(422);
  const [area] = (await harness.tables({ time: '07:00 PM' })).json<{ rooms: object[] }[]>();
  expect(area!.rooms[0]).not.toHaveProperty('taken');
});
