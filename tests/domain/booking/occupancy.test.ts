import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hours } from '../../../src/domain/booking/bookingCalendar.ts';
import { type Occupancy } from '../../../src/domain/booking/venue.ts';
import {
  WHOLE_DATE_CLAIM,
  claimedSlots,
  claimedSpans,
  freeTimes,
  hasOccupancy,
  occupancyOf,
  slotsFrom,
} from '../../../src/domain/booking/occupancy.ts';
import { isPastAvailableUntil } from '../../../src/domain/booking/availableUntil.ts';
import { everyDay } from '../../support/opening.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const collide = (a: readonly number[], b: readonly number[]): boolean => a.some((claim) => b.includes(claim));

/** The minutes of a stay, from its start up to, but not including, its end. Minute 1440 is midnight at the end. */
function minutesOf(start: number, stay: number | null): Set<number> {
  const end = stay === null ? 1441 : start + stay;
  return new Set(
    Array.from({ length: 1441 }, (_, minute) => minute).filter((minute) => minute >= start && minute < end),
  );
}

const DAY = '2026-11-25';
const at = (time: number, length: number | null = null) => ({ date: DAY, time, stay: length });
const slotsOf = (
  occupancy: Occupancy,
  start: number,
  length: number | null,
  services: readonly Hours[] = [{ first: 540, last: 1200 }],
): number[] => claimedSlots({ occupancy, opening: everyDay(services[0]!, { services }) }, at(start, length), '1');

const slot = fc.integer({ min: 0, max: 96 }).map((n) => n * 15);
const stay = fc.option(fc.integer({ min: 1, max: 96 }).map((n) => n * 15));

describe('one reservation per date', () => {
  test('one reservation per date claims the whole date, whatever the time and the stay', () => {
    for (const start of [0, 540, 1440])
      for (const length of [15, 120, null]) expect(slotsOf('date', start, length)).toEqual([WHOLE_DATE_CLAIM]);
  });
});

test('an area’s tables are occupied in their own way, all others in the venue’s', () => {
  const rules = { occupancy: 'service', tableOccupancy: { bed: 'date' } } as const;
  expect([occupancyOf(rules, 'bed'), occupancyOf(rules, 'chair')]).toEqual(['date', 'service']);
  expect((['date', 'service', 'stay'] as const).map((way) => hasOccupancy(rules, way))).toEqual([true, true, false]);
  expect([hasOccupancy({ occupancy: 'stay' }, 'stay'), hasOccupancy({ occupancy: 'stay' }, 'date')]).toEqual([
    true,
    false,
  ]);
});

