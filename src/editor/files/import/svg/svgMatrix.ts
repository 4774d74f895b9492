/** Transforms of SVG elements, and what they make of boxes. A box stays one where its sides stay at right angles. */
import type { Box, Outline } from '../../../../domain/geometry/boxes.ts';
import { MAX_COORDINATE } from '../../../../domain/plan/table.ts';

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
/** Sides this far from a right angle, as a cosine, are one all the same: drawing programs round their numbers. */
const SKEWED = 0.02;

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

/** The transform of an element itself: its attribute, and what its style says. */
export function elementTransform(element: Element): Matrix {
  let matrix = IDENTITY;
  const list = (element as Partial<SVGGraphicsElement>).transform?.baseVal;
  for (let i = 0; i < (list?.numberOfItems ?? 0) && i < 1_000; i++) matrix = multiply(matrix, list!.getItem(i).matrix);
  const styled = (element as Partial<SVGElement>).style?.transform;
  if (!styled || styled === 'none') return matrix;
  // Of a style that depends on the page (percentages) there is no matrix; it then counts as none.
  try {
    return new DOMMatrix(styled);
  } catch {
    return matrix;
  }
}

export type TransformedBox =
  | { readonly ok: true; readonly outline: Omit<Outline, 'shape'> }
  | { readonly ok: false; readonly reason: 'skewed' | 'empty' | 'far' };

/** A box under a transform, as a box turned about its centre. */
export function transformBox(matrix: Matrix, box: Box): TransformedBox {
  const { a, b, c, d } = matrix;
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const [width, height] = [round2(box.width * across), round2(box.height * down)];
  const [x, y] = applyMatrix(matrix, box.x + box.width / 2, box.y + box.height / 2);
  if (![x, y, width, height].every((value) => Math.abs(value) <= MAX_COORDINATE)) return { ok: false, reason: 'far' };
  if (!(box.width > 0 && box.height > 0 && width > 0 && height > 0)) return { ok: false, reason: 'empty' };
  if (Math.abs(a * c + b * d) > SKEWED * across * down) return { ok: false, reason: 'skewed' };
  const degrees = round2((Math.atan2(b, a) * 180) / Math.PI);
  return {
    ok: true,
    outline: { box: { x: round2(x - width / 2), y: round2(y - height / 2), width, height }, rotation: degrees },
  };
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;
