import { describe, expect, test } from 'vitest';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../../src/domain/document/editorDocument.ts';
import { addDecor, addTables, duplicateItems, removeItems } from '../../../../src/domain/document/edits/addItems.ts';
import {
  addArea,
  mergeAreas,
  removeArea,
  renameArea,
  reorderAreas,
} from '../../../../src/domain/document/edits/areas.ts';
import {
  type Alignment,
  alignItems,
  distributeItems,
  matchSize,
} from '../../../../src/domain/document/edits/alignDistribute.ts';
import { reorderItems } from '../../../../src/domain/document/edits/zOrder.ts';
import {
  addCategory,
  mergeCategories,
  recolorCategory,
  removeCategory,
} from '../../../../src/domain/document/edits/categories.ts';
import { validateRoomChange, setDecor, setRoom } from '../../../../src/domain/document/edits/setFields.ts';
import {
  groupItems,
  setItemFlags,
  ungroupItems,
  expandToGroups,
} from '../../../../src/domain/document/edits/itemFlags.ts';
import { setCanvasSize } from '../../../../src/domain/document/edits/canvasSize.ts';
import { scaleReferenceImage, setReferenceImage } from '../../../../src/domain/document/edits/referenceImage.ts';
import { type Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith } from '../sampleDocuments.ts';

const boxesOf = (drawing: EditorDocument) =>
  drawing.tables.map(({ room }) => {
    const { x, y, width, height } = room.coordinates;
    return { x, y, width, height };
  });
const all = (drawing: EditorDocument) => new Set([...drawing.tables, ...drawing.decor].map(({ key }) => key));
const namesOf = (drawing: EditorDocument) => drawing.tables.map(({ room }) => room.name);

describe('align', () => {
  const drawing = drawingWith({
    a: { x: 100, y: 100, width: 40, height: 40 },
    b: { x: 200, y: 160, width: 60, height: 20 },
    c: { x: 150, y: 300, width: 20, height: 80 },
  });
  test.each<[Alignment, number[], 'x' | 'y']>([
    ['left', [100, 100, 100], 'x'],
    ['center', [160, 150, 170], 'x'],
    ['right', [220, 200, 240], 'x'],
    ['top', [100, 100, 100], 'y'],
    ['middle', [220, 230, 200], 'y'],
    ['bottom', [340, 360, 300], 'y'],
  ])('lines items up: %s', (to, expected, axis) => {
    const boxes = boxesOf(alignItems(drawing, all(drawing), to));
    expect(boxes.map((box) => box[axis])).toEqual(expected);
    const other = axis === 'x' ? 'y' : 'x';
    expect(boxes.map((box) => box[other])).toEqual(boxesOf(drawing).map((box) => box[other]));
  });

  test('treats a group as one item, and leaves a single item in place', () => {
    const grouped = groupItems(drawing, new Set(['1', '2']));
    expect(boxesOf(alignItems(grouped, all(grouped), 'right')).map(({ x }) => x)).toEqual([100, 200, 240]);
    expect(alignItems(grouped, new Set(['1', '2']), 'left')).toBe(grouped);
  });
});

describe('distribute', () => {
  test('makes the gaps equal, keeps the first and last items in place, and moves nothing if there are two', () => {
    const row = drawingWith({ a: { x: 300, width: 20 }, b: { x: 0, width: 10 }, c: { x: 40, width: 50 } });
    expect(boxesOf(distributeItems(row, all(row), 'horizontally')).map(({ x }) => x)).toEqual([300, 0, 130]);
    const drawing = drawingWith({ a: { y: 0 }, b: { y: 50 }, c: { y: 200 } });
    expect(boxesOf(distributeItems(drawing, all(drawing), 'vertically')).map(({ y }) => y)).toEqual([0, 100, 200]);
    expect(distributeItems(drawing, new Set(['1', '3']), 'vertically')).toBe(drawing);
  });
});

