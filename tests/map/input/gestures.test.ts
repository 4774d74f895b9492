import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import {
  type GestureState,
  IDLE_GESTURE,
  type GestureInput,
  type GestureIntent,
  type PointerKind,
  recognizeGesture,
} from '../../../src/map/input/gestures.ts';
import { type Viewport, transformView, toPlan, toScreen } from '../../../src/map/camera/viewport.ts';

function play(
  inputs: readonly GestureInput[],
  from: GestureState = IDLE_GESTURE,
): { gesture: GestureState; intents: GestureIntent[] } {
  const intents: GestureIntent[] = [];
  let gesture = from;
  for (const input of inputs) {
    const step = recognizeGesture(gesture, input);
    gesture = step.gesture;
    intents.push(...step.intents);
  }
  return { gesture, intents };
}

const at = (
  type: 'down' | 'move' | 'up' | 'cancel',
  id: number,
  x: number,
  y: number,
  time: number,
  kind: PointerKind = 'touch',
): GestureInput => ({ type, id, x, y, time, kind });
const bare = (input: GestureInput): GestureInput => (input.type === 'down' ? { ...input, bare: true } : input);
const kinds = (intents: readonly GestureIntent[]): string[] => intents.map(({ type }) => type);
const tapAt = (x: number, y: number, time: number): GestureInput[] => [
  at('down', 1, x, y, time),
  at('up', 1, x, y, time + 40),
];

/** A view that follows the intents, as the plan does without limits. */
function follow(view: Viewport, intents: readonly GestureIntent[]): Viewport {
  return intents.reduce(
    (now, intent) => (intent.type === 'move' ? transformView(now, intent.from, intent.to, intent.factor) : now),
    view,
  );
}

/** On bare ground. */
const counts = (inputs: GestureInput[]): number[] =>
  play(inputs.map(bare)).intents.flatMap((intent) => (intent.type === 'tap' ? [intent.count] : []));
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Speed of the release at the end, to the right. */
function speed(inputs: GestureInput[]): number | undefined {
  const last = play(inputs).intents.at(-1);
  return last?.type === 'release' ? last.speed.x : undefined;
}

const wheelBy = (
  x: number,
  y: number,
  more: { ctrl?: boolean; precise?: boolean; time?: number } = {},
): GestureInput => ({
  type: 'wheel',
  x: 5,
  y: 6,
  by: { x, y },
  ctrl: false,
  precise: false,
  time: 0,
  ...more,
});

function wheelFactor(delta: number, ctrl = false): number {
  const [intent] = play([wheelBy(0, delta, { ctrl })]).intents;
  return intent?.type === 'wheel' ? intent.factor : Number.NaN;
}

/** The scale after all moves. */
const scaleOf = (intents: readonly GestureIntent[]): number => follow({ scale: 1, x: 0, y: 0 }, intents).scale;

