import { describe, expect, test } from 'vitest';
import { rotatePoint } from '../../../../src/domain/geometry/boxes.ts';
import { itemOutline, selectedItems } from '../../../../src/domain/document/itemBounds.ts';
import { groupItems, setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith, pointsAt } from '../../../domain/document/sampleDocuments.ts';
import { handlesOf, selectionFrame } from '../../../../src/editor/tools/select/selectionHandles.ts';
import { tableTextPlaces } from '../../../../src/editor/tools/select/tableTexts.ts';
import { ToolDriver } from '../toolDriver.ts';

const sand: Decor = {
  kind: 'area',
  surface: 'sand',
  points: pointsAt('-500,-500 1500,-500 1500,1500 -500,1500'),
};
const deck: Decor = {
  kind: 'area',
  surface: 'wood',
  points: pointsAt('600,400 800,400 800,600 600,600'),
};
const tree: Decor = { kind: 'tree', x: 300, y: 300, width: 60, height: 60 };
/** a and b side by side, c far away, a tree, and a deck on sand that fills the view. */
const drawing = drawingWith({ a: { x: 100, y: 100 }, b: { x: 160, y: 107 }, c: { x: 500, y: 500 } }, [
  sand,
  deck,
  tree,
]);
const positions = (driver: ToolDriver) => driver.drawing.tables.map(({ room: { coordinates: at } }) => [at.x, at.y]);
const selection = (driver: ToolDriver) => [...driver.selected];

describe('click', () => {
  test('selects one item, another, then none', () => {
    const driver = new ToolDriver(drawing);
    expect(selection(driver.click(110, 110))).toEqual(['1']);
    expect(selection(driver.click(170, 110))).toEqual(['2']);
    expect(selection(driver.click(900, 100))).toEqual([]);
    expect(driver.undoStep).toBeUndefined();
  });

  test('toggles items with Shift or Ctrl', () => {
    const driver = new ToolDriver(drawing, 'select', ['1']);
    expect(selection(driver.click(170, 110, { shift: true }))).toEqual(['1', '2']);
    expect(selection(driver.click(110, 110, { meta: true }))).toEqual(['2']);
    expect(selection(driver.click(900, 100, { shift: true }))).toEqual(['2']);
  });

  test('selects one of several selected items alone on release', () => {
    const driver = new ToolDriver(drawing, 'select', ['1', '2']).down(110, 110);
    expect(selection(driver)).toEqual(['1', '2']);
    expect(selection(driver.up())).toEqual(['1']);
  });

  test('selects a group, one member on a double click, and a decor area unless it fills the view', () => {
    const driver = new ToolDriver(groupItems(drawing, new Set(['1', '3'])));
    expect(selection(driver.click(110, 110))).toEqual(['1', '3']);
    expect(selection(driver.doubleClick(110, 110))).toEqual(['1']);
    expect(selection(driver.click(700, 420))).toEqual(['d2']);
    expect(selection(driver.click(900, 100))).toEqual([]);
  });

  test('stays within an entered group until Escape or a click elsewhere', () => {
    const grouped = groupItems(drawing, new Set(['1', '2', '3']));
    const driver = new ToolDriver(grouped).doubleClick(110, 110);
    expect(selection(driver)).toEqual(['1']);
    expect(selection(driver.click(510, 510))).toEqual(['3']);
    expect(selection(driver.click(170, 110, { shift: true }))).toEqual(['3', '2']);
    expect(selection(driver.key('Escape')).toSorted()).toEqual(['1', '2', '3']);
    expect(selection(driver.key('Enter'))).toHaveLength(1);
    driver.click(310, 310);
    expect(selection(driver.click(110, 110)).toSorted()).toEqual(['1', '2', '3']);
    const moved = new ToolDriver(grouped).doubleClick(110, 110).drag([510, 510], [510, 560]);
    expect(positions(moved).map(([, y]) => y)).toEqual([100, 107, 550]);
  });

  test('goes to what lies below on another click on the same spot, down to the ground, and on any spot with Alt', () => {
    const stacked = drawingWith({ a: { x: 620, y: 420 }, b: { x: 630, y: 430 } }, [sand, deck]);
    const driver = new ToolDriver(stacked);
    const clicks = (keys = {}) => selection(driver.click(640, 440, keys));
    expect([clicks(), clicks(), clicks(), clicks()]).toEqual([['2'], ['1'], ['d2'], ['2']]);
    expect([clicks({ alt: true }), clicks({ alt: true }), clicks({ alt: true })]).toEqual([['1'], ['d2'], ['2']]);
  });

  test('goes through grounds that lie on one another, and selects what stands on a selected ground', () => {
    const driver = new ToolDriver(drawingWith({ a: { x: 620, y: 420 } }, [sand, deck, deck]));
    const clicks = (x: number) => selection(driver.click(x, 440));
    expect([clicks(640), clicks(640), clicks(640), clicks(640)]).toEqual([['1'], ['d3'], ['d2'], ['1']]);
    expect([clicks(700), clicks(640)]).toEqual([['d3'], ['1']]);
    // The ground under a table stays where it is when the table is dragged.
    clicks(640);
    driver.drag([640, 440], [640, 540]);
    expect(positions(driver).map(([, y]) => y! > 500)).toEqual([true]);
    expect(driver.drawing.decor.map(({ decor }) => decor)).toEqual([sand, deck, deck]);
  });

  test('drags the selected item below another one', () => {
    const stacked = drawingWith({ a: { x: 100, y: 100 }, b: { x: 110, y: 110 } });
    const driver = new ToolDriver(stacked, 'select', ['1']).drag([120, 120], [120, 320]);
    expect(positions(driver).map(([, y]) => y! > 200)).toEqual([true, false]);
  });

  test('edits the text of a table on a double click or Enter', () => {
    const driver = new ToolDriver(drawing).doubleClick(110, 110);
    expect(driver.effects.filter((effect) => effect.type === 'edit-text')).toEqual([{ type: 'edit-text', key: '1' }]);
    expect(new ToolDriver(drawing, 'select', ['2']).key('Enter').effects).toEqual([{ type: 'edit-text', key: '2' }]);
    expect(new ToolDriver(drawing, 'select', ['d3']).key('Enter').effects).toEqual([]);
  });

  test('ignores locked items; Escape clears the selection', () => {
    expect(selection(new ToolDriver(setItemFlags(drawing, new Set(['1']), { locked: true })).click(110, 110))).toEqual(
      [],
    );
    expect(selection(new ToolDriver(drawing, 'select', ['1', '2']).key('Escape'))).toEqual([]);
  });
});

