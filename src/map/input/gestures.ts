/**
 * Recognizes gestures: a pure state machine from pointer and wheel events to gestures. It reports movements and never
 * reads the plan. Points are CSS pixels from the top left corner of the plan's element, times milliseconds.
 */
import { clamp } from '../../domain/geometry/numbers.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import { DRAG_THRESHOLD_PX, type PointerType } from './dragThreshold.ts';

type PointerInput = {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly pointerType: PointerType;
  /** For `down`: nothing there reacts to a tap, so that a double tap can zoom. */
  readonly onEmptyGround?: boolean;
};

type WheelInput = {
  readonly type: 'wheel';
  readonly x: number;
  readonly y: number;
  /** In pixels, positive to the right and downwards. */
  readonly by: Point;
  /** Also true for a pinch on a touchpad, which browsers report as a wheel with ctrl. */
  readonly ctrl: boolean;
  /** The browser reveals that the device counts pixels, not notches. */
  readonly isPixelPrecise: boolean;
  readonly time: number;
};

export type GestureInput =
  | PointerInput
  | WheelInput
  /** Time has passed without an event: a long press may be due. */
  | { readonly type: 'wait'; readonly time: number }
  /** Aborts any gesture: the window has lost its focus, or the element has changed its size. */
  | { readonly type: 'reset' };

export type Gesture =
  /** A first pointer is down. */
  | { readonly type: 'press' }
  /** Move what is under `from` to `to`, scaled by `factor` about it: a drag if the factor is 1, else a pinch. */
  | { readonly type: 'move'; readonly from: Point; readonly to: Point; readonly factor: number }
  /** The last pointer is up or canceled, after a press. The speed is in pixels per millisecond. */
  | { readonly type: 'release'; readonly speed: Point }
  /** `count` is 2 for a double tap, which is recognized on empty ground only. */
  | { readonly type: 'tap'; readonly at: Point; readonly count: 1 | 2 }
  | { readonly type: 'long-press'; readonly at: Point }
  /** Zoom about a point. `isNotch` marks the big steps of a mouse wheel, which are animated. */
  | { readonly type: 'wheel-zoom'; readonly at: Point; readonly factor: number; readonly isNotch: boolean }
  /** Two fingers on a touchpad pan the plan. */
  | { readonly type: 'wheel-pan'; readonly by: Point };

type Pointer = { readonly id: number; readonly x: number; readonly y: number };
type TimedPoint = Point & { readonly time: number };

/**
 * `pointing` becomes `moving` past the drag threshold or with a second pointer, and never returns; only a gesture that
 * is still `pointing` at its end is a tap. `long-pressed` has reported its long press.
 */
export type GestureState = {
  readonly phase: 'idle' | 'pointing' | 'moving' | 'long-pressed';
  /** In the order in which they came down. Only the first two count. */
  readonly pointers: readonly Pointer[];
  readonly start: TimedPoint & { readonly onEmptyGround: boolean };
  /** The recent positions of a single pointer that drags. */
  readonly trail: readonly TimedPoint[];
  /** A tap on empty ground, which a second tap may turn into a double tap. */
  readonly lastTap: TimedPoint | undefined;
  /** Where the first tap was, while the second is down: dragging up or down then zooms about that point. */
  readonly doubleTapAt: Point | undefined;
  /** Until this time a wheel keeps panning, because it has proved to be a touchpad. */
  readonly wheelPansUntil: number;
};

export const IDLE_GESTURE: GestureState = {
  phase: 'idle',
  pointers: [],
  start: { x: 0, y: 0, time: 0, onEmptyGround: false },
  trail: [],
  lastTap: undefined,
  doubleTapAt: undefined,
  wheelPansUntil: -Infinity,
};

export const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_DISTANCE_PX = 24;
/** Dragging the second tap of two this far down doubles the scale, as the map apps of phones do. */
const DOUBLE_TAP_DRAG_PX = 100;
/** Speed is measured over this much of the trail. */
const TRAIL_MS = 80;
/**
 * A pointer that rests this long before it leaves has no speed. Phones that drop frames report moves less often, so the
 * limit is two of their intervals: one move may be missing at the end, and the next may be due.
 */
