import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import {
  type GestureState,
  IDLE_GESTURE,
  type GestureInput,
  type Gesture,
  recognizeGesture,
} from '../../../src/map/input/gestures.ts';
import type { PointerType } from '../../../src/map/input/dragThreshold.ts';
import { type Viewport, transformView, toPlan, toScreen } from '../../../src/domain/plan/viewport.ts';

function play(
  inputs: readonly GestureInput[],
  from: GestureState = IDLE_GESTURE,
): { state: GestureState; gestures: Gesture[] } {
  const gestures: Gesture[] = [];
  let state = from;
  for (const input of inputs) {
    const step = recognizeGesture(state, input);
    state = step.state;
    gestures.push(...step.gestures);
  }
  return { state, gestures };
}

const at = (
  type: 'down' | 'move' | 'up' | 'cancel',
  id: number,
  x: number,
  y: number,
  time: number,
  pointerType: PointerType = 'touch',
): GestureInput => ({ type, id, x, y, time, pointerType });
const onEmptyGround = (input: GestureInput): GestureInput =>
  input.type === 'down' ? { ...input, onEmptyGround: true } : input;
const typesOf = (gestures: readonly Gesture[]): string[] => gestures.map(({ type }) => type);
const tapAt = (x: number, y: number, time: number): GestureInput[] => [
  at('down', 1, x, y, time),
  at('up', 1, x, y, time + 40),
];

/** Applies the gestures to a view without limits. */
function follow(view: Viewport, gestures: readonly Gesture[]): Viewport {
  return gestures.reduce(
    (now, gesture) => (gesture.type === 'move' ? transformView(now, gesture.from, gesture.to, gesture.factor) : now),
    view,
  );
}

/** The counts of taps on empty ground. */
const counts = (inputs: GestureInput[]): number[] =>
  play(inputs.map(onEmptyGround)).gestures.flatMap((gesture) => (gesture.type === 'tap' ? [gesture.count] : []));
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The horizontal speed of the release at the end. */
function speed(inputs: GestureInput[]): number | undefined {
  const last = play(inputs).gestures.at(-1);
  return last?.type === 'release' ? last.speed.x : undefined;
}

const wheelBy = (
  x: number,
  y: number,
  more: { ctrl?: boolean; isPixelPrecise?: boolean; time?: number } = {},
): GestureInput => ({
  type: 'wheel',
  x: 5,
  y: 6,
  by: { x, y },
  ctrl: false,
  isPixelPrecise: false,
  time: 0,
  ...more,
});

function wheelFactor(delta: number, ctrl = false): number {
  const [gesture] = play([wheelBy(0, delta, { ctrl })]).gestures;
  return gesture?.type === 'wheel-zoom' ? gesture.factor : Number.NaN;
}

/** The scale after all moves. */
const scaleOf = (gestures: readonly Gesture[]): number => follow({ scale: 1, x: 0, y: 0 }, gestures).scale;

