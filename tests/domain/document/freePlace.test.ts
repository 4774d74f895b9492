import { expect, test } from 'vitest';
import { freePlaceOffset } from '../../../src/domain/document/freePlace.ts';
import { drawingWith } from './sampleDocuments.ts';

test('finds the shortest way to a free place', () => {
  const drawing = drawingWith({ A: { x: 100, y: 100 }, B: { x: 130, y: 104 } });
  expect(freePlaceOffset(drawing, '2')).toEqual({ x: 10, y: 0 });
  expect(freePlaceOffset(drawing, '1')).toEqual({ x: -10, y: 0 });
});

test('finds only places on the plan', () => {
  const drawing = drawingWith({ A: { x: 10, y: 0 }, B: { x: 0, y: 0 } });
  expect(freePlaceOffset(drawing, '2')).toEqual({ x: 0, y: 40 });
});

test('finds the only free place at the other end of the plan', () => {
  const boxes = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`T${index}`, { x: 0, y: index * 40, width: 960 }]),
  );
  const drawing = drawingWith({ ...boxes, X: { x: 100, y: 400 } });
  expect(freePlaceOffset(drawing, '21')).toEqual({ x: 860, y: 0 });
});

test('finds no place on a full plan', () => {
  const drawing = drawingWith({ A: { x: 0, y: 0, width: 1_000, height: 800 }, B: { x: 100, y: 100 } });
  expect(freePlaceOffset(drawing, '2')).toBeUndefined();
});
