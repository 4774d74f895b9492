/**
 * Areas, paths and walls: a click a point, or the first stretch by a drag. Enter, a double click or a click on the first
 * point ends, Backspace takes the last point back, Escape all of them. The drawing changes at the end only.
 */
import { rounded } from '../../../domain/document/edits/itemTransform.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { type Decor, MIN_POINTS, MAX_POINTS } from '../../../domain/plan/plan.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { snapAngle, isFartherThan, hitSlop, dragThreshold } from '../pointerTolerances.ts';
import { createDecor } from './createItems.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, PreviewShape, Tool, ToolEvent, ToolScene, ToolStep } from '../tool.ts';

export type PolylineState =
  | { readonly name: 'idle' }
  /** `points` are set; the next one follows the hand. What it can snap to is looked up at each press. */
  | { readonly name: 'placing'; readonly points: readonly Point[]; readonly targets: SnapTargets }
  /** The button is down: the point that it set is the last of `points`. */
  | {
      readonly name: 'pressing';
      readonly points: readonly Point[];
      readonly targets: SnapTargets;
      readonly raw: Point;
      readonly ends: boolean;
    };

export type PolylineKind = 'area' | 'path' | 'wall';

const IDLE: PolylineState = { name: 'idle' };
const CLEARED: readonly ToolEffect[] = [
  { type: 'guides', guides: [] },
  { type: 'preview', shapes: [] },
];
type Step = ToolStep<PolylineState>;

export function polylineTool(kind: PolylineKind): Tool<PolylineState> {
  return {
    idle: IDLE,
    step(state, event, scene) {
      switch (event.type) {
        case 'cancel':
          return state.name === 'idle' ? { state, effects: [] } : { state: IDLE, effects: CLEARED };
        case 'key':
          return key(kind, state, event, scene);
        case 'down':
          return down(kind, state.name === 'idle' ? [] : state.points, event, scene);
        case 'move':
          return move(kind, state, event, scene);
        case 'up':
          return up(kind, state, event, scene);
      }
    },
  };
}

function key(
  kind: PolylineKind,
  state: PolylineState,
  event: Extract<ToolEvent, { type: 'key' }>,
  scene: ToolScene,
): Step {
  if (state.name === 'idle') return { state, effects: [] };
  switch (event.key) {
    case 'Escape':
      return { state: IDLE, effects: CLEARED };
    case 'Enter':
      return finish(kind, state.points, scene);
    case 'Backspace': {
      const points = state.points.slice(0, -1);
      return points.length === 0
        ? { state: IDLE, effects: CLEARED }
        : { state: { name: 'placing', points, targets: state.targets }, effects: [show(kind, points, scene)] };
    }
  }
}

function down(kind: PolylineKind, points: readonly Point[], event: ToolPointerEvent, scene: ToolScene): Step {
  const targets = snapTargetsFor(scene, new Set(), event.at);
  const { at } = pointAt(points, targets, event, scene);
  const last = points.at(-1);
  const onLast = last !== undefined && !isFartherThan(last, at, dragThreshold(event.pointerType, scene.unitsPerPixel));
  // The second of two clicks sets no point of its own.
  const ends = closes(kind, points, event, scene) || (onLast && event.clicks >= 2);
  const set = ends || onLast ? points : [...points, at];
  return { state: { name: 'pressing', points: set, targets, raw: event.at, ends }, effects: [show(kind, set, scene)] };
}

function move(kind: PolylineKind, state: PolylineState, event: ToolPointerEvent, scene: ToolScene): Step {
  if (
    state.name === 'idle' ||
    (state.name === 'pressing' &&
      !isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel)))
  )
    return { state, effects: [] };
  const { at, guides } = pointAt(state.points, state.targets, event, scene);
  const closing = closes(kind, state.points, event, scene);
  return {
    state,
    effects: [
      { type: 'guides', guides },
      show(kind, [...state.points, closing ? state.points[0]! : at], scene, closing),
    ],
  };
}

function up(kind: PolylineKind, state: PolylineState, event: ToolPointerEvent, scene: ToolScene): Step {
  if (state.name !== 'pressing') return { state, effects: [] };
  if (state.ends) return finish(kind, state.points, scene);
  const dragged = isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel));
  if (dragged && closes(kind, state.points, event, scene)) return finish(kind, state.points, scene);
  const points = dragged ? [...state.points, pointAt(state.points, state.targets, event, scene).at] : state.points;
  if (points.length >= MAX_POINTS) return finish(kind, points.slice(0, MAX_POINTS), scene);
  return {
    state: { name: 'placing', points, targets: state.targets },
    effects: [{ type: 'guides', guides: [] }, show(kind, points, scene)],
  };
}

function pointAt(
  points: readonly Point[],
  targets: SnapTargets,
  event: ToolPointerEvent,
  scene: ToolScene,
): ReturnType<typeof snapPoint> {
  const last = points.at(-1);
  if (event.shift && last) {
    const at = snapAngle(last, event.at);
    return { at: { x: rounded(at.x), y: rounded(at.y) }, guides: [] };
  }
  return snapPoint(event.at, targets, event, scene);
}

/** Whether the hand is on the first point, and enough are set to end there. */
function closes(
  kind: PolylineKind,
  points: readonly Point[],
  { at, pointerType: hand }: ToolPointerEvent,
  { unitsPerPixel: unit }: ToolScene,
): boolean {
  const [first] = points;
  return (
    first !== undefined &&
    points.length >= 3 &&
    points.length >= MIN_POINTS[kind] &&
    !isFartherThan(first, at, hitSlop(hand, unit) * 2)
  );
}

function show(kind: PolylineKind, points: readonly Point[], scene: ToolScene, closed = false): ToolEffect {
  const shapes: PreviewShape[] = [{ type: 'points', points, closed }];
  if (points.length >= MIN_POINTS[kind]) shapes.unshift({ type: 'decor', decor: decorOf(kind, points, scene) });
  return { type: 'preview', shapes };
}

/** What was begun becomes a piece of decor; of too few points it becomes nothing. */
function finish(kind: PolylineKind, points: readonly Point[], scene: ToolScene): Step {
  if (points.length < MIN_POINTS[kind])
    return {
      state: IDLE,
      effects: [...CLEARED, { type: 'say', text: `Not drawn: it takes at least ${MIN_POINTS[kind]} points.` }],
    };
  return { state: IDLE, effects: [...CLEARED, ...createDecor(scene, decorOf(kind, points, scene))] };
}

function decorOf(
  kind: PolylineKind,
  points: readonly Point[],
  { defaults: { surface, pathSurface, pathWidth, wallWidth, smooth } }: ToolScene,
): Decor {
  const pairs = points.map(({ x, y }): [number, number] => [rounded(x), rounded(y)]);
  switch (kind) {
    case 'area':
      return { kind, surface, points: pairs, ...(smooth ? { smooth } : {}) };
    case 'path':
      return { kind, surface: pathSurface, points: pairs, width: pathWidth, ...(smooth ? { smooth } : {}) };
    case 'wall':
      return { kind, points: pairs, width: wallWidth };
  }
}
