import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  WHOLE_DATE_CLAIM,
  claimedSlots,
  claimedSpans,
  freeTimes,
  isPastAvailableUntil,
} from '../../../src/domain/booking/occupancy.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const collide = (a: readonly number[], b: readonly number[]): boolean => a.some((claim) => b.includes(claim));

/** The minutes of a stay, from its start up to, but not including, its end. Minute 1440 is midnight at the end. */
function minutesOf(start: number, stay: number | null): Set<number> {
  const end = stay === null ? 1441 : start + stay;
  return new Set(
    Array.from({ length: 1441 }, (_, minute) => minute).filter((minute) => minute >= start && minute < end),
  );
}

const slot = fc.integer({ min: 0, max: 96 }).map((n) => n * 15);
const stay = fc.option(fc.integer({ min: 1, max: 96 }).map((n) => n * 15));

describe('one reservation per date', () => {
  test('claims the whole date, whatever the time and the stay', () => {
    for (const start of [0, 540, 1440])
      for (const length of [15, 120, null]) expect(claimedSlots('date', start, length)).toEqual([WHOLE_DATE_CLAIM]);
  });
});

describe('stays', () => {
  test('claim eight quarter hours for two hours from 09:00', () => {
    expect(claimedSlots('stay', 540, 120)).toEqual([36, 37, 38, 39, 40, 41, 42, 43]);
  });

  test('collide exactly if they share a minute', () => {
    fc.assert(
      fc.property(slot, stay, slot, stay, (startA, stayA, startB, stayB) => {
        const a = minutesOf(startA, stayA);
        const overlap = [...minutesOf(startB, stayB)].some((minute) => a.has(minute));
        expect(collide(claimedSlots('stay', startA, stayA), claimedSlots('stay', startB, stayB))).toBe(overlap);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  test('leave a stay free that begins when another ends', () => {
    expect(collide(claimedSlots('stay', 720, 120), claimedSlots('stay', 840, 120))).toBe(false);
    expect(collide(claimedSlots('stay', 720, 120), claimedSlots('stay', 825, 120))).toBe(true);
  });

  test('claim ascending slots, once each, within the date', () => {
    fc.assert(
      fc.property(slot, stay, (start, length) => {
        const claims = claimedSlots('stay', start, length);
        expect(claims[0]).toBe(start / 15);
        claims.slice(1).forEach((claim, n) => expect(claim).toBe(claims[n]! + 1));
        expect(claims.at(-1)).toBeLessThanOrEqual(96);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  test('claim the slot at 24:00, which collides with any stay past midnight', () => {
    expect(claimedSlots('stay', 1440, 120)).toEqual([96]);
    expect(claimedSlots('stay', 1440, null)).toEqual([96]);
    expect(collide(claimedSlots('stay', 1380, 120), claimedSlots('stay', 1440, 120))).toBe(true);
    expect(collide(claimedSlots('stay', 1320, 120), claimedSlots('stay', 1440, 120))).toBe(false);
  });

  test('claim the rest of the date for a full day, including midnight', () => {
    const day = claimedSlots('stay', 540, null);
    expect([day[0], day.at(-1), day.length]).toEqual([36, 96, 61]);
    expect(collide(day, claimedSlots('stay', 1440, 120))).toBe(true);
    expect(collide(day, claimedSlots('stay', 420, 120))).toBe(false);
  });

  test('claim every quarter hour that they touch', () => {
    expect(claimedSlots('stay', 550, 15)).toEqual([36, 37]);
    expect(claimedSlots('stay', 540, 20)).toEqual([36, 37]);
  });
});

describe('a table that closes at a time of day', () => {
  test('can’t be reserved at that time or after it', () => {
    expect([1065, 1079, 1080, 1095, 1440].map((start) => isPastAvailableUntil(1080, start))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('can be reserved until the minimum stay before that time', () => {
    expect([1005, 1020, 1021, 1065].map((start) => isPastAvailableUntil(1080, start, 60))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('never closes without such a time', () => expect(isPastAvailableUntil(undefined, 1440)).toBe(false));
});

describe('a table that is taken for a part of the date', () => {
  const SLOTS = Array.from({ length: 45 }, (_, index) => 540 + index * 15);
  const NOON = [{ from: 720, until: 840 }];

  test('has a span for each run of claimed slots', () => {
    expect(claimedSpans([50, 49, 48, 60, 96])).toEqual([
      { from: 720, until: 765 },
      { from: 900, until: 915 },
      { from: 1440, until: 1455 },
    ]);
  });

  test('is free until the next party comes and after it has left', () => {
    expect(freeTimes(NOON, { time: 660, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 840, starts: [600, 840] });
    expect(freeTimes(NOON, { time: 750, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 840, starts: [600, 840] });
  });

  test('names a gap only if the whole stay fits it', () => {
    const taken = [...NOON, { from: 900, until: 1020 }];
    expect(freeTimes(taken, { time: 660, stay: 120 }, SLOTS)).toEqual({ until: 720, from: 1020, starts: [600, 1020] });
    expect(freeTimes(taken, { time: 660, stay: 60 }, SLOTS).starts).toEqual([645, 840]);
  });

  test('offers no time that can no longer be reserved', () => {
    const slots = SLOTS.filter((start) => start >= 660 && start < 840);
    expect(freeTimes(NOON, { time: 660, stay: 120 }, slots)).toEqual({ until: 720, from: undefined, starts: [] });
    expect(freeTimes([{ from: 0, until: 1455 }], { time: 660, stay: 120 }, SLOTS)).toEqual({
      until: undefined,
      from: undefined,
      starts: [],
    });
  });

  test('offers only starts after the last party to those who stay for the rest of the date', () => {
    expect(freeTimes(NOON, { time: 660, stay: null }, SLOTS)).toEqual({ until: 720, from: 840, starts: [840] });
  });
});
