import { describe, expect, test } from 'vitest';
import { rotatePoint } from '../../../../src/domain/geometry/boxes.ts';
import { itemOutline } from '../../../../src/domain/document/itemBounds.ts';
import { groupItems, setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith } from '../../../domain/document/sampleDocuments.ts';
import { ToolDriver } from '../toolDriver.ts';

const sand: Decor = {
  kind: 'area',
  surface: 'sand',
  points: [
    [-500, -500],
    [1_500, -500],
    [1_500, 1_500],
    [-500, 1_500],
  ],
};
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
const tree: Decor = { kind: 'tree', x: 300, y: 300, width: 60, height: 60 };
/** a and b beside one another, c far off; a tree; a deck on sand that fills the view. */
const drawing = drawingWith({ a: { x: 100, y: 100 }, b: { x: 160, y: 107 }, c: { x: 500, y: 500 } }, [
  sand,
  deck,
  tree,
]);
const places = (hand: ToolDriver) =>
  hand.drawing.tables.map(
    ({
      room: {
        coordinates: { x, y },
      },
    }) => [x, y],
  );
const selection = (hand: ToolDriver) => [...hand.selected];

describe('clicking', () => {
  test('takes the one, then the other, then none', () => {
    const hand = new ToolDriver(drawing);
    expect(selection(hand.click(110, 110))).toEqual(['1']);
    expect(selection(hand.click(170, 110))).toEqual(['2']);
    expect(selection(hand.click(900, 100))).toEqual([]);
    expect(hand.undoes).toBeUndefined();
  });

  test('with shift or ctrl adds and takes away', () => {
    const hand = new ToolDriver(drawing, 'select', ['1']);
    expect(selection(hand.click(170, 110, { shift: true }))).toEqual(['1', '2']);
    expect(selection(hand.click(110, 110, { meta: true }))).toEqual(['2']);
    expect(selection(hand.click(900, 100, { shift: true }))).toEqual(['2']);
  });

  test('on one of several takes it alone, but only when the hand lets go', () => {
    const hand = new ToolDriver(drawing, 'select', ['1', '2']).down(110, 110);
    expect(selection(hand)).toEqual(['1', '2']);
    expect(selection(hand.up())).toEqual(['1']);
  });

  test('takes a whole group, and a second click one of it; ground is taken by a click, not what fills the view', () => {
    const hand = new ToolDriver(groupItems(drawing, new Set(['1', '3'])));
    expect(selection(hand.click(110, 110))).toEqual(['1', '3']);
    expect(selection(hand.doubleClick(110, 110))).toEqual(['1']);
    expect(selection(hand.click(700, 420))).toEqual(['d2']);
    expect(selection(hand.click(900, 100))).toEqual([]);
  });

  test('twice writes on a table, and does so by Enter', () => {
    const hand = new ToolDriver(drawing).doubleClick(110, 110);
    expect(hand.effects.filter((effect) => effect.type === 'edit-text')).toEqual([{ type: 'edit-text', key: '1' }]);
    expect(new ToolDriver(drawing, 'select', ['2']).key('Enter').effects).toEqual([{ type: 'edit-text', key: '2' }]);
    expect(new ToolDriver(drawing, 'select', ['d3']).key('Enter').effects).toEqual([]);
  });

  test('a finger means what is near', () => {
    const hand = new ToolDriver(drawing);
    expect(selection(hand.click(110, 155))).toEqual([]);
    hand.kind = 'touch';
    expect(selection(hand.click(110, 155))).toEqual(['1']);
  });

  test('what is locked is not there for a hand; Escape lets go of all', () => {
    expect(selection(new ToolDriver(setItemFlags(drawing, new Set(['1']), { locked: true })).click(110, 110))).toEqual(
      [],
    );
    expect(selection(new ToolDriver(drawing, 'select', ['1', '2']).key('Escape'))).toEqual([]);
  });
});

describe('a marquee', () => {
  test('takes what it touches, adds with shift, and lets go again when it shrinks', () => {
    const hand = new ToolDriver(drawing, 'select', ['3']).down(50, 50, { shift: true }).move(130, 130, { shift: true });
    expect(selection(hand)).toEqual(['3', '1']);
    expect(hand.shapes).toEqual([{ kind: 'marquee', box: { x: 50, y: 50, width: 80, height: 80 } }]);
    expect(selection(hand.move(60, 60, { shift: true }).up({ shift: true }))).toEqual(['3']);
    expect(hand.shapes).toEqual([]);
  });

  test('begins on ground that is not selected', () => {
    const hand = new ToolDriver(drawing).drag([650, 580], [480, 480]);
    expect(selection(hand)).toEqual(['3']);
    expect(hand.undoes).toBeUndefined();
  });

  test('Escape gives back what was selected', () => {
    expect(
      selection(
        new ToolDriver(drawing, 'select', ['3'])
          .down(50, 50, { shift: true })
          .move(300, 300, { shift: true })
          .key('Escape'),
      ),
    ).toEqual(['3']);
  });
});

