/** The points of a shape: moved, added and chosen by every kind of hand; and how one goes in and out. */
import { describe, expect, test } from 'vitest';
import { setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import type { PointerType } from '../../../../src/editor/tools/tool.ts';
import { drawingWith } from '../../../domain/document/sampleDocuments.ts';
import { ToolDriver } from '../toolDriver.ts';

const deck: Decor = {
  kind: 'area',
  surface: 'wood',
  points: [
    [600, 400],
    [800, 400],
    [800, 600],
    [600, 600],
  ],
};
const path: Decor = {
  kind: 'path',
  surface: 'stone',
  points: [
    [100, 300],
    [300, 300],
    [300, 500],
  ],
  width: 20,
};
const wall: Decor = {
  kind: 'wall',
  points: [
    [100, 700],
    [400, 700],
  ],
  width: 8,
};
const drawing = drawingWith({ a: { x: 100, y: 100 }, b: { x: 500, y: 207 } }, [deck, path, wall]);
const on = (key: string): ToolDriver => new ToolDriver(drawing, 'points', [key]);
const points = (hand: ToolDriver, place = 0) => {
  const { decor } = hand.drawing.decor[place]!;
  return 'points' in decor ? decor.points : [];
};

describe('a drag of a point', () => {
  test.each<PointerType>(['mouse', 'pen', 'touch'])('by %s moves it alone, as one step', (kind) => {
    const hand = on('d1');
    hand.kind = kind;
    hand.drag([800, 400], [873, 337], { meta: true });
    expect(points(hand)).toEqual([
      [600, 400],
      [873, 337],
      [800, 600],
      [600, 600],
    ]);
    expect(hand.undoes).toBe('Move a point of area');
    expect([hand.tool.name, hand.tool.state, hand.point, hand.shapes, hand.guides]).toEqual([
      'points',
      'idle',
      1,
      [],
      [],
    ]);
    expect(hand.undo()).toEqual(drawing);
    expect(hand.undoes).toBeUndefined();
  });

  test('keeps the distance at which it was taken hold of; ctrl keeps to whole units', () => {
    const hand = on('d1').down(803, 402).move(850, 420, { meta: true }).move(853.4, 452.7, { meta: true });
    expect(points(hand)[1]).toEqual([850, 451]);
    expect(hand.shapes).toEqual([{ kind: 'figure', at: { x: 850, y: 451 }, text: '850, 451' }]);
  });

  test('snaps to neighbours, to its own other points and to the grid, with shift it goes along one axis', () => {
    const hand = on('d1').down(800, 400).move(796, 204);
    // The upper edge of b; and over the corner below.
    expect(points(hand)[1]).toEqual([800, 207]);
    expect(hand.guides.length).toBeGreaterThan(0);
    expect(points(new ToolDriver(drawing, 'points', ['d1'], { grid: 25 }).down(800, 400).move(883, 338))[1]).toEqual([
      875, 350,
    ]);
    expect(points(on('d1').down(800, 400).move(903, 450, { shift: true }))[1]).toEqual([903, 400]);
  });

  test.each(['Escape', 'cancel'] as const)('%s puts it back, and the points stay at hand', (way) => {
    const hand = on('d1').down(800, 400).move(900, 300);
    if (way === 'cancel') hand.send({ type: 'cancel' });
    else hand.key('Escape');
    expect(hand.drawing).toBe(drawing);
    expect([hand.tool.name, hand.tool.state, hand.undoes, hand.shapes, hand.guides]).toEqual([
      'points',
      'idle',
      undefined,
      [],
      [],
    ]);
    expect(hand.move(700, 700).up().drawing).toBe(drawing);
  });

  test('a drop where it began is no step', () => {
    expect(
      on('d1').down(800, 400).move(900, 300).move(800, 400, { meta: true }).up({ meta: true }).undoes,
    ).toBeUndefined();
  });
});

describe('the middle between two points', () => {
  test('becomes a point where it is dragged to, the last one of an area before its first', () => {
    const hand = on('d1').drag([700, 400], [711, 333], { meta: true });
    expect(points(hand)).toEqual([
      [600, 400],
      [711, 333],
      [800, 400],
      [800, 600],
      [600, 600],
    ]);
    expect([hand.undoes, hand.point]).toEqual(['Add a point to area', 1]);
    expect(points(on('d1').drag([600, 500], [555, 511], { meta: true })).at(-1)).toEqual([555, 511]);
  });

  test('becomes one by a click; a line has none between its ends', () => {
    const hand = on('d2').click(200, 300);
    expect(points(hand, 1)).toEqual([
      [100, 300],
      [200, 300],
      [300, 300],
      [300, 500],
    ]);
    expect(hand.point).toBe(1);
    const beside = on('d2').click(200, 400);
    expect(beside.drawing).toBe(drawing);
  });

  test('of a smooth line lies on it', () => {
    const smooth = drawingWith({}, [{ ...deck, smooth: true } as Decor]);
    expect(new ToolDriver(smooth, 'points', ['d1']).click(700, 400).drawing).toBe(smooth);
    const above = points(new ToolDriver(smooth, 'points', ['d1']).click(700, 365));
    expect(above).toHaveLength(5);
    expect(above[1]![0]).toBeCloseTo(700);
    expect(above[1]![1]).toBeLessThan(375);
  });

  test('is not there where its ends leave no room, and then the ends are meant', () => {
    const small = drawingWith({}, [
      {
        kind: 'wall',
        points: [
          [100, 700],
          [128, 700],
        ],
        width: 8,
      },
    ]);
    expect(new ToolDriver(small, 'points', ['d1']).click(114, 700).drawing).toBe(small);
    const hand = new ToolDriver(drawing, 'points', ['d3'], { unitsPerPixel: 5 });
    hand.kind = 'touch';
    expect(points(hand.click(250, 700), 2)).toHaveLength(2);
  });

  test('of a shape of as many points as a plan can hold gives no more', () => {
    const full = drawingWith({}, [
      {
        kind: 'wall',
        points: Array.from({ length: 400 }, (_, place) => [place * 40, 0] as [number, number]),
        width: 8,
      },
    ]);
    expect(new ToolDriver(full, 'points', ['d1']).drag([20, 0], [20, 90]).drawing).toBe(full);
  });
});

describe('in and out', () => {
  test('a double click and Enter go into a shape, and write on what has text', () => {
    expect(new ToolDriver(drawing).doubleClick(110, 300).tool.name).toBe('points');
    const deckIn = new ToolDriver(drawing, 'select', ['d1']).key('Enter');
    expect([deckIn.tool.name, [...deckIn.selected]]).toEqual(['points', ['d1']]);
    expect(new ToolDriver(drawing, 'select', ['1']).key('Enter').tool.name).toBe('select');
    const locked = setItemFlags(drawing, new Set(['d1']), { locked: true });
    expect(new ToolDriver(locked, 'select', ['d1']).key('Enter').tool.name).toBe('select');
  });

  test('Escape, Enter and a click elsewhere lead out; a click on another item takes that one', () => {
    expect(on('d1').key('Escape').tool.name).toBe('select');
    expect(on('d1').key('Enter').tool.name).toBe('select');
    const out = on('d1').click(900, 100);
    expect([out.tool.name, [...out.selected]]).toEqual(['select', ['d1']]);
    expect([...on('d1').click(110, 110).selected]).toEqual(['1']);
  });

  test('a click chooses a point, one on the shape itself lets go of it, and a drag beside it does nothing', () => {
    const hand = on('d1').click(800, 600);
    expect([hand.point, hand.undoes]).toEqual([2, undefined]);
    hand.click(700, 520);
    expect([hand.point, hand.tool.name]).toEqual([undefined, 'points']);
    hand.drag([700, 520], [900, 100]);
    expect([hand.drawing, hand.tool.name]).toEqual([drawing, 'points']);
  });
});
