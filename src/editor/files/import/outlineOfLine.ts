/** Recognizes rectangles and ellipses that a program has written as polygons or paths, and makes lines of them. */
import {
  type Box,
  type Outline,
  boxCorners,
  boxFromPoints,
  centerOf,
  rotatePoint,
} from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import type { Line } from './drawing.ts';

/** How far sides and radii may be off, as a share of their length: drawing programs round their numbers. */
const TOLERANCE = 0.03;
/** A curved line that fills this share of its box is a rectangle with round corners. */
const MIN_ROUNDED_SHARE = 0.88;
const ELLIPSE_CORNERS = 24;

/** Returns the outline of a line that encloses a rectangle, with round corners or not, or an ellipse; else undefined. */
export function outlineOfLine({ points, smooth, closed }: Line): Outline | undefined {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return undefined;
  const bounds = boundsOfPoints(points);
  const gap = Math.hypot(first[0] - last[0], first[1] - last[1]);
  const isRepeated = gap <= 0.01 * Math.max(bounds.width, bounds.height);
  if (!closed && !isRepeated) return undefined;
  const corners = withoutMiddles(isRepeated ? points.slice(0, -1) : points);
  return corners.length === 4 ? rectangle(corners) : curvedOutline(smooth || corners.length > 7, points);
}

export function boundsOfPoints(points: Line['points']): Box {
  return boxFromPoints(points.map(([x, y]) => ({ x, y })));
}

/** Returns the line around an outline. */
export function lineOf({ box, rotation, shape }: Outline): Line {
  const center = centerOf(box);
  const corners =
    shape === 'rect'
      ? boxCorners(box)
      : Array.from({ length: ELLIPSE_CORNERS }, (_, i) => {
          const turn = (i * 2 * Math.PI) / ELLIPSE_CORNERS;
          return { x: center.x + (box.width / 2) * Math.cos(turn), y: center.y + (box.height / 2) * Math.sin(turn) };
        });
  const points = corners.map((corner): readonly [number, number] => {
    const { x, y } = rotatePoint(corner, center, rotation);
    return [round2(x), round2(y)];
  });
  return { points, closed: true, smooth: shape === 'ellipse' };
}

/** Leaves out points on a straight line between their neighbors. */
function withoutMiddles(points: Line['points']): Line['points'] {
  return points.filter(([x, y], i) => {
    const [fromX, fromY] = points.at(i - 1) ?? [x, y];
    const [toX, toY] = points[(i + 1) % points.length] ?? [x, y];
    const cross = (x - fromX) * (toY - y) - (y - fromY) * (toX - x);
    return Math.abs(cross) > 1e-3 * (Math.hypot(x - fromX, y - fromY) * Math.hypot(toX - x, toY - y) + 1e-12);
  });
}

function rectangle([a, b, c, d]: Line['points']): Outline | undefined {
  if (!a || !b || !c || !d) return undefined;
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

/** Tells a circle from an octagon by its middle: the sides of a table with corners are straight. */
function curvedOutline(smooth: boolean, points: Line['points']): Outline | undefined {
  if (!smooth) return undefined;
  const bounds = boundsOfPoints(points);
  const center = centerOf(bounds);
  const box = { x: round2(bounds.x), y: round2(bounds.y), width: round2(bounds.width), height: round2(bounds.height) };
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
export function areaInside(points: Line['points']): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
