/** Finds items of a document by position, for hit tests and marquee selection. */
import { type ShapeDecor, itemOutline, shapeLine, shapeStrokeWidth } from './itemBounds.ts';
import { distanceToPolyline, isPointInPolygon } from '../geometry/polylines.ts';
import { type SpatialIndex, buildSpatialIndex, nearestWithin } from '../geometry/spatialIndex.ts';
import type { DecorItem, EditorDocument, Item } from './editorDocument.ts';
import {
  type Box,
  type Point,
  boundsOf,
  boxFromPoints,
  containsBox,
  distanceToOutline,
  isOutsideBox,
  expandBox,
} from '../geometry/boxes.ts';

export type ItemIndex = {
  /**
   * Returns the topmost item at a point, else the nearest within `tolerance` plan units. Tables come before decor, and
   * decor before areas.
   */
  hitTest(point: Point, tolerance: number): Item | undefined;
  /** Returns all items at a point, in the order of `hitTest`. */
  itemsAt(point: Point): readonly Item[];
  /**
   * Returns the items that a marquee selects: tables it touches, and decor that lies completely inside. Decor lies
   * between and below tables, so a marquee around tables nearly always touches some that isn't meant.
   */
  itemsInMarquee(box: Box): readonly Item[];
  /** Returns the items whose bounding boxes reach into a box. */
  itemsAround(box: Box): readonly Item[];
};

/** An item with its hit tests. */
type HitTarget = {
  readonly item: Item;
  readonly box: Box;
  distance(point: Point): number;
  isSelectedBy(marquee: Box): boolean;
};
type Layer = { readonly targets: readonly HitTarget[]; readonly index: SpatialIndex };

const indexes = new WeakMap<EditorDocument, ItemIndex>();

/**
 * Returns the index of the items that can be picked on the canvas, neither locked nor hidden. It is built on first use.
 */
export function getItemIndex(drawing: EditorDocument): ItemIndex {
  let index = indexes.get(drawing);
  if (!index) {
    index = createLazyIndex(drawing);
    indexes.set(drawing, index);
  }
  return index;
}

function createLazyIndex(drawing: EditorDocument): ItemIndex {
  let layers: readonly [tables: Layer, things: Layer, areas: Layer] | undefined;
  const getLayers = (): NonNullable<typeof layers> => {
    layers ??= [
      createLayer(drawing.tables.filter(isPickable)),
      createLayer(drawing.decor.filter((item) => isPickable(item) && item.decor.kind !== 'area')),
      createLayer(drawing.decor.filter((item) => isPickable(item) && item.decor.kind === 'area')),
    ];
    return layers;
  };
  const targetsAround = (box: Box): readonly HitTarget[] =>
    getLayers()
      .toReversed()
      .flatMap(({ targets, index }) => index.search(box).flatMap((found) => targets[found] ?? []));
  return {
    hitTest(point, tolerance) {
      const [tables, things, areas] = getLayers();
      return (
        nearest(tables, point, 0) ??
        nearest(things, point, 0) ??
        nearest(tables, point, tolerance) ??
        nearest(things, point, tolerance) ??
        nearest(areas, point, 0)
      );
    },
    itemsAt: (point) =>
      getLayers().flatMap(({ targets, index }) =>
        index
          .search({ ...point, width: 0, height: 0 })
          .toReversed()
          .flatMap((found) => (targets[found]?.distance(point) === 0 ? targets[found].item : [])),
      ),
    itemsInMarquee: (box) => targetsAround(box).flatMap((target) => (target.isSelectedBy(box) ? target.item : [])),
    itemsAround: (box) => targetsAround(box).map(({ item }) => item),
  };
}

const isPickable = (item: Item): boolean => !item.locked && !item.hidden;

function createLayer(items: readonly Item[]): Layer {
  const layer = items.map(targetOf);
  return { targets: layer, index: buildSpatialIndex(layer.map(({ box }) => box)) };
}

function nearest({ targets, index }: Layer, point: Point, tolerance: number): Item | undefined {
  const found = nearestWithin(index, point, tolerance, (candidate) => targets[candidate]?.distance(point) ?? Infinity);
  return found === undefined ? undefined : targets[found]?.item;
}

/** An edit changes few of ten thousand items. The others keep their targets. */
const targets = new WeakMap<Item, HitTarget>();

function targetOf(item: Item): HitTarget {
  let target = targets.get(item);
  if (!target) targets.set(item, (target = createTarget(item)));
  return target;
}

function createTarget(item: Item): HitTarget {
  if (item.kind === 'decor' && 'points' in item.decor) return createShapeTarget(item, item.decor);
  const outline = itemOutline(item);
  const box = boundsOf(outline);
  return {
    item,
    box,
    distance: (point) => distanceToOutline(outline, point),
    isSelectedBy: (marquee) => (item.kind === 'table' ? !isOutsideBox(outline, marquee) : containsBox(marquee, box)),
  };
}

function createShapeTarget(item: DecorItem, decor: ShapeDecor): HitTarget {
  const line = shapeLine(decor);
  if (decor.kind === 'area') {
    const box = boxFromPoints(line);
    return {
      item,
      box,
      distance: (point) => (isPointInPolygon(line, point) ? 0 : Infinity),
      isSelectedBy: (marquee) => containsBox(marquee, box),
    };
  }
  const half = shapeStrokeWidth(decor) / 2;
  const box = expandBox(boxFromPoints(line), half);
  return {
    item,
    box,
    distance: (point) => Math.max(0, distanceToPolyline(line, point) - half),
    isSelectedBy: (marquee) => containsBox(marquee, box),
  };
}
