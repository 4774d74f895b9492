/** The size of an SVG drawing, by its root. Units are CSS pixels. */
import type { Box } from '../../../../domain/geometry/boxes.ts';

const PIXELS_PER_METER = 96 / 0.0254;

/** Returns the `viewBox` attribute. Returns undefined if it is missing or invalid. */
export function viewBoxOf(svg: SVGSVGElement): Box | undefined {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Returns the size of a drawing in user units, from its view box or its width and height. */
export function svgSize(svg: SVGSVGElement): { width: number; height: number } | undefined {
  const [width, height] = [pixelsOf(svg.width), pixelsOf(svg.height)];
  return viewBoxOf(svg) ?? (width && height ? { width, height } : undefined);
}

/** Returns the units of a drawing per meter of its paper, if it has a size in millimeters, inches or the like. */
export function paperUnitsPerMeter(svg: SVGSVGElement): number | undefined {
  const pixels = /\d\s*(?:mm|cm|q|in|pt|pc)\s*$/i.test(svg.getAttribute('width') ?? '') && pixelsOf(svg.width);
  const size = svgSize(svg);
  return pixels && size ? (size.width * PIXELS_PER_METER) / pixels : undefined;
}

/** Shares of the page and sizes of its font are known only in the page. */
const UNKNOWN = new Set([
  SVGLength.SVG_LENGTHTYPE_UNKNOWN,
  SVGLength.SVG_LENGTHTYPE_PERCENTAGE,
  SVGLength.SVG_LENGTHTYPE_EMS,
  SVGLength.SVG_LENGTHTYPE_EXS,
] as number[]);

const pixelsOf = ({ baseVal }: SVGAnimatedLength): number | undefined =>
  !UNKNOWN.has(baseVal.unitType) && baseVal.value > 0 ? baseVal.value : undefined;
