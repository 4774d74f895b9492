/** The traced photo under the hand: moved where it is unlocked and nothing but ground lies there. */
import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../../../../src/domain/document/editorDocument.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith } from '../../../domain/document/sampleDocuments.ts';
import { ToolDriver } from '../toolDriver.ts';

const sand: Decor = {
  kind: 'area',
  surface: 'sand',
  points: [
    [300, 300],
    [500, 300],
    [500, 500],
    [300, 500],
  ],
};
const traced = (locked: boolean): EditorDocument => ({
  ...drawingWith({ a: { x: 100, y: 100 } }, [sand]),
  tracing: { x: 50, y: 50, width: 600, height: 400, opacity: 0.5, locked },
});

describe('the traced photo', () => {
  test('goes with a drag that begins on it, as one step', () => {
    const hand = new ToolDriver(traced(false)).down(200, 80).move(230, 90).move(260, 110.5);
    expect(hand.tool.state).toBe('dragging-photo');
    expect(hand.drawing.tracing).toMatchObject({ x: 110, y: 80.5, width: 600, height: 400 });
    hand.up();
    expect(hand.undoes).toBe('Move the photo');
    expect(hand.undo()).toEqual(traced(false));
  });

  test('goes from ground, which lies below it, too; a click there takes the ground', () => {
    expect(new ToolDriver(traced(false)).drag([400, 400], [440, 400]).drawing.tracing?.x).toBe(90);
    expect([...new ToolDriver(traced(false)).click(400, 400).selected]).toEqual(['d1']);
  });

  test('stays where a table is taken, where it is locked, beside it, and with shift, which draws a marquee', () => {
    for (const hand of [
      new ToolDriver(traced(false)).drag([110, 110], [300, 200]),
      new ToolDriver(traced(true)).drag([200, 80], [300, 200]),
      new ToolDriver(traced(false)).drag([800, 700], [700, 600]),
      new ToolDriver(traced(false)).drag([80, 80], [160, 160], { shift: true }),
    ])
      expect(hand.drawing.tracing).toMatchObject({ x: 50, y: 50 });
    expect([...new ToolDriver(traced(false)).drag([80, 80], [160, 160], { shift: true }).selected]).toEqual(['1']);
  });

  test.each(['Escape', 'cancel'] as const)('%s puts it back', (way) => {
    const before = traced(false);
    const hand = new ToolDriver(before).down(200, 80).move(300, 200);
    if (way === 'cancel') hand.send({ type: 'cancel' });
    else hand.key('Escape');
    expect(hand.drawing).toBe(before);
    expect([hand.tool.state, hand.undoes]).toEqual(['idle', undefined]);
  });
});
