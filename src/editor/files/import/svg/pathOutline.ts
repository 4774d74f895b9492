/** Recognizes rectangles and ellipses that a program has written as polygons or paths. Lengths are the drawing's units. */
import { type Outline, boxFromPoints, centerOf } from '../../../../domain/geometry/boxes.ts';
import { round2 } from '../../../../domain/geometry/numbers.ts';

/** A line of a drawing. A closed one ends where it begins. */
export type SvgLine = {
  readonly points: readonly (readonly [number, number])[];
  readonly smooth: boolean;
  readonly closed: boolean;
};

/** How far sides and radii may be off, as a share of their length: drawing programs round their numbers. */
const TOLERANCE = 0.03;
/** A curved line that fills this share of its box is a rectangle with round corners. */
const MIN_ROUNDED_SHARE = 0.88;

/** Returns the outline of a closed line that is a rectangle, with round corners or not, or an ellipse; else undefined. */
export function outlineOfLine({ points, smooth, closed }: SvgLine): Outline | undefined {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return undefined;
  const isRepeated = first[0] === last[0] && first[1] === last[1];
  if (!closed && !isRepeated) return undefined;
  const corners = isRepeated ? points.slice(0, -1) : points;
  return smooth ? curvedOutline(corners) : rectangle(corners);
}

function rectangle(corners: SvgLine['points']): Outline | undefined {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || corners.length > 4) return undefined;
  const across = [b[0] - a[0], b[1] - a[1]] as const;
  const down = [d[0] - a[0], d[1] - a[1]] as const;
  const width = Math.hypot(...across);
  const height = Math.hypot(...down);
  const isParallelogram =
    Math.hypot(b[0] + d[0] - a[0] - c[0], b[1] + d[1] - a[1] - c[1]) <= TOLERANCE * Math.min(width, height);
  const cosine = Math.abs(across[0] * down[0] + across[1] * down[1]) / (width * height);
  if (!isParallelogram || !(cosine <= TOLERANCE)) return undefined;
  const degrees = (Math.atan2(across[1], across[0]) * 180) / Math.PI;
  // The same rectangle has four rotations, of which the smallest keeps its text upright.
  const quarters = Math.round(degrees / 90);
  const [w, h] = quarters % 2 === 0 ? [width, height] : [height, width];
  const [x, y] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  return {
    box: { x: round2(x - w / 2), y: round2(y - h / 2), width: round2(w), height: round2(h) },
    rotation: round2(degrees - quarters * 90),
    shape: 'rect',
  };
}

function curvedOutline(points: SvgLine['points']): Outline | undefined {
  const bounds = boxFromPoints(points.map(([x, y]) => ({ x, y })));
  const center = centerOf(bounds);
  const box = {
    x: round2(bounds.x),
    y: round2(bounds.y),
    width: round2(bounds.width),
    height: round2(bounds.height),
  };
  if (!(box.width > 0 && box.height > 0)) return undefined;
  const isEllipse = points.every(([x, y]) => {
    const radius = Math.hypot((x - center.x) / (bounds.width / 2), (y - center.y) / (bounds.height / 2));
    return Math.abs(radius - 1) <= TOLERANCE;
  });
  if (isEllipse) return { box, rotation: 0, shape: 'ellipse' };
  return areaInside(points) >= MIN_ROUNDED_SHARE * bounds.width * bounds.height
    ? { box, rotation: 0, shape: 'rect' }
    : undefined;
}

/** The shoelace formula. */
function areaInside(points: SvgLine['points']): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
