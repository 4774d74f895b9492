/** Reads the painted paths of a PDF page's operators. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { round2 } from '../../../../domain/geometry/numbers.ts';
import { type Group, type LeftOut, type Line, type Matrix, countLeftOut } from '../drawing.ts';
import { LineBuilder } from '../lineBuilder.ts';

/** A path as it is painted, in the units of the drawing. */
export type PaintedPath = {
  readonly lines: readonly Line[];
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  readonly groups: readonly number[];
};

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

type State = {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly lineWidth: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
};

const MAX_PATHS = 100_000;
/** Less is not seen. */
const MIN_OPACITY = 0.04;
const FILLS: ReadonlySet<number> = new Set([OPS.fill, OPS.eoFill]);
const STROKES: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke]);
const BOTH: ReadonlySet<number> = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const CLOSING: ReadonlySet<number> = new Set([OPS.closeStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

export const multiply = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

/**
 * Returns what the operators paint. Layers and forms become groups; `layers` has the name of each layer by its id, and
 * `undefined` for a hidden one. Pictures are counted in `leftOut`.
 */
export function readPaths(
  { fnArray, argsArray }: Operators,
  {
    toDrawing,
    layers,
    groups,
    leftOut,
  }: {
    readonly toDrawing: Matrix;
    readonly layers: ReadonlyMap<string, string | undefined>;
    readonly groups: Group[];
    readonly leftOut: LeftOut;
  },
): PaintedPath[] {
  const paths: PaintedPath[] = [];
  const layerIds = new Map<string, number>();
  const stack: State[] = [];
  /** What is open around an operator: the id of its group, or nothing, or that it is hidden. */
  const open: (number | 'hidden' | undefined)[] = [];
  let state: State = {
    matrix: toDrawing,
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    fillOpacity: 1,
    strokeOpacity: 1,
  };
  const layerOf = (id: unknown): number | 'hidden' | undefined => {
    if (typeof id !== 'string' || !layers.has(id)) return undefined;
    const name = layers.get(id);
    if (name === undefined) return 'hidden';
    const known = layerIds.get(id);
    if (known !== undefined) return known;
    groups.push({ name, isLayer: true, block: undefined });
    layerIds.set(id, groups.length - 1);
    return groups.length - 1;
  };
  const paint = (operator: number, data: ArrayLike<number>): void => {
    const isBoth = BOTH.has(operator);
    const isFilled = (isBoth || FILLS.has(operator)) && state.fillOpacity >= MIN_OPACITY;
    const isStroked = (isBoth || STROKES.has(operator)) && state.strokeOpacity >= MIN_OPACITY;
    if (!isBoth && !FILLS.has(operator) && !STROKES.has(operator)) return;
    if (open.includes('hidden') || (!isFilled && !isStroked)) {
      countLeftOut(leftOut, 'hidden');
      return;
    }
    if (paths.length >= MAX_PATHS) {
      countLeftOut(leftOut, 'tooMany');
      return;
    }
    const lines = linesOf(data, state.matrix, CLOSING.has(operator) || isFilled);
    if (lines.length === 0) {
      countLeftOut(leftOut, 'unreadable');
      return;
    }
    const [a, b, c, d] = state.matrix;
    paths.push({
      lines,
      fill: isFilled ? state.fill : undefined,
      stroke: isStroked ? state.stroke : undefined,
      strokeWidth: isStroked ? round2(state.lineWidth * Math.sqrt(Math.abs(a * d - b * c))) : 0,
      groups: open.filter((id) => typeof id === 'number'),
    });
  };
  fnArray.forEach((operator, i) => {
    const args = (argsArray[i] ?? []) as readonly unknown[];
    const [first, second] = args;
    if (PICTURES.has(operator)) countLeftOut(leftOut, 'pictures');
    switch (operator) {
      case OPS.save:
        stack.push(state);
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) };
        break;
      case OPS.setLineWidth:
        state = { ...state, lineWidth: Number(first) };
        break;
      case OPS.setFillRGBColor:
        state = { ...state, fill: String(first) };
        break;
      case OPS.setStrokeRGBColor:
        state = { ...state, stroke: String(first) };
        break;
      case OPS.setGState:
        for (const [key, value] of (first ?? []) as readonly (readonly [string, unknown])[])
          if (key === 'ca') state = { ...state, fillOpacity: Number(value) };
          else if (key === 'CA') state = { ...state, strokeOpacity: Number(value) };
          else if (key === 'LW') state = { ...state, lineWidth: Number(value) };
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(state);
        groups.push({ name: undefined, isLayer: false, block: undefined });
        open.push(groups.length - 1);
        if (Array.isArray(first)) state = { ...state, matrix: multiply(state.matrix, first as unknown as Matrix) };
        break;
      case OPS.paintFormXObjectEnd:
        open.pop();
        state = stack.pop() ?? state;
        break;
      case OPS.beginMarkedContent:
        open.push(undefined);
        break;
      case OPS.beginMarkedContentProps:
        open.push(first === 'OC' ? layerOf((second as { readonly id?: unknown } | null)?.id) : undefined);
        break;
      case OPS.endMarkedContent:
        open.pop();
        break;
      case OPS.constructPath: {
        const data = (second as readonly (ArrayLike<number> | null)[] | undefined)?.[0];
        if (data) paint(Number(first), data);
        break;
      }
    }
  });
  return paths;
}

/** The numbers are a code of each step, followed by its points. */
function linesOf(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix, closes: boolean): Line[] {
  const builder = new LineBuilder();
  let i = 0;
  const next = (): readonly [number, number] => {
    const x = data[i++] ?? 0;
    const y = data[i++] ?? 0;
    return [round2(a * x + c * y + e), round2(b * x + d * y + f)];
  };
  while (i < data.length) {
    const step = data[i++];
    if (step === 0) builder.moveTo(next(), closes);
    else if (step === 1) builder.lineTo(next());
    else if (step === 2) builder.curveTo(next(), next(), next());
    else if (step === 3) {
      const [one, to] = [next(), next()];
      builder.curveTo(one, one, to);
    } else builder.end(true);
  }
  builder.end(closes);
  return builder.lines.filter((line) => line.points.flat().every(Number.isFinite));
}
