/** A drag that moves items, or with alt leaves them where they are and moves copies. The drawing changes at the drop. */
import { boxOfItems, itemsOf } from '../../domain/bounds.ts';
import { duplicateItems } from '../../domain/edits/add.ts';
import { type MoveRange, heldWithin, moveItems, moveRange } from '../../domain/edits/move.ts';
import type { Drawing } from '../../domain/drawing.ts';
import { type Box, type Point, centreOf } from '../../domain/geometry.ts';
import type { Axis, Guide } from '../../domain/guides.ts';
import { type SnapTargets, snapBoxes } from '../../domain/snapping.ts';
import { alongOneAxis, minus, plus, snapReachOf } from './hand.ts';
import { isMovable } from './handles.ts';
import { targetsOf } from './scene.ts';
import type { Effect, PointerEventOfTool, ToolScene, ToolStep } from './tool.ts';
import { nounOf } from './wording.ts';

export type Moving = {
  readonly name: 'dragging-items';
  readonly from: Point;
  readonly keys: readonly string[];
  /** Around the items as the drag began, what they can snap to, and how far they may go. */
  readonly box: Box;
  readonly targets: SnapTargets;
  readonly range: MoveRange;
};

/** The drag begins with what of the keys can be moved; undefined where nothing can. */
export function beginMoving(
  chosen: ReadonlySet<string>,
  from: Point,
  event: PointerEventOfTool,
  scene: ToolScene,
): ToolStep<Moving> | undefined {
  const items = itemsOf(scene.drawing, chosen).filter(isMovable);
  const box = boxOfItems(items);
  if (!box) return undefined;
  const keys = new Set(items.map(({ key }) => key));
  const state: Moving = {
    name: 'dragging-items',
    from,
    keys: [...keys],
    box,
    targets: targetsOf(scene, keys, centreOf(box)),
    range: moveRange(scene.drawing, keys),
  };
  return {
    state,
    effects: [{ do: 'begin', name: `Move ${nounOf(scene.drawing, keys)}` }, ...move(state, event, scene)],
  };
}

/** Shows the items where the hand has brought them. */
export function move(state: Moving, event: PointerEventOfTool, scene: ToolScene): readonly Effect[] {
  const { by, guides } = wayOf(state, event, scene);
  return [
    { do: 'drag', keys: state.keys, by, copy: event.alt },
    { do: 'guides', guides },
  ];
}

function wayOf(
  { from, box, targets, range }: Moving,
  event: PointerEventOfTool,
  { unit, grid }: ToolScene,
): { by: Point; guides: readonly Guide[] } {
  const raw = minus(event.at, from);
  const by = event.shift ? alongOneAxis(raw) : raw;
  const axes: readonly Axis[] = event.shift ? [by.x === 0 ? 'y' : 'x'] : ['x', 'y'];
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const snapped = snapBoxes(moved, event.meta ? NOTHING : targets, {
    grid: event.meta ? 1 : grid || 1,
    within: snapReachOf(event.kind, unit),
    axes,
  });
  const wanted = plus(by, snapped.by);
  const held = heldWithin(range, wanted);
  // At the plan's edge it is the edge that holds, and no guide tells the truth.
  return { by: held, guides: held.x === wanted.x && held.y === wanted.y ? snapped.guides : [] };
}

const NO_LINES = { at: [], boxes: [] };
const NOTHING: SnapTargets = {
  x: { edge: NO_LINES, centre: NO_LINES },
  y: { edge: NO_LINES, centre: NO_LINES },
  within: () => [],
};

/** The items are dropped, and the drawing changes. */
export function endMoving(state: Moving, event: PointerEventOfTool, scene: ToolScene): readonly Effect[] {
  const { by } = wayOf(state, event, scene);
  const rest: Effect[] = [{ do: 'guides', guides: [] }];
  if (by.x === 0 && by.y === 0) return [{ do: 'cancel' }, ...rest];
  const keys = new Set(state.keys);
  if (!event.alt)
    return [{ do: 'change', edit: (drawing: Drawing) => moveItems(drawing, keys, by) }, { do: 'commit' }, ...rest];
  // The drawing is still the one that the gesture began with: the copies get the same keys when the edit is made.
  const copies = duplicateItems(scene.drawing, keys, by, scene.spent).keys;
  return [
    { do: 'change', edit: (drawing: Drawing) => duplicateItems(drawing, keys, by, scene.spent).drawing },
    { do: 'commit', name: `Duplicate ${nounOf(scene.drawing, keys)}` },
    { do: 'select', keys: copies, how: 'only' },
    ...rest,
  ];
}
