import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateOffset } from '../../../src/domain/document/duplicateOffset.ts';
import { duplicateItems } from '../../../src/domain/document/edits/addItems.ts';
import { expandBox } from '../../../src/domain/geometry/boxes.ts';
import { outlinesOverlap } from '../../../src/domain/geometry/outlinesOverlap.ts';
import { outlineFromCoordinates } from '../../../src/domain/plan/table.ts';
import { drawingWith, drawingWithKeys } from './sampleDocuments.ts';

const drawing = drawingWith({ A: { x: 0, y: 0 }, B: { x: 60, y: 0 }, C: { x: 0, y: 60 } });
const A = new Set(['1']);
const size = drawing.tables[0]!.room.coordinates.width;

test('copies lie in the nearest free place beside the originals', () => {
  expect(duplicateOffset(drawing, A, 20)).toEqual({ x: (size + 20) * 2, y: 0 });
  expect(duplicateOffset(drawing, new Set(['2']), 20)).toEqual({ x: size + 20, y: 0 });
});

test('copies have the preferred offset, unless they would lie on a table there', () => {
  expect(duplicateOffset(drawing, A, 20, { x: 70, y: 70 })).toEqual({ x: 70, y: 70 });
  expect(duplicateOffset(drawing, A, 20, { x: 50, y: 10 })).toEqual({ x: (size + 20) * 2, y: 0 });
});

test('copies stay on the plan, and have no place if there is none for a table', () => {
  const narrow = { ...drawing, width: size + 10, tables: drawing.tables.slice(0, 1) };
  expect(duplicateOffset(narrow, A, 20)).toEqual({ x: 0, y: size + 20 });
  expect(duplicateOffset({ ...narrow, height: size + 10 }, A, 20)).toBeUndefined();
});

test('copies do not have a preferred offset that the edge of the plan would shorten', () => {
  const atEdge = drawingWith({ A: { x: 950, y: 0 } });
  expect(duplicateOffset(atEdge, A, 20, { x: 60, y: 0 })).toEqual({ x: 0, y: size + 20 });
});

test('copies never lie on a table', () => {
  fc.assert(
    fc.property(
      drawingWithKeys,
      fc.record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer() }),
      (given, preferred) => {
        const by = duplicateOffset(given.drawing, given.keys, 20, preferred);
        if (!by) return;
        const copies = duplicateItems(given.drawing, given.keys, by);
        const outlineOf = (key: string) =>
          outlineFromCoordinates(copies.drawing.tables.find((item) => item.key === key)!.room.coordinates);
        for (const copy of copies.keys.filter((key) => copies.drawing.tables.some((item) => item.key === key)))
          for (const { key } of given.drawing.tables) {
            const { box, ...rest } = outlineOf(copy);
            // Positions are stored as hundredths.
            expect(outlinesOverlap({ ...rest, box: expandBox(box, -0.02) }, outlineOf(key))).toBe(false);
          }
      },
    ),
  );
});
