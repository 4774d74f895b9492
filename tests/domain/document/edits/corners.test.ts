/** Shapes whose points are corners or smooth. */
import { describe, expect, test } from 'vitest';
import { addPoint, isCorner, removePoint, setCorner } from '../../../../src/domain/document/edits/shapePoints.ts';
import { setDecor, setDecorKind } from '../../../../src/domain/document/edits/setFields.ts';
import { shapeLine, type ShapeDecor } from '../../../../src/domain/document/itemBounds.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { paintDecor } from '../../../../src/map/paint/decor/decorPainter.ts';
import type { PaintContext } from '../../../../src/map/paint/paintContext.ts';
import { palettes } from '../../../../src/map/paint/palette.ts';
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
  test('becomes smooth and a corner again, without leaving anything', () => {
    const one = setCorner(drawingOf(area), 'd1', 1, false);
    expect(shapeOf(one)).toEqual({ ...area, smooth: true, corners: [0, 2, 3] });
    expect(isCorner(shapeOf(one), 1)).toBe(false);
    expect(shapeOf(setCorner(one, 'd1', 1, true))).toEqual(area);
    const corner = setCorner(drawingOf(smoothArea), 'd1', 2, true);
    expect(shapeOf(corner)).toEqual({ ...smoothArea, corners: [2] });
    expect(shapeOf(setCorner(corner, 'd1', 2, false))).toEqual(smoothArea);
  });

  test('of a wall stays a corner', () => {
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

/** What the painter traces, as the map, the editor and exported SVG do: the end points and handles of each part. */
function tracedBy(decor: Decor): string[] {
  const traced: string[] = [];
  const record =
    (name: string) =>
    (...numbers: number[]): void => {
      if (name !== '') traced.push(`${name} ${numbers.map((value) => Math.round(value)).join(' ')}`);
    };
  const names: Readonly<Record<string, string>> = { moveTo: 'M', lineTo: 'L', bezierCurveTo: 'C' };
  const ctx = new Proxy({}, { get: (_, field) => record(names[String(field)] ?? ''), set: () => true });
  const box = { x: -500, y: -500, width: 1_500, height: 1_500 };
  paintDecor(ctx as PaintContext, [decor], palettes.light, 0.01, () => undefined, box);
  return traced;
}

test('the painter draws the line that hit tests use, and shapes without a list of corners', () => {
  const decor: ShapeDecor = { kind: 'area', surface: 'sand', points: POINTS, smooth: true, corners: [0, 1] };
  const line = shapeLine(decor);
  const parts = tracedBy(decor)
    .slice(1)
    .map((part) => part.split(' ').slice(1).map(Number));
  expect(parts).toHaveLength(4);
  for (const [index, [x1, y1, x2, y2, x, y]] of parts.entries()) {
    const [ax, ay] = POINTS[index]!;
    const middle = line[index * 8 + 4]!;
    expect(middle.x).toBeCloseTo((ax + 3 * x1! + 3 * x2! + x!) / 8, -0.5);
    expect(middle.y).toBeCloseTo((ay + 3 * y1! + 3 * y2! + y!) / 8, -0.5);
  }
  expect(tracedBy(area)).toEqual(['M 0 0', 'L 100 0', 'L 100 100', 'L 0 100', 'L 0 0']);
  expect(tracedBy(smoothArea)[1]).toBe('C 24 -24 76 -24 100 0');
});
