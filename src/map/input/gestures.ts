/**
 * What fingers, mouse and wheel mean: a pure recogniser from the stream of pointer events to intents. It gives what was
 * moved by how much and never reads the plan. Points are CSS pixels from the top left corner of the plan's element,
 * times milliseconds.
 */
import type { Point } from '../../domain/geometry/boxes.ts';
import { clamp } from '../camera/viewport.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** `bare`, of a `down`: a tap there means nothing of its own, so that two of them may mean zoom. */
type PointerInput = {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly kind: PointerKind;
  readonly bare?: boolean;
};

/**
 * `by` in pixels, positive to the right and towards the visitor; `ctrl` also for a pinch on a touchpad, which comes as a
 * ctrl-wheel; `precise` where the browser gives away that the device counts pixels and no notches.
 */
type WheelInput = {
  readonly type: 'wheel';
  readonly x: number;
  readonly y: number;
  readonly by: Point;
  readonly ctrl: boolean;
  readonly precise: boolean;
  readonly time: number;
};

export type GestureInput =
  | PointerInput
  | WheelInput
  /** Nothing happened until then: a long tap may be due. */
  | { readonly type: 'wait'; readonly time: number }
  /** Whatever was going on is over: the window lost its focus, or the element its shape. */
  | { readonly type: 'reset' };

export type GestureIntent =
  /** A first finger is down: what moves by itself stops. */
  | { readonly type: 'press' }
  /** What lies under `from` goes to `to`, scaled by `factor` about it: a drag where the factor is 1, else a zoom by hand. */
  | { readonly type: 'move'; readonly from: Point; readonly to: Point; readonly factor: number }
  /** The last finger is up or gone, after a press; speeds in pixels a millisecond. */
  | { readonly type: 'release'; readonly speed: Point }
  /** The second of two is told on bare ground only. */
  | { readonly type: 'tap'; readonly at: Point; readonly count: 1 | 2 }
  | { readonly type: 'long-tap'; readonly at: Point }
  | { readonly type: 'wheel'; readonly at: Point; readonly factor: number; readonly coarse: boolean }
  /** Two fingers on a touchpad move the plan by so much. */
  | { readonly type: 'scroll'; readonly by: Point };

type Finger = { readonly id: number; readonly x: number; readonly y: number };
type Moment = Point & { readonly time: number };

/**
 * Pointing becomes moving past a threshold or with a second finger, and never goes back; only what is still pointing at
 * the end is a tap. Held is a long tap already told.
 */
export type GestureState = {
  readonly phase: 'idle' | 'pointing' | 'moving' | 'held';
  /** In the order in which they came down: the first two count. */
  readonly fingers: readonly Finger[];
  readonly start: Moment & { readonly bare: boolean };
  /** Of a single finger that drags, the latest. */
  readonly trail: readonly Moment[];
  /** A first tap on bare ground, which a second may follow. */
  readonly lastTap: Moment | undefined;
  /** Where the first tap was, as long as the second is down: dragged up and down, it zooms about there. */
  readonly again: Point | undefined;
  /** Until then a wheel goes on as the scrolling touchpad that it has shown itself to be. */
  readonly scrollsUntil: number;
};

export const IDLE_GESTURE: GestureState = {
  phase: 'idle',
  fingers: [],
  start: { x: 0, y: 0, time: 0, bare: false },
  trail: [],
  lastTap: undefined,
  again: undefined,
  scrollsUntil: -Infinity,
};

/** How far a pointer may move, in pixels, and still point. */
const THRESHOLD: Record<PointerKind, number> = { mouse: 4, touch: 6, pen: 6 };
export const LONG_PRESS_MS = 500;
const DOUBLE_TAP = { time: 300, distance: 24 };
/** The second tap of two, dragged down by so many pixels, makes the plan twice as large, as in the map apps of phones. */
const DOUBLING = 100;
/** Speed is measured over the end of the trail, in milliseconds. */
const TRAIL = 80;
/**
 * A finger that rested so long before it left has no speed. A phone that stutters tells of moves more seldom: there it may
 * be silent for two of their gaps, as the last one may have come just before it left, or have been due just then.
 */
