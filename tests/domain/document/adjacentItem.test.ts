import { expect, test } from 'vitest';
import { findAdjacentItem } from '../../../src/domain/document/adjacentItem.ts';
import { drawingWith } from './sampleDocuments.ts';

const drawing = drawingWith({
  A: { x: 0, y: 0 },
  B: { x: 100, y: 10 },
  C: { x: 300, y: 0 },
  D: { x: 60, y: 100 },
});
const nameAt = (from: { x: number; y: number }, direction?: Parameters<typeof findAdjacentItem>[2]) => {
  const item = findAdjacentItem(drawing, from, direction);
  return item?.kind === 'table' ? item.room.name : undefined;
};

test('the next item is in the row, although another one is closer but aside', () => {
  expect(nameAt({ x: 120, y: 30 }, { x: 1, y: 0 })).toBe('C');
  expect(nameAt({ x: 20, y: 20 }, { x: 1, y: 0 })).toBe('B');
  expect(nameAt({ x: 20, y: 20 }, { x: 0, y: 1 })).toBe('D');
});

test('the next item is undefined beyond the last one, and the nearest one without a direction', () => {
  expect(nameAt({ x: 20, y: 20 }, { x: -1, y: 0 })).toBeUndefined();
  expect(nameAt({ x: 290, y: 30 })).toBe('C');
});

test('the next item is neither locked nor hidden', () => {
  const [a, ...others] = drawing.tables;
  const locked = { ...drawing, tables: [{ ...a!, locked: true as const }, ...others] };
  expect(findAdjacentItem(locked, { x: 0, y: 0 })).toMatchObject({ room: { name: 'B' } });
});
