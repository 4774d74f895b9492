import { describe, expect, test } from 'vitest';
import { setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import type { PointerType } from '../../../../src/editor/tools/tool.ts';
import { drawingWith, pointsAt } from '../../../domain/document/sampleDocuments.ts';
import { messages } from '../../../../src/editor/messages.ts';
import { ToolDriver } from '../toolDriver.ts';

const deck: Decor = {
  kind: 'area',
  surface: 'wood',
  points: pointsAt('600,400 800,400 800,600 600,600'),
};
const path: Decor = {
  kind: 'path',
  surface: 'stone',
  points: pointsAt('100,300 300,300 300,500'),
  width: 20,
};
const wall: Decor = {
  kind: 'wall',
  points: pointsAt('100,700 400,700'),
  width: 8,
};
const drawing = drawingWith({ a: { x: 100, y: 100 }, b: { x: 500, y: 207 } }, [deck, path, wall]);
const editing = (key: string): ToolDriver => new ToolDriver(drawing, 'points', [key]);
const points = (driver: ToolDriver, index = 0) => {
  const { decor } = driver.drawing.decor[index]!;
  return 'points' in decor ? decor.points : [];
};

describe('dragging a point', () => {
  test.each<PointerType>(['mouse', 'pen', 'touch'])('moves only that point with a %s, in one undo step', (kind) => {
    const driver = editing('d1');
    driver.kind = kind;
    driver.drag([800, 400], [873, 337], { meta: true });
    expect(points(driver)).toEqual(pointsAt('600,400 873,337 800,600 600,600'));
    expect(driver.undoStep).toBe('Move point of area');
    expect([driver.tool.name, driver.tool.state, driver.point, driver.shapes, driver.guides]).toEqual([
      'points',
      'idle',
      1,
      [],
      [],
    ]);
    expect(driver.undo()).toEqual(drawing);
    expect(driver.undoStep).toBeUndefined();
  });

  test('keeps the grab offset; Ctrl snaps to whole units', () => {
    const driver = editing('d1').down(803, 402).move(850, 420, { meta: true }).move(853.4, 452.7, { meta: true });
    expect(points(driver)[1]).toEqual([850, 451]);
    expect(driver.shapes).toEqual([{ type: 'label', at: { x: 850, y: 451 }, text: '850, 451' }]);
  });

  test('snaps to neighbors, to other points of the shape and to the grid; Shift locks it to one axis', () => {
    const driver = editing('d1').down(800, 400).move(796, 204);
    // Aligned with the top edge of b and with the corner below.
    expect(points(driver)[1]).toEqual([800, 207]);
    expect(driver.guides.length).toBeGreaterThan(0);
    expect(points(new ToolDriver(drawing, 'points', ['d1'], { grid: 25 }).down(800, 400).move(883, 338))[1]).toEqual([
      875, 350,
    ]);
    expect(points(editing('d1').down(800, 400).move(903, 450, { shift: true }))[1]).toEqual([903, 400]);
  });

  test('adds a point on a click on a midpoint, or where it is dragged; an open line has none between its ends', () => {
    const dragged = editing('d1').drag([700, 400], [711, 333], { meta: true });
    expect(points(dragged)).toEqual(pointsAt('600,400 711,333 800,400 800,600 600,600'));
    const driver = editing('d2').click(200, 300);
    expect(points(driver, 1)).toEqual(pointsAt('100,300 200,300 300,300 300,500'));
    expect(driver.point).toBe(1);
    const beside = editing('d2').click(200, 400);
    expect(beside.drawing).toBe(drawing);
  });

  test('places midpoints on a smooth curve', () => {
    const smooth = drawingWith({}, [{ ...deck, smooth: true }]);
    expect(new ToolDriver(smooth, 'points', ['d1']).click(700, 400).drawing).toBe(smooth);
    const above = points(new ToolDriver(smooth, 'points', ['d1']).click(700, 365));
    expect(above).toHaveLength(5);
    expect(above[1]![0]).toBeCloseTo(700);
    expect(above[1]![1]).toBeLessThan(375);
  });

  test('offers no midpoints on short segments', () => {
    const small = drawingWith({}, [
      {
        kind: 'wall',
        points: pointsAt('100,700 128,700'),
        width: 8,
      },
    ]);
    expect(new ToolDriver(small, 'points', ['d1']).click(114, 700).drawing).toBe(small);
    const driver = new ToolDriver(drawing, 'points', ['d3'], { unitsPerPixel: 5 });
    driver.kind = 'touch';
    expect(points(driver.click(250, 700), 2)).toHaveLength(2);
  });

  test('offers no midpoints at the maximum number of points', () => {
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

describe('entering and leaving', () => {
  test('a double click or Enter edits the points of an unlocked shape', () => {
    expect(new ToolDriver(drawing).doubleClick(110, 300).tool.name).toBe('points');
    const deckIn = new ToolDriver(drawing, 'select', ['d1']).key('Enter');
    expect([deckIn.tool.name, [...deckIn.selected]]).toEqual(['points', ['d1']]);
    expect(new ToolDriver(drawing, 'select', ['1']).key('Enter').tool.name).toBe('select');
    const locked = setItemFlags(drawing, new Set(['d1']), { locked: true });
    expect(new ToolDriver(locked, 'select', ['d1']).key('Enter').tool.name).toBe('select');
  });

  test('Escape, Enter or a click elsewhere returns to the select tool; a click on another item selects it', () => {
    expect(editing('d1').key('Escape').tool.name).toBe('select');
    expect(editing('d1').key('Enter').tool.name).toBe('select');
    const out = editing('d1').click(900, 100);
    expect([out.tool.name, [...out.selected]]).toEqual(['select', ['d1']]);
    expect([...editing('d1').click(110, 110).selected]).toEqual(['1']);
  });

  test('a click selects a point, a click on the shape deselects it, and a drag on the shape does nothing', () => {
    const driver = editing('d1').click(800, 600);
    expect([driver.point, driver.undoStep]).toEqual([2, undefined]);
    driver.click(700, 520);
    expect([driver.point, driver.tool.name]).toEqual([undefined, 'points']);
    driver.drag([700, 520], [900, 100]);
    expect([driver.drawing, driver.tool.name]).toEqual([drawing, 'points']);
  });
});

describe('a double click on a point', () => {
  test('makes a corner smooth and back, in one undo step each', () => {
    const driver = editing('d2').doubleClick(300, 300);
    expect(driver.drawing.decor[1]!.decor).toEqual({ ...path, smooth: true, corners: [0, 2] });
    expect([driver.undoStep, driver.point]).toEqual([messages.pointKindStep({ corner: false }), 1]);
    expect(driver.doubleClick(300, 300).drawing.decor[1]!.decor).toEqual(path);
    expect(driver.undo().decor[1]!.decor).toEqual({ ...path, smooth: true, corners: [0, 2] });
  });

  test('leaves a wall as it is on a double click', () =>
    expect(editing('d3').doubleClick(400, 700).drawing).toEqual(drawing));
});
