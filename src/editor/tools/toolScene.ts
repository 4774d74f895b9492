/** What a tool looks at, from the drawing and the view. */
import { itemOutline } from '../../domain/document/itemBounds.ts';
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

/** The scene of a moment. Nothing is looked up before a tool asks. */
export function createToolScene(parts: Omit<ToolScene, 'index' | 'hitTest' | 'handleAt'>): ToolScene {
  const { drawing, selected, unitsPerPixel: unit, view } = parts;
  let frame: SelectionFrame | undefined | 'unknown' = 'unknown';
  return {
    ...parts,
    get index() {
      return getItemIndex(drawing);
    },
    hitTest(at, reach) {
      const item = getItemIndex(drawing).hitTest(at, reach);
      return item && !isBackdrop(item, view) ? item : undefined;
    },
    handleAt(at, kind) {
      if (frame === 'unknown') frame = selectionFrame(drawing, selected);
      return frame && handleAt(frame, at, unit, kind);
    },
  };
}

/** Ground that fills the whole view is what lies behind, and no item that a hand means. */
function isBackdrop(item: Item, view: Box): boolean {
  if (!isDecorArea(item)) return false;
  const { x, y, width, height } = itemOutline(item).box;
  return x <= view.x && y <= view.y && x + width >= view.x + view.width && y + height >= view.y + view.height;
}

/** An area of decor: on it a drag begins a marquee. */
export function isDecorArea(item: Item): boolean {
  return item.kind === 'decor' && item.decor.kind === 'area';
}

/** What a gesture can snap to: all that is in view but the items that move themselves, the plan's own edges, and `others`. */
export function snapTargetsFor(
  { drawing, view }: ToolScene,
  moving: ReadonlySet<string>,
  near: Point,
  others: readonly Box[] = [],
): SnapTargets {
  const boxes: Box[] = [{ x: 0, y: 0, width: drawing.width, height: drawing.height }, ...others];
  const meet = (item: Item): void => {
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
  drawing.tables.forEach(meet);
  drawing.decor.forEach(meet);
  return prepareSnapTargets(boxes, near);
}

/** Where a point snaps to; with ctrl or ⌘ held to whole units only. */
export function snapPoint(
  at: Point,
  targets: SnapTargets | undefined,
  { meta, pointerType: kind }: ToolPointerEvent,
  { unitsPerPixel: unit, grid }: ToolScene,
): { at: Point; guides: SnapResult['guides'] } {
  if (meta || !targets)
    return { at: { x: toStep(at.x, meta ? 1 : grid), y: toStep(at.y, meta ? 1 : grid) }, guides: [] };
  const { delta: by, guides } = snapEdges({ ...at, width: 0, height: 0 }, { x: 'start', y: 'start' }, targets, {
    threshold: snapDistance(kind, unit),
    grid: grid || 1,
  });
  return { at: { x: at.x + by.x, y: at.y + by.y }, guides };
}

const toStep = (value: number, step: number): number => Math.round(value / (step || 1)) * (step || 1);