test('gives items the size of the first, about their centers, and leaves text alone', () => {
  const drawing = addDecor(
    drawingWith({ a: { x: 100, width: 40, height: 40 }, b: { x: 200, width: 80, height: 20 } }),
    [{ kind: 'text', x: 5, y: 5, size: 10, text: 'Bar' }],
  ).drawing;
  expect(boxesOf(matchSize(drawing, new Set(['d1', '2', '1'])))).toEqual([
    { x: 80, y: 10, width: 80, height: 20 },
    { x: 200, y: 0, width: 80, height: 20 },
  ]);
  expect(matchSize(drawing, all(drawing)).decor).toBe(drawing.decor);
});

test('brings items to the front and sends them to the back', () => {
  const drawing = drawingWith({ a: {}, b: {}, c: {}, d: {} });
  const ordered = (keys: string[], to: Parameters<typeof reorderItems>[2]) =>
    namesOf(reorderItems(drawing, new Set(keys), to)).join('');
  expect([
    ordered(['1', '3'], 'front'),
    ordered(['2', '4'], 'back'),
    ordered(['1', '2'], 'forward'),
    ordered(['3', '4'], 'backward'),
  ]).toEqual(['bdac', 'bdac', 'cabd', 'acdb']);
  expect(reorderItems(drawing, new Set(['4']), 'front').tables).toBe(drawing.tables);
});

describe('duplicate', () => {
  test('continues names, numbers, groups and positions, and drops locks', () => {
    const drawing = setItemFlags(
      groupItems(
        drawingWith({ 'Line 12': { x: 100, text: '12' }, Couch: { x: 200, text: 'C' }, 'Line 13': { x: 300 } }),
        new Set(['1', '2']),
      ),
      new Set(['1']),
      { locked: true },
    );
    const { drawing: after, keys } = duplicateItems(drawing, new Set(['1', '2']), { x: 10, y: 20 });
    expect(
      after.tables.map(({ key, group, room }) => [
        key,
        room.name,
        room.coordinates.text,
        room.coordinates.x,
        room.coordinates.y,
        group,
      ]),
    ).toEqual([
      ['1', 'Line 12', '12', 100, 0, 'g1'],
      ['2', 'Couch', 'C', 200, 0, 'g1'],
      ['4', 'Line 14', '14', 110, 20, 'g2'],
      ['5', 'Couch 2', 'C', 210, 20, 'g2'],
      ['3', 'Line 13', undefined, 300, 0, undefined],
    ]);
    expect(keys).toEqual(['4', '5']);
    expect(after.tables.every(({ key, locked }) => locked === (key === '1' ? true : undefined))).toBe(true);
  });

  test('copies a text that is the name as the new name', () => {
    const drawing = drawingWith({ Captain: { text: 'Captain' }, T09: { text: '9' } });
    const { drawing: after } = duplicateItems(drawing, new Set(['1', '2']), { x: 10, y: 20 });
    expect(after.tables.map(({ room }) => [room.name, room.coordinates.text])).toEqual([
      ['Captain', 'Captain'],
      ['T09', '9'],
      ['Captain 2', 'Captain 2'],
      ['T10', '10'],
    ]);
  });
});

