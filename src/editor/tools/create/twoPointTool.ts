/**
 * Tools that work between two points: a box or a line is drawn by a drag, or, where a click makes nothing by itself, by
 * two clicks, so that no drag is needed.
 */
import type { Point } from '../../../domain/geometry/boxes.ts';
import type { Guide } from '../../../domain/geometry/snapping/guides.ts';
import type { SnapTargets } from '../../../domain/geometry/snapping/snap.ts';
import { isFartherThan, dragThreshold } from '../pointerTolerances.ts';
import { snapPoint, snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, ToolPointerEvent, PreviewShape, Tool, ToolScene, ToolStep } from '../tool.ts';

export type TwoPoints = { readonly from: Point; readonly to: Point; readonly shift: boolean; readonly alt: boolean };

export type TwoPointState =
  | { readonly name: 'idle' }
  /** Pressed, and perhaps the beginning of a drag; `raw` is where, before it snapped. */
  | { readonly name: 'pressing'; readonly raw: Point; readonly from: Point; readonly targets: SnapTargets }
  | { readonly name: 'spanning'; readonly from: Point; readonly targets: SnapTargets }
  /** The first of two clicks is done. */
  | { readonly name: 'waiting'; readonly from: Point; readonly targets: SnapTargets };

/** What the tool makes of two points. */
export type TwoPointToolOptions = {
  /** Where the second point goes while shift is held. */
  constrain(from: Point, to: Point): Point;
  preview(span: TwoPoints, scene: ToolScene): readonly PreviewShape[];
  finish(span: TwoPoints, scene: ToolScene): readonly ToolEffect[];
  /** What a click makes; undefined where it is the first of two. */
  click?(at: Point, scene: ToolScene): readonly ToolEffect[];
};

const IDLE: TwoPointState = { name: 'idle' };
const NO_GUIDES: ToolEffect = { type: 'guides', guides: [] };
const CLEARED: readonly ToolEffect[] = [NO_GUIDES, { type: 'preview', shapes: [] }];
type Step = ToolStep<TwoPointState>;

export function twoPointTool(work: TwoPointToolOptions): Tool<TwoPointState> {
  return {
    idle: IDLE,
    step(state, event, scene) {
      // What was begun ends; with nothing begun, what the tool has left on show goes.
      if (event.type === 'cancel') return { state: IDLE, effects: CLEARED };
      if (event.type === 'key')
        return event.key === 'Escape' ? { state: IDLE, effects: CLEARED } : { state, effects: [] };
      switch (event.type) {
        case 'down':
          return down(state, event, scene);
        case 'move':
          return move(work, state, event, scene);
        case 'up':
          return up(work, state, event, scene);
      }
    },
  };
}

function down(state: TwoPointState, event: ToolPointerEvent, scene: ToolScene): Step {
  if (state.name === 'waiting') return { state: { ...state, name: 'spanning' }, effects: [] };
  const targets = snapTargetsFor(scene, new Set(), event.at);
  return {
    state: { name: 'pressing', raw: event.at, from: snapPoint(event.at, targets, event, scene).at, targets },
    effects: CLEARED,
  };
}

function move(work: TwoPointToolOptions, state: TwoPointState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'idle':
      return { state, effects: [] };
    case 'pressing':
      return isFartherThan(state.raw, event.at, dragThreshold(event.pointerType, scene.unitsPerPixel))
        ? shown(work, { name: 'spanning', from: state.from, targets: state.targets }, event, scene)
        : { state, effects: [] };
    default:
      return shown(work, state, event, scene);
  }
}

function shown(
  work: TwoPointToolOptions,
  state: Extract<TwoPointState, { name: 'spanning' | 'waiting' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): Step {
  const { span, guides } = spanTo(work, state, event, scene);
  return {
    state,
    effects: [
      { type: 'guides', guides },
      { type: 'preview', shapes: work.preview(span, scene) },
    ],
  };
}

function spanTo(
  work: TwoPointToolOptions,
  { from, targets }: { from: Point; targets: SnapTargets },
  event: ToolPointerEvent,
  scene: ToolScene,
): { span: TwoPoints; guides: readonly Guide[] } {
  const { shift, alt } = event;
  // A direction that is held can't be left for a line nearby.
  if (shift) return { span: { from, to: work.constrain(from, event.at), shift, alt }, guides: [] };
  const { at, guides } = snapPoint(event.at, targets, event, scene);
  return { span: { from, to: at, shift, alt }, guides };
}

function up(work: TwoPointToolOptions, state: TwoPointState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'pressing':
      if (work.click) return { state: IDLE, effects: [...work.click(state.from, scene), NO_GUIDES] };
      return { state: { name: 'waiting', from: state.from, targets: state.targets }, effects: [NO_GUIDES] };
    case 'spanning': {
      const { span } = spanTo(work, state, event, scene);
      // Two points in one place are nothing to draw between.
      if (!isFartherThan(span.from, span.to, 0)) return { state: IDLE, effects: CLEARED };
      return { state: IDLE, effects: [...CLEARED, ...work.finish(span, scene)] };
    }
    default:
      return { state, effects: [] };
  }
}

/** The box between two points, or, about the first, twice as large. */
export function boxOfPoints({ from, to, alt }: TwoPoints): { x: number; y: number; width: number; height: number } {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return alt
    ? { x: from.x - dx, y: from.y - dy, width: 2 * dx, height: 2 * dy }
    : { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: dx, height: dy };
}
