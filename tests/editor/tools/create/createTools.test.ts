import { describe, expect, test } from 'vitest';
import type { ToolName } from '../../../../src/editor/tools/tool.ts';
import { EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { drawingWith, pointsAt } from '../../../domain/document/sampleDocuments.ts';
import { DEFAULTS, ToolDriver } from '../toolDriver.ts';

const drawing = drawingWith({ 'Line 7': { x: 900, y: 700, text: '7' } });
const rooms = (driver: ToolDriver) => driver.drawing.tables.slice(1).map(({ room }) => room);
const boxes = (driver: ToolDriver) =>
  rooms(driver).map(({ coordinates: { x, y, width, height } }) => [x, y, width, height]);
const pieces = (driver: ToolDriver) => driver.drawing.decor.map(({ decor }) => decor);
const announcements = (driver: ToolDriver) =>
  driver.effects.flatMap((effect) => (effect.type === 'announce' ? [effect.text] : []));

describe('table tool', () => {
  test('centers a table on a click, continues the names and returns to the select tool', () => {
    const driver = new ToolDriver(drawing, 'table').click(300, 200);
    expect(rooms(driver)).toEqual([
      { id: 2, room_id: 1, name: 'Line 8', beds: 4, coordinates: { x: 275, y: 180, width: 50, height: 40, text: '8' } },
    ]);
    expect([...driver.selected]).toEqual(['2']);
    expect([driver.tool.name, driver.undoStep, announcements(driver)]).toEqual([
      'select',
      'Add Line 8',
      ['Line 8 added.'],
    ]);
    expect(driver.undo()).toEqual(drawing);
  });

  test('draws a table by dragging; Shift makes it square, Alt grows it from its center', () => {
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [400, 260]))).toEqual([[300, 200, 100, 60]]);
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [200, 180], { shift: true }))).toEqual([
      [200, 100, 100, 100],
    ]);
    expect(boxes(new ToolDriver(drawing, 'table').drag([300, 200], [340, 230], { alt: true }))).toEqual([
      [260, 170, 80, 60],
    ]);
    const driver = new ToolDriver(drawing, 'round-table').down(300, 200).move(360, 260);
    expect(driver.shapes).toMatchObject([
      { type: 'table', text: '8', outline: { shape: 'ellipse' } },
      { type: 'label', text: '60 × 60' },
    ]);
    expect(rooms(driver.up())[0]!.coordinates.shape).toBe('ellipse');
  });

  test('stays active with keepActive until Escape', () => {
    const driver = new ToolDriver(drawing, 'table', [], { defaults: { ...DEFAULTS, keepActive: true } })
      .click(300, 200)
      .click(400, 200);
    expect(rooms(driver).map(({ name }) => name)).toEqual(['Line 8', 'Line 9']);
    expect([driver.tool.name, driver.key('Escape').tool.name]).toEqual(['table', 'select']);
  });

  test.each([
    ['Terrace', 'Terrace 1'],
    ['Floor 2', 'Table 1'],
    ['T'.repeat(80), 'Table 1'],
  ])('names the first table of the area %s: %s', (name, expected) => {
    const empty = documentFromPlan({ ...EMPTY_PLAN, areas: [{ id: 1, name, rooms: [] }] });
    const driver = new ToolDriver(empty, 'table').click(300, 200);
    expect(driver.drawing.tables.map(({ room }) => room.name)).toEqual([expected]);
  });
});