describe('add', () => {
  const area: Decor = {
    kind: 'area',
    surface: 'sand',
    points: [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  };
  test('puts areas above other areas and below everything else', () => {
    const { drawing } = addDecor(drawingWith({ a: {} }, [area, { kind: 'tree', x: 0, y: 0, width: 9, height: 9 }]), [
      {
        kind: 'wall',
        points: [
          [0, 0],
          [1, 1],
        ],
        width: 2,
      },
      { ...area, surface: 'wood' },
    ]);
    expect(drawing.decor.map(({ key, decor }) => [key, decor.kind])).toEqual([
      ['d1', 'area'],
      ['d4', 'area'],
      ['d2', 'tree'],
      ['d3', 'wall'],
    ]);
  });

  test('creates an area and a category with the first table of an empty plan', () => {
    const empty = documentFromPlan({ version: 1, width: 100, height: 100, categories: [], areas: [], decor: [] });
    const { drawing, keys } = addTables(empty, [
      { area: 5, room: { room_id: 9, name: 'A', beds: 2, coordinates: { x: 500, y: 0, width: 10, height: 10 } } },
    ]);
    expect(keys).toEqual(['1']);
    expect(planFromDocument(drawing).areas).toEqual([
      {
        id: 1,
        name: 'Area 1',
        rooms: [{ id: 1, room_id: 1, name: 'A', beds: 2, coordinates: { x: 95, y: 0, width: 10, height: 10 } }],
      },
    ]);
    expect(drawing.categories.map(({ id }) => id)).toEqual([1]);
  });

  test('continues the numbering of a used name, and leaves out what a plan can’t hold', () => {
    const room = { room_id: 1, name: 'a', beds: 2, coordinates: { x: 0, y: 0, width: 10, height: 10 } };
    const { drawing, keys } = addTables(drawingWith({ a: {} }), [
      { area: 1, room },
      { area: 1, room: { ...room, beds: 0 } },
      { area: 1, room: { ...room, name: 'b' } },
      { area: 1, room: { ...room, name: 'b' } },
    ]);
    expect(namesOf(drawing)).toEqual(['a', 'a 2', 'b', 'b 2']);
    expect(keys).toEqual(['2', '3', '4']);
  });

  test('removes items, and ignores unknown keys', () => {
    const drawing = drawingWith({ a: {}, b: {} }, [area]);
    expect(removeItems(drawing, new Set(['x']))).toBe(drawing);
    const after = removeItems(drawing, new Set(['1', 'd1']));
    expect([namesOf(after), after.decor]).toEqual([['b'], []]);
  });
});

test('completes, creates and dissolves groups', () => {
  const drawing = groupItems(drawingWith({ a: {}, b: {}, c: {} }), new Set(['1', '2']));
  expect([...expandToGroups(drawing, new Set(['2', '3']))]).toEqual(['2', '3', '1']);
  const again = groupItems(drawing, new Set(['2', '3']));
  expect(again.tables.map(({ group }) => group)).toEqual(['g1', 'g2', 'g2']);
  expect(ungroupItems(drawing, new Set(['1'])).tables.map(({ group }) => group)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(groupItems(drawing, new Set(['3']))).toBe(drawing);
});

describe('fields', () => {
  const drawing = drawingWith({ a: { x: 10, y: 10, color: '#123456' }, b: { x: 100 } });
  const roomOf = (after: EditorDocument) => after.tables[0]!.room;

  test('fields are set and cleared on all selected items', () => {
    const after = setRoom(drawing, new Set(['1', '2']), {
      name: ' Stage ',
      beds: 6,
      available_until: '18:00',
      coordinates: { color: undefined, shape: 'ellipse', width: 60 },
    });
    expect(after.tables.map(({ room }) => [room.name, room.beds, room.available_until])).toEqual([
      ['Stage', 6, '18:00'],
      ['Stage', 6, '18:00'],
    ]);
    expect(roomOf(after).coordinates).toEqual({ x: 10, y: 10, width: 60, height: 40, shape: 'ellipse' });
    expect('available_until' in roomOf(setRoom(after, new Set(['1']), { available_until: undefined }))).toBe(false);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ beds: 2.5 }, 'beds'],
    [{ coordinates: { width: 0 } }, 'width'],
    [{ coordinates: { x: undefined } }, 'x'],
    [{ available_until: '25:00' }, 'available_until'],
    [{ picture: 'https://a.b/c.png' }, 'picture'],
  ])('fields refuse %j and name the field', (change, field) => {
    expect(setRoom(drawing, new Set(['1']), change)).toBe(drawing);
    const read = validateRoomChange(change);
    expect(read.ok ? [] : read.errors.map((error) => error.field)).toEqual([field]);
  });

  test('fields change nothing for equal values or an unknown area or category', () => {
    for (const change of [{ beds: 2 }, { coordinates: { color: '#123456' } }, { area: 7 }, { room_id: 7 }, {}])
      expect(setRoom(drawing, new Set(['1']), change)).toBe(drawing);
  });

  test('fields apply to decor that has them', () => {
    const decor = drawingWith({}, [
      { kind: 'text', x: 0, y: 0, size: 10, text: 'Bar', tone: 'quiet' },
      {
        kind: 'wall',
        points: [
          [0, 0],
          [1, 1],
        ],
        width: 5,
      },
    ]);
    expect(setDecor(decor, all(decor), { text: 'Stage' }).decor.map((item) => item.decor)).toEqual([
      { kind: 'text', x: 0, y: 0, size: 10, text: 'Stage', tone: 'quiet' },
      decor.decor[1]!.decor,
    ]);
    expect(setDecor(decor, all(decor), { tone: undefined }).decor[0]!.decor).toEqual({
      kind: 'text',
      x: 0,
      y: 0,
      size: 10,
      text: 'Bar',
    });
    expect(setDecor(decor, all(decor), { width: -1 })).toBe(decor);
  });
});

