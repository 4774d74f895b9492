/**
 * The area, path and wall tools. Each click adds a point; a drag draws the first segment of a path or wall, and a
 * rectangular area. Enter, a double click or a click on
 * the first point finishes the shape. Backspace removes the last point, Escape cancels. The drawing changes at the end.
 */
import { messages } from '../../messages.ts';
import { formatLength, formatSize } from '../../lengths.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { type Point, boxCorners, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { MIN_POINTS, MAX_POINTS } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { constrainToSquare, isFartherThan, snapAngle } from '../constraints.ts';
import { dragThreshold, hitSlop } from '../pointerTolerances.ts';
import { createDecor } from './createItems.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, PreviewShape, Tool, ToolEvent, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';

type PolylineState =
  | { readonly type: 'idle' }
  /** The next point follows the pointer. Snap targets are updated on each press. */
  | { readonly type: 'placing'; readonly points: readonly Point[]; readonly targets: SnapTargets }
  /**
   * The button is down, and has perhaps drawn a rectangle or a segment. The last of `points` is the one it added; `raw`
   * is its position before snapping.
   */
  | {
      readonly type: 'pressing' | 'dragging-rectangle' | 'dragging-segment';
      readonly points: readonly Point[];
      readonly targets: SnapTargets;
      readonly raw: Point;
      readonly finishes: boolean;
    };

type PolylineKind = 'area' | 'path' | 'wall';

type Pressed = Extract<PolylineState, { readonly raw: Point }>;

const isPressed = (state: PolylineState): state is Pressed => state.type !== 'idle' && state.type !== 'placing';

const IDLE: PolylineState = { type: 'idle' };
type PolylineStep = ToolStep<PolylineState>;

export function polylineTool(kind: PolylineKind): Tool<PolylineState> {
  return {
    idle: IDLE,
    step(state, event, scene) {
      switch (event.type) {
        case 'cancel':
          return state.type === 'idle' ? { state, effects: [] } : { state: IDLE, effects: CLEARED };
        case 'key':
          return pressKey(kind, state, event, scene);
        case 'down':
          return down(kind, state.type === 'idle' ? [] : state.points, event, scene);
        case 'move':
          return move(kind, state, event, scene);
        case 'up':
          return up(kind, state, event, scene);
      }
    },
  };
}

function pressKey(
  kind: PolylineKind,
  state: PolylineState,
  event: Extract<ToolEvent, { type: 'key' }>,
  scene: ToolScene,
): PolylineStep {
  if (state.type === 'idle') return { state, effects: [] };
  switch (event.key) {
    case 'Escape':
      return { state: IDLE, effects: CLEARED };
    case 'Enter':
      return finish(kind, state.points, scene);
    case 'Backspace': {
      const points = state.points.slice(0, -1);
      return points.length === 0
        ? { state: IDLE, effects: CLEARED }
        : { state: { type: 'placing', points, targets: state.targets }, effects: [preview(kind, points, scene)] };
    }
  }
}

function down(kind: PolylineKind, points: readonly Point[], event: ToolPointerEvent, scene: ToolScene): PolylineStep {
  const targets = snapTargetsFor(scene, new Set(), event.at);
  const { at } = pointAt(points, targets, event, scene);
  const last = points.at(-1);
  const isOnLast =
    last !== undefined && !isFartherThan(last, at, dragThreshold(event.pointerType, scene.unitsPerPixel));
  // The second press of a double click adds no point.
  const finishes = closes(kind, points, event, scene) || (last !== undefined && event.clicks >= 2);
  const nextPoints = finishes || isOnLast ? points : [...points, at];
  return {
    state: { type: 'pressing', points: nextPoints, targets, raw: event.at, finishes },
    effects: [preview(kind, nextPoints, scene)],
  };
}

function move(kind: PolylineKind, state: PolylineState, event: ToolPointerEvent, scene: ToolScene): PolylineStep {
  if (
    state.type === 'idle' ||
    (isPressed(state) && !isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel)))
  )
    return { state, effects: [] };
  if (isPressed(state) && drawsRectangle(kind, state.points)) {
    const { points, guides } = rectangleTo(state, event, scene);
    return {
      state: { ...state, type: 'dragging-rectangle' },
      effects: [{ type: 'guides', guides }, preview(kind, points, scene, true)],
    };
  }
  const { at, guides } = pointAt(state.points, state.targets, event, scene);
  const isClosing = closes(kind, state.points, event, scene);
  const [first] = state.points;
  return {
    state: isPressed(state) ? { ...state, type: 'dragging-segment' } : state,
    effects: [
      { type: 'guides', guides },
      preview(kind, [...state.points, isClosing && first ? first : at], scene, isClosing),
    ],
  };
}

