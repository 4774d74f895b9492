/** What a tool looks at, from the drawing and the view. */
import { outlineOfItem } from '../../domain/bounds.ts';
import type { Item } from '../../domain/drawing.ts';
import { type Box, type Point, boundsOf } from '../../domain/geometry.ts';
import { itemIndexOf } from '../../domain/itemIndex.ts';
import { type Snap, type SnapTargets, snapSides, snapTargets } from '../../domain/snapping.ts';
import { snapReachOf } from './hand.ts';
import { type Frame, frameOf, handleAt } from './handles.ts';
import type { PointerEventOfTool, ToolScene } from './tool.ts';

/** The scene of a moment. Nothing is looked up before a tool asks. */
export function toolScene(parts: Omit<ToolScene, 'index' | 'hit' | 'handleAt'>): ToolScene {
  const { drawing, selected, unit, view } = parts;
  let frame: Frame | undefined | 'unknown' = 'unknown';
  return {
    ...parts,
    get index() {
      return itemIndexOf(drawing);
    },
    hit(at, reach) {
      const item = itemIndexOf(drawing).at(at, reach);
      return item && !isBackdrop(item, view) ? item : undefined;
    },
    handleAt(at, kind) {
      if (frame === 'unknown') frame = frameOf(drawing, selected);
      return frame && handleAt(frame, at, unit, kind);
    },
  };
}

/** Ground that fills the whole view is what lies behind, and no item that a hand means. */
function isBackdrop(item: Item, view: Box): boolean {
  if (!isGround(item)) return false;
  const { x, y, width, height } = outlineOfItem(item).box;
  return x <= view.x && y <= view.y && x + width >= view.x + view.width && y + height >= view.y + view.height;
}

/** An area of decor: on it a drag begins a marquee. */
export function isGround(item: Item): boolean {
  return item.kind === 'decor' && item.decor.kind === 'area';
}

/** What a gesture can snap to: all that is in view but the items that move themselves, the plan's own edges, and `others`. */
export function targetsOf(
  { drawing, view }: ToolScene,
  moving: ReadonlySet<string>,
  near: Point,
  others: readonly Box[] = [],
): SnapTargets {
  const boxes: Box[] = [{ x: 0, y: 0, width: drawing.width, height: drawing.height }, ...others];
  const meet = (item: Item): void => {
    if (item.hidden || moving.has(item.key) || isGround(item)) return;
    const box = boundsOf(outlineOfItem(item));
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
  return snapTargets(boxes, near);
}

/** Where a point snaps to; with ctrl or ⌘ held to whole units only. */
export function snapPoint(
  at: Point,
  targets: SnapTargets | undefined,
  { meta, kind }: PointerEventOfTool,
  { unit, grid }: ToolScene,
): { at: Point; guides: Snap['guides'] } {
  if (meta || !targets)
    return { at: { x: toStep(at.x, meta ? 1 : grid), y: toStep(at.y, meta ? 1 : grid) }, guides: [] };
  const { by, guides } = snapSides({ ...at, width: 0, height: 0 }, { x: 'start', y: 'start' }, targets, {
    within: snapReachOf(kind, unit),
    grid: grid || 1,
  });
  return { at: { x: at.x + by.x, y: at.y + by.y }, guides };
}

const toStep = (value: number, step: number): number => Math.round(value / (step || 1)) * (step || 1);
