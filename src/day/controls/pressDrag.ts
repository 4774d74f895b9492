/**
 * Lifts what lies below a pointer and drags it: over the plan and along the timeline. It listens before the plan's own
 * gestures: a press that is not a drag goes on as a tap, and a swipe moves the plan or scrolls.
 */
import { type Point, distanceBetween } from '../../domain/geometry/boxes.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import { DRAG_THRESHOLD_PX } from '../../map/input/dragThreshold.ts';

/** A pointer that rests this long lifts what it is on. */
const HOLD_MS = 280;

/**
 * What a drop would do is told once the party rests at its place this long. Nobody reads it for the places that the
 * party passes, and each change of words has the browser lay out and paint the page again, where a transform alone
 * costs next to nothing.
 */
export const DRAG_REST_MS = 60;

/** A drag this close to an edge scrolls, at most this far in a frame. */
const EDGE_PX = 44;
const MAX_EDGE_STEP_PX = 12;

/** Returns how far to scroll in a frame for a pointer between two edges: below 0 towards the start. */
export function edgeStep(at: number, start: number, end: number): number {
  const pull = (distance: number): number => MAX_EDGE_STEP_PX * clamp(1 - distance / EDGE_PX, 0, 1);
  return pull(end - at) - pull(at - start);
}

/** Points are CSS pixels from the host's top left corner. */
type PressDragHandlers = {
  /** Returns whether a pointer can lift something: by moving or resting, by only one of them, or not at all. */
  canLift(at: Point, event: PointerEvent): 'at once' | 'by moving' | 'after a rest' | undefined;
  /** `hasRested` is whether a long press has lifted it, and no movement. */
  lift(at: Point, hasRested: boolean, pointerId: number): void;
  move(at: Point, event: PointerEvent): void;
  drop(at: Point): void;
  cancel(): void;
};

type DragState =
  | { readonly type: 'idle' }
  | { readonly type: 'pressed'; readonly id: number; readonly start: Point; readonly needsRest: boolean }
  | { readonly type: 'dragging'; readonly id: number };

const IDLE: DragState = { type: 'idle' };

/** Listens until the returned function is called. */
export function followPressDrags(host: HTMLElement, handlers: PressDragHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let state: DragState = IDLE;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const lift = (id: number, at: Point, hasRested: boolean): void => {
    clearTimeout(rest);
    state = { type: 'dragging', id };
    handlers.lift(at, hasRested, id);
  };
  const end = (): void => {
    clearTimeout(rest);
    const wasDragging = state.type === 'dragging';
    state = IDLE;
    if (wasDragging) handlers.cancel();
  };
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    run: (event: PointerEvent) => void,
  ) => host.addEventListener(name, run, { signal, capture: true });

  on('pointerdown', (event) => {
    // A second finger zooms the plan.
    end();
    if (!event.isPrimary || event.button !== 0) return;
    const at = pointOf(event);
    const liftable = handlers.canLift(at, event);
    if (!liftable) return;
    state = { type: 'pressed', id: event.pointerId, start: at, needsRest: liftable === 'after a rest' };
    if (liftable === 'by moving') return;
    rest = setTimeout(() => {
      navigator.vibrate?.(10);
      lift(event.pointerId, at, true);
    }, HOLD_MS);
  });
  on('pointermove', (event) => {
    if (state.type === 'idle' || event.pointerId !== state.id) return;
    // A button that was released outside the window sends no event.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      end();
      return;
    }
    const at = pointOf(event);
    if (state.type === 'pressed') {
      const { start, needsRest } = state;
      const threshold = DRAG_THRESHOLD_PX[event.pointerType === 'mouse' ? 'mouse' : 'touch'];
      if (distanceBetween(at, start) <= threshold) return;
      if (needsRest) {
        end();
        return;
      }
      lift(event.pointerId, start, false);
    }
    event.stopPropagation();
    handlers.move(at, event);
  });
  on('pointerup', (event) => {
    if (state.type === 'idle' || event.pointerId !== state.id) return;
    clearTimeout(rest);
    const wasDragging = state.type === 'dragging';
    state = IDLE;
    if (!wasDragging) return;
    // The plan hears that it has lost the pointer, which ends its press without a tap.
    event.stopPropagation();
    handlers.drop(pointOf(event));
  });
  on('pointercancel', end);
  window.addEventListener('blur', end, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || state.type !== 'dragging') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return () => {
    end();
    listening.abort();
  };
}
