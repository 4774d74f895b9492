import { describe, expect, test } from 'vitest';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { reconcileClaims } from '../../../src/server/booking/reclaim.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { openDaySession } from '../day/daySession.ts';
import { openEditorSession, unchangedPlan } from '../editor/editorSession.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';

const LUNCH = { name: 'Lunch', first: '12:00', last: '14:30' };
const DINNER = { name: 'Dinner', first: '18:30', last: '22:00' };
const BY_SERVICE = { hours: undefined, services: [LUNCH, DINNER], occupancy: 'service' };
const DATE = '2026-11-23';

let harness: ServerHarness;

const statusAt = async (time: string, table = 1): Promise<number> =>
  (await harness.reserve({ selected_tables: [table], time })).statusCode;

/** Whether a table is available for a visit at a time. */
const freeAt = async (time: string, id = 1): Promise<boolean> => (await harness.freeTables({ time })).includes(id);

describe('a venue where a table serves one party a service', () => {
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

  test('a venue where a table serves one party a service moves the claims of reservations when its services change', async () => {
    harness = await openHarness({ venue: { ...BY_SERVICE, services: [LUNCH, { ...DINNER, first: '13:00' }] } });
    expect(await statusAt('12:00 PM')).toBe(200);
    expect(await statusAt('02:30 PM')).toBe(200);
    const early = (await harness.rows('reservations'))[0]!['code'] as string;

    const later = await openHarness({ database: harness.database, venue: BY_SERVICE });
    const served = later.venues.get('shell-bay')!;
    expect(await reconcileClaims(later.store, served, DATE)).toHaveLength(1);
    expect((await later.reserve({ selected_tables: [1], time: '08:00 PM' })).statusCode).toBe(200);
    expect(await reconcileClaims(later.store, served, DATE)).toEqual([]);
    expect((await later.reserve({ selected_tables: [1], time: '01:00 PM' })).statusCode).toBe(422);
    expect(await cancelReservation(later.store, served, early, Date.parse(NOW))).toMatchObject({ ok: true });
  });

  test('a venue where a table serves one party a service lets staff seat the next service at a table that is still occupied', async () => {
    harness = await openHarness({ venue: BY_SERVICE, now: '2026-11-23T07:00:00Z' });
    const day = await openDaySession(harness);
    await day.act({ type: 'walk_in', guests: 2, tables: ['1'] });
    await day.act({ type: 'add', guests: 2, name: 'Ines', time: 19 * 60, tables: ['1'] });
    const refused = await day.act({ type: 'add', guests: 2, name: 'Noah', time: 13 * 60, tables: ['1'] });
    expect(refused.collisions).toMatchObject([{ table: '1' }]);
  });
});

describe('a venue whose areas are occupied in different ways', () => {
  const MIXED = { ...BY_SERVICE, occupancy: 'date', area_occupancy: { 2: 'service' } };
  /** Publishes a plan with table 1 in the area that is occupied by service. */
  const moveTableOne = async (): Promise<void> => {
    const plan = unchangedPlan();
    const [lines, inside] = plan.areas as [Plan['areas'][0], Plan['areas'][0]];
    const [moved, ...rest] = lines.rooms;
    const areas = [
      { ...lines, rooms: rest },
      { ...inside, rooms: [...inside.rooms, moved!] },
    ];
    const editor = await openEditorSession(harness);
    const refused = (await editor.publish({ ...plan, areas })).json<{ digest: string }>();
    expect((await editor.publish({ ...plan, areas }, { accept: refused.digest })).statusCode).toBe(200);
  };

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

  test('a venue whose areas are occupied in different ways claims a table anew once a plan has moved it to another area', async () => {
    harness = await openHarness({ venue: MIXED });
    expect(await statusAt('01:00 PM')).toBe(200);
    await moveTableOne();
    expect([await freeAt('02:00 PM', 1), await freeAt('07:00 PM', 1)]).toEqual([false, true]);
  });

  test('guests who sit at a table keep it once a plan has moved it to an area that is occupied in another way', async () => {
    harness = await openHarness({ venue: MIXED, now: '2026-11-23T07:00:00Z' });
    await (await openDaySession(harness)).act({ type: 'walk_in', guests: 2, tables: ['1'] });
    await moveTableOne();
    expect([await freeAt('02:00 PM', 1), await freeAt('07:00 PM', 1)]).toEqual([false, true]);
  });
});
