/**
 * The points of the one selected shape: a drag moves a point, a drag or a click of a middle makes a new one there, a
 * click chooses a point. A click elsewhere, Enter and Escape lead back to the select tool.
 */
import { type PointsItem, addPoint, movePoint, shapeOf } from '../../domain/edits/points.ts';
import { rounded } from '../../domain/edits/place.ts';
import type { Drawing } from '../../domain/drawing.ts';
import type { Point } from '../../domain/geometry.ts';
import { type Guide, told } from '../../domain/guides.ts';
import type { SnapTargets } from '../../domain/snapping.ts';
import { alongOneAxis, isFar, minus, plus, reachOf, slopOf } from './hand.ts';
import { type PointHandle, pointHandleAt } from './pointHandles.ts';
import { snapPoint, targetsOf } from './scene.ts';
import type { Effect, PointerEventOfTool, Tool, ToolScene, ToolStep } from './tool.ts';

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
const CLEARED: readonly Effect[] = [
  { do: 'guides', guides: [] },
  { do: 'preview', shapes: [] },
];
const AWAY: Effect = { do: 'tool', tool: 'select' };
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
    effects: state.name === 'dragging-point' ? [{ do: 'cancel' }, { do: 'point', place: undefined }, ...CLEARED] : [],
  };
}

function down(event: PointerEventOfTool, scene: ToolScene): Step {
  const shape = shapeOf(scene.drawing, scene.selected);
  const handle = shape && pointHandleAt(shape.decor, event.at, scene.unit, event.kind);
  if (shape && handle) return stay({ name: 'pointing-point', from: event.at, key: shape.key, handle });
  return stay({
    name: 'pointing-elsewhere',
    from: event.at,
    key: scene.index.at(event.at, reachOf(event.kind, scene.unit))?.key,
  });
}

function move(state: EditPointsState, event: PointerEventOfTool, scene: ToolScene): Step {
  switch (state.name) {
    case 'pointing-point':
      return isFar(state.from, event.at, slopOf(event.kind, scene.unit)) ? begin(state, event, scene) : stay(state);
    case 'dragging-point':
      return { state, effects: follow(state, event, scene) };
    default:
      return stay(state);
  }
}

function begin(
  { from, key, handle }: Extract<EditPointsState, { name: 'pointing-point' }>,
  event: PointerEventOfTool,
  scene: ToolScene,
): Step {
  const shape = shapeOf(scene.drawing, new Set([key]));
  if (!shape) return stay(IDLE);
  // Its other points count as neighbours, so that corners come to stand in line.
  const others = shape.decor.points
    .filter((_, place) => handle.isNew || place !== handle.place)
    .map(([x, y]) => ({ x, y, width: 0, height: 0 }));
  const state: Dragging = {
    name: 'dragging-point',
    from,
    key,
    handle,
    targets: targetsOf(scene, new Set([key]), handle.at, others),
  };
  return {
    state,
    effects: [
      { do: 'begin', name: stepOf(shape, handle) },
      { do: 'point', place: handle.place },
      ...follow(state, event, scene),
    ],
  };
}

const stepOf = ({ decor }: PointsItem, { isNew }: PointHandle): string =>
  isNew ? `Add a point to ${decor.kind}` : `Move a point of ${decor.kind}`;

function follow(state: Dragging, event: PointerEventOfTool, scene: ToolScene): readonly Effect[] {
  const { key, handle } = state;
  const { at, guides } = goal(state, event, scene);
  return [
    {
      do: 'change',
      edit: (drawing: Drawing) =>
        handle.isNew ? addPoint(drawing, key, handle.place, at) : movePoint(drawing, key, handle.place, at),
    },
    { do: 'guides', guides },
    { do: 'preview', shapes: [{ kind: 'figure', at, text: `${told(at.x)}, ${told(at.y)}` }] },
  ];
}

/** The point keeps its distance from the hand that took hold of it. */
function goal(
  { from, handle, targets }: Dragging,
  event: PointerEventOfTool,
  scene: ToolScene,
): { at: Point; guides: readonly Guide[] } {
  const by = minus(event.at, from);
  if (!event.shift) return snapPoint(plus(handle.at, by), targets, event, scene);
  const at = plus(handle.at, alongOneAxis(by));
  return { at: { x: rounded(at.x), y: rounded(at.y) }, guides: [] };
}

function up(state: EditPointsState, event: PointerEventOfTool, scene: ToolScene): Step {
  switch (state.name) {
    case 'dragging-point': {
      const change = follow(state, event, scene).filter((effect) => effect.do === 'change');
      return { state: IDLE, effects: [...change, { do: 'commit' }, ...CLEARED] };
    }
    case 'pointing-point':
      return { state: IDLE, effects: click(state, scene) };
    case 'pointing-elsewhere':
      return {
        state: IDLE,
        effects: isFar(state.from, event.at, slopOf(event.kind, scene.unit)) ? [] : leave(state.key, scene),
      };
    default:
      return stay(state);
  }
}

function click(
  { key, handle }: Extract<EditPointsState, { name: 'pointing-point' }>,
  { drawing }: ToolScene,
): readonly Effect[] {
  const chosen: Effect = { do: 'point', place: handle.place };
  const shape = shapeOf(drawing, new Set([key]));
  if (!handle.isNew || !shape) return [chosen];
  return [
    { do: 'begin', name: stepOf(shape, handle) },
    { do: 'change', edit: (before: Drawing) => addPoint(before, key, handle.place, handle.at) },
    { do: 'commit' },
    chosen,
  ];
}

/** On the shape itself a click only lets go of the point; on another item it takes that one. */
function leave(key: string | undefined, { selected }: ToolScene): readonly Effect[] {
  if (key !== undefined && selected.has(key)) return [{ do: 'point', place: undefined }];
  return [AWAY, ...(key === undefined ? [] : [{ do: 'select', keys: [key], how: 'only' } as const])];
}