describe('dragging', () => {
  test('selects first, shows the way, and is one step at the drop', () => {
    const hand = new ToolDriver(drawing).down(110, 110).move(300, 110).move(333, 150);
    expect(selection(hand)).toEqual(['1']);
    expect(hand.drawing).toBe(drawing);
    expect(hand.dragged).toMatchObject({ keys: ['1'], copy: false });
    const shown = hand.dragged!.by;
    hand.up();
    expect(places(hand)[0]).toEqual([100 + shown.x, 100 + shown.y]);
    expect(Math.hypot(shown.x - 223, shown.y - 40)).toBeLessThan(9);
    expect(hand.undoes).toBe('Move a');
    expect(hand.undo()).toEqual(drawing);
  });

  test('snaps to its neighbour with a guide, and not with ctrl', () => {
    const hand = new ToolDriver(drawing).down(110, 110).move(110, 114);
    expect(hand.dragged).toBeUndefined();
    hand.move(110, 116);
    expect(hand.dragged!.by).toEqual({ x: 0, y: 7 });
    expect(hand.guides.length).toBeGreaterThan(0);
    hand.move(110, 116, { meta: true });
    expect(hand.dragged!.by).toEqual({ x: 0, y: 6 });
    expect(hand.guides).toEqual([]);
  });

  test('keeps to the grid', () => {
    const hand = new ToolDriver(drawing, 'select', [], { grid: 25 }).drag([510, 510], [688, 640]);
    expect(places(hand)[2]).toEqual([675, 625]);
  });

  test('with shift along one axis only', () => {
    const hand = new ToolDriver(drawing).drag([510, 510], [713, 560], { shift: true });
    expect(places(hand)[2]![1]).toBe(500);
    expect(places(hand)[2]![0]).toBeGreaterThan(690);
  });

  test('takes all that is selected, groups, and none that is locked', () => {
    const grouped = setItemFlags(groupItems(drawing, new Set(['1', '2', '3'])), new Set(['3']), { locked: true });
    const hand = new ToolDriver(grouped).drag([110, 110], [110, 210], { meta: true });
    expect(places(hand)).toEqual([
      [100, 200],
      [160, 207],
      [500, 500],
    ]);
    expect(hand.undoes).toBe('Move 2 tables');
    const several = new ToolDriver(drawing, 'select', ['1', 'd3']).drag([110, 110], [210, 110], { meta: true });
    expect(places(several)[0]).toEqual([200, 100]);
    expect(several.drawing.decor[2]!.decor).toMatchObject({ x: 400, y: 300 });
    expect(several.undoes).toBe('Move 2 items');
  });

  test('with alt leaves a copy, which is then selected', () => {
    const hand = new ToolDriver(drawing).down(510, 510).move(550, 560, { alt: true, meta: true });
    expect(hand.dragged).toMatchObject({ copy: true });
    hand.move(610, 560, { alt: true, meta: true }).up({ alt: true, meta: true });
    expect(places(hand)).toEqual([
      [100, 100],
      [160, 107],
      [500, 500],
      [600, 550],
    ]);
    expect(selection(hand)).toEqual(['4']);
    expect(hand.undoes).toBe('Duplicate c');
  });

  test('stops where its tables would leave the plan, and shows so', () => {
    const hand = new ToolDriver(drawing).down(510, 510).move(5_000, 510);
    expect(hand.dragged!.by.x).toBe(480);
    expect(places(hand.up())[2]![0]).toBe(980);
  });

  test.each(['Escape', 'cancel'] as const)('%s puts all back', (way) => {
    const hand = new ToolDriver(drawing).down(110, 110).move(400, 400);
    if (way === 'cancel') hand.send({ type: 'cancel' });
    else hand.key('Escape');
    expect([hand.tool.state, hand.dragged, hand.guides, hand.undoes]).toEqual(['idle', undefined, [], undefined]);
    expect(hand.move(600, 600).up().drawing).toBe(drawing);
  });

  test('a drop where it began is no step', () => {
    expect(new ToolDriver(drawing).down(510, 510).move(600, 600).move(510, 510).up().undoes).toBeUndefined();
  });

  test('selected ground is moved, unless it fills the view', () => {
    const hand = new ToolDriver(drawing, 'select', ['d2']).drag([700, 590], [750, 650], { meta: true });
    expect(hand.drawing.decor[1]!.decor).toMatchObject({
      points: [
        [650, 460],
        [850, 460],
        [850, 660],
        [650, 660],
      ],
    });
    expect(new ToolDriver(drawing, 'select', ['d1']).drag([900, 100], [950, 150]).undoes).toBeUndefined();
  });
});

