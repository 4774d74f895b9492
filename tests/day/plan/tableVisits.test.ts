/** Who has a table at a time, where arrow keys go, and what a lasso holds. */
import { describe, expect, test } from 'vitest';
import { isInsideLoop } from '../../../src/day/plan/block/loop.ts';
import { nearestInDirection } from '../../../src/day/plan/twin/nearestInDirection.ts';
import { type TableSpan, visitsAt } from '../../../src/day/plan/tableVisits.ts';
import { NOW, partyOf } from './dayPlanDriver.tsx';
import { tablesAt } from '../../map/planDriver.tsx';

const span = (id: number, from: number, until: number, status: 'reserved' | 'seated' = 'reserved'): TableSpan => ({
  table: '1',
  party: partyOf(id, ['1'], { status, seatedAt: status === 'seated' ? NOW : null }),
  from: from * 60,
  until: until * 60,
});
const STAY = { isNow: true, isWholeDate: false };
const idsAt = (spans: TableSpan[], hour: number, options = STAY): (number | undefined)[] => {
  const { current, next } = visitsAt(spans, hour * 60, options);
  return [current?.party?.id, next?.party?.id];
};

describe('visitsAt', () => {
  const spans = [span(2, 21, 23), span(1, 18, 20)];
  test('visitsAt finds who has the table and who comes next', () => {
    expect(idsAt(spans, 17)).toEqual([undefined, 1]);
    expect(idsAt(spans, 18)).toEqual([1, 2]);
    expect(idsAt(spans, 20)).toEqual([undefined, 2]);
    expect(idsAt(spans, 22.5)).toEqual([2, undefined]);
    expect(idsAt(spans, 23)).toEqual([undefined, undefined]);
  });
  test('visitsAt leaves the table to guests who sit there longer than promised, but only now', () => {
    const over = [span(1, 18, 20, 'seated'), span(2, 21, 23)];
    expect(idsAt(over, 20.5)).toEqual([1, 2]);
    expect(idsAt(over, 22, { ...STAY, isNow: false })).toEqual([2, undefined]);
  });
  test('visitsAt has one party all date long where a table serves one', () => {
    expect(idsAt([span(1, 18, 24)], 10, { isNow: true, isWholeDate: true })).toEqual([1, undefined]);
  });
});

test('an arrow key goes to the nearest table in its direction', () => {
  const tables = tablesAt([
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 40, y: 4, width: 10, height: 10 },
    { x: 20, y: 90, width: 10, height: 10 },
    { x: 90, y: 0, width: 10, height: 10 },
  ]);
  const go = (from: number, x: number, y: number): string | undefined =>
    nearestInDirection(tables, tables[from]!, { x, y })?.key;
  expect(go(0, 1, 0)).toBe('2');
  expect(go(1, 1, 0)).toBe('4');
  expect(go(0, 0, 1)).toBe('3');
  expect(go(0, -1, 0)).toBeUndefined();
  expect(go(3, -1, 0)).toBe('2');
});

test('a point is inside a line that goes around it', () => {
  const concave = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 3 },
    { x: 0, y: 10 },
  ];
  expect(isInsideLoop({ x: 5, y: 2 }, concave)).toBe(true);
  expect(isInsideLoop({ x: 5, y: 6 }, concave)).toBe(false);
  expect(isInsideLoop({ x: 1, y: 6 }, concave)).toBe(true);
  expect(isInsideLoop({ x: 11, y: 5 }, concave)).toBe(false);
  expect(isInsideLoop({ x: 0, y: 0 }, [])).toBe(false);
});
