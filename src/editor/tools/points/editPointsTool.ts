/**
 * Edits the points of the selected shape. A drag moves a point, a click selects it, a double click makes it a corner or
 * smooth; a drag or click on a midpoint adds one. A click elsewhere, Enter and Escape return to the select tool.
 */
import { formatLength } from '../../lengths.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import {
  type PointsItem,
  addPoint,
  editableShape,
  isCorner,
  movePoint,
  setCorner,
} from '../../../domain/document/edits/shapePoints.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { type Guide } from '../../../domain/geometry/snapping/guides.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { messages } from '../../messages.ts';
import { add, isFartherThan, lockToAxis, subtract } from '../constraints.ts';
import { dragThreshold, hitSlop } from '../pointerTolerances.ts';
import { type PointHandle, pointHandleAt } from './pointHandles.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, Tool, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';

type EditPointsState =
  | { readonly type: 'idle' }
  | { readonly type: 'pointing-point'; readonly from: Point; readonly key: string; readonly handle: PointHandle }
  | {
      readonly type: 'dragging-point';
      readonly from: Point;
      readonly key: string;
      readonly handle: PointHandle;
      readonly targets: SnapTargets;
    }
  /** Pressed on no handle. `key` is the item there. */
  | { readonly type: 'pointing-elsewhere'; readonly from: Point; readonly key: string | undefined };

type Dragging = Extract<EditPointsState, { type: 'dragging-point' }>;
type EditPointsStep = ToolStep<EditPointsState>;
const IDLE: EditPointsState = { type: 'idle' };
const EXIT: ToolEffect = { type: 'tool', tool: 'select' };
const stay = (state: EditPointsState): EditPointsStep => ({ state, effects: [] });

export const editPointsTool: Tool<EditPointsState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'cancel':
        return revert(state);
      case 'key':
        if (event.key === 'Escape') return revert(state);
        return event.key === 'Enter' && state.type === 'idle' ? { state, effects: [EXIT] } : stay(state);
      case 'down': {
        // The browser may drop a pointerup, so a second press ends the first.
        const next = down(event, scene);
        return { state: next.state, effects: [...revert(state).effects, ...next.effects] };
      }
      case 'move':
        return move(state, event, scene);
      case 'up':
        return up(state, event, scene);
    }
  },
};

/** Returns to idle and restores the drawing. */
function revert(state: EditPointsState): EditPointsStep {
  return {
    state: IDLE,
    effects:
      state.type === 'dragging-point'
        ? [{ type: 'cancel' }, { type: 'select-point', index: undefined }, ...CLEARED]
        : [],
  };
}

function down(event: ToolPointerEvent, scene: ToolScene): EditPointsStep {
  const shape = editableShape(scene.drawing, scene.selected);
  const handle = shape && pointHandleAt(shape.decor, event.at, scene.unitsPerPixel, event.pointerType);
  if (shape && handle) return stay({ type: 'pointing-point', from: event.at, key: shape.key, handle });
  return stay({
    type: 'pointing-elsewhere',
    from: event.at,
    key: scene.index.hitTest(event.at, hitSlop(event.pointerType, scene.unitsPerPixel))?.key,
  });
}

function move(state: EditPointsState, event: ToolPointerEvent, scene: ToolScene): EditPointsStep {
  switch (state.type) {
    case 'pointing-point':
      return isFartherThan(state.from, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel))
        ? begin(state, event, scene)
        : stay(state);
    case 'dragging-point':
      return { state, effects: dragPoint(state, event, scene) };
    default:
      return stay(state);
  }
}

