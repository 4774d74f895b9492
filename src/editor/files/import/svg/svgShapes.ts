/** Parses shapes and texts of an SVG drawing, in the drawing's units. */
import { round2 } from '../../../../domain/geometry/numbers.ts';
import { type Outline, centerOf, rotatePoint } from '../../../../domain/geometry/boxes.ts';
import { MAX_POINTS } from '../../../../domain/plan/decorKinds.ts';
import { MAX_COORDINATE, DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { parseCssColor } from '../cssColor.ts';
import type { ImportWarnings } from '../importWarnings.ts';
import { type SvgLine, outlineOfLine } from './pathOutline.ts';
import { parseLength } from './svgLengths.ts';
import { applyMatrix, transformBox } from './svgMatrix.ts';
import { inlineStyle } from './svgStyle.ts';
import { INKSCAPE_NAMESPACE, type SvgNode, type SvgTree, nameFromId } from './svgTree.ts';
import { messages } from '../../../messages.ts';

type Points = SvgLine['points'];

/** A rectangle or ellipse that may be a table. */
export type SvgOutline = Outline & {
  readonly node: SvgNode;
  readonly name: string | undefined;
  readonly color: string;
  readonly layer: string;
  readonly line: SvgLine;
  /** Whether the drawing has it as a polygon or path, as which it may be ground, a chair or an ornament. */
  readonly isPath: boolean;
};
/** A text; `x` and `y` are its center. */
export type SvgText = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly rotation: number;
};

/** Corners of the polygon that replaces an ellipse. */
const ELLIPSE_CORNERS = 24;
/** Points sampled along a curved path. */
const PATH_SAMPLES = 60;
const MAX_PATH_LENGTH = 100_000;
/** Parts of a path that are read. */
const MAX_PATH_PARTS = 1_000;
const MAX_NAME_LENGTH = 200;
const PATH_START = /^m\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Parses a visible rectangle or ellipse. Adds a warning and returns undefined if a plan can't have it. */
export function parseOutline(node: SvgNode, tree: SvgTree, warnings: ImportWarnings): SvgOutline | undefined {
  const { element, matrix, layer } = node;
  const tag = element.localName;
  const isPath = tag === 'path' || tag === 'polygon' || tag === 'polyline';
  if (!isPath && tag !== 'rect' && tag !== 'circle' && tag !== 'ellipse') return undefined;
  const hasPattern = node.fill?.startsWith('url(') ?? false;
  // A path without fill is a line.
  const color =
    parseCssColor(node.fill) ??
    (isPath ? undefined : parseCssColor(node.stroke)) ??
    (hasPattern ? DEFAULT_TABLE_COLOR : undefined);
  if (color === undefined) return undefined;
  const name = elementName(element);
  const facts = { node, name, color, layer, isPath };
  if (isPath) {
    const [line, ...others] = parseLines(node, tree, warnings);
    const outline = line && others.length === 0 ? outlineOfLine(line) : undefined;
    return line && outline ? { ...outline, ...facts, line } : undefined;
  }
  const transformed = transformBox(matrix, boxOf(element, tree));
  if (!transformed.ok) {
    warnings.add(messages.files.import.rejections[transformed.error], name ?? messages.files.import.shape);
    return undefined;
  }
  const shape = tag === 'rect' ? ('rect' as const) : ('ellipse' as const);
  const { box, rotation: turned } = transformed.outline;
  const rotation = tag === 'circle' && box.width === box.height ? 0 : turned;
  const points = cornersOf({ box, rotation: turned, shape });
  return { box, rotation, shape, ...facts, line: { points, smooth: shape === 'ellipse', closed: true } };
}

function boxOf(element: Element, { width, height }: SvgTree): Outline['box'] {
  // An invalid length makes the shape invalid; a missing one has a default.
  const length = (name: string, whole: number): number | undefined =>
    element.hasAttribute(name) ? (parseLength(element.getAttribute(name), whole) ?? NaN) : undefined;
  if (element.localName === 'rect')
    return {
      x: length('x', width) ?? 0,
      y: length('y', height) ?? 0,
      width: length('width', width) ?? 0,
      height: length('height', height) ?? 0,
    };
  // A percentage of a radius refers to the diagonal: SVG 2, 8.9.
  const r = length('r', Math.hypot(width, height) / Math.SQRT2) ?? 0;
  const ownRx = length('rx', width);
  const ownRy = length('ry', height);
  const isCircle = element.localName === 'circle';
  const rx = isCircle ? r : (ownRx ?? ownRy ?? 0);
  const ry = isCircle ? r : (ownRy ?? ownRx ?? 0);
  return { x: (length('cx', width) ?? 0) - rx, y: (length('cy', height) ?? 0) - ry, width: 2 * rx, height: 2 * ry };
}