describe('taps', () => {
  it('taps are reported where the finger came down', () => {
    expect(play([at('down', 1, 10, 20, 0), at('move', 1, 13, 24, 20), at('up', 1, 13, 24, 60)]).gestures).toEqual([
      { type: 'press' },
      { type: 'release', speed: { x: 0, y: 0 } },
      { type: 'tap', at: { x: 10, y: 20 }, count: 1 },
    ]);
  });

  it.each([
    ['mouse', 4],
    ['touch', 6],
    ['pen', 6],
  ] as const)('by %s tolerate a move of %d pixels, but not of one more', (kind, most) => {
    const ending = (by: number): string | undefined =>
      typesOf(
        play([at('down', 1, 0, 0, 0, kind), at('move', 1, by, 0, 10, kind), at('up', 1, by, 0, 20, kind)]).gestures,
      ).at(-1);
    expect(ending(most)).toBe('tap');
    expect(ending(most + 1)).toBe('release');
  });

  it('taps count a second tap that is soon and near, but not a third', () => {
    expect(counts([...tapAt(50, 50, 0), ...tapAt(55, 52, 150), ...tapAt(55, 52, 300)])).toEqual([1, 2, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(50, 50, 900)])).toEqual([1, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(150, 50, 150)])).toEqual([1, 1]);
  });

  it('taps count no second tap unless both are on empty ground', () => {
    const one = tapAt(50, 50, 0);
    const two = tapAt(50, 50, 150);
    for (const inputs of [
      [...one, ...two],
      [...one.map(onEmptyGround), ...two],
      [...one, ...two.map(onEmptyGround)],
    ]) {
      expect(play(inputs).gestures.flatMap((gesture) => (gesture.type === 'tap' ? [gesture.count] : []))).toEqual([
        1, 1,
      ]);
    }
  });

  it('taps end late as a tap unless a long press was reported', () => {
    expect(typesOf(play([at('down', 1, 5, 5, 0), at('up', 1, 5, 5, 2_000)]).gestures)).toContain('tap');
    const long = play([at('down', 1, 5, 5, 0), { type: 'wait', time: 500 }, at('up', 1, 5, 5, 700)]);
    expect(typesOf(long.gestures)).toEqual(['press', 'long-press', 'release']);
    expect(typesOf(play([at('down', 1, 5, 5, 0), { type: 'wait', time: 499 }]).gestures)).toEqual(['press']);
  });

  it('taps report one long press, from which a drag can continue', () => {
    const held: GestureInput[] = [at('down', 1, 5, 5, 0), { type: 'wait', time: 500 }, { type: 'wait', time: 1_100 }];
    expect(typesOf(play([...held, at('up', 1, 5, 5, 1_200)]).gestures)).toEqual(['press', 'long-press', 'release']);
    expect(typesOf(play([...held, at('move', 1, 50, 5, 1_200), at('up', 1, 50, 5, 1_300)]).gestures)).toEqual([
      'press',
      'long-press',
      'move',
      'release',
    ]);
    expect(
      typesOf(play([at('down', 1, 5, 5, 0), at('move', 1, 50, 5, 20), { type: 'wait', time: 500 }]).gestures),
    ).not.toContain('long-press');
    expect(
      typesOf(play([at('down', 1, 5, 5, 0), at('down', 2, 50, 5, 20), { type: 'wait', time: 520 }]).gestures),
    ).toEqual(['press']);
  });

  it('taps are not reported after a drag that returns, nor if only the up event reveals the move', () => {
    expect(
      typesOf(
        play([at('down', 1, 0, 0, 0), at('move', 1, 40, 0, 20), at('move', 1, 0, 0, 40), at('up', 1, 0, 0, 60)])
          .gestures,
      ),
    ).not.toContain('tap');
    expect(typesOf(play([at('down', 1, 0, 0, 0), at('up', 1, 60, 0, 60)]).gestures)).toEqual([
      'press',
      'move',
      'release',
    ]);
  });
});

