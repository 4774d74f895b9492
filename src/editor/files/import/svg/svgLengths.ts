/** Parses lengths and view boxes of an SVG drawing. Units default to CSS pixels. */
import type { Box } from '../../../../domain/geometry/boxes.ts';

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
const MAX_LENGTH = 1e12;
const LENGTH = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(px|mm|cm|q|in|pt|pc|em|rem|ex|%)?\s*$/i;

/** Parses a length of at most 1e12 units. `whole` is what percentages refer to. Returns undefined if it is invalid. */
function parseLength(text: string | null, whole: number): number | undefined {
  const match = LENGTH.exec(text?.slice(0, 100) ?? '');
  if (!match) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  const factor = unit === '%' ? whole / 100 : (UNITS[unit] ?? NaN);
  const value = Number(match[1]) * factor;
  return Math.abs(value) <= MAX_LENGTH ? value : undefined;
}

/** CSS pixels in a meter. */
const PIXELS_PER_METER = 96 / 0.0254;

/** Returns the units of a drawing per meter of its paper, if it has a size in millimeters, inches or the like. */
export function paperUnitsPerMeter(svg: Element): number | undefined {
  const width = svg.getAttribute('width');
  if (!/\d\s*(?:mm|cm|q|in|pt|pc)\s*$/i.test(width ?? '')) return undefined;
  const pixels = parseLength(width, 0);
  const size = svgSize(svg);
  return pixels && pixels > 0 && size ? (size.width * PIXELS_PER_METER) / pixels : undefined;
}

/** Parses the `viewBox` attribute. Returns undefined if it is missing or invalid. */
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

/** Returns the size of a drawing in user units, from its view box or its width and height. */
export function svgSize(svg: Element): { width: number; height: number } | undefined {
  const box = parseViewBox(svg);
  if (box) return { width: box.width, height: box.height };
  const width = parseLength(svg.getAttribute('width'), 0);
  const height = parseLength(svg.getAttribute('height'), 0);
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}