const REST = { least: 40, gaps: 2, most: 90 };
/** Fingers nearer than this count as so far apart, so that no factor runs away. */
const LEAST_SPREAD = 10;
/** A touchpad's events come every 8 to 16 milliseconds, at the end of its glide now and then more slowly. */
const SCROLL_PAUSE = 150;
const STILL: Point = { x: 0, y: 0 };

type Step = { readonly gesture: GestureState; readonly intents: readonly GestureIntent[] };

/** One step of the recogniser. Events of pointers that never came down are passed over. */
export function recognizeGesture(gesture: GestureState, input: GestureInput): Step {
  switch (input.type) {
    case 'down':
      return down(gesture, input);
    case 'move':
      return move(gesture, input);
    case 'up':
      return up(move(gesture, input), input);
    case 'cancel':
      return gesture.fingers.some(({ id }) => id === input.id) ? lift(gesture, input.id, STILL) : pass(gesture);
    case 'reset':
      return gesture.phase === 'idle'
        ? pass(IDLE_GESTURE)
        : { gesture: IDLE_GESTURE, intents: [{ type: 'release', speed: STILL }] };
    case 'wait':
      return wait(gesture, input.time);
    case 'wheel':
      return wheel(gesture, input);
  }
}

const pass = (gesture: GestureState): Step => ({ gesture, intents: [] });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const pointOf = ({ x, y }: Point): Point => ({ x, y });

function down(gesture: GestureState, { id, x, y, time, bare = false }: PointerInput): Step {
  // A finger whose end was never told comes down again under its old number.
  const fingers = [...gesture.fingers.filter((finger) => finger.id !== id), { id, x, y }];
  if (fingers.length > 1)
    return pass({ ...gesture, phase: 'moving', fingers, trail: [], lastTap: undefined, again: undefined });
  const start = { x, y, time, bare };
  const last = gesture.lastTap;
  const follows = bare && last && time - last.time <= DOUBLE_TAP.time && distance(last, start) <= DOUBLE_TAP.distance;
  return {
    gesture: {
      ...IDLE_GESTURE,
      phase: 'pointing',
      fingers,
      start,
      trail: [start],
      again: follows ? pointOf(last) : undefined,
    },
    intents: gesture.phase === 'idle' ? [{ type: 'press' }] : [{ type: 'release', speed: STILL }, { type: 'press' }],
  };
}

function move(gesture: GestureState, { id, x, y, time, kind }: PointerInput): Step {
  const before = gesture.fingers.find((finger) => finger.id === id);
  if (!before || (before.x === x && before.y === y)) return pass(gesture);
  const fingers = gesture.fingers.map((finger) => (finger.id === id ? { id, x, y } : finger));
  const begins = gesture.phase !== 'moving';
  if (begins && distance({ x, y }, gesture.start) <= THRESHOLD[kind]) return pass({ ...gesture, fingers });
  const moving: GestureState = { ...gesture, phase: 'moving', fingers, lastTap: undefined };
  // A mouse has a wheel; after a click it drags.
  if (gesture.again && kind !== 'mouse') {
    const factor = 2 ** ((y - (begins ? gesture.start : before).y) / DOUBLING);
    return {
      gesture: { ...moving, trail: [] },
      intents: [{ type: 'move', from: gesture.again, to: gesture.again, factor }],
    };
  }
  // After a rest it counts how far it goes from there, so that a finger that trembles as it leaves is no flick.
  const recent = hasRested(gesture.trail, time)
    ? gesture.trail.slice(-1)
    : gesture.trail.filter((moment) => time - moment.time <= TRAIL);
  const trail = fingers.length === 1 ? [...recent, { x, y, time }] : [];
  const from = begins ? { middle: pointOf(gesture.start), spread: LEAST_SPREAD } : grip(gesture.fingers);
  const to = grip(fingers);
  return {
    gesture: { ...moving, trail },
    intents: [{ type: 'move', from: from.middle, to: to.middle, factor: to.spread / from.spread }],
  };
}