describe('taps', () => {
  it('is told where the finger came down', () => {
    expect(play([at('down', 1, 10, 20, 0), at('move', 1, 13, 24, 20), at('up', 1, 13, 24, 60)]).intents).toEqual([
      { type: 'press' },
      { type: 'release', speed: { x: 0, y: 0 } },
      { type: 'tap', at: { x: 10, y: 20 }, count: 1 },
    ]);
  });

  it.each([
    ['mouse', 4],
    ['touch', 6],
    ['pen', 6],
  ] as const)('by %s bears a move of %d pixels, and not of one more', (kind, most) => {
    const ending = (by: number): string | undefined =>
      kinds(
        play([at('down', 1, 0, 0, 0, kind), at('move', 1, by, 0, 10, kind), at('up', 1, by, 0, 20, kind)]).intents,
      ).at(-1);
    expect(ending(most)).toBe('tap');
    expect(ending(most + 1)).toBe('release');
  });

  it('counts a second one soon and near, and not a third', () => {
    expect(counts([...tapAt(50, 50, 0), ...tapAt(55, 52, 150), ...tapAt(55, 52, 300)])).toEqual([1, 2, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(50, 50, 900)])).toEqual([1, 1]);
    expect(counts([...tapAt(50, 50, 0), ...tapAt(150, 50, 150)])).toEqual([1, 1]);
  });

  it('counts no second one where either means something of its own', () => {
    const [one, two] = [tapAt(50, 50, 0), tapAt(50, 50, 150)];
    for (const inputs of [
      [...one, ...two],
      [...one.map(bare), ...two],
      [...one, ...two.map(bare)],
    ]) {
      expect(play(inputs).intents.flatMap((intent) => (intent.type === 'tap' ? [intent.count] : []))).toEqual([1, 1]);
    }
  });

  it('ends late as a tap unless a long one was told before', () => {
    expect(kinds(play([at('down', 1, 5, 5, 0), at('up', 1, 5, 5, 2_000)]).intents)).toContain('tap');
    const long = play([at('down', 1, 5, 5, 0), { type: 'wait', time: 500 }, at('up', 1, 5, 5, 700)]);
    expect(kinds(long.intents)).toEqual(['press', 'long-tap', 'release']);
    expect(kinds(play([at('down', 1, 5, 5, 0), { type: 'wait', time: 499 }]).intents)).toEqual(['press']);
  });

  it('is long once, and drags on from there', () => {
    const held: GestureInput[] = [at('down', 1, 5, 5, 0), { type: 'wait', time: 500 }, { type: 'wait', time: 1_100 }];
    expect(kinds(play([...held, at('up', 1, 5, 5, 1_200)]).intents)).toEqual(['press', 'long-tap', 'release']);
    expect(kinds(play([...held, at('move', 1, 50, 5, 1_200), at('up', 1, 50, 5, 1_300)]).intents)).toEqual([
      'press',
      'long-tap',
      'move',
      'release',
    ]);
    expect(
      kinds(play([at('down', 1, 5, 5, 0), at('move', 1, 50, 5, 20), { type: 'wait', time: 500 }]).intents),
    ).not.toContain('long-tap');
    expect(
      kinds(play([at('down', 1, 5, 5, 0), at('down', 2, 50, 5, 20), { type: 'wait', time: 520 }]).intents),
    ).toEqual(['press']);
  });

  it('is none after a drag that comes back, nor where the up event alone tells of the move', () => {
    expect(
      kinds(
        play([at('down', 1, 0, 0, 0), at('move', 1, 40, 0, 20), at('move', 1, 0, 0, 40), at('up', 1, 0, 0, 60)])
          .intents,
      ),
    ).not.toContain('tap');
    expect(kinds(play([at('down', 1, 0, 0, 0), at('up', 1, 60, 0, 60)]).intents)).toEqual(['press', 'move', 'release']);
  });
});

