/** Feeds random events to every tool: the drawing stays valid, canceling restores it, and no tool gets stuck. */
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
const modifiers = fc.record({ shift: fc.boolean(), alt: fc.boolean(), meta: fc.boolean() });
/** What all events of a press share. */
const press = fc
  .tuple(
    modifiers,
    fc.record({
      pointerType: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  )
  .map(([keys, pointer]) => ({ ...keys, ...pointer }));
const event: fc.Arbitrary<ToolEvent> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.record({ type: fc.constantFrom('down' as const, 'move' as const, 'up' as const), at }), press)
      .map(([pointer, keys]) => ({ ...pointer, ...keys })),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constant({ type: 'cancel' } as const),
      fc.record({ type: fc.constant('key' as const), key: fc.constantFrom('Enter', 'Escape', 'Backspace') }),
    ),
  },
);
/** A press with moves and perhaps a release. Independent random events would rarely form a drag. */
const drag = fc
  .tuple(fc.array(at, { minLength: 1, maxLength: 4 }), fc.boolean(), press)
  .map(([points, ends, keys]): ToolEvent[] => [
    { type: 'down', at: points[0]!, ...keys },
    ...points.map((point): ToolEvent => ({ type: 'move', at: point, ...keys })),
    ...(ends ? [{ type: 'up', at: points.at(-1)!, ...keys } as const] : []),
  ]);
const stream = fc
  .array(
    fc.oneof(
      drag,
      event.map((one) => [one]),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.flat());
const scene = anyDrawing.chain((drawing) =>
  fc.record({
    drawing: fc.constant(drawing),
    selected: fc.subarray(keysOf(drawing)),
    parts: fc.record({
      grid: fc.constantFrom(0, 10),
      unitsPerPixel: fc.constantFrom(0.2, 1, 3),
      defaults: fc.boolean().map((keepActive) => ({ ...DEFAULTS, keepActive })),
    }),
  }),
);

describe.each(TOOL_NAMES)('%s', (name) => {
  test('keeps the drawing valid', () => {
    fc.assert(
      fc.property(scene, stream, ({ drawing, selected, parts }, events) => {
        const driver = new ToolDriver(drawing, name, selected, parts);
        let lastValid = drawing;
        for (const input of events) {
          driver.send(input);
          expect(damageOf(lastValid, driver.drawing)).toEqual([]);
          if (driver.tool.state === 'idle') {
            expect(driver.history.pending).toBeUndefined();
            expect(driver.guides).toEqual([]);
            lastValid = driver.drawing;
          }
        }
      }),
      { seed: SEED, numRuns: 120 },
    );
  });

  test.each(['cancel', 'Escape'] as const)('restores the drawing and returns to idle on %s', (way) => {
    fc.assert(
      fc.property(scene, stream, ({ drawing, selected, parts }, events) => {
        const driver = new ToolDriver(drawing, name, selected, parts);
        for (const input of events) driver.send(input);
        const before = driver.history.pending?.before ?? driver.drawing;
        const undoes = driver.history.undoStack?.step;
        driver.send(way === 'cancel' ? { type: 'cancel' } : { type: 'key', key: 'Escape' });
        expect(driver.drawing).toBe(before);
        expect(driver.history.undoStack?.step).toBe(undoes);
        expect([driver.tool.state, driver.history.pending, driver.dragged]).toEqual(['idle', undefined, undefined]);
        expect(driver.shapes).toEqual([]);
      }),
      { seed: SEED, numRuns: 120 },
    );
  });
});