test('a finger selects a nearby item', () => {
  const driver = new ToolDriver(drawing);
  expect(selection(driver.click(110, 155))).toEqual([]);
  driver.kind = 'touch';
  expect(selection(driver.click(110, 155))).toEqual(['1']);
});

describe('marquee', () => {
  test('selects what it touches, adds with Shift and deselects when it shrinks', () => {
    const driver = new ToolDriver(drawing, 'select', ['3'])
      .down(50, 50, { shift: true })
      .move(130, 130, { shift: true });
    expect(selection(driver)).toEqual(['3', '1']);
    expect(driver.shapes).toEqual([{ type: 'marquee', box: { x: 50, y: 50, width: 80, height: 80 } }]);
    expect(selection(driver.move(60, 60, { shift: true }).up({ shift: true }))).toEqual(['3']);
    expect(driver.shapes).toEqual([]);
  });

  test('restores the selection on Escape', () => {
    expect(selection(new ToolDriver(drawing, 'select', ['3']).down(50, 50).move(130, 130).key('Escape'))).toEqual([
      '3',
    ]);
  });

  test('adds while Shift is held, also if it was pressed during the drag', () => {
    const driver = new ToolDriver(drawing, 'select', ['3']).down(50, 50).move(130, 130);
    expect(selection(driver)).toEqual(['1']);
    expect(selection(driver.move(131, 131, { shift: true }))).toEqual(['3', '1']);
    expect(selection(driver.move(132, 132))).toEqual(['1']);
    expect(selection(driver.up({ shift: true }))).toEqual(['3', '1']);
  });
});

