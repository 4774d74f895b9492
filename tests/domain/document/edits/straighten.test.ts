/** The perspective of a photo, and its correction by four points. */
import { describe, expect, test } from 'vitest';
import { type Quad, convexQuad, squareToQuad } from '../../../../src/domain/geometry/homography.ts';
import { setReferenceImage, straightenReferenceImage } from '../../../../src/domain/document/edits/referenceImage.ts';
import { drawingWith } from '../sampleDocuments.ts';

const QUAD: Quad = [
  { x: 20, y: 10 },
  { x: 180, y: 30 },
  { x: 150, y: 90 },
  { x: 0, y: 100 },
];
const SQUARE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const photo = { x: 0, y: 0, width: 200, height: 100, opacity: 0.5, locked: true };
const traced = setReferenceImage(drawingWith({}), photo);

describe('a perspective', () => {
  test('maps the corners of a square to those of a quadrilateral, and keeps its diagonals straight', () => {
    const map = squareToQuad(QUAD);
    SQUARE.map(map).forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(QUAD[index]!.x);
      expect(y).toBeCloseTo(QUAD[index]!.y);
    });
    const [a, , c] = QUAD;
    const middle = map({ x: 0.5, y: 0.5 });
    expect((c.x - a.x) * (middle.y - a.y) - (c.y - a.y) * (middle.x - a.x)).toBeCloseTo(0);
  });

  test('takes four corners in any order, clockwise from the top left, and rejects others', () => {
    const [a, b, c, d] = QUAD;
    expect(convexQuad([c, a, d, b])).toEqual(QUAD);
    for (const points of [
      [a, b, c],
      [a, b, c, d, a],
      [a, b, { x: 60, y: 40 }, d],
      [a, a, a, a],
    ])
      expect(convexQuad(points)).toBeUndefined();
  });
});

describe('the reference image', () => {
  test('the reference image shows the part between four points as an upright rectangle', () => {
    const { tracing } = straightenReferenceImage(traced, QUAD);
    expect(tracing!.corners).toEqual(QUAD.map(({ x, y }) => ({ x: x / 200, y: y / 100 })));
    expect(tracing!.width).toBeCloseTo((Math.hypot(160, 20) + Math.hypot(150, 10)) / 2, 1);
    expect(tracing!.x + tracing!.width / 2).toBeCloseTo(90, 1);
  });

  test('the reference image is straightened a second time within the first', () => {
    const first = straightenReferenceImage(traced, QUAD);
    const { x, y, width, height } = first.tracing!;
    const again = straightenReferenceImage(
      first,
      SQUARE.map((corner) => ({ x: x + corner.x * width, y: y + corner.y * height })),
    );
    again.tracing!.corners!.forEach((corner, index) => {
      expect(corner.x).toBeCloseTo(first.tracing!.corners![index]!.x, 3);
      expect(corner.y).toBeCloseTo(first.tracing!.corners![index]!.y, 3);
    });
  });

  test('the reference image is straightened as it is turned', () => {
    const turned = setReferenceImage(traced, { ...photo, rotation: 90 });
    const { tracing } = straightenReferenceImage(turned, [
      { x: 150, y: -50 },
      { x: 150, y: 150 },
      { x: 50, y: 150 },
      { x: 50, y: -50 },
    ]);
    // The top left of what is seen is the bottom left of the photo.
    expect(tracing!.corners!.map(({ x, y }) => [Math.abs(Math.round(x)), Math.abs(Math.round(y))])).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(tracing).toMatchObject({ x: 50, y: -50, width: 100, height: 200 });
    expect(tracing).not.toHaveProperty('rotation');
  });
});