describe('areas and categories', () => {
  const two = renameArea(addArea(addCategory(drawingWith({ a: {}, b: {} }))), 2, 'Terrace');

  test('areas and categories merge with all their tables', () => {
    expect(mergeAreas(two, 1, 2).tables.map(({ area }) => area)).toEqual([2, 2]);
    expect(mergeAreas(two, 1, 2).areas.map(({ name }) => name)).toEqual(['Terrace']);
    expect(mergeCategories(two, 1, 2).tables.map(({ room }) => room.room_id)).toEqual([2, 2]);
    expect(mergeAreas(two, 1, 3)).toBe(two);
  });

  test('areas and categories keep a category in use, and remove an area with its tables', () => {
    expect(removeCategory(two, 1)).toBe(two);
    expect(removeCategory(two, 2).categories.map(({ id }) => id)).toEqual([1]);
    expect(removeArea(two, 1)).toMatchObject({ areas: [{ id: 2 }], tables: [] });
  });

  test('areas and categories are renamed, recolored and reordered', () => {
    expect(renameArea(two, 1, ' ')).toBe(two);
    expect(reorderAreas(renameArea(two, 1, ' Pool '), [2, 1]).areas).toEqual([
      { id: 2, name: 'Terrace' },
      { id: 1, name: 'Pool' },
    ]);
    expect(recolorCategory(two, 1, 'red')).toBe(two);
    expect(recolorCategory(two, 1, '#abc').categories[0]).toEqual({ id: 1, name: 'Lounger', color: '#abc' });
    expect(addArea(two).areas.at(-1)).toEqual({ id: 3, name: 'Area 1' });
    expect(
      new Set(
        Array.from({ length: 8 })
          .reduce<EditorDocument>((drawing) => addCategory(drawing), two)
          .categories.map(({ color }) => color),
      ).size,
    ).toBeGreaterThanOrEqual(9);
  });
});

test('the canvas stays as large as the tables need', () => {
  const drawing = drawingWith({ a: { x: 500, y: 300 } });
  expect(setCanvasSize(drawing, 10, 2_000)).toMatchObject({ width: 520, height: 2_000 });
  expect(setCanvasSize(drawing, NaN, 5)).toBe(drawing);
});

test('the reference image is scaled by a measured length, about the first point', () => {
  const drawing = setReferenceImage(drawingWith({}), {
    x: 0,
    y: 0,
    width: 400,
    height: 200,
    opacity: 2,
    locked: false,
  });
  expect(drawing.tracing?.opacity).toBe(1);
  const scaled = scaleReferenceImage(
    drawing,
    [
      { x: 100, y: 100 },
      { x: 130, y: 140 },
    ],
    100,
  );
  expect(scaled.tracing).toMatchObject({ x: -100, y: -100, width: 800, height: 400 });
  expect(
    scaleReferenceImage(
      drawing,
      [
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ],
      100,
    ),
  ).toBe(drawing);
  expect('tracing' in setReferenceImage(scaled, undefined)).toBe(false);
});