function cornersOf({ box, rotation, shape }: Outline): Points {
  const center = centerOf(box);
  const rx = box.width / 2;
  const ry = box.height / 2;
  const offsets =
    shape === 'rect'
      ? [
          { x: -rx, y: -ry },
          { x: rx, y: -ry },
          { x: rx, y: ry },
          { x: -rx, y: ry },
        ]
      : Array.from({ length: ELLIPSE_CORNERS }, (_, i) => {
          const angle = (i * 2 * Math.PI) / ELLIPSE_CORNERS;
          return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
        });
  return offsets.map((offset) => {
    const { x, y } = rotatePoint({ x: center.x + offset.x, y: center.y + offset.y }, center, rotation);
    return [round2(x), round2(y)] as const;
  });
}

/** Returns the name that an author gave a shape: its title, its label or its id. */
function elementName(element: Element): string | undefined {
  const title = [...element.children].find((child) => child.localName === 'title')?.textContent;
  return (
    [title, element.getAttribute('aria-label'), element.getAttributeNS(INKSCAPE_NAMESPACE, 'label')]
      .map((name) => name?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH))
      .find((name) => name) ?? nameFromId(element.id.slice(0, MAX_NAME_LENGTH))
  );
}

/** Parses a line, polyline, polygon or path. A path may have several parts. Returns none for any other element. */
export function parseLines({ element, matrix }: SvgNode, tree: SvgTree, warnings: ImportWarnings): SvgLine[] {
  return linesOf(element, tree).flatMap((line) => {
    const points = line.points.map(([x, y]) => applyMatrix(matrix, x, y));
    if (points.length > MAX_POINTS || !points.flat().every((value) => Math.abs(value) <= MAX_COORDINATE)) {
      warnings.add(messages.files.import.tooManyCorners);
      return [];
    }
    return points.length < 2 ? [] : [{ ...line, points }];
  });
}

/** Returns the width of an element's stroke in the units of the drawing. */
export function strokeWidth({ strokeWidth: declared, matrix }: SvgNode, { width, height }: SvgTree): number {
  const own = parseLength(declared ?? '1', Math.hypot(width, height) / Math.SQRT2) ?? 1;
  return round2(own * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)));
}

function linesOf(element: Element, { width, height }: SvgTree): SvgLine[] {
  switch (element.localName) {
    case 'polygon':
    case 'polyline': {
      const text = element.getAttribute('points')?.slice(0, MAX_PATH_LENGTH) ?? '';
      return [{ points: toPairs(parseNumbers(text)), smooth: false, closed: element.localName === 'polygon' }];
    }
    case 'line': {
      const at = (name: string, whole: number): number => parseLength(element.getAttribute(name), whole) ?? 0;
      const points = [
        [at('x1', width), at('y1', height)],
        [at('x2', width), at('y2', height)],
      ] as const;
      return [{ points, smooth: false, closed: false }];
    }
    case 'path':
      return parsePath(element.getAttribute('d') ?? '');
    default:
      return [];
  }
}

function parseNumbers(text: string): number[] {
  return (text.match(NUMBERS) ?? []).map(Number);
}

function toPairs(numbers: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  numbers.forEach((y, i) => {
    const x = numbers[i - 1];
    if (i % 2 === 1 && x !== undefined) pairs.push([x, y]);
  });
  return pairs;
}

