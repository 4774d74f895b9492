import { describe, expect, test } from 'vitest';
import type { ToolName } from '../../../../src/editor/tools/tool.ts';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { drawingWith } from '../../../domain/document/sampleDocuments.ts';
import { DEFAULTS, ToolDriver } from '../toolDriver.ts';

const drawing = drawingWith({ 'Line 7': { x: 900, y: 700, text: '7' } });
const rooms = (hand: ToolDriver) => hand.drawing.tables.slice(1).map(({ room }) => room);
const boxes = (hand: ToolDriver) =>
  rooms(hand).map(({ coordinates: { x, y, width, height } }) => [x, y, width, height]);
const pieces = (hand: ToolDriver) => hand.drawing.decor.map(({ decor }) => decor);
const said = (hand: ToolDriver) => hand.effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : []));

describe('a table', () => {
  test('by a click, about the hand: named on, selected, one step, and the select tool follows', () => {
    const hand = new ToolDriver(drawing, 'table').click(300, 200);
    expect(rooms(hand)).toEqual([
      { id: 2, room_id: 1, name: 'Line 8', beds: 4, coordinates: { x: 275, y: 180, width: 50, height: 40, text: '8' } },
    ]);
    expect([...hand.selected]).toEqual(['2']);
    expect([hand.tool.name, hand.undoes, said(hand)]).toEqual(['select', 'Add Line 8', ['Line 8 added.']]);
    expect(hand.undo()).toEqual(drawing);
  });

  test('by a drag, as large as is drawn; with shift a square, with alt about its middle', () => {
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [400, 260]))).toEqual([[300, 200, 100, 60]]);
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [200, 180], { shift: true }))).toEqual([
      [200, 100, 100, 100],
    ]);
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [340, 230], { alt: true }))).toEqual([
      [260, 170, 80, 60],
    ]);
    const hand = new ToolDriver(drawing, 'round-table').down(300, 200).move(360, 260);
    expect(hand.shapes).toMatchObject([
      { kind: 'table', text: '8', outline: { shape: 'ellipse' } },
      { kind: 'figure', text: '60 × 60' },
    ]);
    expect(rooms(hand.up())[0]!.coordinates.shape).toBe('ellipse');
  });

  test('stays in the hand where that is wished, and Escape puts it away', () => {
    const hand = new ToolDriver(drawing, 'table', [], { defaults: { ...DEFAULTS, keepActive: true } })
      .click(300, 200)
      .click(400, 200);
    expect(rooms(hand).map(({ name }) => name)).toEqual(['Line 8', 'Line 9']);
    expect([hand.tool.name, hand.key('Escape').tool.name]).toEqual(['table', 'select']);
  });

  test('Escape in the middle makes none, and keeps the tool', () => {
    const hand = new ToolDriver(drawing, 'table').down(300, 200).move(400, 300).key('Escape').up();
    expect([hand.drawing, hand.shapes, hand.tool.name]).toEqual([drawing, [], 'table']);
  });

  test('the first of an empty plan is Table 1', () => {
    const hand = new ToolDriver(
      documentFromPlan({ version: 1, width: 900, height: 900, categories: [], areas: [], decor: [] }),
      'table',
    ).click(300, 200);
    expect(hand.drawing.tables[0]!.room).toMatchObject({ id: 1, name: 'Table 1', coordinates: { text: '1' } });
    expect([hand.drawing.areas.length, hand.drawing.categories.length]).toEqual([1, 1]);
  });
});