/** Where the first two fingers hold the plan: their middle and how far they are apart. */
function grip(fingers: readonly Finger[]): { middle: Point; spread: number } {
  const [one, two] = [fingers[0]!, fingers[1]];
  if (!two) return { middle: pointOf(one), spread: LEAST_SPREAD };
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    spread: Math.max(distance(one, two), LEAST_SPREAD),
  };
}

function up({ gesture, intents }: Step, { id, time }: PointerInput): Step {
  if (!gesture.fingers.some((finger) => finger.id === id)) return { gesture, intents };
  if (gesture.phase === 'pointing') {
    const at = pointOf(gesture.start);
    const count = gesture.again ? 2 : 1;
    return {
      gesture: { ...IDLE_GESTURE, lastTap: gesture.start.bare && count === 1 ? { ...at, time } : undefined },
      intents: [...intents, { type: 'release', speed: STILL }, { type: 'tap', at, count }],
    };
  }
  const lifted = lift(gesture, id, speedOf(gesture.trail, time));
  return { gesture: lifted.gesture, intents: [...intents, ...lifted.intents] };
}

/** Takes a finger away; the one that stays holds the plan on from where it is. */
function lift(gesture: GestureState, id: number, speed: Point): Step {
  const fingers = gesture.fingers.filter((finger) => finger.id !== id);
  if (fingers.length > 0) return pass({ ...gesture, fingers, trail: [] });
  return { gesture: IDLE_GESTURE, intents: [{ type: 'release', speed }] };
}

function speedOf(trail: readonly Moment[], time: number): Point {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || last.time <= first.time || hasRested(trail, time)) return STILL;
  return { x: (last.x - first.x) / (last.time - first.time), y: (last.y - first.y) / (last.time - first.time) };
}

/** Whether a finger has been silent for longer, since its trail, than one that still moves. */
function hasRested(trail: readonly Moment[], time: number): boolean {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last) return false;
  const gap = (last.time - first.time) / Math.max(trail.length - 1, 1);
  return time - last.time > clamp(REST.gaps * gap, REST.least, REST.most);
}

/** The second tap of two rests before it is dragged: it waits for no long tap. */
function wait(gesture: GestureState, time: number): Step {
  if (gesture.phase !== 'pointing' || gesture.again || time - gesture.start.time < LONG_PRESS_MS) return pass(gesture);
  return {
    gesture: { ...gesture, phase: 'held', lastTap: undefined },
    intents: [{ type: 'long-tap', at: pointOf(gesture.start) }],
  };
}

/**
 * A mouse's wheel zooms, two fingers on a touchpad scroll. No browser says which it is, so only sure signs of a touchpad
 * scroll: a move sideways, which also a tilted wheel and shift mean, or pixels counted as macOS counts them. A single
 * sign holds until a pause. Fractions of pixels and small steps are no sign: wheels with smooth notches and scaled
 * screens give them too. What is left unsure zooms, for a touchpad can drag as well, and a wheel can't do without zoom.
 */
function wheel(gesture: GestureState, { x, y, by, ctrl, precise, time }: WheelInput): Step {
  if (!ctrl && (precise || by.x !== 0 || time < gesture.scrollsUntil)) {
    return {
      gesture: { ...gesture, scrollsUntil: time + SCROLL_PAUSE },
      intents: [{ type: 'scroll', by: { x: -by.x, y: -by.y } }],
    };
  }
  // A notch of a mouse wheel is some 100 pixels; a touchpad's pinch sends many small ones.
  const bounded = Math.max(-240, Math.min(240, by.y));
  return {
    gesture: { ...gesture, scrollsUntil: -Infinity },
    intents: [
      { type: 'wheel', at: { x, y }, factor: Math.exp(-bounded / (ctrl ? 100 : 360)), coarse: Math.abs(by.y) >= 40 },
    ],
  };
}
