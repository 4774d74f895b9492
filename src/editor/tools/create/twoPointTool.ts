/** Base of the tools that draw a box or a line between two points, by a drag or by two clicks. */
import { type Box, type Point, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import type { Guide } from '../../../domain/geometry/snapping/guides.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { isFartherThan } from '../constraints.ts';
import { dragThreshold } from '../pointerTolerances.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, PreviewShape, Tool, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';

export type TwoPoints = { readonly from: Point; readonly to: Point; readonly shift: boolean; readonly alt: boolean };

export type TwoPointState =
  | { readonly type: 'idle' }
  /** Pressed. `raw` is the position before snapping. */
  | { readonly type: 'pressing'; readonly raw: Point; readonly from: Point; readonly targets: SnapTargets }
  | { readonly type: 'dragging'; readonly from: Point; readonly targets: SnapTargets }
  /** After the first of two clicks. */
  | { readonly type: 'waiting'; readonly from: Point; readonly targets: SnapTargets };

export type TwoPointToolOptions = {
  /** Constrains the second point while Shift is held. */
  constrain(from: Point, to: Point): Point;
  preview(span: TwoPoints, scene: ToolScene): readonly PreviewShape[];
  finish(span: TwoPoints, scene: ToolScene): readonly ToolEffect[];
  /** Handles a single click. Without it, a click sets the first of two points. */
  click?(at: Point, scene: ToolScene): readonly ToolEffect[];
};

const IDLE: TwoPointState = { type: 'idle' };
const NO_GUIDES: ToolEffect = { type: 'guides', guides: [] };
type TwoPointStep = ToolStep<TwoPointState>;

export function twoPointTool(options: TwoPointToolOptions): Tool<TwoPointState> {
  return {
    idle: IDLE,
    step(state, event, scene) {
      // In the idle state this clears the shapes that the tool left visible, such as a measurement.
      if (event.type === 'cancel') return { state: IDLE, effects: CLEARED };
      if (event.type === 'key')
        return event.key === 'Escape' ? { state: IDLE, effects: CLEARED } : { state, effects: [] };
      switch (event.type) {
        case 'down':
          return down(state, event, scene);
        case 'move':
          return move(options, state, event, scene);
        case 'up':
          return up(options, state, event, scene);
      }
    },
  };
}

function down(state: TwoPointState, event: ToolPointerEvent, scene: ToolScene): TwoPointStep {
  if (state.type === 'waiting') return { state: { ...state, type: 'dragging' }, effects: [] };
  const targets = snapTargetsFor(scene, new Set(), event.at);
  return {
    state: { type: 'pressing', raw: event.at, from: snapPoint(event.at, targets, event, scene).at, targets },
    effects: CLEARED,
  };
}

function move(
  options: TwoPointToolOptions,
  state: TwoPointState,
  event: ToolPointerEvent,
  scene: ToolScene,
): TwoPointStep {
  switch (state.type) {
    case 'idle':
      return { state, effects: [] };
    case 'pressing':
      return isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel))
        ? preview(options, { type: 'dragging', from: state.from, targets: state.targets }, event, scene)
        : { state, effects: [] };
    default:
      return preview(options, state, event, scene);
  }
}

function preview(
  options: TwoPointToolOptions,
  state: Extract<TwoPointState, { type: 'dragging' | 'waiting' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): TwoPointStep {
  const { points, guides } = pointsTo(options, state, event, scene);
  return {
    state,
    effects: [
      { type: 'guides', guides },
      { type: 'preview', shapes: options.preview(points, scene) },
    ],
  };
}

function pointsTo(
  options: TwoPointToolOptions,
  { from, targets }: { from: Point; targets: SnapTargets },
  event: ToolPointerEvent,
  scene: ToolScene,
): { points: TwoPoints; guides: readonly Guide[] } {
  const { shift, alt } = event;
  // Snapping would break the constraint.
  if (shift) return { points: { from, to: options.constrain(from, event.at), shift, alt }, guides: [] };
  const { at, guides } = snapPoint(event.at, targets, event, scene);
  return { points: { from, to: at, shift, alt }, guides };
}

function up(
  options: TwoPointToolOptions,
  state: TwoPointState,
  event: ToolPointerEvent,
  scene: ToolScene,
): TwoPointStep {
  switch (state.type) {
    case 'pressing':
      if (options.click) return { state: IDLE, effects: [...options.click(state.from, scene), NO_GUIDES] };
      return { state: { type: 'waiting', from: state.from, targets: state.targets }, effects: [NO_GUIDES] };
    case 'dragging': {
      const { points } = pointsTo(options, state, event, scene);
      if (!isFartherThan(points.from, points.to, 0)) return { state: IDLE, effects: CLEARED };
      return { state: IDLE, effects: [...CLEARED, ...options.finish(points, scene)] };
    }
    default:
      return { state, effects: [] };
  }
}

/** Returns the box between two points, or with Alt the box centered on the first point. */
export function boxOfPoints({ from, to, alt }: TwoPoints): Box {
  const opposite = alt ? { x: 2 * from.x - to.x, y: 2 * from.y - to.y } : from;
  return boxFromPoints([opposite, to]);
}