function begin(
  { from, key, handle }: Extract<EditPointsState, { type: 'pointing-point' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): EditPointsStep {
  const shape = editableShape(scene.drawing, new Set([key]));
  if (!shape) return stay(IDLE);
  // The shape's other points are snap targets, so that corners line up.
  const others = shape.decor.points
    .filter((_, index) => handle.isNew || index !== handle.index)
    .map(([x, y]) => ({ x, y, width: 0, height: 0 }));
  const state: Dragging = {
    type: 'dragging-point',
    from,
    key,
    handle,
    targets: snapTargetsFor(scene, new Set([key]), handle.at, others),
  };
  return {
    state,
    effects: [
      { type: 'begin', name: undoLabel(shape, handle) },
      { type: 'select-point', index: handle.index },
      ...dragPoint(state, event, scene),
    ],
  };
}

const undoLabel = ({ decor }: PointsItem, { isNew }: PointHandle): string =>
  isNew ? `Add point to ${decor.kind}` : `Move point of ${decor.kind}`;

function dragPoint(state: Dragging, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { key, handle } = state;
  const { at, guides } = snapDraggedPoint(state, event, scene);
  const lengthOf = (length: number): string => formatLength(length, scene.drawing.unitsPerMeter);
  return [
    {
      type: 'change',
      edit: (drawing: EditorDocument) =>
        handle.isNew ? addPoint(drawing, key, handle.index, at) : movePoint(drawing, key, handle.index, at),
    },
    { type: 'guides', guides },
    { type: 'preview', shapes: [{ type: 'label', at, text: `${lengthOf(at.x)}, ${lengthOf(at.y)}` }] },
  ];
}

/** Returns the snapped position of the point. It keeps the offset at which the pointer grabbed it. */
function snapDraggedPoint(
  { from, handle, targets }: Dragging,
  event: ToolPointerEvent,
  scene: ToolScene,
): { at: Point; guides: readonly Guide[] } {
  const by = subtract(event.at, from);
  if (!event.shift) return snapPoint(add(handle.at, by), targets, event, scene);
  const at = add(handle.at, lockToAxis(by));
  return { at: { x: round2(at.x), y: round2(at.y) }, guides: [] };
}

function up(state: EditPointsState, event: ToolPointerEvent, scene: ToolScene): EditPointsStep {
  switch (state.type) {
    case 'dragging-point': {
      const change = dragPoint(state, event, scene).filter((effect) => effect.type === 'change');
      return { state: IDLE, effects: [...change, { type: 'commit' }, ...CLEARED] };
    }
    case 'pointing-point':
      return { state: IDLE, effects: click(state, event, scene) };
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
  { key, handle }: Extract<EditPointsState, { type: 'pointing-point' }>,
  { clicks }: ToolPointerEvent,
  { drawing }: ToolScene,
): readonly ToolEffect[] {
  const selectPoint: ToolEffect = { type: 'select-point', index: handle.index };
  const shape = editableShape(drawing, new Set([key]));
  if (!shape) return [selectPoint];
  if (!handle.isNew) return clicks === 2 ? [selectPoint, ...toggleCorner(shape, handle.index)] : [selectPoint];
  return [
    { type: 'begin', name: undoLabel(shape, handle) },
    { type: 'change', edit: (before: EditorDocument) => addPoint(before, key, handle.index, handle.at) },
    { type: 'commit' },
    selectPoint,
  ];
}

/** A double click makes a corner smooth, and a smooth point a corner. */
function toggleCorner({ key, decor }: PointsItem, index: number): readonly ToolEffect[] {
  if (decor.kind === 'wall') return [];
  const corner = !isCorner(decor, index);
  return [
    { type: 'begin', name: messages.pointKindStep({ corner }) },
    { type: 'change', edit: (before: EditorDocument) => setCorner(before, key, index, corner) },
    { type: 'commit' },
    { type: 'announce', text: messages.pointKind({ number: index + 1, corner }) },
  ];
}

/** A click on the shape deselects the point. A click elsewhere leaves the tool and selects the item there. */
function leave(key: string | undefined, { selected }: ToolScene): readonly ToolEffect[] {
  if (key !== undefined && selected.has(key)) return [{ type: 'select-point', index: undefined }];
  return [EXIT, ...(key === undefined ? [] : [{ type: 'select', keys: [key], mode: 'only' } as const])];
}
