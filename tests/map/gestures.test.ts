import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/domain/geometry.ts';
import { type Gesture, IDLE, type Input, type Intent, type PointerKind, recognise } from '../../src/map/gestures.ts';
import { type Viewport, moved, toPlan, toScreen } from '../../src/map/viewport.ts';

function play(inputs: readonly Input[], from: Gesture = IDLE): { gesture: Gesture; intents: Intent[] } {
  const intents: Intent[] = [];
  let gesture = from;
  for (const input of inputs) {
    const step = recognise(gesture, input);
    gesture = step.gesture;
    intents.push(...step.intents);
  }
  return { gesture, intents };
}

const at = (type: 'down' | 'move' | 'up' | 'cancel', id: number, x: number, y: number, time: number, kind: PointerKind = 'touch'): Input => ({ type, id, x, y, time, kind });
const kinds = (intents: readonly Intent[]): string[] => intents.map(({ type }) => type);
const tapAt = (x: number, y: number, time: number): Input[] => [at('down', 1, x, y, time), at('up', 1, x, y, time + 40)];

/** A view that follows the intents, as the plan does without limits. */
function follow(view: Viewport, intents: readonly Intent[]): Viewport {
  return intents.reduce((now, intent) => intent.type === 'move' ? moved(now, intent.from, intent.to, intent.factor) : now, view);
}

const counts = (inputs: Input[]): number[] => play(inputs).intents.flatMap((intent) => intent.type === 'tap' ? [intent.count] : []);
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Speed of the release at the end, to the right. */
function speed(inputs: Input[]): number | undefined {
  const last = play(inputs).intents.at(-1);
  return last?.type === 'release' ? last.speed.x : undefined;
}

function wheelFactor(delta: number, fine = false): number {
  const [intent] = play([{ type: 'wheel', x: 5, y: 6, delta, fine }]).intents;
  return intent?.type === 'wheel' ? intent.factor : Number.NaN;
}

describe('taps', () => {
  it('is told where the finger came down', () => {
    expect(play([at('down', 1, 10, 20, 0), at('move', 1, 13, 24, 20), at('up', 1, 13, 24, 60)]).intents).toEqual([
      { type: 'press' }, { type: 'release', speed: { x: 0, y: 0 } }, { type: 'tap', at: { x: 10, y: 20 }, count: 1 },
    ]);
  });

  it.each([['mouse', 4], ['touch', 6], ['pen', 6]] as const)('by %s bears a move of %d pixels, and not of one more', (kind, most) => {
    const ending = (by: number): string | undefined => kinds(play([at('down', 1, 0, 0, 0, kind), at('move', 1, by, 0, 10, kind), at('up', 1, by, 0, 20, kind)]).intents).at(-1);
    expect(ending(most)).toBe('tap');
    expect(ending(most + 1)).toBe('release');
  });

  it('counts a second one soon and near, and not a third', () => {
    expect(counts([...tapAt(50, 50, 0), ...tapAt(55, 52, 150), ...tapAt(55, 52, 300)])).toEqual([1, 2, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(50, 50, 900)])).toEqual([1, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(150, 50, 150)])).toEqual([1, 1]);
  });

  it('ends late as a tap unless a long one was told before', () => {
    expect(kinds(play([at('down', 1, 5, 5, 0), at('up', 1, 5, 5, 2_000)]).intents)).toContain('tap');
    const long = play([at('down', 1, 5, 5, 0), { type: 'wait', time: 500 }, at('up', 1, 5, 5, 700)]);
    expect(kinds(long.intents)).toEqual(['press', 'long-tap', 'release']);
    expect(kinds(play([at('down', 1, 5, 5, 0), { type: 'wait', time: 499 }]).intents)).toEqual(['press']);
  });

  it('is none after a drag that comes back, nor where the up event alone tells of the move', () => {
    expect(kinds(play([at('down', 1, 0, 0, 0), at('move', 1, 40, 0, 20), at('move', 1, 0, 0, 40), at('up', 1, 0, 0, 60)]).intents)).not.toContain('tap');
    expect(kinds(play([at('down', 1, 0, 0, 0), at('up', 1, 60, 0, 60)]).intents)).toEqual(['press', 'move', 'release']);
  });
});