describe('a drag or a pinch', () => {
  it('keeps the plan point at the center of two fingers, wherever they go', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 800 }) });
    fc.assert(
      fc.property(
        place,
        place,
        fc.array(fc.tuple(fc.constantFrom(1, 2), place), { maxLength: 30 }),
        (one, two, moves) => {
          fc.pre(apart(one, two) > 12);
          const fingers = { 1: one, 2: two };
          const inputs: GestureInput[] = [at('down', 1, one.x, one.y, 0), at('down', 2, two.x, two.y, 5)];
          for (const [id, to] of moves) {
            if (apart(fingers[id === 1 ? 2 : 1], to) <= 12) continue;
            fingers[id] = to;
            inputs.push(at('move', id, to.x, to.y, 10));
          }
          const view = { scale: 1, x: 0, y: 0 };
          const after = follow(view, play(inputs).gestures);
          const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
          const shown = toScreen(after, toPlan(view, middle));
          expect(
            Math.hypot(shown.x - (fingers[1].x + fingers[2].x) / 2, shown.y - (fingers[1].y + fingers[2].y) / 2),
          ).toBeLessThan(1);
          expect(after.scale).toBeCloseTo(
            Math.hypot(fingers[1].x - fingers[2].x, fingers[1].y - fingers[2].y) /
              Math.hypot(one.x - two.x, one.y - two.y),
            4,
          );
        },
      ),
    );
  });

  it('continues as a drag without a jump when one of two fingers lifts', () => {
    const before = play([at('down', 1, 0, 0, 0), at('down', 2, 100, 0, 5), at('move', 2, 200, 0, 20)]);
    const lifted = play([at('up', 1, 0, 0, 30)], before.state);
    expect(lifted.gestures).toEqual([]);
    expect(play([at('move', 2, 201, 3, 40)], lifted.state).gestures).toEqual([
      { type: 'move', from: { x: 200, y: 0 }, to: { x: 201, y: 3 }, factor: 1 },
    ]);
  });

  it.each([8, 12, 16, 40, 45])(
    'reports the speed of a flick with an event every %i ms, however soon it ends',
    (gap) => {
      const drag = Array.from({ length: 8 }, (_, i) => at('move', 1, 15 * (i + 1), 0, gap * (i + 1)));
      for (const wait of [0, gap / 2, gap])
        expect(speed([at('down', 1, 0, 0, 0), ...drag, at('up', 1, 120, 0, 8 * gap + wait)])).toBeCloseTo(15 / gap);
    },
  );

  it.each([
    [8, 50],
    [16, 50],
    [45, 95],
    [70, 95],
  ])(
    'reports no speed with an event every %i ms and a rest of %i ms, even if the finger trembles at the end',
    (gap, rest) => {
      const drag = Array.from({ length: 8 }, (_, i) => at('move', 1, 15 * (i + 1), 0, gap * (i + 1)));
      const end = 8 * gap + rest;
      expect(speed([at('down', 1, 0, 0, 0), ...drag, at('up', 1, 120, 0, end)])).toBe(0);
      expect(
        speed([at('down', 1, 0, 0, 0), ...drag, at('move', 1, 121, 0, end - 1), at('up', 1, 121, 0, end)]),
      ).toBeLessThan(0.1);
    },
  );
});

describe('a drag of the second of two taps', () => {
  const first = tapAt(50, 60, 0).map(onEmptyGround);
  const second = (...inputs: GestureInput[]): Gesture[] =>
    play([...first, ...inputs.map(onEmptyGround)]).gestures.slice(3);

  it('a drag of the second of two taps zooms about the first tap: in downwards, out upwards', () => {
    const downwards = second(
      at('down', 1, 58, 64, 150),
      at('move', 1, 58, 114, 200),
      at('move', 1, 90, 164, 250),
      at('up', 1, 90, 164, 260),
    );
    expect(typesOf(downwards)).toEqual(['press', 'move', 'move', 'release']);
    expect(scaleOf(downwards)).toBeCloseTo(2, 9);
    expect(
      apart(toScreen(follow({ scale: 1, x: 0, y: 0 }, downwards), { x: 50, y: 60 }), { x: 50, y: 60 }),
    ).toBeLessThan(1e-9);
    expect(scaleOf(second(at('down', 1, 50, 60, 150), at('move', 1, 50, -40, 200)))).toBeCloseTo(0.5, 9);
    expect(downwards.at(-1)).toEqual({ type: 'release', speed: { x: 0, y: 0 } });
  });

  it('a drag of the second of two taps can rest before it moves, without a long press', () => {
    const rested = second(
      at('down', 1, 50, 60, 150),
      { type: 'wait', time: 700 },
      at('move', 1, 50, 160, 900),
      at('up', 1, 50, 160, 950),
    );
    expect(typesOf(rested)).toEqual(['press', 'move', 'release']);
    expect(scaleOf(rested)).toBeCloseTo(2, 9);
  });

  it('a drag of the second of two taps pans on a table, too late, too far away, or with a mouse', () => {
    const drag = (x: number, time: number, more: Partial<GestureInput> = {}): GestureInput[] =>
      [at('down', 1, x, 60, time), at('move', 1, x, 160, time + 20), at('up', 1, x, 160, time + 30)].map(
        (input) => ({ ...onEmptyGround(input), ...more }) as GestureInput,
      );
    for (const inputs of [
      drag(50, 150, { onEmptyGround: false }),
      drag(50, 400),
      drag(80, 150),
      drag(50, 150, { pointerType: 'mouse' }),
    ]) {
      const gestures = play([...first, ...inputs]).gestures;
      expect(gestures.find(({ type }) => type === 'move')).toMatchObject({ factor: 1, to: { y: 160 } });
    }
  });

  it('a drag of the second of two taps becomes a pinch with a second finger', () => {
    const { gestures, state } = play([
      ...first,
      onEmptyGround(at('down', 1, 50, 60, 150)),
      at('move', 1, 50, 100, 170),
      at('down', 2, 150, 100, 180),
      at('move', 2, 250, 100, 190),
    ]);
    expect(gestures.at(-1)).toEqual({ type: 'move', from: { x: 100, y: 100 }, to: { x: 150, y: 100 }, factor: 2 });
    const alone = play([at('up', 2, 250, 100, 200), at('move', 1, 50, 150, 210)], state);
    expect(alone.gestures).toEqual([{ type: 'move', from: { x: 50, y: 100 }, to: { x: 50, y: 150 }, factor: 1 }]);
  });
});

