/** Boxes and outlines. Lengths are plan units, angles degrees, clockwise. */

export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A box rotated around its center. An ellipse fills its box. */
export type Outline = { readonly box: Box; readonly rotation: number; readonly shape: 'rect' | 'ellipse' };

export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function rotatePoint(point: Point, center: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  return {
    x: center.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: center.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/**
 * Returns the upright box around a rotated box. For an ellipse it is that of its rectangle: never too small, but
 * possibly too wide.
 */
export function boundsOf(outline: Outline): Box {
  return outline.rotation === 0 ? outline.box : boxFromPoints(outlineCorners(outline));
}

/** Returns whether a rotated box and an upright one have no point in common. An ellipse counts as its box. */
export function isOutsideBox(outline: Outline, upright: Box): boolean {
  // Two boxes are separate if they are separate along a side of either.
  const { box, rotation } = outline;
  if (rotation === 0) return areApart(box, upright);
  return (
    areApart(boundsOf(outline), upright) ||
    areApart(box, boxFromPoints(boxCorners(upright).map((corner) => rotatePoint(corner, centerOf(box), -rotation))))
  );
}

/** Returns whether two upright boxes have no point in common. */
export function areApart(a: Box, b: Box): boolean {
  return a.x > b.x + b.width || b.x > a.x + a.width || a.y > b.y + b.height || b.y > a.y + a.height;
}

/** Returns the corners of a box, clockwise from the top left. */
export function boxCorners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Returns the corners of a rotated box in order. */
export function outlineCorners({ box, rotation }: Pick<Outline, 'box' | 'rotation'>): Point[] {
  const center = centerOf(box);
  return boxCorners(box).map((corner) => rotatePoint(corner, center, rotation));
}

/** Returns the smallest box around points; without points an empty box at the origin. */
export function boxFromPoints(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the smallest box around boxes, or undefined. */
export function unionBoxes(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (const box of boxes) {
    if (box.x < left) left = box.x;
    if (box.y < top) top = box.y;
    if (box.x + box.width > right) right = box.x + box.width;
    if (box.y + box.height > bottom) bottom = box.y + box.height;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Moves a box by an offset. */
export function moveBox(box: Box, by: Point): Box {
  return { ...box, x: box.x + by.x, y: box.y + by.y };
}

export const shorterSide = ({ width, height }: Box): number => Math.min(width, height);
export const longerSide = ({ width, height }: Box): number => Math.max(width, height);

/** Returns whether tables in these boxes stand no farther apart than they are long. */
export function areClose(a: Box, b: Box): boolean {
  const gapX = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const gapY = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(gapX, gapY) <= (longerSide(a) + longerSide(b)) / 2;
}

export function expandBox(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** Expands a box until its sides are on the lines of a grid through the origin. `step` is between two of them. */
export function expandBoxToGrid({ x, y, width, height }: Box, step: number): Box {
  const left = Math.floor(x / step) * step;
  const top = Math.floor(y / step) * step;
  const right = Math.ceil((x + width) / step) * step;
  const bottom = Math.ceil((y + height) / step) * step;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether an upright box contains another. */
export function containsBox(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** Returns the intersection of two upright boxes, or undefined. */
export function intersectBoxes(one: Box, other: Box): Box | undefined {
  const corner: Point = { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) };
  const end: Point = {
    x: Math.min(one.x + one.width, other.x + other.width),
    y: Math.min(one.y + one.height, other.y + other.height),
  };
  return corner.x < end.x && corner.y < end.y ? boxFromPoints([corner, end]) : undefined;
}

/**
 * Returns the piece by which a box grows towards one around it, so that it remains a box; undefined once they are equal.
 * A box without a height grows down first. A piece has at most `area`, in whole units, but is at least one unit deep.
 */
export function nextPiece({ x, y, width, height }: Box, to: Box, area: number): Box | undefined {
  const across = Math.max(1, Math.floor(area / height));
  const down = Math.max(1, Math.floor(area / width));
  const [left, top] = [x - to.x, y - to.y];
  const [right, bottom] = [to.width - width - left, to.height - height - top];
  const isEmpty = height === 0;
  if (left > 0 && !isEmpty) return { x: x - Math.min(across, left), y, width: Math.min(across, left), height };
  if (right > 0 && !isEmpty) return { x: x + width, y, width: Math.min(across, right), height };
  if (bottom > 0) return { x, y: y + height, width, height: Math.min(down, bottom) };
  if (top > 0) return { x, y: y - Math.min(down, top), width, height: Math.min(down, top) };
  return undefined;
}

/** Returns a box that reaches around another too, and `ahead` further on each side on which it grows. */
export function growAhead({ x, y, width, height }: Box, around: Box, ahead: number): Box {
  const grow = (start: number, end: number, from: number, to: number): [number, number] => [
    from < start ? from - ahead : start,
    to > end ? to + ahead : end,
  ];
  const [left, right] = grow(x, x + width, around.x, around.x + around.width);
  const [top, bottom] = grow(y, y + height, around.y, around.y + around.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Returns the distance from a point to an outline in plan units; 0 inside. For an ellipse it is measured along the line
 * to its center.
 */
export function distanceToOutline(outline: Outline, point: Point): number {
  const center = centerOf(outline.box);
  const { x, y } = rotatePoint(point, center, -outline.rotation);
  const dx = Math.abs(x - center.x);
  const dy = Math.abs(y - center.y);
  const rx = outline.box.width / 2;
  const ry = outline.box.height / 2;
  if (outline.shape === 'rect') return Math.hypot(Math.max(dx - rx, 0), Math.max(dy - ry, 0));
  const ratio = Math.hypot(dx / rx, dy / ry);
  return ratio <= 1 ? 0 : Math.hypot(dx, dy) * (1 - 1 / ratio);
}