describe('the texts of a table', () => {
  const large = drawingWith({ a: { x: 100, y: 100, width: 100, height: 100, text: '7' } });
  const handle = (name: string, rotated = large) => {
    const frame = selectionFrame(selectedItems(rotated, new Set(['1'])))!;
    return handlesOf(frame, 1, 'mouse').find((each) => each.name === name)!.at;
  };
  const texts = (driver: ToolDriver) => {
    const at = driver.drawing.tables[0]!.room.coordinates;
    return [at.text_offset_x, at.text_offset_y, at.seats_offset_x, at.seats_offset_y];
  };

  test('drags the texts of a table by their handles, each alone and as one undo step', () => {
    const { x, y } = handle('label');
    const driver = new ToolDriver(large, 'select', ['1']).drag([x, y], [x + 20, y - 10]);
    const { label, seats } = tableTextPlaces(large.tables[0]!.room);
    expect(texts(driver)).toEqual([
      expect.closeTo(label.x + 20, 1),
      expect.closeTo(label.y - 10, 1),
      // The map centers the seats, with an icon.
      undefined,
      expect.closeTo(seats.y, 1),
    ]);
    expect(driver.drawing.tables[0]!.room.coordinates).toMatchObject({ x: 100, y: 100 });
    const below = handle('seats', driver.drawing);
    driver.drag([below.x, below.y], [below.x, below.y + 8]);
    expect(texts(driver).slice(2)).toEqual([undefined, expect.closeTo(seats.y + 8, 1)]);
    driver.undo();
    expect(driver.undo()).toEqual(large);
  });

  test('moves texts in the frame of a rotated table, and offers no handles for them on a small one', () => {
    const turned = drawingWith({ a: { x: 100, y: 100, width: 100, height: 100, rotation: 90 } });
    const { x, y } = handle('label', turned);
    const { label } = tableTextPlaces(turned.tables[0]!.room);
    const driver = new ToolDriver(turned, 'select', ['1']).drag([x, y], [x, y + 20]);
    expect(texts(driver).slice(0, 2)).toEqual([expect.closeTo(label.x + 20, 1), expect.closeTo(label.y, 1)]);
    const frame = selectionFrame(selectedItems(drawing, new Set(['1'])))!;
    expect(handlesOf(frame, 1, 'mouse').map(({ name }) => name)).not.toContain('label');
  });
});

describe('drag', () => {
  test('selects the item, previews the move and commits one undo step', () => {
    const driver = new ToolDriver(drawing).down(110, 110).move(300, 110).move(333, 150);
    expect(selection(driver)).toEqual(['1']);
    expect(driver.drawing).toBe(drawing);
    expect(driver.dragged).toMatchObject({ keys: ['1'], copy: false });
    const shown = driver.dragged!.by;
    driver.up();
    expect(positions(driver)[0]).toEqual([100 + shown.x, 100 + shown.y]);
    expect(Math.hypot(shown.x - 223, shown.y - 40)).toBeLessThan(9);
    expect(driver.undoStep).toBe('Move a');
    expect(driver.undo()).toEqual(drawing);
  });

  test('snaps to a neighbor with a guide, but not with Ctrl', () => {
    const driver = new ToolDriver(drawing).down(110, 110).move(110, 114);
    expect(driver.dragged).toBeUndefined();
    driver.move(110, 116);
    expect(driver.dragged!.by).toEqual({ x: 0, y: 7 });
    expect(driver.guides.length).toBeGreaterThan(0);
    driver.move(110, 116, { meta: true });
    expect(driver.dragged!.by).toEqual({ x: 0, y: 6 });
    expect(driver.guides).toEqual([]);
  });

  test('moves along one axis with Shift', () => {
    const driver = new ToolDriver(drawing).drag([510, 510], [713, 560], { shift: true });
    expect(positions(driver)[2]![1]).toBe(500);
    expect(positions(driver)[2]![0]).toBeGreaterThan(690);
  });

  test('moves the selection and groups, but no locked items', () => {
    const grouped = setItemFlags(groupItems(drawing, new Set(['1', '2', '3'])), new Set(['3']), { locked: true });
    const driver = new ToolDriver(grouped).drag([110, 110], [110, 210], { meta: true });
    expect(positions(driver)).toEqual(pointsAt('100,200 160,207 500,500'));
    expect(driver.undoStep).toBe('Move 2 tables');
    const several = new ToolDriver(drawing, 'select', ['1', 'd3']).drag([110, 110], [210, 110], { meta: true });
    expect(positions(several)[0]).toEqual([200, 100]);
    expect(several.drawing.decor[2]!.decor).toMatchObject({ x: 400, y: 300 });
    expect(several.undoStep).toBe('Move 2 items');
  });

  test('copies with Alt and selects the copy', () => {
    const driver = new ToolDriver(drawing).down(510, 510).move(550, 560, { alt: true, meta: true });
    expect(driver.dragged).toMatchObject({ copy: true });
    driver.move(610, 560, { alt: true, meta: true }).up({ alt: true, meta: true });
    expect(positions(driver)).toEqual(pointsAt('100,100 160,107 500,500 600,550'));
    expect(selection(driver)).toEqual(['4']);
    expect(driver.undoStep).toBe('Duplicate c');
  });

  test('makes no undo step when dropped where it started', () =>
    expect(new ToolDriver(drawing).down(510, 510).move(600, 600).move(510, 510).up().undoStep).toBeUndefined());

  test('moves a selected decor area unless it fills the view', () => {
    const driver = new ToolDriver(drawing, 'select', ['d2']).drag([700, 590], [750, 650], { meta: true });
    expect(driver.drawing.decor[1]!.decor).toMatchObject({
      points: pointsAt('650,460 850,460 850,660 650,660'),
    });
    expect(new ToolDriver(drawing, 'select', ['d1']).drag([900, 100], [950, 150]).undoStep).toBeUndefined();
  });
});

