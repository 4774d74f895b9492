/**
 * Tools that work between two points: a box or a line is drawn by a drag, or, where a click makes nothing by itself, by
 * two clicks, so that no drag is needed.
 */
import type { Point } from '../../domain/geometry.ts';
import type { Guide } from '../../domain/guides.ts';
import type { SnapTargets } from '../../domain/snapping.ts';
import { isFar, slopOf } from './hand.ts';
import { snapPoint, targetsOf } from './scene.ts';
import type { Effect, PointerEventOfTool, PreviewShape, Tool, ToolScene, ToolStep } from './tool.ts';

export type Span = { readonly from: Point; readonly to: Point; readonly shift: boolean; readonly alt: boolean };

export type SpanState =
  | { readonly name: 'idle' }
  /** Pressed, and perhaps the beginning of a drag; `raw` is where, before it snapped. */
  | { readonly name: 'pressing'; readonly raw: Point; readonly from: Point; readonly targets: SnapTargets }
  | { readonly name: 'spanning'; readonly from: Point; readonly targets: SnapTargets }
  /** The first of two clicks is done. */
  | { readonly name: 'waiting'; readonly from: Point; readonly targets: SnapTargets };

/** What the tool makes of two points. */
export type SpanWork = {
  /** Where the second point goes while shift is held. */
  constrain(from: Point, to: Point): Point;
  preview(span: Span, scene: ToolScene): readonly PreviewShape[];
  finish(span: Span, scene: ToolScene): readonly Effect[];
  /** What a click makes; undefined where it is the first of two. */
  click?(at: Point, scene: ToolScene): readonly Effect[];
};

const IDLE: SpanState = { name: 'idle' };
const NO_GUIDES: Effect = { do: 'guides', guides: [] };
const CLEARED: readonly Effect[] = [NO_GUIDES, { do: 'preview', shapes: [] }];
type Step = ToolStep<SpanState>;

export function spanTool(work: SpanWork): Tool<SpanState> {
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

function down(state: SpanState, event: PointerEventOfTool, scene: ToolScene): Step {
  if (state.name === 'waiting') return { state: { ...state, name: 'spanning' }, effects: [] };
  const targets = targetsOf(scene, new Set(), event.at);
  return {
    state: { name: 'pressing', raw: event.at, from: snapPoint(event.at, targets, event, scene).at, targets },
    effects: CLEARED,
  };
}

function move(work: SpanWork, state: SpanState, event: PointerEventOfTool, scene: ToolScene): Step {
  switch (state.name) {
    case 'idle':
      return { state, effects: [] };
    case 'pressing':
      return isFar(state.raw, event.at, slopOf(event.kind, scene.unit))
        ? shown(work, { name: 'spanning', from: state.from, targets: state.targets }, event, scene)
        : { state, effects: [] };
    default:
      return shown(work, state, event, scene);
  }
}

function shown(
  work: SpanWork,
  state: Extract<SpanState, { name: 'spanning' | 'waiting' }>,
  event: PointerEventOfTool,
  scene: ToolScene,
): Step {
  const { span, guides } = spanTo(work, state, event, scene);
  return {
    state,
    effects: [
      { do: 'guides', guides },
      { do: 'preview', shapes: work.preview(span, scene) },
    ],
  };
}

function spanTo(
  work: SpanWork,
  { from, targets }: { from: Point; targets: SnapTargets },
  event: PointerEventOfTool,
  scene: ToolScene,
): { span: Span; guides: readonly Guide[] } {
  const { shift, alt } = event;
  // A direction that is held can't be left for a line nearby.
  if (shift) return { span: { from, to: work.constrain(from, event.at), shift, alt }, guides: [] };
  const { at, guides } = snapPoint(event.at, targets, event, scene);
  return { span: { from, to: at, shift, alt }, guides };
}

function up(work: SpanWork, state: SpanState, event: PointerEventOfTool, scene: ToolScene): Step {
  switch (state.name) {
    case 'pressing':
      if (work.click) return { state: IDLE, effects: [...work.click(state.from, scene), NO_GUIDES] };
      return { state: { name: 'waiting', from: state.from, targets: state.targets }, effects: [NO_GUIDES] };
    case 'spanning': {
      const { span } = spanTo(work, state, event, scene);
      // Two points in one place are nothing to draw between.
      if (!isFar(span.from, span.to, 0)) return { state: IDLE, effects: CLEARED };
      return { state: IDLE, effects: [...CLEARED, ...work.finish(span, scene)] };
    }
    default:
      return { state, effects: [] };
  }
}

/** The box between two points, or, about the first, twice as large. */
export function boxOfSpan({ from, to, alt }: Span): { x: number; y: number; width: number; height: number } {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return alt
    ? { x: from.x - dx, y: from.y - dy, width: 2 * dx, height: 2 * dy }
    : { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: dx, height: dy };
}
