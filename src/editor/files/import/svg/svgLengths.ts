/** Lengths and the view of an SVG drawing, in its own units: CSS pixels where nothing else is said. */
import type { Box } from '../../../../domain/geometry/boxes.ts';
import { type Matrix, IDENTITY } from './svgMatrix.ts';

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(px|mm|cm|q|in|pt|pc|em|rem|ex|%)?\s*$/i;

/** A length of at most 1e12 units; a percentage is of `whole`. Undefined of what is none. */
export function parseLength(text: string | null, whole: number): number | undefined {
  const match = LENGTH.exec(text?.slice(0, 100) ?? '');
  if (!match) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  const value = Number(match[1]) * (unit === '%' ? whole / 100 : UNITS[unit]!);
  return Number.isFinite(value) && Math.abs(value) <= 1e12 ? value : undefined;
}

/** The four numbers of a view box; undefined where there is none that can be used. */
export function parseViewBox(svg: Element): Box | undefined {
  const [x, y, width, height, ...others] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .slice(0, 200)
    .split(/[\s,]+/)
    .map((part) => parseLength(part, 0));
  if (x === undefined || y === undefined || !width || !height || width < 0 || height < 0 || others.length > 0)
    return undefined;
  return { x, y, width, height };
}

/** The size that a drawing says, in the units of its content. */
export function svgSize(svg: Element): { width: number; height: number } | undefined {
  const box = parseViewBox(svg);
  if (box) return { width: box.width, height: box.height };
  const [width, height] = [parseLength(svg.getAttribute('width'), 0), parseLength(svg.getAttribute('height'), 0)];
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}

/** How a drawing within a drawing, or a symbol that is used, lies in its place. `view` is the outer one's size. */
export function viewportTransform(svg: Element, placeBy: Element, view: { width: number; height: number }): Matrix {
  const [x, y] = [
    parseLength(placeBy.getAttribute('x'), view.width) ?? 0,
    parseLength(placeBy.getAttribute('y'), view.height) ?? 0,
  ];
  const box = parseViewBox(svg);
  if (!box) return { ...IDENTITY, e: x, f: y };
  const width =
    parseLength(placeBy.getAttribute('width') ?? svg.getAttribute('width') ?? '100%', view.width) ?? view.width;
  const height =
    parseLength(placeBy.getAttribute('height') ?? svg.getAttribute('height') ?? '100%', view.height) ?? view.height;
  const scale = Math.min(width / box.width, height / box.height);
  return {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: x + (width - box.width * scale) / 2 - box.x * scale,
    f: y + (height - box.height * scale) / 2 - box.y * scale,
  };
}