describe('one reservation per service', () => {
  const [LUNCH, DINNER] = [
    { first: 720, last: 840 },
    { first: 1110, last: 1320 },
  ];

  test('one reservation per service claims its service, which lasts until the next one begins', () => {
    const slotsAt = (time: number): (number | undefined)[] => {
      const slots = slotsOf('service', time, 120, [DINNER, LUNCH]);
      return [slots[0], slots.at(-1)];
    };
    expect(slotsAt(720)).toEqual([0, 73]);
    expect(slotsAt(840)).toEqual([0, 73]);
    // Staff may seat a party between the services.
    expect(slotsAt(1095)).toEqual([0, 73]);
    expect(slotsAt(1110)).toEqual([74, 96]);
    expect(slotsAt(1440)).toEqual([74, 96]);
  });

  test('one reservation per service claims all of a date with one service, and of a closed date', () => {
    expect(slotsOf('service', 720, 120, [LUNCH])).toHaveLength(97);
    expect(
      claimedSlots({ occupancy: 'service', opening: everyDay(LUNCH, { closedDates: [DAY] }) }, at(720), '1'),
    ).toHaveLength(97);
  });

  test('one reservation per service leaves no slot to two services', () => {
    const first = fc.uniqueArray(slot, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(first, slot, slot, (starts, timeA, timeB) => {
        const services = starts.map((start) => ({ first: start, last: start }));
        const serviceOf = (time: number) =>
          starts.filter((start) => start <= time && start > Math.min(...starts)).length;
        const [a, b] = [timeA, timeB].map((time) => slotsOf('service', time, null, services)) as [number[], number[]];
        expect(collide(a, b)).toBe(serviceOf(timeA) === serviceOf(timeB));
        expect(a).toContain(timeA / 15);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('stays', () => {
  test('stays claim eight quarter hours for two hours from 09:00', () => {
    expect(slotsFrom(540, 120)).toEqual([36, 37, 38, 39, 40, 41, 42, 43]);
  });

  test('stays collide exactly if they share a minute', () => {
    fc.assert(
      fc.property(slot, stay, slot, stay, (startA, stayA, startB, stayB) => {
        const a = minutesOf(startA, stayA);
        const overlap = [...minutesOf(startB, stayB)].some((minute) => a.has(minute));
        expect(collide(slotsFrom(startA, stayA), slotsFrom(startB, stayB))).toBe(overlap);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  test('stays leave a stay free that begins when another ends', () => {
    expect(collide(slotsFrom(720, 120), slotsFrom(840, 120))).toBe(false);
    expect(collide(slotsFrom(720, 120), slotsFrom(825, 120))).toBe(true);
  });

  test('stays claim ascending slots, once each, within the date', () => {
    fc.assert(
      fc.property(slot, stay, (start, length) => {
        const claims = slotsFrom(start, length);
        expect(claims[0]).toBe(start / 15);
        claims.slice(1).forEach((claim, n) => expect(claim).toBe(claims[n]! + 1));
        expect(claims.at(-1)).toBeLessThanOrEqual(96);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  test('stays claim the slot at 24:00, which collides with any stay past midnight', () => {
    expect(slotsFrom(1440, 120)).toEqual([96]);
    expect(slotsFrom(1440, null)).toEqual([96]);
    expect(collide(slotsFrom(1380, 120), slotsFrom(1440, 120))).toBe(true);
    expect(collide(slotsFrom(1320, 120), slotsFrom(1440, 120))).toBe(false);
  });

  test('stays claim the rest of the date for a full day, including midnight', () => {
    const day = slotsFrom(540, null);
    expect([day[0], day.at(-1), day.length]).toEqual([36, 96, 61]);
    expect(collide(day, slotsFrom(1440, 120))).toBe(true);
    expect(collide(day, slotsFrom(420, 120))).toBe(false);
  });

  test('stays claim every quarter hour that they touch', () => {
    expect(slotsFrom(550, 15)).toEqual([36, 37]);
    expect(slotsFrom(540, 20)).toEqual([36, 37]);
  });
});

describe('a table that closes at a time of day', () => {
  test('a table that closes at a time of day can’t be reserved at that time or after it', () => {
    expect([1065, 1079, 1080, 1095, 1440].map((start) => isPastAvailableUntil(1080, start))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('a table that closes at a time of day can be reserved until the minimum stay before that time', () => {
    expect([1005, 1020, 1021, 1065].map((start) => isPastAvailableUntil(1080, start, 60))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('a table that closes at a time of day never closes without such a time', () =>
    expect(isPastAvailableUntil(undefined, 1440)).toBe(false));
});

describe('a table that is taken for a part of the date', () => {
  const SLOTS = Array.from({ length: 45 }, (_, index) => 540 + index * 15);
  const NOON = [{ from: 720, until: 840 }];

  test('a table that is taken for a part of the date has a span for each run of claimed slots', () => {
    expect(claimedSpans([50, 49, 48, 60, 96])).toEqual([
      { from: 720, until: 765 },
      { from: 900, until: 915 },
      { from: 1440, until: 1455 },
    ]);
  });

  test('a table that is taken for a part of the date is free until the next party comes and after it has left', () => {
    expect(freeTimes(NOON, { time: 660, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 840, starts: [600, 840] });
    expect(freeTimes(NOON, { time: 750, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 840, starts: [600, 840] });
  });

  test('a table that is taken for a part of the date is taken from the first minute of a party to the last', () => {
    expect(freeTimes(NOON, { time: 720, stay: 60 }, SLOTS)).toEqual({ until: 720, from: 840, starts: [660, 840] });
    expect(freeTimes(NOON, { time: 840, stay: 60 }, SLOTS)).toEqual({
      until: undefined,
      from: 855,
      starts: [660, 855],
    });
    expect(freeTimes(NOON, { time: 705, stay: 60 }, SLOTS).until).toBe(720);
    // Somebody has it from the first slot on.
    expect(freeTimes([{ from: 540, until: 600 }], { time: 555, stay: 60 }, SLOTS)).toEqual({
      until: undefined,
      from: 600,
      starts: [600],
    });
  });

  test('a table that is taken for a part of the date names a gap only if the whole stay fits it', () => {
    const taken = [...NOON, { from: 900, until: 1020 }];
    expect(freeTimes(taken, { time: 660, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 1020, starts: [600, 1020] });
    expect(freeTimes(taken, { time: 660, stay: 60 }, SLOTS).starts).toEqual([645, 840]);
  });

  test('a table that is taken for a part of the date offers no time that can no longer be reserved', () => {
    const slots = SLOTS.filter((start) => start >= 660 && start < 840);
    expect(freeTimes(NOON, { time: 660, stay: 120 }, slots)).toEqual({ until: 720, from: undefined, starts: [] });
    expect(freeTimes([{ from: 0, until: 1455 }], { time: 660, stay: 120 }, SLOTS)).toEqual({
      until: undefined,
      from: undefined,
      starts: [],
    });
  });

  test('a table that is taken for a part of the date offers only starts after the last party to those who stay for the rest of the date', () => {
    expect(freeTimes(NOON, { time: 660, stay: null }, SLOTS)).toEqual({ until: 720, from: 840, starts: [840] });
  });
});
