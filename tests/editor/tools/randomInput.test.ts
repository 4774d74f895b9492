/** Whatever a hand does with whatever tool: the plan stays sound, cancel restores it, and no tool is ever stuck. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ToolEvent, TOOL_NAMES } from '../../../src/editor/tools/tool.ts';
import { anyDrawing, damageOf, keysOf } from '../../domain/document/sampleDocuments.ts';
import { SEED } from '../../support/fixtureVenues.ts';
import { DEFAULTS, ToolDriver } from './toolDriver.ts';

const at = fc.record({
  x: fc.double({ min: -300, max: 1_300, noNaN: true }),
  y: fc.double({ min: -300, max: 1_100, noNaN: true }),
});
const event: fc.Arbitrary<ToolEvent> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constantFrom('down', 'move', 'up'),
      at,
      shift: fc.boolean(),
      alt: fc.boolean(),
      meta: fc.boolean(),
      pointerType: fc.constantFrom('mouse', 'touch', 'pen'),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constant({ type: 'cancel' } as const),
      fc.record({ type: fc.constant('key' as const), key: fc.constantFrom('Enter', 'Escape', 'Backspace') }),
    ),
  },
);
/** A press, some way, and perhaps the end of it: by chance alone few drags would come about. */
const stroke = fc
  .tuple(
    fc.array(at, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
    fc.record({
      shift: fc.boolean(),
      alt: fc.boolean(),
      meta: fc.boolean(),
      pointerType: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  )
  .map(([ways, ends, keys]): ToolEvent[] => [
    { type: 'down', at: ways[0]!, ...keys },
    ...ways.map((at): ToolEvent => ({ type: 'move', at, ...keys })),
    ...(ends ? [{ type: 'up', at: ways.at(-1)!, ...keys } as const] : []),
  ]);
const stream = fc
  .array(
    fc.oneof(
      stroke,
      event.map((one) => [one]),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.flat());
const scene = anyDrawing.chain((drawing) =>
  fc.record({
    drawing: fc.constant(drawing),
    selected: fc.subarray(keysOf(drawing)),
    grid: fc.constantFrom(0, 10),
    again: fc.boolean(),
    unit: fc.constantFrom(0.2, 1, 3),
  }),
);

describe.each(TOOL_NAMES)('%s', (name) => {
  test('any stream of events', () => {
    fc.assert(
      fc.property(scene, stream, ({ drawing, selected, grid, again, unit }, events) => {
        const hand = new ToolDriver(drawing, name, selected, {
          grid,
          unitsPerPixel: unit,
          defaults: { ...DEFAULTS, keepActive: again },
        });
        let sound = drawing;
        for (const event of events) {
          hand.send(event);
          expect(damageOf(sound, hand.drawing)).toEqual([]);
          // Only a drag holds a gesture open, and what is idle holds none.
          if (hand.tool.state === 'idle') {
            expect(hand.history.pending).toBeUndefined();
            expect(hand.guides).toEqual([]);
            sound = hand.drawing;
          }
        }
      }),
      { seed: SEED, numRuns: 120 },
    );
  });

  test.each(['cancel', 'Escape'] as const)(
    '%s, wherever it comes, leaves the drawing as it was before the gesture, and the tool idle',
    (way) => {
      fc.assert(
        fc.property(scene, stream, ({ drawing, selected, grid, again, unit }, events) => {
          const hand = new ToolDriver(drawing, name, selected, {
            grid,
            unitsPerPixel: unit,
            defaults: { ...DEFAULTS, keepActive: again },
          });
          for (const event of events) hand.send(event);
          const before = hand.history.pending?.before ?? hand.drawing;
          const undoes = hand.history.undoStack?.step;
          hand.send(way === 'cancel' ? { type: 'cancel' } : { type: 'key', key: 'Escape' });
          expect(hand.drawing).toBe(before);
          expect(hand.history.undoStack?.step).toBe(undoes);
          expect([hand.tool.state, hand.history.pending, hand.dragged]).toEqual(['idle', undefined, undefined]);
          expect(hand.shapes).toEqual([]);
        }),
        { seed: SEED, numRuns: 120 },
      );
    },
  );
});

test('moved, sized or turned by a drag from one of its own points: one step, and undo brings it all back', () => {
  fc.assert(
    fc.property(
      anyDrawing,
      fc.nat(),
      at,
      fc.record({ shift: fc.boolean(), alt: fc.boolean(), meta: fc.boolean() }),
      (drawing, pick, to, keys) => {
        const free = drawing.tables.filter(({ locked, hidden }) => !locked && !hidden);
        const item = free[pick % Math.max(free.length, 1)];
        if (!item) return;
        const { x, y, width, height } = item.room.coordinates;
        const hand = new ToolDriver(drawing, 'select', [item.key]);
        const from = [
          [x + width, y + height],
          [x, y],
          [x + width / 2, y + height / 2],
        ][pick % 3] as [number, number];
        hand.drag(from, [to.x, to.y], keys);
        expect(hand.tool.state).toBe('idle');
        expect(damageOf(drawing, hand.drawing)).toEqual([]);
        if (hand.undoes !== undefined) {
          expect(hand.undo()).toEqual(drawing);
          expect(hand.undoes).toBeUndefined();
        }
      },
    ),
    { seed: SEED, numRuns: 300 },
  );
});
