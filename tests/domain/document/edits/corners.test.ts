/** Shapes whose points are corners or smooth. */
import { describe, expect, test } from 'vitest';
import { addPoint, isCorner, removePoint, setCorner } from '../../../../src/domain/document/edits/shapePoints.ts';
import { setDecor, setDecorKind } from '../../../../src/domain/document/edits/setFields.ts';
import { shapeLine, type ShapeDecor } from '../../../../src/domain/document/itemBounds.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith } from '../sampleDocuments.ts';

const POINTS: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const area: Decor = { kind: 'area', surface: 'sand', points: POINTS };
const smoothArea: Decor = { ...area, smooth: true };
const wall: Decor = { kind: 'wall', points: POINTS, width: 4 };
const drawingOf = (decor: Decor) => drawingWith({ a: {} }, [decor]);
const shapeOf = (drawing: ReturnType<typeof drawingOf>) => drawing.decor[0]!.decor as ShapeDecor;

describe('a point', () => {
  test('a point becomes smooth and a corner again, without leaving anything', () => {
    const one = setCorner(drawingOf(area), 'd1', 1, false);
    expect(shapeOf(one)).toEqual({ ...area, smooth: true, corners: [0, 2, 3] });
    expect(isCorner(shapeOf(one), 1)).toBe(false);
    expect(shapeOf(setCorner(one, 'd1', 1, true))).toEqual(area);
    const corner = setCorner(drawingOf(smoothArea), 'd1', 2, true);
    expect(shapeOf(corner)).toEqual({ ...smoothArea, corners: [2] });
    expect(shapeOf(setCorner(corner, 'd1', 2, false))).toEqual(smoothArea);
  });

  test('a point of a wall stays a corner', () => {
    const drawing = drawingOf(wall);
    expect(setCorner(drawing, 'd1', 1, false)).toBe(drawing);
    expect(isCorner(wall, 1)).toBe(true);
  });
});

test('corners keep their places when points are added and removed', () => {
  const drawing = drawingOf({ ...smoothArea, corners: [1, 2] });
  expect(shapeOf(addPoint(drawing, 'd1', 1, { x: 50, y: -20 }))).toMatchObject({ corners: [2, 3] });
  expect(shapeOf(addPoint(drawing, 'd1', 2, { x: 100, y: 50 }))).toMatchObject({ corners: [1, 2, 3] });
  expect(shapeOf(removePoint(drawing, 'd1', 0))).toMatchObject({ corners: [0, 1] });
  expect(shapeOf(removePoint(drawing, 'd1', 1))).toMatchObject({ corners: [1] });
  expect(shapeOf(addPoint(drawingOf(area), 'd1', 1, { x: 50, y: 0 }))).not.toHaveProperty('corners');
});

test('corners survive a change of kind, and end with the smooth curves', () => {
  const drawing = drawingOf({ ...smoothArea, corners: [1] });
  expect(shapeOf(setDecorKind(drawing, new Set(['d1']), 'path'))).toMatchObject({ smooth: true, corners: [1] });
  const straight = setDecor(drawing, new Set(['d1']), { smooth: undefined, corners: undefined });
  expect(shapeOf(straight)).toEqual(area);
});

test('the line is straight between corners and smooth elsewhere', () => {
  const line = shapeLine({ kind: 'area', surface: 'sand', points: POINTS, smooth: true, corners: [0, 1] });
  const top = line.slice(0, 9);
  expect(top.every(({ y }) => Math.abs(y) < 1e-9)).toBe(true);
  expect(line.some(({ y }) => y > 101)).toBe(true);
});
