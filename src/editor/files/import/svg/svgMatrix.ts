/** Transforms of SVG elements and their effect on boxes. */
import { round2 } from '../../../../domain/geometry/numbers.ts';
import type { Box, Outline } from '../../../../domain/geometry/boxes.ts';
import { MAX_COORDINATE } from '../../../../domain/plan/table.ts';
import { inlineStyle } from './svgStyle.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
};

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
/** Tolerated cosine between the sides of a box: drawing programs round their numbers. */
const MAX_SKEW_COSINE = 0.02;
const MAX_TRANSFORMS = 1_000;

export function multiply(one: Matrix, two: Matrix): Matrix {
  return {
    a: one.a * two.a + one.c * two.b,
    b: one.b * two.a + one.d * two.b,
    c: one.a * two.c + one.c * two.d,
    d: one.b * two.c + one.d * two.d,
    e: one.a * two.e + one.c * two.f + one.e,
    f: one.b * two.e + one.d * two.f + one.f,
  };
}

export function applyMatrix({ a, b, c, d, e, f }: Matrix, x: number, y: number): readonly [number, number] {
  return [round2(a * x + c * y + e), round2(b * x + d * y + f)];
}

/** Returns an element's own transform, from its style or its attribute. */
export function elementTransform(element: Element): Matrix {
  let matrix = IDENTITY;
  const list = (element as Partial<SVGGraphicsElement>).transform?.baseVal;
  if (list)
    for (let i = 0; i < Math.min(list.numberOfItems, MAX_TRANSFORMS); i++)
      matrix = multiply(matrix, list.getItem(i).matrix);
  const styled = inlineStyle(element)?.transform;
  if (!styled || styled === 'none') return matrix;
  // A transform with percentages has no matrix outside a page. It is ignored.
  try {
    return new DOMMatrix(styled);
  } catch {
    return matrix;
  }
}

type TransformedBox =
  | { readonly ok: true; readonly outline: Omit<Outline, 'shape'> }
  | { readonly ok: false; readonly error: 'skewed' | 'empty' | 'far' };

/** Transforms a box to a box rotated about its center. Fails if the result is not a rectangle. */
export function transformBox(matrix: Matrix, box: Box): TransformedBox {
  const { a, b, c, d } = matrix;
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const width = round2(box.width * across);
  const height = round2(box.height * down);
  const [x, y] = applyMatrix(matrix, box.x + box.width / 2, box.y + box.height / 2);
  if (![x, y, width, height].every((value) => Math.abs(value) <= MAX_COORDINATE)) return { ok: false, error: 'far' };
  if (!(box.width > 0 && box.height > 0 && width > 0 && height > 0)) return { ok: false, error: 'empty' };
  if (Math.abs(a * c + b * d) > MAX_SKEW_COSINE * across * down) return { ok: false, error: 'skewed' };
  const degrees = round2((Math.atan2(b, a) * 180) / Math.PI);
  return {
    ok: true,
    outline: { box: { x: round2(x - width / 2), y: round2(y - height / 2), width, height }, rotation: degrees },
  };
}