describe('handles', () => {
  test('handles leave a tap to the table that they cover, and resize only in a drag', () => {
    const near = drawingWith({ a: { x: 100, y: 100 }, b: { x: 150, y: 100 } });
    const byFinger = (...selected: string[]): ToolDriver => {
      const driver = new ToolDriver(near, 'select', selected);
      driver.kind = 'touch';
      return driver;
    };
    // On b, in reach of the upper right handle of a.
    expect(selection(byFinger('1').click(155, 104))).toEqual(['2']);
    expect(selection(byFinger('1').click(155, 104, { additive: true }))).toEqual(['1', '2']);
    // On a, in reach of the upper left handle of both.
    expect(selection(byFinger('1', '2').click(103, 103, { additive: true }))).toEqual(['2']);
    expect(selection(byFinger('1', '2').click(103, 103))).toEqual(['1', '2']);
    const dragged = byFinger('1').drag([155, 104], [155, 64]);
    expect(selection(dragged)).toEqual(['1']);
    expect(dragged.drawing.tables[0]!.room.coordinates.y).toBeLessThan(100);
  });

  const big = drawingWith({ a: { x: 200, y: 200, width: 100, height: 80 }, b: { x: 600, y: 600 } });
  const box = (driver: ToolDriver) => driver.drawing.tables[0]!.room.coordinates;

  test('resizes from a side or corner and keeps the opposite one in place', () => {
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

  test('keeps the aspect ratio with Shift and the center with Alt', () => {
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

  describe('of a row', () => {
    const columns = [100, 200, 300, 400];
    const row = drawingWith(Object.fromEntries(columns.map((x) => [`t${x}`, { x, y: 200, width: 60, height: 40 }])));
    const resized = (to: [number, number], keys = {}) =>
      new ToolDriver(row, 'select', ['1', '2', '3', '4'])
        .drag([460, to[1] === 220 ? 220 : 240], to, { meta: true, ...keys })
        .drawing.tables.map(({ room: { coordinates: at } }) => [at.x, at.width, at.height]);

    test('spaces the tables of a row anew, which all stay and keep their size', () =>
      expect(resized([400, 220])).toEqual([100, 180, 260, 340].map((x) => [x, 60, 40])));

    test('stops where the tables of a row touch', () =>
      expect(resized([200, 220])).toEqual([100, 160, 220, 280].map((x) => [x, 60, 40])));

    test('makes the tables of a row deeper, across the row', () =>
      expect(resized([460, 300])).toEqual(columns.map((x) => [x, 60, 100])));

    test('scales the tables of a row too with Shift', () =>
      expect(resized([820, 280], { shift: true })).toEqual([100, 300, 500, 700].map((x) => [x, 120, 80])));
  });

  test('stops before a handle flips the item', () => {
    expect(box(new ToolDriver(big, 'select', ['1']).drag([300, 240], [0, 240], { meta: true }))).toMatchObject({
      x: 200,
      width: 1,
    });
  });

  test('snaps a handle to other items with a guide', () => {
    const driver = new ToolDriver(big, 'select', ['1']).down(300, 280).move(597, 400);
    expect(box(driver).width).toBe(400);
    expect(driver.guides).toMatchObject([{ type: 'edge', axis: 'x', from: { x: 600 } }]);
    expect(driver.shapes).toMatchObject([{ type: 'label', text: '400 × 200' }]);
    expect(driver.up().undoStep).toBe('Resize a');
    expect([driver.shapes, driver.guides]).toEqual([[], []]);
  });

  test.each([30, -60])('resizes a table rotated by %i° along its own axes', (rotation) => {
    const rotated = drawingWith({ a: { x: 400, y: 300, width: 100, height: 80, rotation } });
    const corner = (of: typeof rotated, x: number, y: number) => {
      const { box: frame, rotation: angle } = itemOutline(of.tables[0]!);
      return rotatePoint(
        { x: frame.x + frame.width * x, y: frame.y + frame.height * y },
        { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 },
        angle,
      );
    };
    const from = corner(rotated, 1, 1);
    const by = rotatePoint({ x: 60, y: 30 }, { x: 0, y: 0 }, rotation);
    const driver = new ToolDriver(rotated, 'select', ['1']).drag([from.x, from.y], [from.x + by.x, from.y + by.y]);
    expect(box(driver)).toMatchObject({ width: 160, height: 110, rotation });
    const before = corner(rotated, 0, 0);
    const after = corner(driver.drawing, 0, 0);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.011);
  });

  test('keeps the aspect ratio of text', () => {
    const withText = drawingWith({}, [{ kind: 'text', x: 300, y: 300, size: 20, text: 'Bar' }]);
    const {
      box: { x, y, width, height },
    } = itemOutline(withText.decor[0]!);
    const driver = new ToolDriver(withText, 'select', ['d1']).drag(
      [x + width, y + height],
      [x + 2 * width, y + height + 1],
      {
        meta: true,
      },
    );
    expect(driver.drawing.decor[0]!.decor).toMatchObject({ size: 40 });
  });

  test('rotates to whole degrees, and to multiples of 15° with Shift', () => {
    const driver = new ToolDriver(big, 'select', ['1']).down(250, 176).move(291.3, 240);
    expect(box(driver)).toMatchObject({ x: 200, y: 200, rotation: 90 });
    expect(driver.shapes).toMatchObject([{ type: 'label', text: '90°' }]);
    driver.move(250 + Math.sin(0.5) * 70, 240 - Math.cos(0.5) * 70);
    expect(box(driver).rotation).toBe(29);
    driver.move(250 + Math.sin(0.5) * 70, 240 - Math.cos(0.5) * 70, { shift: true });
    expect(box(driver).rotation).toBe(30);
    expect(driver.up({ shift: true }).undoStep).toBe('Rotate a');
    expect(driver.undo()).toEqual(big);
  });

  test('leaves a small table draggable', () => {
    const small = drawingWith({ a: { x: 100, y: 100, width: 24, height: 24 } });
    const driver = new ToolDriver(small, 'select', ['1']);
    driver.kind = 'touch';
    driver.drag([112, 112], [212, 162], { meta: true });
    expect(box(driver)).toMatchObject({ x: 200, y: 150, width: 24, height: 24 });
  });

  test('offers no handles on locked items', () => {
    const driver = new ToolDriver(setItemFlags(big, new Set(['1']), { locked: true }), 'select', ['1']).drag(
      [300, 280],
      [400, 400],
    );
    expect(driver.undoStep).toBeUndefined();
  });
});
