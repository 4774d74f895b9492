/** The tools' view of the drawing: hit tests, handles and snap targets. */
import { itemOutline, selectedItems } from '../../domain/document/itemBounds.ts';
import type { Item } from '../../domain/document/editorDocument.ts';
import { type Box, type Point, boundsOf } from '../../domain/geometry/boxes.ts';
import { getItemIndex } from '../../domain/document/itemSpatialIndex.ts';
import {
  type SnapResult,
  type SnapTargets,
  snapEdges,
  prepareSnapTargets,
} from '../../domain/geometry/snapping/snap.ts';
import { snapDistance } from './pointerTolerances.ts';
import { type SelectionFrame, selectionFrame, handleAt } from './select/selectionHandles.ts';
import type { ToolPointerEvent, ToolScene } from './tool.ts';

/** Creates a scene. The spatial index and the selection frame are computed on first use. */
export function createToolScene(parts: Omit<ToolScene, 'index' | 'hitTest' | 'itemsAt' | 'handleAt'>): ToolScene {
  const { drawing, selected, unitsPerPixel, view } = parts;
  let frame: SelectionFrame | undefined | 'not computed' = 'not computed';
  return {
    ...parts,
    get index() {
      return getItemIndex(drawing);
    },
    hitTest(at, slop) {
      const item = getItemIndex(drawing).hitTest(at, slop);
      return item && !isBackdrop(item, view) ? item : undefined;
    },
    itemsAt: (at) =>
      getItemIndex(drawing)
        .itemsAt(at)
        .filter((item) => !isBackdrop(item, view)),
    handleAt(at, pointerType) {
      if (frame === 'not computed') frame = selectionFrame(selectedItems(drawing, selected));
      return frame && handleAt(frame, at, unitsPerPixel, pointerType);
    },
  };
}

/**
 * Reports whether an item is a decor area that fills the whole view. Such an area acts as the background, not as an
 * item.
 */
function isBackdrop(item: Item, view: Box): boolean {
  if (!isDecorArea(item)) return false;
  const { x, y, width, height } = itemOutline(item).box;
  return x <= view.x && y <= view.y && x + width >= view.x + view.width && y + height >= view.y + view.height;
}

/** Reports whether an item is a decor area. A drag on an unselected one draws a marquee. */
export function isDecorArea(item: Item): boolean {
  return item.kind === 'decor' && item.decor.kind === 'area';
}

/**
 * Returns the snap targets of a gesture: the plan's edges, `others`, and the visible items except the moving ones and
 * decor areas.
 */
export function snapTargetsFor(
  { drawing, view }: ToolScene,
  moving: ReadonlySet<string>,
  near: Point,
  others: readonly Box[] = [],
): SnapTargets {
  const boxes: Box[] = [{ x: 0, y: 0, width: drawing.width, height: drawing.height }, ...others];
  const addVisible = (item: Item): void => {
    if (item.hidden || moving.has(item.key) || isDecorArea(item)) return;
    const box = boundsOf(itemOutline(item));
    if (
      box.x <= view.x + view.width &&
      box.x + box.width >= view.x &&
      box.y <= view.y + view.height &&
      box.y + box.height >= view.y
    )
      boxes.push(box);
  };
  drawing.tables.forEach(addVisible);
  drawing.decor.forEach(addVisible);
  return prepareSnapTargets(boxes, near);
}

/** Snaps a point to the targets and the grid. Ctrl or ⌘ limits snapping to whole units. */
export function snapPoint(
  at: Point,
  targets: SnapTargets | undefined,
  { meta, pointerType }: ToolPointerEvent,
  { unitsPerPixel, grid }: ToolScene,
): { at: Point; guides: SnapResult['guides'] } {
  if (meta || !targets) {
    const step = meta ? 1 : grid || 1;
    return { at: { x: roundTo(at.x, step), y: roundTo(at.y, step) }, guides: [] };
  }
  const { delta, guides } = snapEdges({ ...at, width: 0, height: 0 }, { x: 'start', y: 'start' }, targets, {
    threshold: snapDistance(pointerType, unitsPerPixel),
    grid: grid || 1,
  });
  return { at: { x: at.x + delta.x, y: at.y + delta.y }, guides };
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
