/** Drags items, or copies of them while Alt is held. The drawing changes on release. */
import { messages } from '../../messages.ts';
import { formatMove } from '../../lengths.ts';
import { itemsBounds, selectedItems } from '../../../domain/document/itemBounds.ts';
import { duplicateItems } from '../../../domain/document/edits/addItems.ts';
import { type MoveRange, clampMove, moveItems, moveRange } from '../../../domain/document/edits/transform.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { type Box, type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import type { Axis, Guide } from '../../../domain/geometry/snapping/guides.ts';
import { type SnapTargets, snapBox } from '../../../domain/geometry/snapping/snap.ts';
import { add, lockToAxis, subtract } from '../constraints.ts';
import { snapDistance } from '../pointerTolerances.ts';
import { isMovable } from './selectionHandles.ts';
import { snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';
import { describeItems, describeMove } from '../historyLabels.ts';

export type DraggingItems = {
  readonly type: 'dragging-items';
  readonly from: Point;
  readonly keys: readonly string[];
  /** Bounds of the items when the drag started. */
  readonly box: Box;
  readonly targets: SnapTargets;
  readonly range: MoveRange;
};

/** Starts a drag of the movable items among `selected`. Returns undefined if there are none. */
export function beginItemDrag(
  selected: ReadonlySet<string>,
  from: Point,
  event: ToolPointerEvent,
  scene: ToolScene,
): ToolStep<DraggingItems> | undefined {
  const items = selectedItems(scene.drawing, selected).filter(isMovable);
  const box = itemsBounds(items);
  if (!box) return undefined;
  const keys = new Set(items.map(({ key }) => key));
  const state: DraggingItems = {
    type: 'dragging-items',
    from,
    keys: [...keys],
    box,
    targets: snapTargetsFor(scene, keys, centerOf(box)),
    range: moveRange(scene.drawing, keys),
  };
  return {
    state,
    effects: [
      { type: 'begin', name: messages.steps.move({ name: describeItems(scene.drawing, keys) }) },
      ...dragItems(state, event, scene),
    ],
  };
}

export function dragItems(state: DraggingItems, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { by, guides } = snappedMove(state, event, scene);
  return [
    { type: 'drag', keys: state.keys, by, copy: event.alt },
    { type: 'guides', guides },
    { type: 'preview', shapes: [{ type: 'label', at: event.at, text: formatMove(by, scene.drawing.unitsPerMeter) }] },
  ];
}

function snappedMove(
  { from, box, targets, range }: DraggingItems,
  event: ToolPointerEvent,
  { unitsPerPixel, grid }: ToolScene,
): { by: Point; guides: readonly Guide[] } {
  const raw = subtract(event.at, from);
  const by = event.shift ? lockToAxis(raw) : raw;
  const axes: readonly Axis[] = event.shift ? [by.x === 0 ? 'y' : 'x'] : ['x', 'y'];
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const snapped = snapBox(moved, event.meta ? NO_TARGETS : targets, {
    grid: event.meta ? 1 : grid || 1,
    threshold: snapDistance(event.pointerType, unitsPerPixel),
    axes,
  });
  const target = add(by, snapped.delta);
  const clamped = clampMove(range, target);
  // The plan's edge overrides snapping, so guides would be wrong.
  const isClamped = clamped.x !== target.x || clamped.y !== target.y;
  return { by: clamped, guides: isClamped ? [] : snapped.guides };
}

const NO_TARGETS: SnapTargets = {
  x: { edge: [], center: [] },
  y: { edge: [], center: [] },
  search: () => [],
};

export function endItemDrag(state: DraggingItems, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { by } = snappedMove(state, event, scene);
  if (by.x === 0 && by.y === 0) return [{ type: 'cancel' }, ...CLEARED];
  const keys = new Set(state.keys);
  if (!event.alt) {
    const moved = moveItems(scene.drawing, keys, by);
    return [
      { type: 'change', edit: (drawing: EditorDocument) => moveItems(drawing, keys, by) },
      { type: 'commit' },
      { type: 'announce', text: describeMove(selectedItems(moved, keys), by, moved.unitsPerMeter) },
      ...CLEARED,
    ];
  }
  // The gesture hasn't changed the drawing yet, so the edit below gives the copies the same keys.
  const copies = duplicateItems(scene.drawing, keys, by, scene.highestUsedId).keys;
  return [
    {
      type: 'change',
      edit: (drawing: EditorDocument) => duplicateItems(drawing, keys, by, scene.highestUsedId).drawing,
    },
    { type: 'commit', name: messages.steps.duplicate({ name: describeItems(scene.drawing, keys) }) },
    { type: 'select', keys: copies, mode: 'only' },
    ...CLEARED,
  ];
}
