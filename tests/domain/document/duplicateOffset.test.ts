import { expect, test } from 'vitest';
import { duplicateOffset } from '../../../src/domain/document/duplicateOffset.ts';
import { drawingWith } from './sampleDocuments.ts';

const drawing = drawingWith({ A: { x: 0, y: 0 }, B: { x: 60, y: 0 }, C: { x: 0, y: 60 } });
const A = new Set(['1']);
const size = drawing.tables[0]!.room.coordinates.width;

test('finds the nearest free place beside the originals', () => {
  expect(duplicateOffset(drawing, A, 20)).toEqual({ x: (size + 20) * 2, y: 0 });
  expect(duplicateOffset(drawing, new Set(['2']), 20)).toEqual({ x: size + 20, y: 0 });
});

test('takes the preferred offset, unless copies there would lie on a table', () => {
  expect(duplicateOffset(drawing, A, 20, { x: 70, y: 70 })).toEqual({ x: 70, y: 70 });
  expect(duplicateOffset(drawing, A, 20, { x: 50, y: 10 })).toEqual({ x: (size + 20) * 2, y: 0 });
});

test('stays on the plan, and returns a small offset without a free place', () => {
  const narrow = { ...drawing, width: size + 10, tables: drawing.tables.slice(0, 1) };
  expect(duplicateOffset(narrow, A, 20)).toEqual({ x: 0, y: size + 20 });
  expect(duplicateOffset({ ...narrow, height: size + 10 }, A, 20)).toEqual({ x: 20, y: 20 });
});