describe('drags and pinches', () => {
  it('keeps the plan point under a dragging finger', () => {
    const view = { scale: 0.5, x: 3, y: 4 };
    const { intents } = play([
      at('down', 1, 100, 100, 0),
      at('move', 1, 103, 100, 10),
      at('move', 1, 160, 130, 20),
      at('up', 1, 160, 130, 40),
    ]);
    expect(toScreen(follow(view, intents), toPlan(view, { x: 100, y: 100 }))).toEqual({ x: 160, y: 130 });
  });

  it('keeps the plan point in the middle of two fingers, wherever they go', () => {
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
            fingers[id as 1 | 2] = to;
            inputs.push(at('move', id, to.x, to.y, 10));
          }
          const view = { scale: 1, x: 0, y: 0 };
          const after = follow(view, play(inputs).intents);
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

  it('grows tenfold as the fingers part so far, and keeps what they hold', () => {
    const fingers = (apart: number, time: number): GestureInput[] => [
      at('move', 1, 200 - apart, 300, time),
      at('move', 2, 200 + apart, 300, time),
    ];
    const inputs = [
      at('down', 1, 180, 300, 0),
      at('down', 2, 220, 300, 5),
      ...Array.from({ length: 60 }, (_, i) => fingers(20 + (i + 1) * 3, 10 + i * 16)).flat(),
    ];
    const after = follow({ scale: 1, x: 0, y: 0 }, play(inputs).intents);
    expect(after.scale).toBeCloseTo(10, 6);
    expect(apart(toScreen(after, { x: 200, y: 300 }), { x: 200, y: 300 })).toBeLessThan(0.01);
  });

  it('goes on as a drag without a jump when one of two fingers leaves', () => {
    const before = play([at('down', 1, 0, 0, 0), at('down', 2, 100, 0, 5), at('move', 2, 200, 0, 20)]);
    const lifted = play([at('up', 1, 0, 0, 30)], before.gesture);
    expect(lifted.intents).toEqual([]);
    expect(play([at('move', 2, 201, 3, 40)], lifted.gesture).intents).toEqual([
      { type: 'move', from: { x: 200, y: 0 }, to: { x: 201, y: 3 }, factor: 1 },
    ]);
  });

  it('tells the speed of a flick, and none of a finger that rested', () => {
    const drag = [at('down', 1, 0, 0, 0), at('move', 1, 30, 0, 20), at('move', 1, 60, 0, 40)];
    expect(speed([...drag, at('up', 1, 60, 0, 45)])).toBeCloseTo(1.5);
    expect(speed([...drag, at('up', 1, 60, 0, 400)])).toBe(0);
  });

  it.each([8, 12, 16, 40, 45])(
    'tells the speed of a flick of which it hears every %i ms, however soon its end is told',
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
    'tells none of a finger that moved every %i ms and rested for %i, nor of one that trembled at the end',
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

describe('the second tap of two, held and dragged', () => {
  const first = tapAt(50, 60, 0).map(bare);
  const second = (...inputs: GestureInput[]): GestureIntent[] => play([...first, ...inputs.map(bare)]).intents.slice(3);

  it('zooms about the first: in downwards, out upwards, and is no tap', () => {
    const downwards = second(
      at('down', 1, 58, 64, 150),
      at('move', 1, 58, 114, 200),
      at('move', 1, 90, 164, 250),
      at('up', 1, 90, 164, 260),
    );
    expect(kinds(downwards)).toEqual(['press', 'move', 'move', 'release']);
    expect(scaleOf(downwards)).toBeCloseTo(2, 9);
    expect(
      apart(toScreen(follow({ scale: 1, x: 0, y: 0 }, downwards), { x: 50, y: 60 }), { x: 50, y: 60 }),
    ).toBeLessThan(1e-9);
    expect(scaleOf(second(at('down', 1, 50, 60, 150), at('move', 1, 50, -40, 200)))).toBeCloseTo(0.5, 9);
    expect(downwards.at(-1)).toEqual({ type: 'release', speed: { x: 0, y: 0 } });
  });

  it('rests as long as it likes before it moves, and told no long tap', () => {
    const rested = second(
      at('down', 1, 50, 60, 150),
      { type: 'wait', time: 700 },
      at('move', 1, 50, 160, 900),
      at('up', 1, 50, 160, 950),
    );
    expect(kinds(rested)).toEqual(['press', 'move', 'release']);
    expect(scaleOf(rested)).toBeCloseTo(2, 9);
  });

  it('drags where it lands on a table, comes late or far off, or by the mouse', () => {
    const drag = (x: number, time: number, more: Partial<GestureInput> = {}): GestureInput[] =>
      [at('down', 1, x, 60, time), at('move', 1, x, 160, time + 20), at('up', 1, x, 160, time + 30)].map(
        (input) => ({ ...bare(input), ...more }) as GestureInput,
      );
    for (const inputs of [
      drag(50, 150, { bare: false }),
      drag(50, 400),
      drag(80, 150),
      drag(50, 150, { kind: 'mouse' }),
    ]) {
      const intents = play([...first, ...inputs]).intents;
      expect(intents.find(({ type }) => type === 'move')).toMatchObject({ factor: 1, to: { y: 160 } });
    }
  });

  it('becomes a pinch with a second finger, and leaves nothing behind', () => {
    const { intents, gesture } = play([
      ...first,
      bare(at('down', 1, 50, 60, 150)),
      at('move', 1, 50, 100, 170),
      at('down', 2, 150, 100, 180),
      at('move', 2, 250, 100, 190),
    ]);
    expect(intents.at(-1)).toEqual({ type: 'move', from: { x: 100, y: 100 }, to: { x: 150, y: 100 }, factor: 2 });
    const alone = play([at('up', 2, 250, 100, 200), at('move', 1, 50, 150, 210)], gesture);
    expect(alone.intents).toEqual([{ type: 'move', from: { x: 50, y: 100 }, to: { x: 50, y: 150 }, factor: 1 }]);
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
    'a second tap': [...tapAt(10, 10, 0), at('down', 1, 10, 10, 100)].map(bare),
    'a zoom by the second tap': [...tapAt(10, 10, 0), at('down', 1, 10, 10, 100), at('move', 1, 10, 80, 120)].map(bare),
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
    'of %s %s selects nothing and leaves nothing stuck',
    (what, how) => {
      const before = play(begun[what]!);
      const { gesture, intents } = play(ends[how]!, before.gesture);
      expect(kinds(intents)).toEqual(['release']);
      expect({ ...gesture, start: undefined }).toEqual({ ...IDLE_GESTURE, start: undefined });
      expect(kinds(play(tapAt(5, 5, 3_000).map(bare), gesture).intents)).toEqual(['press', 'release', 'tap']);
      expect(
        kinds(
          play([at('down', 3, 0, 0, 3_000), at('move', 3, 50, 0, 3_010), at('up', 3, 50, 0, 3_020)], gesture).intents,
        ),
      ).toEqual(['press', 'move', 'release']);
    },
  );

  it('that no event told of ends with the same finger down again', () => {
    expect(kinds(play([...begun['a drag']!, ...tapAt(5, 5, 900)]).intents)).toEqual([
      'press',
      'move',
      'release',
      'press',
      'release',
      'tap',
    ]);
  });
});

describe('whatever happens', () => {
  const pointers = fc.record({
    type: fc.constantFrom('down' as const, 'move' as const, 'move' as const, 'up' as const, 'cancel' as const),
    id: fc.integer({ min: 1, max: 4 }),
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    kind: fc.constantFrom<PointerKind>('mouse', 'touch', 'pen'),
    pause: fc.integer({ min: 0, max: 700 }),
    bare: fc.boolean(),
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

  it('leaves nothing stuck once all fingers are gone: the next tap is a tap, the next drag a drag', () => {
    fc.assert(
      fc.property(streams, fc.boolean(), (stream, blurred) => {
        const gone: GestureInput[] = blurred
          ? [{ type: 'reset' }]
          : [1, 2, 3, 4].map((id) => at('cancel', id, 0, 0, 1e6));
        const { gesture } = play([...stream, ...gone]);
        expect(gesture.phase).toBe('idle');
        expect(gesture.fingers).toEqual([]);
        expect(kinds(play(tapAt(5, 5, 2e6), gesture).intents)).toEqual(['press', 'release', 'tap']);
        expect(
          kinds(
            play([at('down', 1, 0, 0, 2e6), at('move', 1, 50, 0, 2e6 + 9), at('up', 1, 50, 0, 2e6 + 18)], gesture)
              .intents,
          ),
        ).toEqual(['press', 'move', 'release']);
      }),
    );
  });

  it('tells a press, then its moves, then its release; a tap only where nothing moved since the press', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        let pressed = false;
        let untouched = false;
        for (const intent of play(stream).intents) {
          if (intent.type === 'press') {
            expect(pressed).toBe(false);
            pressed = true;
            untouched = true;
          }
          if (intent.type === 'move') {
            expect(pressed).toBe(true);
            untouched = false;
          }
          if (intent.type === 'release') {
            expect(pressed).toBe(true);
            pressed = false;
          }
          if (intent.type === 'tap') {
            expect(pressed).toBe(false);
            expect(untouched).toBe(true);
            untouched = false;
          }
        }
      }),
    );
  });

  it('is never a tap where two fingers were down together', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        let gesture = IDLE_GESTURE;
        let together = false;
        for (const input of stream) {
          const step = recognizeGesture(gesture, input);
          if (step.gesture.fingers.length > 1) together = true;
          if (together) expect(kinds(step.intents)).not.toContain('tap');
          if (step.gesture.fingers.length === 0) together = false;
          gesture = step.gesture;
        }
      }),
    );
  });

  it('gives only finite numbers', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        for (const intent of play(stream).intents) {
          if (intent.type !== 'move') continue;
          expect([intent.factor, intent.from.x, intent.from.y, intent.to.x, intent.to.y].every(Number.isFinite)).toBe(
            true,
          );
          expect(intent.factor).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('the wheel', () => {
  it('zooms in upwards and out downwards, finer with ctrl, and never wildly', () => {
    expect(wheelFactor(-100)).toBeGreaterThan(1);
    expect(wheelFactor(100)).toBeCloseTo(1 / wheelFactor(-100));
    expect(wheelFactor(-5, true)).toBeGreaterThan(wheelFactor(-5));
    expect(wheelFactor(-1e6)).toBeLessThan(20);
  });

  it('of a touchpad scrolls: it goes sideways, or counts pixels', () => {
    expect(play([wheelBy(3, 7)]).intents).toEqual([{ type: 'scroll', by: { x: -3, y: -7 } }]);
    expect(play([wheelBy(0, 7, { precise: true })]).intents).toEqual([{ type: 'scroll', by: { x: -0, y: -7 } }]);
    // Fractions and small steps come from mice as well.
    for (const delta of [4.000244140625, 15, 66.67, 100, 120])
      expect(kinds(play([wheelBy(0, delta)]).intents)).toEqual(['wheel']);
  });

  it('of a touchpad goes on scrolling until it pauses, and zooms at once for a pinch', () => {
    const told = (...inputs: GestureInput[]): string[] => kinds(play(inputs).intents);
    expect(
      told(wheelBy(1, 7), wheelBy(0, 40, { time: 100 }), wheelBy(0, 40, { time: 240 }), wheelBy(0, 40, { time: 900 })),
    ).toEqual(['scroll', 'scroll', 'scroll', 'wheel']);
    expect(told(wheelBy(1, 7), wheelBy(0, 4, { ctrl: true, time: 20 }), wheelBy(0, 4, { time: 40 }))).toEqual([
      'scroll',
      'wheel',
      'wheel',
    ]);
    expect(told(wheelBy(2, 4, { ctrl: true }))).toEqual(['wheel']);
  });
});