describe('drags and pinches', () => {
  it('keeps the plan point under a dragging finger', () => {
    const view = { scale: 0.5, x: 3, y: 4 };
    const { intents } = play([at('down', 1, 100, 100, 0), at('move', 1, 103, 100, 10), at('move', 1, 160, 130, 20), at('up', 1, 160, 130, 40)]);
    expect(toScreen(follow(view, intents), toPlan(view, { x: 100, y: 100 }))).toEqual({ x: 160, y: 130 });
  });

  it('keeps the plan point in the middle of two fingers, wherever they go', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 800 }) });
    fc.assert(fc.property(place, place, fc.array(fc.tuple(fc.constantFrom(1, 2), place), { maxLength: 30 }), (one, two, moves) => {
      fc.pre(apart(one, two) > 12);
      const fingers = { 1: one, 2: two };
      const inputs: Input[] = [at('down', 1, one.x, one.y, 0), at('down', 2, two.x, two.y, 5)];
      for (const [id, to] of moves) {
        if (apart(fingers[id === 1 ? 2 : 1], to) <= 12) continue;
        fingers[id as 1 | 2] = to;
        inputs.push(at('move', id, to.x, to.y, 10));
      }
      const view = { scale: 1, x: 0, y: 0 };
      const after = follow(view, play(inputs).intents);
      const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
      const shown = toScreen(after, toPlan(view, middle));
      expect(Math.hypot(shown.x - (fingers[1].x + fingers[2].x) / 2, shown.y - (fingers[1].y + fingers[2].y) / 2)).toBeLessThan(1);
      expect(after.scale).toBeCloseTo(Math.hypot(fingers[1].x - fingers[2].x, fingers[1].y - fingers[2].y) / Math.hypot(one.x - two.x, one.y - two.y), 4);
    }));
  });

  it('goes on as a drag without a jump when one of two fingers leaves', () => {
    const before = play([at('down', 1, 0, 0, 0), at('down', 2, 100, 0, 5), at('move', 2, 200, 0, 20)]);
    const lifted = play([at('up', 1, 0, 0, 30)], before.gesture);
    expect(lifted.intents).toEqual([]);
    expect(play([at('move', 2, 201, 3, 40)], lifted.gesture).intents).toEqual([{ type: 'move', from: { x: 200, y: 0 }, to: { x: 201, y: 3 }, factor: 1 }]);
  });

  it('tells the speed of a flick, and none of a finger that rested', () => {
    const drag = [at('down', 1, 0, 0, 0), at('move', 1, 30, 0, 20), at('move', 1, 60, 0, 40)];
    expect(speed([...drag, at('up', 1, 60, 0, 45)])).toBeCloseTo(1.5);
    expect(speed([...drag, at('up', 1, 60, 0, 400)])).toBe(0);
  });
});

describe('whatever happens', () => {
  const pointers = fc.record({
    type: fc.constantFrom('down' as const, 'move' as const, 'move' as const, 'up' as const, 'cancel' as const),
    id: fc.integer({ min: 1, max: 4 }), x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }),
    kind: fc.constantFrom<PointerKind>('mouse', 'touch', 'pen'), pause: fc.integer({ min: 0, max: 700 }),
  });
  const others = fc.constantFrom({ type: 'reset' as const }, { type: 'wait' as const, pause: 600 });
  const streams = fc.array(fc.oneof({ weight: 8, arbitrary: pointers }, { weight: 1, arbitrary: others }), { maxLength: 60 }).map((events) => {
    let time = 0;
    return events.map((event): Input => {
      if (event.type === 'reset') return event;
      time += event.pause;
      return event.type === 'wait' ? { type: 'wait', time } : { ...event, time };
    });
  });

  it('leaves nothing stuck once all fingers are gone: the next tap is a tap, the next drag a drag', () => {
    fc.assert(fc.property(streams, fc.boolean(), (stream, blurred) => {
      const gone: Input[] = blurred ? [{ type: 'reset' }] : [1, 2, 3, 4].map((id) => at('cancel', id, 0, 0, 1e6));
      const { gesture } = play([...stream, ...gone]);
      expect(gesture.phase).toBe('idle');
      expect(gesture.fingers).toEqual([]);
      expect(kinds(play(tapAt(5, 5, 2e6), gesture).intents)).toEqual(['press', 'release', 'tap']);
      expect(kinds(play([at('down', 1, 0, 0, 2e6), at('move', 1, 50, 0, 2e6 + 9), at('up', 1, 50, 0, 2e6 + 18)], gesture).intents)).toEqual(['press', 'move', 'release']);
    }));
  });

  it('tells a press, then its moves, then its release; a tap only where nothing moved since the press', () => {
    fc.assert(fc.property(streams, (stream) => {
      let pressed = false;
      let untouched = false;
      for (const intent of play(stream).intents) {
        if (intent.type === 'press') { expect(pressed).toBe(false); pressed = true; untouched = true; }
        if (intent.type === 'move') { expect(pressed).toBe(true); untouched = false; }
        if (intent.type === 'release') { expect(pressed).toBe(true); pressed = false; }
        if (intent.type === 'tap') { expect(pressed).toBe(false); expect(untouched).toBe(true); untouched = false; }
      }
    }));
  });

  it('is never a tap where two fingers were down together', () => {
    fc.assert(fc.property(streams, (stream) => {
      let gesture = IDLE;
      let together = false;
      for (const input of stream) {
        const step = recognise(gesture, input);
        if (step.gesture.fingers.length > 1) together = true;
        if (together) expect(kinds(step.intents)).not.toContain('tap');
        if (step.gesture.fingers.length === 0) together = false;
        gesture = step.gesture;
      }
    }));
  });

  it('gives only finite numbers', () => {
    fc.assert(fc.property(streams, (stream) => {
      for (const intent of play(stream).intents) {
        if (intent.type !== 'move') continue;
        expect([intent.factor, intent.from.x, intent.from.y, intent.to.x, intent.to.y].every(Number.isFinite)).toBe(true);
        expect(intent.factor).toBeGreaterThan(0);
      }
    }));
  });
});

describe('the wheel', () => {
  it('zooms in upwards and out downwards, finer with ctrl, and never wildly', () => {
    expect(wheelFactor(-100)).toBeGreaterThan(1);
    expect(wheelFactor(100)).toBeCloseTo(1 / wheelFactor(-100));
    expect(wheelFactor(-5, true)).toBeGreaterThan(wheelFactor(-5));
    expect(wheelFactor(-1e6)).toBeLessThan(20);
  });
});