/** Parses the parts of a path: their corners if they have only straight lines, otherwise points along them. */
function parsePath(d: string): SvgLine[] {
  const lines: SvgLine[] = [];
  let end: readonly [number, number] = [0, 0];
  for (const part of d.slice(0, MAX_PATH_LENGTH).match(/m[^m]*/gi) ?? []) {
    if (lines.length >= MAX_PATH_PARTS) break;
    const [first = '', x = '', y = ''] = PATH_START.exec(part) ?? [];
    if (first === '') continue;
    const isRelative = part.startsWith('m');
    const start = isRelative ? ([end[0] + Number(x), end[1] + Number(y)] as const) : ([Number(x), Number(y)] as const);
    const rest = part.slice(first.length);
    // Numbers after the start are lines.
    const hasImplicitLines = /^[\s,]*[-+.\d]/.test(rest);
    const implicitCommand = isRelative ? 'l' : 'L';
    const subpath = `M${start.join(' ')}${hasImplicitLines ? implicitCommand : ''}${rest}`;
    const closed = /z/i.test(rest);
    // The exponent of a number is not a command.
    const isCurved = /[csqta]/i.test(rest.replaceAll(/e/gi, ''));
    const points = isCurved ? pointsAlong(subpath, closed) : straightPathCorners(subpath);
    end = closed ? start : (points.at(-1) ?? start);
    lines.push({ points, smooth: isCurved, closed });
  }
  return lines;
}

function pointsAlong(d: string, closed: boolean): Points {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const length = path.getTotalLength();
  if (!Number.isFinite(length) || length === 0) return [];
  // The last point of a closed line is the first one.
  const steps = closed ? PATH_SAMPLES : PATH_SAMPLES - 1;
  return Array.from({ length: PATH_SAMPLES }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / steps);
    return [x, y] as const;
  });
}

/** Follows `M`, `L`, `H` and `V`, absolute or relative. */
function straightPathCorners(d: string): Points {
  const corners: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (const [, command = '', values = ''] of d.matchAll(/([mlhv])([^mlhvz]*)/gi)) {
    const isRelative = command === command.toLowerCase();
    const numbers = parseNumbers(values);
    const axis = command.toLowerCase();
    if (axis === 'h' || axis === 'v') {
      for (const value of numbers) {
        if (axis === 'h') x = isRelative ? x + value : value;
        else y = isRelative ? y + value : value;
        corners.push([x, y]);
      }
      continue;
    }
    for (const [toX, toY] of toPairs(numbers)) {
      x = isRelative ? x + toX : toX;
      y = isRelative ? y + toY : toY;
      corners.push([x, y]);
    }
  }
  return corners;
}

const DEFAULT_FONT_SIZE = 16;
/** Width of an average letter, and half the height of a capital, per font size. */
const LETTER_WIDTH = 0.52;
const HALF_CAP_HEIGHT = 0.33;
/** How far along its width the center of a text is from its anchor. */
const ANCHOR_OFFSETS: Readonly<Record<string, number>> = { start: 0.5, middle: 0, end: -0.5 };

/** Parses a text element. Estimates its center, since no font is loaded. */
export function parseText({ element, matrix }: SvgNode, { width, height }: SvgTree): SvgText | undefined {
  if (element.localName !== 'text') return undefined;
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
  const span = element.querySelector('tspan');
  const position = (name: 'x' | 'y', whole: number): number => {
    const list = element.getAttribute(name) ?? span?.getAttribute(name) ?? '0';
    return parseLength(/[^\s,]+/.exec(list)?.[0] ?? null, whole) ?? 0;
  };
  const style = inlineStyle(element);
  const inherited = (name: string): string | undefined => element.closest(`[${name}]`)?.getAttribute(name) || undefined;
  const fontSize =
    parseLength(
      style?.fontSize || (inherited('font-size') ?? span?.getAttribute('font-size')) || null,
      DEFAULT_FONT_SIZE,
    ) ?? DEFAULT_FONT_SIZE;
  const anchor = style?.textAnchor || (inherited('text-anchor') ?? 'start');
  const dx = text.length * fontSize * LETTER_WIDTH * (ANCHOR_OFFSETS[anchor] ?? 0.5);
  const baseline = element.getAttribute('dominant-baseline') ?? style?.dominantBaseline ?? '';
  const dy = /middle|central/.test(baseline) ? 0 : -fontSize * HALF_CAP_HEIGHT;
  const [x, y] = applyMatrix(matrix, position('x', width) + dx, position('y', height) + dy);
  const size = round2(fontSize * Math.hypot(matrix.a, matrix.b));
  if (text === '' || !(size > 0) || !(Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)) return undefined;
  const rotation = round2((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI);
  return { x, y, text: text.slice(0, MAX_NAME_LENGTH), size, rotation };
}
