import { describe, expect, test } from 'vitest';
import { type BookedTable, type Visit, reservationImpact } from '../../../src/domain/booking/reservationImpact.ts';

const TABLE = { name: 'Line 1', areaId: '7', seats: 4, availableUntil: undefined };
const PROMISED: BookedTable = { key: '1', name: 'Line 1', areaId: '7', seats: 4 };
const NOON: Visit = { start: 12 * 60 };
const broken = (
  after: Partial<typeof TABLE | { availableUntil: number }> | undefined,
  {
    before = {},
    promised = PROMISED,
    visit = NOON,
    other = 'Line 9',
  }: { before?: object | null; promised?: BookedTable; visit?: Visit; other?: string } = {},
) =>
  reservationImpact(
    promised,
    visit,
    before === null ? undefined : { ...TABLE, ...before },
    new Map([['9', { ...TABLE, name: other }], ...(after ? [['1', { ...TABLE, ...after }] as const] : [])]),
  );

describe('the impact of a plan on reservations', () => {
  test('counts a removed table, and not again once it is gone', () => {
    expect(broken(undefined)).toBe('removed');
    expect(broken(undefined, { before: null })).toBeUndefined();
  });

  test.each<[string, object, string | undefined]>([
    ['nothing', {}, undefined],
    ['fewer seats', { seats: 3 }, 'fewer-seats'],
    ['more seats', { seats: 5 }, undefined],
    ['another area', { areaId: '8' }, 'other-area'],
    ['closing as the visit begins', { availableUntil: 12 * 60 }, 'closes-earlier'],
    ['closing later', { availableUntil: 12 * 60 + 15 }, undefined],
    ['the most serious of several', { seats: 1, areaId: 'x' }, 'fewer-seats'],
  ])('counts %s', (_, after, why) => expect(broken(after)).toBe(why));

  test('counts no change that leaves a reservation as good as what the guests accepted', () => {
    expect(broken({ seats: 2 }, { before: { seats: 2 } })).toBeUndefined();
    expect(broken({ seats: 3 }, { before: { seats: 2 } })).toBeUndefined();
    expect(broken({ seats: 1 }, { before: { seats: 2 } })).toBe('fewer-seats');
    expect(broken({}, { before: { name: 'B', areaId: 'B', seats: 1 } })).toBeUndefined();
    expect(broken({ availableUntil: 600 }, { before: { availableUntil: 600 } })).toBeUndefined();
    expect(broken({ availableUntil: 540 }, { before: { availableUntil: 600 } })).toBe('closes-earlier');
  });

  test('takes a renamed table for the same one, unless another table has its name now', () => {
    expect(broken({ name: 'Front 1' })).toBeUndefined();
    expect(broken({ name: 'Line 2' }, { other: 'Line 1' })).toBe('renamed');
    expect(broken({ name: 'B' }, { before: { name: 'B' }, other: 'Line 1' })).toBeUndefined();
  });

  test('the impact of a plan does not count another area where nobody knows the first one', () =>
    expect(broken({ areaId: '8' }, { promised: { key: '1', name: 'Line 1', seats: 4 } })).toBeUndefined());

  test('counts a table that returns under its id but differs from what the guests reserved', () => {
    expect(broken({}, { before: null })).toBeUndefined();
    expect(broken({ name: 'Other' }, { before: null })).toBe('renamed');
    expect(broken({ seats: 2 }, { before: null })).toBe('fewer-seats');
  });

  test('counts a table that closes before the end of a booked stay, unless the guests accepted that', () => {
    const visit = { start: 12 * 60, end: 14 * 60 };
    expect(broken({ availableUntil: 13 * 60 }, { visit })).toBe('closes-earlier');
    expect(broken({ availableUntil: 14 * 60 }, { visit })).toBeUndefined();
    expect(broken({ availableUntil: 13 * 60 }, { visit, promised: { ...PROMISED, until: 13 * 60 } })).toBeUndefined();
    expect(broken({ availableUntil: 12 * 60 + 30 }, { visit, promised: { ...PROMISED, until: 13 * 60 } })).toBe(
      'closes-earlier',
    );
    expect(broken({ availableUntil: 24 * 60 }, { visit: { start: 600, end: Infinity } })).toBeUndefined();
    expect(broken({ availableUntil: 23 * 60 }, { visit: { start: 600, end: Infinity } })).toBe('closes-earlier');
  });
});
