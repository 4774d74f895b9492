/**
 * The points of the one selected shape: a drag moves a point, a drag or a click of a middle makes a new one there, a
 * click chooses a point. A click elsewhere, Enter and Escape lead back to the select tool.
 */
import { type PointsItem, addPoint, movePoint, editableShape } from '../../../domain/document/edits/shapePoints.ts';
import { rounded } from '../../../domain/document/edits/itemTransform.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { type Guide, round2 } from '../../../domain/geometry/snapping/guides.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { lockToAxis, isFartherThan, subtract, add, hitSlop, dragThreshold } from '../pointerTolerances.ts';
import { type PointHandle, pointHandleAt } from './pointHandles.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, Tool, ToolScene, ToolStep } from '../tool.ts';

export type EditPointsState =
  | { readonly name: 'idle' }
  | { readonly name: 'pointing-point'; readonly from: Point; readonly key: string; readonly handle: PointHandle }
  | {
      readonly name: 'dragging-point';
      readonly from: Point;
      readonly key: string;
      readonly handle: PointHandle;
      readonly targets: SnapTargets;
    }
  /** Pressed beside all handles; `key` is what lies there. */
  | { readonly name: 'pointing-elsewhere'; readonly from: Point; readonly key: string | undefined };

type Dragging = Extract<EditPointsState, { name: 'dragging-point' }>;
type Step = ToolStep<EditPointsState>;
const IDLE: EditPointsState = { name: 'idle' };
const CLEARED: readonly ToolEffect[] = [
  { type: 'guides', guides: [] },
  { type: 'preview', shapes: [] },
];
const AWAY: ToolEffect = { type: 'tool', tool: 'select' };
const stay = (state: EditPointsState): Step => ({ state, effects: [] });

export const editPointsTool: Tool<EditPointsState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'cancel':
        return ended(state);
      case 'key':
        if (event.key === 'Escape') return ended(state);
        return event.key === 'Enter' && state.name === 'idle' ? { state, effects: [AWAY] } : stay(state);
      case 'down': {
        // A press whose end was never told is over.
        const before = ended(state);
        const { state: now, effects } = down(event, scene);
        return { state: now, effects: [...before.effects, ...effects] };
      }
      case 'move':
        return move(state, event, scene);
      case 'up':
        return up(state, event, scene);
    }
  },
};

/** Back to idle, with the drawing as it was. */
function ended(state: EditPointsState): Step {
  return {
    state: IDLE,
    effects:
      state.name === 'dragging-point' ? [{ type: 'cancel' }, { type: 'point', place: undefined }, ...CLEARED] : [],
  };
}

function down(event: ToolPointerEvent, scene: ToolScene): Step {
  const shape = editableShape(scene.drawing, scene.selected);
  const handle = shape && pointHandleAt(shape.decor, event.at, scene.unitsPerPixel, event.pointerType);
  if (shape && handle) return stay({ name: 'pointing-point', from: event.at, key: shape.key, handle });
  return stay({
    name: 'pointing-elsewhere',
    from: event.at,
    key: scene.index.hitTest(event.at, hitSlop(event.pointerType, scene.unitsPerPixel))?.key,
  });
}

function move(state: EditPointsState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'pointing-point':
      return isFartherThan(state.from, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel))
        ? begin(state, event, scene)
        : stay(state);
    case 'dragging-point':
      return { state, effects: follow(state, event, scene) };
    default:
      return stay(state);
  }
}

function begin(
  { from, key, handle }: Extract<EditPointsState, { name: 'pointing-point' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): Step {
  const shape = editableShape(scene.drawing, new Set([key]));
  if (!shape) return stay(IDLE);
  // Its other points count as neighbours, so that corners come to stand in line.
  const others = shape.decor.points
    .filter((_, place) => handle.isNew || place !== handle.index)
    .map(([x, y]) => ({ x, y, width: 0, height: 0 }));
  const state: Dragging = {
    name: 'dragging-point',
    from,
    key,
    handle,
    targets: snapTargetsFor(scene, new Set([key]), handle.at, others),
  };
  return {
    state,
    effects: [
      { type: 'begin', name: stepOf(shape, handle) },
      { type: 'point', place: handle.index },
      ...follow(state, event, scene),
    ],
  };
}

const stepOf = ({ decor }: PointsItem, { isNew }: PointHandle): string =>
  isNew ? `Add a point to ${decor.kind}` : `Move a point of ${decor.kind}`;

function follow(state: Dragging, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { key, handle } = state;
  const { at, guides } = goal(state, event, scene);
  return [
    {
      type: 'change',
      edit: (drawing: EditorDocument) =>
        handle.isNew ? addPoint(drawing, key, handle.index, at) : movePoint(drawing, key, handle.index, at),
    },
    { type: 'guides', guides },
    { type: 'preview', shapes: [{ type: 'figure', at, text: `${round2(at.x)}, ${round2(at.y)}` }] },
  ];
}

/** The point keeps its distance from the hand that took hold of it. */
function goal(
  { from, handle, targets }: Dragging,
  event: ToolPointerEvent,
  scene: ToolScene,
): { at: Point; guides: readonly Guide[] } {
  const by = subtract(event.at, from);
  if (!event.shift) return snapPoint(add(handle.at, by), targets, event, scene);
  const at = add(handle.at, lockToAxis(by));
  return { at: { x: rounded(at.x), y: rounded(at.y) }, guides: [] };
}

function up(state: EditPointsState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'dragging-point': {
      const change = follow(state, event, scene).filter((effect) => effect.type === 'change');
      return { state: IDLE, effects: [...change, { type: 'commit' }, ...CLEARED] };
    }
    case 'pointing-point':
      return { state: IDLE, effects: click(state, scene) };
    case 'pointing-elsewhere':
      return {
        state: IDLE,
        effects: isFartherThan(state.from, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel))
          ? []
          : leave(state.key, scene),
      };
    default:
      return stay(state);
  }
}

function click(
  { key, handle }: Extract<EditPointsState, { name: 'pointing-point' }>,
  { drawing }: ToolScene,
): readonly ToolEffect[] {
  const chosen: ToolEffect = { type: 'point', place: handle.index };
  const shape = editableShape(drawing, new Set([key]));
  if (!handle.isNew || !shape) return [chosen];
  return [
    { type: 'begin', name: stepOf(shape, handle) },
    { type: 'change', edit: (before: EditorDocument) => addPoint(before, key, handle.index, handle.at) },
    { type: 'commit' },
    chosen,
  ];
}

/** On the shape itself a click only lets go of the point; on another item it takes that one. */
function leave(key: string | undefined, { selected }: ToolScene): readonly ToolEffect[] {
  if (key !== undefined && selected.has(key)) return [{ type: 'point', place: undefined }];
  return [AWAY, ...(key === undefined ? [] : [{ type: 'select', keys: [key], how: 'only' } as const])];
}