const MIN_REST_MS = 40;
const MAX_REST_MS = 90;
const REST_INTERVALS = 2;
/** Pointers closer than this count as this far apart, so that the factor of a pinch stays finite. */
const MIN_SPREAD_PX = 10;
/** The events of a touchpad come every 8 to 16 ms, and more slowly at the end of its inertia. */
const WHEEL_PAN_PAUSE_MS = 150;
/** One notch of a mouse wheel is about 100 pixels; the pinch of a touchpad sends many small steps. */
const MAX_WHEEL_PX = 240;
const MIN_NOTCH_PX = 40;
const ZERO: Point = { x: 0, y: 0 };

type GestureStep = { readonly state: GestureState; readonly gestures: readonly Gesture[] };

/** Handles one event. Ignores events of pointers that never came down. */
export function recognizeGesture(state: GestureState, input: GestureInput): GestureStep {
  switch (input.type) {
    case 'down':
      return down(state, input);
    case 'move':
      return move(state, input);
    case 'up':
      return up(move(state, input), input);
    case 'cancel':
      return state.pointers.some(({ id }) => id === input.id) ? lift(state, input.id, ZERO) : stay(state);
    case 'reset':
      return state.phase === 'idle'
        ? stay(IDLE_GESTURE)
        : { state: IDLE_GESTURE, gestures: [{ type: 'release', speed: ZERO }] };
    case 'wait':
      return wait(state, input.time);
    case 'wheel':
      return wheel(state, input);
  }
}

const stay = (state: GestureState): GestureStep => ({ state, gestures: [] });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const toPoint = ({ x, y }: Point): Point => ({ x, y });

function down(state: GestureState, { id, x, y, time, onEmptyGround = false }: PointerInput): GestureStep {
  // A pointer whose end was never reported can come down again with its old id.
  const pointers = [...state.pointers.filter((pointer) => pointer.id !== id), { id, x, y }];
  if (pointers.length > 1)
    return stay({ ...state, phase: 'moving', pointers, trail: [], lastTap: undefined, doubleTapAt: undefined });
  const start = { x, y, time, onEmptyGround };
  const last = state.lastTap;
  const isSecondTap =
    onEmptyGround && last && time - last.time <= DOUBLE_TAP_MS && distance(last, start) <= DOUBLE_TAP_DISTANCE_PX;
  return {
    state: {
      ...IDLE_GESTURE,
      phase: 'pointing',
      pointers,
      start,
      trail: [start],
      doubleTapAt: isSecondTap ? toPoint(last) : undefined,
    },
    gestures: state.phase === 'idle' ? [{ type: 'press' }] : [{ type: 'release', speed: ZERO }, { type: 'press' }],
  };
}

function move(state: GestureState, { id, x, y, time, pointerType }: PointerInput): GestureStep {
  const before = state.pointers.find((pointer) => pointer.id === id);
  if (!before || (before.x === x && before.y === y)) return stay(state);
  const pointers = state.pointers.map((pointer) => (pointer.id === id ? { id, x, y } : pointer));
  const begins = state.phase !== 'moving';
  if (begins && distance({ x, y }, state.start) <= DRAG_THRESHOLD_PX[pointerType]) return stay({ ...state, pointers });
  const moving: GestureState = { ...state, phase: 'moving', pointers, lastTap: undefined };
  // A mouse has a wheel to zoom: it drags after a click.
  if (state.doubleTapAt && pointerType !== 'mouse') {
    const factor = 2 ** ((y - (begins ? state.start : before).y) / DOUBLE_TAP_DRAG_PX);
    return {
      state: { ...moving, trail: [] },
      gestures: [{ type: 'move', from: state.doubleTapAt, to: state.doubleTapAt, factor }],
    };
  }
  // After a rest the speed counts from there, so that a finger that trembles as it leaves does not flick.
  const recent = hasRested(state.trail, time)
    ? state.trail.slice(-1)
    : state.trail.filter((point) => time - point.time <= TRAIL_MS);
  const trail = pointers.length === 1 ? [...recent, { x, y, time }] : [];
  const from = begins ? { center: toPoint(state.start), spread: MIN_SPREAD_PX } : pinchOf(state.pointers);
  const to = pinchOf(pointers);
  return {
    state: { ...moving, trail },
    gestures: [{ type: 'move', from: from.center, to: to.center, factor: to.spread / from.spread }],
  };
}