describe('row tool', () => {
  test('fits as many evenly spaced tables as possible and continues the numbering', () => {
    const driver = new ToolDriver(drawing, 'row').down(100, 100).move(300, 100).move(450, 100);
    expect(driver.shapes.filter(({ type }) => type === 'table').length).toBe(6);
    expect(driver.shapes.at(-1)).toMatchObject({ type: 'label', text: expect.stringMatching(/^6 tables, \d/) });
    driver.up();
    expect(boxes(driver).map(([x]) => x)).toEqual([75, 145, 215, 285, 355, 425]);
    expect(rooms(driver).map(({ name, coordinates }) => [name, coordinates.text])).toEqual([
      ['Line 8', '8'],
      ['Line 9', '9'],
      ['Line 10', '10'],
      ['Line 11', '11'],
      ['Line 12', '12'],
      ['Line 13', '13'],
    ]);
    expect([driver.undoStep, driver.selected.size]).toEqual(['Add 6 tables', 6]);
    const beyond = boxes(new ToolDriver(drawing, 'row').drag([500, 100], [3_000, 100])).map(([x]) => x);
    expect([beyond.at(-1), new Set(beyond).size], 'none in the place of another').toEqual([975, beyond.length]);
  });

  test('snaps to 15° with Shift and rotates the tables along the line with Alt', () => {
    const driver = new ToolDriver(drawing, 'row').drag([100, 100], [400, 110], { shift: true });
    expect(new Set(boxes(driver).map(([, y]) => y))).toEqual(new Set([80]));
    const turned = new ToolDriver(drawing, 'row').drag([100, 100], [400, 400], { alt: true });
    expect(rooms(turned).map(({ coordinates }) => coordinates.rotation)).toEqual(rooms(turned).map(() => 45));
    expect(
      rooms(new ToolDriver(drawing, 'row').drag([400, 400], [100, 100], { alt: true }))[0]!.coordinates.rotation,
    ).toBe(45);
  });

  test('bends the row between its ends; tables neither touch nor leave the arc', () => {
    const bent = (bend: number, keys = {}) =>
      rooms(
        new ToolDriver(drawing, 'row', [], { defaults: { ...DEFAULTS, bend } }).drag([100, 300], [500, 300], keys),
      ).map(({ coordinates: { x, y, rotation = 0 } }) => ({ x: x + 25, y: y + 20, rotation }));
    const row = bent(100);
    const middle = row[Math.floor(row.length / 2)]!;
    expect([row[0], row.at(-1)]).toEqual([
      { x: 100, y: 300, rotation: 0 },
      { x: 500, y: 300, rotation: 0 },
    ]);
    expect(middle.y).toBeLessThan(205);
    expect(Math.min(...bent(-100).map(({ y }) => y))).toBe(300);
    // A chord of 400 and a bend of 100 make a circle of radius 250 around (300, 450).
    for (const { x, y } of row) expect(Math.hypot(x - 300, y - 450)).toBeCloseTo(250, 1);
    for (const [index, { x, y }] of row.slice(1).entries()) {
      const before = row[index]!;
      expect(Math.abs(x - before.x) >= 60 || Math.abs(y - before.y) >= 50).toBe(true);
    }
    const turned = bent(100, { alt: true }).map(({ rotation }) => rotation);
    expect([turned[0], turned.at(-1)]).toEqual([expect.closeTo(-53.13, 1), expect.closeTo(53.13, 1)]);
  });

  test('draws a circle from its center to the first table, evenly around', () => {
    const circle = () => new ToolDriver(drawing, 'row', [], { defaults: { ...DEFAULTS, rowShape: 'circle' } });
    const preview = circle().down(400, 300).move(450, 300).move(550, 300);
    expect(preview.shapes.at(-1)).toMatchObject({ type: 'label', text: '14 tables, ⌀ 300' });
    const centers = (driver: ToolDriver) => boxes(driver).map(([x = 0, y = 0]) => ({ x: x + 25, y: y + 20 }));
    const placed = centers(preview.up());
    expect(preview.undoStep).toBe('Add 14 tables');
    expect(placed[0]).toEqual({ x: 550, y: 300 });
    // Clockwise: the second stands below the first.
    expect(placed[1]!.y).toBeGreaterThan(300);
    for (const [index, { x, y }] of placed.entries()) {
      expect(Math.hypot(x - 400, y - 300)).toBeCloseTo(150, 1);
      const next = placed[(index + 1) % placed.length]!;
      expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(2 * 150 * Math.sin(Math.PI / 14), 1);
      expect(Math.max(Math.abs(next.x - x) - 50, Math.abs(next.y - y) - 40)).toBeGreaterThan(9);
    }
    const turned = circle().drag([400, 300], [400, 150], { alt: true, shift: true });
    expect(rooms(turned)[0]!.coordinates.rotation).toBeUndefined();
    expect(rooms(turned)[1]!.coordinates.rotation).toBeCloseTo(360 / rooms(turned).length, 1);
    // The plan has no room for more than a radius of 100 here.
    const small = centers(circle().drag([100, 300], [500, 300]));
    expect(Math.min(...small.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(small[0]).toEqual({ x: 200, y: 300 });
  });
});

describe('grid tool', () => {
  test('fills the drawn box with a grid, row by row', () => {
    const driver = new ToolDriver(drawing, 'grid').drag([100, 100], [300, 240]);
    expect(boxes(driver)).toEqual([100, 150, 200].flatMap((y) => [100, 175, 250].map((x) => [x, y, 50, 40])));
    expect(rooms(driver).at(-1)!.name).toBe('Line 16');
    expect(driver.undoStep).toBe('Add 9 tables');
  });

  test('previews the count of a grid, and draws it with two clicks', () => {
    const driver = new ToolDriver(drawing, 'grid').click(100, 100).move(300, 240);
    expect(driver.shapes.at(-1)).toMatchObject({ type: 'label', text: '3 × 3 · 9 tables · 200 × 140' });
    expect(rooms(driver.click(300, 240)).length).toBe(9);
  });
});

test('labels lengths in meters if the plan has a scale', () => {
  const scaled = { ...drawing, unitsPerMeter: 50 };
  const labelOf = (tool: ToolName): unknown =>
    new ToolDriver(scaled, tool)
      .down(100, 100)
      .move(200, 160)
      .shapes.find(({ type }) => type === 'label');
  for (const tool of ['table', 'prop', 'area'] as const) expect(labelOf(tool)).toMatchObject({ text: '2 m × 1.2 m' });
  expect(labelOf('path')).toMatchObject({ text: '2.33 m' });
  const measuring = new ToolDriver(scaled, 'measure').drag([100, 100], [200, 100]);
  expect(announcements(measuring)).toEqual(['Length 2 m, angle 0°.']);
});

describe('area, path and wall tools', () => {
  test('a drag draws a rectangular area; Shift makes it square', () => {
    const driver = new ToolDriver(drawing, 'area').down(100, 100).move(200, 160);
    expect(driver.shapes.at(-2)).toMatchObject({ type: 'points', closed: true });
    expect(driver.shapes.at(-1)).toMatchObject({ type: 'label', text: '100 × 60' });
    driver.up();
    const corners = pointsAt('100,100 200,100 200,160 100,160');
    expect(pieces(driver)).toEqual([{ kind: 'area', surface: 'sand', points: corners }]);
    expect(driver.tool.name).toBe('select');
    const [square] = pieces(new ToolDriver(drawing, 'area').drag([100, 100], [200, 160], { shift: true }));
    expect(square).toMatchObject({ points: [{}, {}, [200, 200], {}] });
  });

  const draw = (tool: ToolName) => new ToolDriver(drawing, tool).click(100, 100).click(300, 100).click(300, 250);

  test.each<[ToolName, string, object]>([
    ['area', 'Ground', { kind: 'area', surface: 'sand' }],
    ['path', 'Path', { kind: 'path', surface: 'wood', width: 20 }],
    ['wall', 'Wall', { kind: 'wall', width: 8 }],
  ])('%s adds a point per click and finishes on Enter', (tool, name, rest) => {
    const driver = draw(tool);
    expect(pieces(driver)).toEqual([]);
    expect(driver.shapes.map(({ type }) => type)).toEqual(['decor', 'points', 'label']);
    expect(driver.shapes.at(-1)).toMatchObject({ text: '150' });
    driver.key('Enter');
    expect(pieces(driver)).toEqual([
      {
        ...rest,
        points: pointsAt('100,100 300,100 300,250'),
      },
    ]);
    expect([driver.undoStep, [...driver.selected], driver.tool.name, driver.shapes]).toEqual([
      `Add ${name}`,
      ['d1'],
      'select',
      [],
    ]);
  });

  test('finishes a shape on a double click, which adds one point', () => {
    expect(pieces(draw('wall').doubleClick(100, 250))).toEqual([
      {
        kind: 'wall',
        width: 8,
        points: pointsAt('100,100 300,100 300,250 100,250'),
      },
    ]);
  });

  test('closes the shape on a click on the first point', () => {
    const driver = draw('area').move(103, 102);
    expect(driver.shapes.at(-2)).toMatchObject({ type: 'points', closed: true });
    expect(pieces(driver.click(103, 102))).toEqual([
      {
        kind: 'area',
        surface: 'sand',
        points: pointsAt('100,100 300,100 300,250'),
      },
    ]);
  });

  test('removes the last point on Backspace and stops after the only one', () => {
    const driver = draw('path').key('Backspace');
    expect(driver.click(300, 400).key('Enter').drawing.decor[0]!.decor).toMatchObject({
      points: pointsAt('100,100 300,100 300,400'),
    });
    expect(new ToolDriver(drawing, 'path').click(100, 100).key('Backspace').tool.state).toBe('idle');
  });

  test('creates nothing from too few points or after Escape', () => {
    const driver = new ToolDriver(drawing, 'area').click(100, 100).click(300, 100).key('Enter');
    expect([driver.drawing, announcements(driver)]).toEqual([drawing, ['Not drawn: at least 3 points are needed.']]);
    expect(draw('area').key('Escape')).toMatchObject({ drawing, shapes: [], undoStep: undefined });
  });

  test('finishes a shape at the maximum number of points', () => {
    const driver = new ToolDriver(drawing, 'wall');
    for (let place = 0; place < 400; place += 1) driver.click((place % 20) * 30, Math.floor(place / 20) * 20);
    expect(driver.drawing.decor[0]!.decor).toMatchObject({ points: { length: 400 } });
    expect(driver.tool.state).toBe('idle');
  });
});

test('picture and prop tools use the default size on a click and the drawn box on a drag', () => {
  expect(pieces(new ToolDriver(drawing, 'prop').click(200, 200))).toEqual([
    { kind: 'umbrella', x: 170, y: 170, width: 60, height: 60 },
  ]);
  expect(pieces(new ToolDriver(drawing, 'picture').drag([200, 200], [300, 260]))).toEqual([
    { kind: 'picture', picture: 'pictures/a.webp', x: 200, y: 200, width: 100, height: 60 },
  ]);
  const without = new ToolDriver(drawing, 'picture', [], { defaults: { ...DEFAULTS, picture: undefined } }).click(
    200,
    200,
  );
  expect([without.drawing, announcements(without)]).toEqual([drawing, ['Choose a picture first.']]);
});

test('measure tool changes nothing and shows its result until Escape', () => {
  const driver = new ToolDriver(drawing, 'measure').drag([100, 100], [400, 500]);
  expect(driver.shapes).toEqual([
    { type: 'measure', from: { x: 100, y: 100 }, to: { x: 400, y: 500 }, distance: 500, degrees: 53.13 },
  ]);
  expect([driver.drawing, driver.undoStep, announcements(driver)]).toEqual([
    drawing,
    undefined,
    ['Length 500, angle 53.13°.'],
  ]);
  expect(driver.key('Escape').shapes).toEqual([]);
});
