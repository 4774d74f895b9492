/** A drag that moves items, or with alt leaves them where they are and moves copies. The drawing changes at the drop. */
import { itemsBounds, selectedItems } from '../../../domain/document/itemBounds.ts';
import { duplicateItems } from '../../../domain/document/edits/addItems.ts';
import { type MoveRange, clampMove, moveItems, moveRange } from '../../../domain/document/edits/transform.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { type Box, type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import type { Axis, Guide } from '../../../domain/geometry/snapping/guides.ts';
import { type SnapTargets, snapBox } from '../../../domain/geometry/snapping/snap.ts';
import { lockToAxis, subtract, add, snapDistance } from '../pointerTolerances.ts';
import { isMovable } from './selectionHandles.ts';
import { snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, ToolScene, ToolStep } from '../tool.ts';
import { describeItems } from '../historyLabels.ts';

export type DraggingItems = {
  readonly name: 'dragging-items';
  readonly from: Point;
  readonly keys: readonly string[];
  /** Around the items as the drag began, what they can snap to, and how far they may go. */
  readonly box: Box;
  readonly targets: SnapTargets;
  readonly range: MoveRange;
};

/** The drag begins with what of the keys can be moved; undefined where nothing can. */
export function beginItemDrag(
  chosen: ReadonlySet<string>,
  from: Point,
  event: ToolPointerEvent,
  scene: ToolScene,
): ToolStep<DraggingItems> | undefined {
  const items = selectedItems(scene.drawing, chosen).filter(isMovable);
  const box = itemsBounds(items);
  if (!box) return undefined;
  const keys = new Set(items.map(({ key }) => key));
  const state: DraggingItems = {
    name: 'dragging-items',
    from,
    keys: [...keys],
    box,
    targets: snapTargetsFor(scene, keys, centerOf(box)),
    range: moveRange(scene.drawing, keys),
  };
  return {
    state,
    effects: [{ type: 'begin', name: `Move ${describeItems(scene.drawing, keys)}` }, ...dragItems(state, event, scene)],
  };
}

/** Shows the items where the hand has brought them. */
export function dragItems(state: DraggingItems, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { by, guides } = wayOf(state, event, scene);
  return [
    { type: 'drag', keys: state.keys, by, copy: event.alt },
    { type: 'guides', guides },
  ];
}

function wayOf(
  { from, box, targets, range }: DraggingItems,
  event: ToolPointerEvent,
  { unitsPerPixel: unit, grid }: ToolScene,
): { by: Point; guides: readonly Guide[] } {
  const raw = subtract(event.at, from);
  const by = event.shift ? lockToAxis(raw) : raw;
  const axes: readonly Axis[] = event.shift ? [by.x === 0 ? 'y' : 'x'] : ['x', 'y'];
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const snapped = snapBox(moved, event.meta ? NOTHING : targets, {
    grid: event.meta ? 1 : grid || 1,
    threshold: snapDistance(event.pointerType, unit),
    axes,
  });
  const wanted = add(by, snapped.delta);
  const held = clampMove(range, wanted);
  // At the plan's edge it is the edge that holds, and no guide tells the truth.
  return { by: held, guides: held.x === wanted.x && held.y === wanted.y ? snapped.guides : [] };
}

const NO_LINES = { at: [], boxes: [] };
const NOTHING: SnapTargets = {
  x: { edge: NO_LINES, centre: NO_LINES },
  y: { edge: NO_LINES, centre: NO_LINES },
  search: () => [],
};

/** The items are dropped, and the drawing changes. */
export function endItemDrag(state: DraggingItems, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { by } = wayOf(state, event, scene);
  const rest: ToolEffect[] = [{ type: 'guides', guides: [] }];
  if (by.x === 0 && by.y === 0) return [{ type: 'cancel' }, ...rest];
  const keys = new Set(state.keys);
  if (!event.alt)
    return [
      { type: 'change', edit: (drawing: EditorDocument) => moveItems(drawing, keys, by) },
      { type: 'commit' },
      ...rest,
    ];
  // The drawing is still the one that the gesture began with: the copies get the same keys when the edit is made.
  const copies = duplicateItems(scene.drawing, keys, by, scene.highestUsedId).keys;
  return [
    {
      type: 'change',
      edit: (drawing: EditorDocument) => duplicateItems(drawing, keys, by, scene.highestUsedId).drawing,
    },
    { type: 'commit', name: `Duplicate ${describeItems(scene.drawing, keys)}` },
    { type: 'select', keys: copies, how: 'only' },
    ...rest,
  ];
}