describe('an interruption', () => {
  const begun: Readonly<Record<string, GestureInput[]>> = {
    'a press': [at('down', 1, 10, 10, 0)],
    'a long press': [at('down', 1, 10, 10, 0), { type: 'wait', time: 500 }],
    'a drag': [at('down', 1, 10, 10, 0), at('move', 1, 60, 10, 20)],
    'a pinch': [at('down', 1, 10, 10, 0), at('down', 2, 60, 10, 5), at('move', 2, 90, 10, 20)],
    'a pinch that one finger has left': [
      at('down', 1, 10, 10, 0),
      at('down', 2, 60, 10, 5),
      at('move', 2, 90, 10, 20),
      at('up', 1, 10, 10, 30),
    ],
    'a second tap': [...tapAt(10, 10, 0), at('down', 1, 10, 10, 100)].map(onEmptyGround),
    'a zoom by the second tap': [...tapAt(10, 10, 0), at('down', 1, 10, 10, 100), at('move', 1, 10, 80, 120)].map(
      onEmptyGround,
    ),
  };
  const ends: Readonly<Record<string, GestureInput[]>> = {
    'by the window, the page or the size': [{ type: 'reset' }],
    'by the browser, finger by finger': [at('cancel', 1, 10, 10, 600), at('cancel', 2, 60, 10, 601)],
    'twice over': [{ type: 'reset' }, at('cancel', 1, 10, 10, 600), at('up', 2, 60, 10, 601), { type: 'reset' }],
    'and the fingers lifted late': [
      { type: 'reset' },
      at('move', 1, 200, 200, 600),
      at('up', 1, 200, 200, 610),
      at('up', 2, 60, 10, 620),
      { type: 'wait', time: 2_000 },
    ],
  };

  it.each(Object.keys(begun).flatMap((what) => Object.keys(ends).map((how) => [what, how] as const)))(
    'an interruption of %s %s selects nothing and resets the state',
    (what, how) => {
      const before = play(begun[what]!);
      const { state, gestures } = play(ends[how]!, before.state);
      expect(typesOf(gestures)).toEqual(['release']);
      expect({ ...state, start: undefined }).toEqual({ ...IDLE_GESTURE, start: undefined });
    },
  );
});

