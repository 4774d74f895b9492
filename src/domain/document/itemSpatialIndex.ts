/** Finds items of a document by position, for hit tests and marquee selection. */
import { itemOutline, shapePoints, shapeStrokeWidth } from './itemBounds.ts';
import { smoothPolyline, distanceToPolyline, polylineIntersectsBox, isPointInPolygon } from '../geometry/polylines.ts';
import { type SpatialIndex, buildSpatialIndex, nearestWithin } from '../geometry/spatialIndex.ts';
import type { DecorItem, EditorDocument, Item } from './editorDocument.ts';
import {
  type Box,
  type Point,
  boundsOf,
  boxFromPoints,
  distanceToOutline,
  isOutsideBox,
  expandBox,
} from '../geometry/boxes.ts';

export type ItemIndex = {
  /**
   * Returns the topmost item at a point, else the nearest within `reach` plan units. Tables come before decor, and
   * decor before areas.
   */
  hitTest(point: Point, reach: number): Item | undefined;
  /**
   * Returns the items that a marquee selects: items it touches, but areas only if they lie completely inside, and no
   * item that surrounds it.
   */
  itemsInMarquee(box: Box): readonly Item[];
};

/** An item with its hit tests. */
type Form = {
  readonly item: Item;
  readonly box: Box;
  distance(point: Point): number;
  isTakenBy(marquee: Box): boolean;
};
type Layer = { readonly forms: readonly Form[]; readonly index: SpatialIndex };

const known = new WeakMap<EditorDocument, ItemIndex>();

/**
 * Returns the index of the items that can be picked on the canvas, neither locked nor hidden. It is built on first use.
 */
export function getItemIndex(drawing: EditorDocument): ItemIndex {
  let index = known.get(drawing);
  if (!index) known.set(drawing, (index = lazyIndex(drawing)));
  return index;
}

function lazyIndex(drawing: EditorDocument): ItemIndex {
  let layers: readonly [tables: Layer, things: Layer, grounds: Layer] | undefined;
  const built = (): NonNullable<typeof layers> =>
    (layers ??= [
      layerOf(drawing.tables.filter(isFree)),
      layerOf(drawing.decor.filter((item) => isFree(item) && item.decor.kind !== 'area')),
      layerOf(drawing.decor.filter((item) => isFree(item) && item.decor.kind === 'area')),
    ]);
  return {
    hitTest(point, reach) {
      const [tables, things, grounds] = built();
      return (
        nearest(tables, point, 0) ??
        nearest(things, point, 0) ??
        nearest(tables, point, reach) ??
        nearest(things, point, reach) ??
        nearest(grounds, point, 0)
      );
    },
    itemsInMarquee: (box) =>
      built()
        .toReversed()
        .flatMap(({ forms, index }) =>
          index.search(box).flatMap((found) => (forms[found]!.isTakenBy(box) ? forms[found]!.item : [])),
        ),
  };
}

const isFree = (item: Item): boolean => !item.locked && !item.hidden;

function layerOf(items: readonly Item[]): Layer {
  const forms = items.map(formOf);
  return { forms, index: buildSpatialIndex(forms.map(({ box }) => box)) };
}

function nearest({ forms, index }: Layer, point: Point, tolerance: number): Item | undefined {
  const found = nearestWithin(index, point, tolerance, (candidate) => forms[candidate]!.distance(point));
  return found === undefined ? undefined : forms[found]!.item;
}

function formOf(item: Item): Form {
  if (item.kind === 'decor' && 'points' in item.decor) return formOfPoints(item, item.decor);
  const outline = itemOutline(item);
  const box = boundsOf(outline);
  return {
    item,
    box,
    distance: (point) => distanceToOutline(outline, point),
    isTakenBy: (marquee) =>
      isWithin(box, marquee) ||
      (!isOutsideBox(outline, marquee) &&
        !(item.kind === 'decor' && cornersOf(marquee).every((corner) => distanceToOutline(outline, corner) === 0))),
  };
}

function formOfPoints(item: DecorItem, decor: Extract<DecorItem['decor'], { points: unknown }>): Form {
  const points = shapePoints(decor);
  const line = decor.kind !== 'wall' && decor.smooth ? smoothPolyline(points, decor.kind === 'area') : points;
  if (decor.kind === 'area') {
    const box = boxFromPoints(line);
    return {
      item,
      box,
      distance: (point) => (isPointInPolygon(line, point) ? 0 : Infinity),
      isTakenBy: (marquee) => isWithin(box, marquee),
    };
  }
  const half = shapeStrokeWidth(decor) / 2;
  return {
    item,
    box: expandBox(boxFromPoints(line), half),
    distance: (point) => Math.max(0, distanceToPolyline(line, point) - half),
    isTakenBy: (marquee) =>
      polylineIntersectsBox(line, expandBox(marquee, half)) &&
      !cornersOf(marquee).every((corner) => distanceToPolyline(line, corner) <= half),
  };
}

function isWithin(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  );
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