describe('a row', () => {
  test('as many as have room, the first and the last on the ends, evenly apart, numbered on', () => {
    const hand = new ToolDriver(drawing, 'row').down(100, 100).move(300, 100).move(450, 100);
    expect(hand.shapes.filter(({ type: kind }) => kind === 'table').length).toBe(6);
    expect(hand.shapes.at(-1)).toMatchObject({ kind: 'figure', text: '6 tables' });
    hand.up();
    expect(boxes(hand).map(([x]) => x)).toEqual([75, 145, 215, 285, 355, 425]);
    expect(rooms(hand).map(({ name, coordinates }) => [name, coordinates.text])).toEqual([
      ['Line 8', '8'],
      ['Line 9', '9'],
      ['Line 10', '10'],
      ['Line 11', '11'],
      ['Line 12', '12'],
      ['Line 13', '13'],
    ]);
    expect([hand.undoes, hand.selected.size]).toEqual(['Add 6 tables', 6]);
  });

  test('from click to click, without a drag', () => {
    const hand = new ToolDriver(drawing, 'row').click(100, 100);
    expect(rooms(hand)).toEqual([]);
    hand.move(100, 200);
    expect(hand.shapes.filter(({ type: kind }) => kind === 'table').length).toBe(3);
    expect(boxes(hand.click(100, 200)).map(([, y]) => y)).toEqual([80, 130, 180]);
  });

  test('with shift at steps of 15°, with alt turned along the line', () => {
    const hand = new ToolDriver(drawing, 'row').drag([100, 100], [400, 110], { shift: true });
    expect(new Set(boxes(hand).map(([, y]) => y))).toEqual(new Set([80]));
    const turned = new ToolDriver(drawing, 'row').drag([100, 100], [400, 400], { alt: true });
    expect(rooms(turned).map(({ coordinates }) => coordinates.rotation)).toEqual(rooms(turned).map(() => 45));
    expect(
      rooms(new ToolDriver(drawing, 'row').drag([400, 400], [100, 100], { alt: true }))[0]!.coordinates.rotation,
    ).toBe(45);
  });

  test('no table of it leaves the plan', () => {
    const hand = new ToolDriver(drawing, 'row').drag([500, 100], [3_000, 100]);
    expect(boxes(hand).at(-1)![0]).toBe(975);
    expect(new Set(boxes(hand).map(([x]) => x)).size).toBe(boxes(hand).length);
  });
});

describe('a grid', () => {
  test('fills the box, row by row', () => {
    const hand = new ToolDriver(drawing, 'grid').drag([100, 100], [300, 240]);
    expect(boxes(hand)).toEqual([100, 150, 200].flatMap((y) => [100, 175, 250].map((x) => [x, y, 50, 40])));
    expect(rooms(hand).at(-1)!.name).toBe('Line 16');
    expect(hand.undoes).toBe('Add 9 tables');
  });

  test('says how many while it is drawn, from click to click as well', () => {
    const hand = new ToolDriver(drawing, 'grid').click(100, 100).move(300, 240);
    expect(hand.shapes.at(-1)).toMatchObject({ kind: 'figure', text: '3 × 3 tables' });
    expect(rooms(hand.click(300, 240)).length).toBe(9);
  });
});