/** Returns the center and the distance of the first two pointers. */
function pinchOf([one = { id: 0, ...ZERO }, two]: readonly Pointer[]): { center: Point; spread: number } {
  if (!two) return { center: toPoint(one), spread: MIN_SPREAD_PX };
  return {
    center: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    spread: Math.max(distance(one, two), MIN_SPREAD_PX),
  };
}

function up({ state, gestures }: GestureStep, { id, time }: PointerInput): GestureStep {
  if (!state.pointers.some((pointer) => pointer.id === id)) return { state, gestures };
  if (state.phase === 'pointing') {
    const at = toPoint(state.start);
    const count = state.doubleTapAt ? 2 : 1;
    return {
      state: { ...IDLE_GESTURE, lastTap: state.start.onEmptyGround && count === 1 ? { ...at, time } : undefined },
      gestures: [...gestures, { type: 'release', speed: ZERO }, { type: 'tap', at, count }],
    };
  }
  const lifted = lift(state, id, speedOf(state.trail, time));
  return { state: lifted.state, gestures: [...gestures, ...lifted.gestures] };
}

/** Removes a pointer. A remaining pointer continues the gesture. */
function lift(state: GestureState, id: number, speed: Point): GestureStep {
  const pointers = state.pointers.filter((pointer) => pointer.id !== id);
  if (pointers.length > 0) return stay({ ...state, pointers, trail: [] });
  return { state: IDLE_GESTURE, gestures: [{ type: 'release', speed }] };
}

function speedOf(trail: readonly TimedPoint[], time: number): Point {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last || last.time <= first.time || hasRested(trail, time)) return ZERO;
  return { x: (last.x - first.x) / (last.time - first.time), y: (last.y - first.y) / (last.time - first.time) };
}

/** Whether the time since the last point of the trail is too long for a pointer that still moves. */
function hasRested(trail: readonly TimedPoint[], time: number): boolean {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last) return false;
  const interval = (last.time - first.time) / Math.max(trail.length - 1, 1);
  return time - last.time > clamp(REST_INTERVALS * interval, MIN_REST_MS, MAX_REST_MS);
}

/** The second tap of two never becomes a long press: it may rest before it is dragged. */
function wait(state: GestureState, time: number): GestureStep {
  if (state.phase !== 'pointing' || state.doubleTapAt || time - state.start.time < LONG_PRESS_MS) return stay(state);
  return {
    state: { ...state, phase: 'long-pressed', lastTap: undefined },
    gestures: [{ type: 'long-press', at: toPoint(state.start) }],
  };
}

/**
 * A mouse wheel zooms, two fingers on a touchpad pan. No browser says which of them it is, so only sure signs of a
 * touchpad pan: a horizontal part (which a tilted wheel and shift also intend), or pixels as macOS counts them. One
 * sign holds until a pause. Fractions and small steps prove nothing, because wheels with smooth notches and scaled
 * screens produce them too. In doubt the wheel zooms: a touchpad can also drag, but a mouse has no other way to zoom.
 */
function wheel(state: GestureState, { x, y, by, ctrl, isPixelPrecise, time }: WheelInput): GestureStep {
  if (!ctrl && (isPixelPrecise || by.x !== 0 || time < state.wheelPansUntil)) {
    return {
      state: { ...state, wheelPansUntil: time + WHEEL_PAN_PAUSE_MS },
      gestures: [{ type: 'wheel-pan', by: { x: -by.x, y: -by.y } }],
    };
  }
  const pixels = clamp(by.y, -MAX_WHEEL_PX, MAX_WHEEL_PX);
  return {
    state: { ...state, wheelPansUntil: -Infinity },
    gestures: [
      {
        type: 'wheel-zoom',
        at: { x, y },
        factor: Math.exp(-pixels / (ctrl ? 100 : 360)),
        isNotch: Math.abs(by.y) >= MIN_NOTCH_PX,
      },
    ],
  };
}
