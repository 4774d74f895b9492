/** Turns the pieces of an SVG drawing into its shapes and texts. */
import { type Outline, boundsOf } from '../../../../domain/geometry/boxes.ts';
import { round2 } from '../../../../domain/geometry/numbers.ts';
import { MAX_COORDINATE } from '../../../../domain/plan/table.ts';
import { type Drawing, type DrawnText, type Matrix, type Shape, countLeftOut } from '../drawing.ts';
import { joinLines } from '../dxf/joinLines.ts';
import { lineOf } from '../outlineOfLine.ts';
import { shapesOfLines } from '../shapesOfLines.ts';
import { pathLines } from './pathLines.ts';
import type { SvgPiece, SvgReading } from './readSvg.ts';

/** Tolerated cosine between the sides of a box: drawing programs round their numbers. */
const MAX_SKEW_COSINE = 0.02;

export function drawingOfSvg(reading: SvgReading): Drawing {
  const { width, height, paperUnitsPerMeter, groups, pieces, leftOut } = shrunk(reading);
  const drawing = { width, height, unitsPerMeter: undefined, paperUnitsPerMeter, groups, leftOut: { ...leftOut } };
  const shapes: Shape[] = [];
  const texts: DrawnText[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const text = textOf(piece);
      if (text) texts.push(text);
      continue;
    }
    const shape = shapeOf(piece);
    if (typeof shape === 'string') countLeftOut(drawing.leftOut, shape);
    else shapes.push(...shape);
  }
  return { ...drawing, shapes: withoutLooseLines(shapes), texts };
}

/** A drawing in millimeters can be larger than a plan: then its units become larger. */
function shrunk(reading: SvgReading): SvgReading {
  const { width, height, paperUnitsPerMeter: perMeter } = reading;
  const scale = MAX_COORDINATE / Math.max(width, height);
  if (scale >= 1) return reading;
  return {
    ...reading,
    width: width * scale,
    height: height * scale,
    paperUnitsPerMeter: perMeter === undefined ? undefined : perMeter * scale,
    pieces: reading.pieces.map((piece) => {
      const [a, b, c, d, e, f] = piece.matrix.map((value) => value * scale) as unknown as [...Matrix];
      return { ...piece, matrix: [a, b, c, d, e, f], strokeWidth: piece.strokeWidth * scale };
    }),
  };
}

/** Strokes that meet are one shape, as CAD programs write each side of a table by itself. */
function withoutLooseLines(shapes: readonly Shape[]): Shape[] {
  const loose = shapes.flatMap(({ outline, lines, ...facts }) => {
    const [line] = lines;
    const isLoose = outline === undefined && lines.length === 1 && facts.fill === undefined;
    return line && isLoose && !line.closed ? [{ line, color: facts.stroke ?? '', facts }] : [];
  });
  const isLoose = new Set(loose.map(({ line }) => line));
  return [
    ...shapes.filter(({ lines: [line] }) => !line || !isLoose.has(line)),
    ...joinLines(loose.map((each) => ({ ...each, groups: each.facts.groups }))).flatMap(({ line, facts }) =>
      shapesOfLines([line], facts),
    ),
  ];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  round2(a * x + c * y + e),
  round2(b * x + d * y + f),
];

const isNear = (values: readonly number[]): boolean => values.every((value) => Math.abs(value) <= MAX_COORDINATE);

function textOf({ box, matrix, text, fontSize, groups }: SvgPiece): DrawnText | undefined {
  const [x, y] = apply(matrix, box.x + box.width / 2, box.y + box.height / 2);
  const size = round2(fontSize * Math.hypot(matrix[0], matrix[1]));
  if (text === '' || !(size > 0) || !isNear([x, y])) return undefined;
  const rotation = round2((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI);
  return { x, y, text: text.slice(0, 200), size, rotation, groups };
}

/** Returns the shapes of a piece: a path may have several that are apart. */
function shapeOf(piece: SvgPiece): Shape[] | 'skewed' | 'far' | 'unreadable' {
  const { matrix, fill, stroke, strokeWidth, groups, title, id, className, seats, area, exported } = piece;
  const facts = { fill, stroke, strokeWidth: round2(strokeWidth), groups, title, id, className, seats, area, exported };
  if (piece.kind !== 'path') {
    const outline = transformed(piece);
    if (typeof outline === 'string') return outline;
    return [{ ...facts, outline, lines: [lineOf(outline)], box: boundsOf(outline) }];
  }
  const lines = pathLines(piece.d).map((line) => ({
    ...line,
    points: line.points.map(([x, y]) => apply(matrix, x, y)),
  }));
  if (lines.length === 0) return 'unreadable';
  if (!lines.every(({ points }) => isNear(points.flat()))) return 'far';
  return shapesOfLines(lines, facts);
}

function transformed({ kind, box, matrix, exported }: SvgPiece): Outline | 'skewed' | 'far' | 'unreadable' {
  const [a, b, c, d] = matrix;
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const width = round2(box.width * across);
  const height = round2(box.height * down);
  const [x, y] = apply(matrix, box.x + box.width / 2, box.y + box.height / 2);
  if (!isNear([x, y, width, height])) return 'far';
  if (!(width > 0 && height > 0)) return 'unreadable';
  const shape = kind === 'rect' ? 'rect' : 'ellipse';
  if (Math.abs(a * c + b * d) > MAX_SKEW_COSINE * across * down) return 'skewed';
  const isCircle = shape === 'ellipse' && width === height && exported === undefined;
  return {
    box: { x: round2(x - width / 2), y: round2(y - height / 2), width, height },
    rotation: isCircle ? 0 : round2((Math.atan2(b, a) * 180) / Math.PI),
    shape,
  };
}