function up(kind: PolylineKind, state: PolylineState, event: ToolPointerEvent, scene: ToolScene): PolylineStep {
  if (!isPressed(state)) return { state, effects: [] };
  if (state.finishes) return finish(kind, state.points, scene);
  const isDrag = isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel));
  if (isDrag && drawsRectangle(kind, state.points)) return finish(kind, rectangleTo(state, event, scene).points, scene);
  if (isDrag && closes(kind, state.points, event, scene)) return finish(kind, state.points, scene);
  const points = isDrag ? [...state.points, pointAt(state.points, state.targets, event, scene).at] : state.points;
  if (points.length >= MAX_POINTS) return finish(kind, points.slice(0, MAX_POINTS), scene);
  return {
    state: { type: 'placing', points, targets: state.targets },
    effects: [{ type: 'guides', guides: [] }, preview(kind, points, scene)],
  };
}

const drawsRectangle = (kind: PolylineKind, points: readonly Point[]): boolean =>
  kind === 'area' && points.length === 1;

/** Returns the corners of the rectangle that a drag draws. Shift makes it a square. */
function rectangleTo(
  { points: [from = { x: 0, y: 0 }], targets }: Pressed,
  event: ToolPointerEvent,
  scene: ToolScene,
): { points: Point[]; guides: ReturnType<typeof snapPoint>['guides'] } {
  const { at: to, guides } = event.shift
    ? { at: constrainToSquare(from, event.at), guides: [] }
    : snapPoint(event.at, targets, event, scene);
  return { points: boxCorners(boxFromPoints([from, to])), guides };
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
    return { at: { x: round2(at.x), y: round2(at.y) }, guides: [] };
  }
  return snapPoint(event.at, targets, event, scene);
}

/** Reports whether a click at the pointer would close the shape on its first point. */
function closes(
  kind: PolylineKind,
  points: readonly Point[],
  { at, pointerType }: ToolPointerEvent,
  { unitsPerPixel }: ToolScene,
): boolean {
  const [first] = points;
  return (
    first !== undefined &&
    points.length >= 3 &&
    points.length >= MIN_POINTS[kind] &&
    !isFartherThan(first, at, hitSlop(pointerType, unitsPerPixel) * 2)
  );
}

function preview(kind: PolylineKind, points: readonly Point[], scene: ToolScene, closed = false): ToolEffect {
  const shapes: PreviewShape[] = [{ type: 'points', points, closed }];
  const label = lengthLabel(points, scene, closed);
  if (label) shapes.push(label);
  if (points.length >= MIN_POINTS[kind]) shapes.unshift({ type: 'decor', decor: decorOf(kind, points, scene) });
  return { type: 'preview', shapes };
}

/** The size of a rectangle that is being dragged, or the length of the segment that ends at the pointer. */
function lengthLabel(points: readonly Point[], { drawing }: ToolScene, closed: boolean): PreviewShape | undefined {
  const [from, to] = points.slice(-2);
  if (!from || !to) return undefined;
  const { unitsPerMeter } = drawing;
  const text =
    closed && points.length === 4
      ? formatSize(boxFromPoints(points), unitsPerMeter)
      : formatLength(Math.hypot(to.x - from.x, to.y - from.y), unitsPerMeter);
  return { type: 'label', at: to, text };
}

/** Creates the decor, or nothing if there are too few points. */
function finish(kind: PolylineKind, points: readonly Point[], scene: ToolScene): PolylineStep {
  if (points.length < MIN_POINTS[kind])
    return {
      state: IDLE,
      effects: [...CLEARED, { type: 'announce', text: messages.notDrawn({ least: MIN_POINTS[kind] }) }],
    };
  return { state: IDLE, effects: [...CLEARED, ...createDecor(scene, decorOf(kind, points, scene))] };
}

function decorOf(
  kind: PolylineKind,
  points: readonly Point[],
  { defaults: { surface, pathSurface, pathWidth, wallWidth, smooth } }: ToolScene,
): Decor {
  const pairs = points.map(({ x, y }): [number, number] => [round2(x), round2(y)]);
  switch (kind) {
    case 'area':
      return { kind, surface, points: pairs, ...(smooth ? { smooth } : {}) };
    case 'path':
      return { kind, surface: pathSurface, points: pairs, width: pathWidth, ...(smooth ? { smooth } : {}) };
    case 'wall':
      return { kind, points: pairs, width: wallWidth };
  }
}