describe('points', () => {
  const draw = (tool: ToolName) => new ToolDriver(drawing, tool).click(100, 100).click(300, 100).click(300, 250);

  test.each<[ToolName, object]>([
    ['area', { kind: 'area', surface: 'sand' }],
    ['path', { kind: 'path', surface: 'wood', width: 20 }],
    ['wall', { kind: 'wall', width: 8 }],
  ])('%s: a click each, Enter ends', (tool, rest) => {
    const hand = draw(tool);
    expect(pieces(hand)).toEqual([]);
    expect(hand.shapes.map(({ type: kind }) => kind)).toEqual(['decor', 'points']);
    hand.key('Enter');
    expect(pieces(hand)).toEqual([
      {
        ...rest,
        points: [
          [100, 100],
          [300, 100],
          [300, 250],
        ],
      },
    ]);
    expect([hand.undoes, [...hand.selected], hand.tool.name, hand.shapes]).toEqual([
      `Add ${tool}`,
      ['d1'],
      'select',
      [],
    ]);
  });

  test('a double click ends, and sets one point', () => {
    expect(pieces(draw('wall').doubleClick(100, 250))).toEqual([
      {
        kind: 'wall',
        width: 8,
        points: [
          [100, 100],
          [300, 100],
          [300, 250],
          [100, 250],
        ],
      },
    ]);
  });

  test('a click on the first point closes', () => {
    const hand = draw('area').move(103, 102);
    expect(hand.shapes.at(-1)).toMatchObject({ kind: 'points', closed: true });
    expect(pieces(hand.click(103, 102))).toEqual([
      {
        kind: 'area',
        surface: 'sand',
        points: [
          [100, 100],
          [300, 100],
          [300, 250],
        ],
      },
    ]);
  });

  test('Backspace takes the last one back, the last of all ends', () => {
    const hand = draw('path').key('Backspace');
    expect(hand.click(300, 400).key('Enter').drawing.decor[0]!.decor).toMatchObject({
      points: [
        [100, 100],
        [300, 100],
        [300, 400],
      ],
    });
    expect(new ToolDriver(drawing, 'path').click(100, 100).key('Backspace').tool.state).toBe('idle');
  });

  test('too few are nothing, and it says so; Escape leaves nothing', () => {
    const hand = new ToolDriver(drawing, 'area').click(100, 100).click(300, 100).key('Enter');
    expect([hand.drawing, said(hand)]).toEqual([drawing, ['Not drawn: it takes at least 3 points.']]);
    expect(draw('area').key('Escape')).toMatchObject({ drawing, shapes: [], undoes: undefined });
  });

  test('the first stretch by a drag; with shift at steps of 15°', () => {
    expect(pieces(new ToolDriver(drawing, 'wall').drag([100, 100], [300, 104], { shift: true }).key('Enter'))).toEqual([
      {
        kind: 'wall',
        width: 8,
        points: [
          [100, 100],
          [300.04, 100],
        ],
      },
    ]);
  });

  test('ends by itself where a piece can hold no more', () => {
    const hand = new ToolDriver(drawing, 'wall');
    for (let place = 0; place < 400; place += 1) hand.click((place % 20) * 30, Math.floor(place / 20) * 20);
    expect(hand.drawing.decor[0]!.decor).toMatchObject({ points: { length: 400 } });
    expect(hand.tool.state).toBe('idle');
  });
});

test('lettering: placed by a click, and written at once', () => {
  const hand = new ToolDriver(drawing, 'text').click(200.4, 100);
  expect(pieces(hand)).toEqual([{ kind: 'text', x: 200, y: 100, text: 'Text', size: 20 }]);
  expect(hand.effects.at(-1)).toEqual({ type: 'edit-text', key: 'd1' });
  expect(hand.undoes).toBe('Add text');
});

test('pictures and things: by a click of their usual size, by a drag as drawn', () => {
  expect(pieces(new ToolDriver(drawing, 'thing').click(200, 200))).toEqual([
    { kind: 'umbrella', x: 170, y: 170, width: 60, height: 60 },
  ]);
  expect(pieces(new ToolDriver(drawing, 'picture').drag([200, 200], [300, 260]))).toEqual([
    { kind: 'picture', picture: 'pictures/a.webp', x: 200, y: 200, width: 100, height: 60 },
  ]);
  const without = new ToolDriver(drawing, 'picture', [], { defaults: { ...DEFAULTS, picture: undefined } }).click(
    200,
    200,
  );
  expect([without.drawing, said(without)]).toEqual([drawing, ['There is no picture to place yet: choose one first.']]);
});

test('measuring changes nothing, and stays in sight until Escape', () => {
  const hand = new ToolDriver(drawing, 'measure').drag([100, 100], [400, 500]);
  expect(hand.shapes).toEqual([
    { kind: 'measure', from: { x: 100, y: 100 }, to: { x: 400, y: 500 }, distance: 500, degrees: 53.13 },
  ]);
  expect([hand.drawing, hand.undoes, said(hand)]).toEqual([drawing, undefined, ['500 long, at 53.13°.']]);
  expect(hand.key('Escape').shapes).toEqual([]);
});

test('the hand that moves the view leaves all to the map', () => {
  expect(new ToolDriver(drawing, 'pan').drag([100, 100], [400, 500]).effects).toEqual([]);
});