describe('the handles', () => {
  const big = drawingWith({ a: { x: 200, y: 200, width: 100, height: 80 }, b: { x: 600, y: 600 } });
  const box = (hand: ToolDriver) => hand.drawing.tables[0]!.room.coordinates;

  test('a side, a corner: the opposite one stays', () => {
    expect(box(new ToolDriver(big, 'select', ['1']).drag([300, 240], [333, 300]))).toMatchObject({
      x: 200,
      y: 200,
      width: 133,
      height: 80,
    });
    expect(box(new ToolDriver(big, 'select', ['1']).drag([200, 200], [150, 170]))).toMatchObject({
      x: 150,
      y: 170,
      width: 150,
      height: 110,
    });
  });

  test('shift keeps the proportions, alt the middle', () => {
    expect(box(new ToolDriver(big, 'select', ['1']).drag([300, 280], [350, 281], { shift: true }))).toMatchObject({
      x: 200,
      y: 200,
      width: 150,
      height: 120,
    });
    expect(box(new ToolDriver(big, 'select', ['1']).drag([300, 240], [320, 240], { alt: true }))).toMatchObject({
      x: 180,
      y: 200,
      width: 140,
      height: 80,
    });
  });

  test('never turns inside out', () => {
    expect(box(new ToolDriver(big, 'select', ['1']).drag([300, 240], [0, 240], { meta: true }))).toMatchObject({
      x: 200,
      width: 1,
    });
  });

  test('snap to others, with a guide', () => {
    const hand = new ToolDriver(big, 'select', ['1']).down(300, 280).move(597, 400);
    expect(box(hand).width).toBe(400);
    expect(hand.guides).toMatchObject([{ kind: 'edge', axis: 'x', from: { x: 600 } }]);
    expect(hand.shapes).toMatchObject([{ kind: 'figure', text: '400 × 200' }]);
    expect(hand.up().undoes).toBe('Resize a');
    expect([hand.shapes, hand.guides]).toEqual([[], []]);
  });

  test.each([30, 90, 135, -60])(
    'of a table turned by %i° pull along its own sides, and the opposite corner stays',
    (rotation) => {
      const turned = drawingWith({ a: { x: 400, y: 300, width: 100, height: 80, rotation } });
      const corner = (drawing: typeof turned, x: number, y: number) => {
        const { box, rotation } = itemOutline(drawing.tables[0]!);
        return rotatePoint(
          { x: box.x + box.width * x, y: box.y + box.height * y },
          { x: box.x + box.width / 2, y: box.y + box.height / 2 },
          rotation,
        );
      };
      const from = corner(turned, 1, 1);
      const pull = rotatePoint({ x: 60, y: 30 }, { x: 0, y: 0 }, rotation);
      const hand = new ToolDriver(turned, 'select', ['1']).drag([from.x, from.y], [from.x + pull.x, from.y + pull.y]);
      expect(box(hand)).toMatchObject({ width: 160, height: 110, rotation });
      const [before, after] = [corner(turned, 0, 0), corner(hand.drawing, 0, 0)];
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.011);
    },
  );

  test('of several scale all in the box around them', () => {
    const hand = new ToolDriver(drawing, 'select', ['1', '2']).drag([200, 147], [300, 194], { meta: true });
    expect(places(hand)).toEqual([
      [100, 100],
      [220, 114],
      [500, 500],
    ]);
    expect(hand.undoes).toBe('Resize 2 tables');
  });

  test('of lettering keep its proportions', () => {
    const lettered = drawingWith({}, [{ kind: 'text', x: 300, y: 300, size: 20, text: 'Bar' }]);
    const {
      box: { x, y, width, height },
    } = itemOutline(lettered.decor[0]!);
    const hand = new ToolDriver(lettered, 'select', ['d1']).drag(
      [x + width, y + height],
      [x + 2 * width, y + height + 1],
      {
        meta: true,
      },
    );
    expect(hand.drawing.decor[0]!.decor).toMatchObject({ size: 40 });
  });

  test('turn, to whole degrees, with shift to steps of 15°', () => {
    const hand = new ToolDriver(big, 'select', ['1']).down(250, 176).move(291.3, 240);
    expect(box(hand)).toMatchObject({ x: 200, y: 200, rotation: 90 });
    expect(hand.shapes).toMatchObject([{ kind: 'figure', text: '90°' }]);
    hand.move(250 + Math.sin(0.5) * 70, 240 - Math.cos(0.5) * 70);
    expect(box(hand).rotation).toBe(29);
    hand.move(250 + Math.sin(0.5) * 70, 240 - Math.cos(0.5) * 70, { shift: true });
    expect(box(hand).rotation).toBe(30);
    expect(hand.up({ shift: true }).undoes).toBe('Turn a');
    expect(hand.undo()).toEqual(big);
  });

  test('Escape gives the size back', () => {
    const hand = new ToolDriver(big, 'select', ['1']).down(300, 280).move(500, 400);
    expect(box(hand).width).not.toBe(100);
    expect(hand.key('Escape').drawing).toBe(big);
    expect(hand.shapes).toEqual([]);
  });

  test('leave room to take hold of a small table itself', () => {
    const small = drawingWith({ a: { x: 100, y: 100, width: 24, height: 24 } });
    const hand = new ToolDriver(small, 'select', ['1']);
    hand.kind = 'touch';
    hand.drag([112, 112], [212, 162], { meta: true });
    expect(box(hand)).toMatchObject({ x: 200, y: 150, width: 24, height: 24 });
  });

  test('there are none for what is locked', () => {
    const hand = new ToolDriver(setItemFlags(big, new Set(['1']), { locked: true }), 'select', ['1']).drag(
      [300, 280],
      [400, 400],
    );
    expect(hand.undoes).toBeUndefined();
  });
});