describe('any stream of events', () => {
  const pointers = fc.record({
    type: fc.constantFrom('down' as const, 'move' as const, 'move' as const, 'up' as const, 'cancel' as const),
    id: fc.integer({ min: 1, max: 4 }),
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    pointerType: fc.constantFrom<PointerType>('mouse', 'touch', 'pen'),
    pause: fc.integer({ min: 0, max: 700 }),
    onEmptyGround: fc.boolean(),
  });
  const others = fc.constantFrom({ type: 'reset' as const }, { type: 'wait' as const, pause: 600 });
  const streams = fc
    .array(fc.oneof({ weight: 8, arbitrary: pointers }, { weight: 1, arbitrary: others }), { maxLength: 60 })
    .map((events) => {
      let time = 0;
      return events.map((event): GestureInput => {
        if (event.type === 'reset') return event;
        time += event.pause;
        return event.type === 'wait' ? { type: 'wait', time } : { ...event, time };
      });
    });

  it('resets the state once all fingers have lifted', () => {
    fc.assert(
      fc.property(streams, fc.boolean(), (stream, blurred) => {
        const gone: GestureInput[] = blurred
          ? [{ type: 'reset' }]
          : [1, 2, 3, 4].map((id) => at('cancel', id, 0, 0, 1e6));
        const { state } = play([...stream, ...gone]);
        expect(state.phase).toBe('idle');
        expect(state.pointers).toEqual([]);
        expect(typesOf(play(tapAt(5, 5, 2e6), state).gestures)).toEqual(['press', 'release', 'tap']);
        expect(
          typesOf(
            play([at('down', 1, 0, 0, 2e6), at('move', 1, 50, 0, 2e6 + 9), at('up', 1, 50, 0, 2e6 + 18)], state)
              .gestures,
          ),
        ).toEqual(['press', 'move', 'release']);
      }),
    );
  });

  it('reports a press, its moves and its release, and a tap only without moves', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        let pressed = false;
        let untouched = false;
        for (const gesture of play(stream).gestures) {
          if (gesture.type === 'press') {
            expect(pressed).toBe(false);
            pressed = true;
            untouched = true;
          }
          if (gesture.type === 'move') {
            expect(pressed).toBe(true);
            untouched = false;
          }
          if (gesture.type === 'release') {
            expect(pressed).toBe(true);
            pressed = false;
          }
          if (gesture.type === 'tap') {
            expect(pressed).toBe(false);
            expect(untouched).toBe(true);
            untouched = false;
          }
        }
      }),
    );
  });

  it('reports no tap if two fingers were down together', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        let state = IDLE_GESTURE;
        let together = false;
        for (const input of stream) {
          const step = recognizeGesture(state, input);
          if (step.state.pointers.length > 1) together = true;
          if (together) expect(typesOf(step.gestures)).not.toContain('tap');
          if (step.state.pointers.length === 0) together = false;
          state = step.state;
        }
      }),
    );
  });
});

describe('the wheel', () => {
  it('the wheel zooms in upwards and out downwards, more finely with ctrl, and within limits', () => {
    expect(wheelFactor(-100)).toBeGreaterThan(1);
    expect(wheelFactor(100)).toBeCloseTo(1 / wheelFactor(-100));
    expect(wheelFactor(-5, true)).toBeGreaterThan(wheelFactor(-5));
    expect(wheelFactor(-1e6)).toBeLessThan(20);
  });

  it('the wheel of a touchpad pans: it moves horizontally, or counts pixels', () => {
    expect(play([wheelBy(3, 7)]).gestures).toEqual([{ type: 'wheel-pan', by: { x: -3, y: -7 } }]);
    expect(play([wheelBy(0, 7, { isPixelPrecise: true })]).gestures).toEqual([
      { type: 'wheel-pan', by: { x: -0, y: -7 } },
    ]);
    // Mice also send fractions and small steps.
    for (const delta of [4.000244140625, 15, 66.67, 100, 120])
      expect(typesOf(play([wheelBy(0, delta)]).gestures)).toEqual(['wheel-zoom']);
  });

  it('the wheel of a touchpad keeps panning until a pause, and zooms at once for a pinch', () => {
    const typesAfter = (...inputs: GestureInput[]): string[] => typesOf(play(inputs).gestures);
    expect(
      typesAfter(
        wheelBy(1, 7),
        wheelBy(0, 40, { time: 100 }),
        wheelBy(0, 40, { time: 240 }),
        wheelBy(0, 40, { time: 900 }),
      ),
    ).toEqual(['wheel-pan', 'wheel-pan', 'wheel-pan', 'wheel-zoom']);
    expect(typesAfter(wheelBy(1, 7), wheelBy(0, 4, { ctrl: true, time: 20 }), wheelBy(0, 4, { time: 40 }))).toEqual([
      'wheel-pan',
      'wheel-zoom',
      'wheel-zoom',
    ]);
    expect(typesAfter(wheelBy(2, 4, { ctrl: true }))).toEqual(['wheel-zoom']);
  });
});
