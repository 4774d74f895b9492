/**
 * Pictures on areas. A plan has no picture of an area, only pictures of its own: one belongs to the topmost area below
 * it that its center lies on.
 */
import type { DecorItem, EditorDocument } from '../../domain/document/editorDocument.ts';
import { addDecor } from '../../domain/document/edits/addItems.ts';
import { MIN_SIZE } from '../../domain/document/edits/itemTransform.ts';
import { shapeLine } from '../../domain/document/itemBounds.ts';
import { type Box, type Point, boxFromPoints, centerOf, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { round2 } from '../../domain/geometry/numbers.ts';
import { isPointInPolygon } from '../../domain/geometry/polylines.ts';

/** Points along each side that are tried for the center of a picture. */
const TRIED_POINTS = 24;

/** Returns the area that a picture lies on. */
export function areaBelow(decor: readonly DecorItem[], picture: DecorItem): DecorItem | undefined {
  if (picture.decor.kind !== 'picture') return undefined;
  const center = centerOf(picture.decor);
  return decor.slice(0, decor.indexOf(picture)).findLast((item) => hasPoint(item, center));
}

/** Returns the pictures on an area, from bottom to top. */
export function picturesOn(decor: readonly DecorItem[], area: DecorItem): DecorItem[] {
  return decor.filter((item) => areaBelow(decor, item)?.key === area.key);
}

/**
 * Places a picture on an area, above its other pictures and below all else, as large as fits in the area's box on the
 * plan. `ratio` is the picture's width by its height.
 */
export function placePictureOn(
  drawing: EditorDocument,
  areaKey: string,
  picture: string,
  ratio: number,
): EditorDocument {
  const area = drawing.decor.find(({ key }) => key === areaKey);
  if (area?.decor.kind !== 'area') return drawing;
  const outline = shapeLine(area.decor);
  const plan = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const bounds = boxFromPoints(outline);
  const box = intersectBoxes(bounds, plan) ?? bounds;
  const center = innerPoint(outline, box);
  // As large as fits around the center, which is that of the box unless the area does not cover it.
  const half = {
    x: Math.min(center.x - box.x, box.x + box.width - center.x),
    y: Math.min(center.y - box.y, box.y + box.height - center.y),
  };
  const width = Math.max(round2(2 * Math.min(half.x, half.y * ratio)), MIN_SIZE);
  const height = Math.max(round2(width / ratio), MIN_SIZE);
  const added = addDecor(drawing, [
    { kind: 'picture', x: round2(center.x - width / 2), y: round2(center.y - height / 2), width, height, picture },
  ]);
  const [key] = added.keys;
  const item = added.drawing.decor.find((each) => each.key === key);
  if (!item) return drawing;
  const below = picturesOn(drawing.decor, area).at(-1) ?? area;
  return { ...drawing, decor: drawing.decor.toSpliced(drawing.decor.indexOf(below) + 1, 0, item) };
}

function hasPoint({ decor }: DecorItem, point: Point): boolean {
  return decor.kind === 'area' && isPointInPolygon(shapeLine(decor), point);
}

/** Returns the point of an area that is nearest to the center of its box. */
function innerPoint(outline: readonly Point[], box: Box): Point {
  const center = centerOf(box);
  if (isPointInPolygon(outline, center)) return center;
  const steps = Array.from({ length: TRIED_POINTS }, (_, index) => (index + 0.5) / TRIED_POINTS);
  const points = steps.flatMap((across) =>
    steps.map((down) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
  );
  const inside = points.filter((point) => isPointInPolygon(outline, point));
  const distance = ({ x, y }: Point): number => Math.hypot(x - center.x, y - center.y);
  return inside.toSorted((a, b) => distance(a) - distance(b))[0] ?? center;
}
