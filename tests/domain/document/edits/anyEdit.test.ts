/** Properties of every edit, on any document. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemOutline, itemPlacement } from '../../../../src/domain/document/itemBounds.ts';
import { type EditorDocument, type Item, ItemsByKey } from '../../../../src/domain/document/editorDocument.ts';
import { addDecor, addTables, duplicateItems, removeItems } from '../../../../src/domain/document/edits/addItems.ts';
import {
  addArea,
  mergeAreas,
  removeArea,
  renameArea,
  reorderAreas,
} from '../../../../src/domain/document/edits/areas.ts';
import { alignItems, distributeItems, matchSize } from '../../../../src/domain/document/edits/alignDistribute.ts';
import { reorderItems } from '../../../../src/domain/document/edits/zOrder.ts';
import {
  addCategory,
  mergeCategories,
  recolorCategory,
  removeCategory,
  renameCategory,
  reorderCategories,
} from '../../../../src/domain/document/edits/categories.ts';
import { setDecor, setRoom } from '../../../../src/domain/document/edits/setFields.ts';
import { groupItems, setItemFlags, ungroupItems } from '../../../../src/domain/document/edits/itemFlags.ts';
import {
  clampMove,
  moveItems,
  moveRange,
  setItemPlacement,
  resizeItem,
  rotateItems,
  scaleItems,
} from '../../../../src/domain/document/edits/transform.ts';
import { setCanvasSize } from '../../../../src/domain/document/edits/canvasSize.ts';
import { scaleReferenceImage, setReferenceImage } from '../../../../src/domain/document/edits/referenceImage.ts';
import { type Point, boundsOf, centerOf } from '../../../../src/domain/geometry/boxes.ts';
import { crowd, damageOf, drawingWithKeys, keysOf } from '../sampleDocuments.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const RUNS = { seed: SEED, numRuns: 150 };
const wild = fc.oneof(
  fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  fc.constantFrom(0, 1e9, -1e9, NaN, Infinity, 0.005),
);
const point = fc.record({ x: wild, y: wild });
const box = fc.record({
  x: wild,
  y: wild,
  width: fc.double({ min: 0, max: 2_000, noNaN: true }),
  height: fc.double({ min: 0, max: 2_000, noNaN: true }),
});
/** The id of an area or a category, which may not exist. */
const entry = fc.integer({ min: 0, max: 4 });
const whole = (most: number): fc.Arbitrary<number> => fc.integer({ min: -most, max: most });

type Edit = (drawing: EditorDocument, keys: Set<string>) => EditorDocument;

/** An edit with one of the values. */
function editWith<Value>(
  values: fc.Arbitrary<Value>,
  edit: (drawing: EditorDocument, keys: Set<string>, value: Value) => EditorDocument,
): fc.Arbitrary<Edit> {
  return values.map((value) => (drawing, keys) => edit(drawing, keys, value));
}

/** Each edit with random arguments. */
const EDITS: Readonly<Record<string, fc.Arbitrary<Edit>>> = {
  moveItems: editWith(point, moveItems),
  setItemPlacement: editWith(
    fc.record({ x: wild, y: wild, width: wild, height: wild, rotation: wild }, { requiredKeys: [] }),
    setItemPlacement,
  ),
  resizeItem: editWith(fc.tuple(box, whole(900)), (drawing, keys, [to, rotation]) =>
    resizeItem(drawing, [...keys][0]!, { box: finite(to), rotation }),
  ),
  scaleItems: editWith(fc.tuple(box, box), (drawing, keys, [from, to]) =>
    scaleItems(drawing, keys, finite(from), finite(to)),
  ),
  rotateItems: editWith(fc.tuple(wild, point), (drawing, keys, [degrees, about]) =>
    rotateItems(drawing, keys, degrees, finite(about)),
  ),
  alignItems: editWith(fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'), alignItems),
  distributeItems: editWith(fc.constantFrom('horizontally', 'vertically'), distributeItems),
  matchSize: fc.constant<Edit>(matchSize),
  reorderItems: editWith(fc.constantFrom('front', 'back', 'forward', 'backward'), reorderItems),
  duplicateItems: editWith(point, (drawing, keys, by) => duplicateItems(drawing, keys, by).drawing),
  removeItems: fc.constant<Edit>(removeItems),
  addTables: editWith(fc.tuple(wild, wild, fc.integer({ min: 0, max: 9 })), (drawing, keys, [x, y, id]) => {
    const room = { room_id: id, name: 'Line', beds: id, coordinates: { x, y, width: 40, height: 40 } };
    return addTables(
      drawing,
      [...keys].map(() => ({ area: id, room })),
    ).drawing;
  }),
  addDecor: editWith(
    fc.tuple(wild, fc.string()),
    (drawing, _, [x, text]) =>
      addDecor(drawing, [
        { kind: 'text', x, y: 0, size: 10, text },
        { kind: 'tree', x, y: x, width: x, height: 10 },
      ]).drawing,
  ),
  setRoom: editWith(
    fc.record(
      {
        name: fc.string(),
        beds: fc.integer({ min: -1, max: 300 }),
        room_id: fc.integer({ min: 0, max: 3 }),
        area: fc.integer({ min: 0, max: 3 }),
        picture: fc.constantFrom(undefined, 'a.png', 'javascript:'),
        available_until: fc.constantFrom(undefined, '18:00', '25:00'),
        coordinates: fc.record(
          {
            x: wild,
            y: wild,
            width: wild,
            rotation: fc.option(wild, { nil: undefined }),
            color: fc.constantFrom(undefined, '#fff', 'red'),
            font_size: wild,
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
    setRoom,
  ),
  setDecor: editWith(
    fc.record(
      {
        text: fc.string(),
        size: wild,
        width: wild,
        surface: fc.constantFrom('sand', 'wood'),
        kind: fc.constantFrom('tree', 'wall'),
        smooth: fc.constantFrom(true, undefined),
        points: fc.constant([
          [0, 0],
          [1, 1],
        ] as [number, number][]),
      },
      { requiredKeys: [] },
    ),
    setDecor,
  ),
  setItemFlags: editWith(fc.record({ locked: fc.boolean(), hidden: fc.boolean() }, { requiredKeys: [] }), setItemFlags),
  groupItems: fc.constant<Edit>(groupItems),
  ungroupItems: fc.constant<Edit>(ungroupItems),
  categories: editWith(fc.tuple(entry, entry, fc.string()), (drawing, _, [a, b, text]) => {
    const named = renameCategory(addCategory(drawing), a, text);
    const ordered = reorderCategories(recolorCategory(named, b, text), [b, a]);
    return removeCategory(mergeCategories(ordered, a, b), b);
  }),
  areas: editWith(fc.tuple(entry, entry, fc.string()), (drawing, _, [a, b, text]) =>
    mergeAreas(reorderAreas(renameArea(addArea(drawing), a, text), [b, a]), a, b),
  ),
  removeArea: editWith(entry, (drawing, _, id) => removeArea(drawing, id)),
  setCanvasSize: editWith(fc.tuple(wild, wild), (drawing, _, [width, height]) => setCanvasSize(drawing, width, height)),
  scaleReferenceImage: editWith(fc.tuple(box, point, point, wild), (drawing, _, [image, from, to, distance]) =>
    scaleReferenceImage(setReferenceImage(drawing, { ...image, opacity: 0.5, locked: false }), [from, to], distance),
  ),
};
const finite = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).map(([field, number]) => [field, Number.isFinite(number) ? number : 7]),
  ) as Value;

test.each(Object.entries(EDITS))(
  '%s keeps the plan valid for any input, and leaves the original unchanged',
  (_, edits) => {
    fc.assert(
      fc.property(drawingWithKeys, edits, ({ drawing, keys }, edit) => {
        const copy = structuredClone(drawing);
        const after = edit(drawing, keys);
        expect(damageOf(drawing, after)).toEqual([]);
        expect(drawing).toEqual(copy);
      }),
      RUNS,
    );
  },
);

describe('moving items', () => {
  test('moves all selected items by the same vector, and keeps other items identical', () => {
    fc.assert(
      fc.property(drawingWithKeys, whole(500), whole(500), ({ drawing, keys }, x, y) => {
        const by = clampMove(moveRange(drawing, keys), { x, y });
        const before = new ItemsByKey(drawing);
        const after = new ItemsByKey(moveItems(drawing, keys, { x, y }), before);
        for (const item of before.values()) {
          const { key } = item;
          if (!keys.has(key)) {
            expect(after.get(key)).toBe(item);
            continue;
          }
          const [from, to] = [middle(item), middle(after.get(key)!)];
          expect(Math.hypot(to.x - from.x - by.x, to.y - from.y - by.y)).toBeLessThan(0.02);
        }
      }),
      RUNS,
    );
  });

  test('stops the whole selection when its first table reaches the edge of the plan', () => {
    const drawing = crowd(200);
    const moved = moveItems(drawing, new Set(['1', '2']), { x: -500, y: 10 });
    expect(moved.tables.slice(0, 2).map(({ room }) => room.coordinates)).toMatchObject([
      { x: -20, y: 30 },
      { x: 40, y: 30 },
    ]);
  });
});

const middle = (item: Item): Point => centerOf(boundsOf(itemOutline(item)));

describe('rotating items', () => {
  test('turns several items about one point', () => {
    const turned = rotateItems(crowd(2), new Set(['1', '2']), 90, { x: 70, y: 40 });
    expect(turned.tables.map(({ room }) => room.coordinates)).toMatchObject([
      { x: 50, y: -10, rotation: 90 },
      { x: 50, y: 50, rotation: 91 },
    ]);
  });
});

const onPlan = ({ x, y }: Point, { width, height }: EditorDocument): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

describe('resizing items', () => {
  test('makes an item fill its box', () => {
    fc.assert(
      fc.property(
        drawingWithKeys,
        fc.record({
          x: whole(300),
          y: whole(300),
          width: fc.integer({ min: 60, max: 400 }),
          height: fc.integer({ min: 60, max: 400 }),
        }),
        ({ drawing, keys }, target) => {
          const key = [...keys][0]!;
          const item = new ItemsByKey(drawing).get(key)!;
          // Text keeps its proportions; collinear points have no second side that could grow.
          if (item.kind === 'decor' && (item.decor.kind === 'text' || 'points' in item.decor)) return;
          const rotation = itemOutline(item).rotation;
          const placed = { x: target.x + 400, y: target.y + 350, width: target.width, height: target.height };
          const after = itemOutline(new ItemsByKey(resizeItem(drawing, key, { box: placed, rotation })).get(key)!);
          expect(after.box).toEqual(placed);
          expect(after.rotation).toBe(rotation);
        },
      ),
      RUNS,
    );
  });

  test('keeps the relative positions of items that are scaled together', () => {
    fc.assert(
      fc.property(
        drawingWithKeys,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        ({ drawing, keys }, across, down) => {
          const from = { x: 0, y: 0, width: 1_000, height: 800 };
          const to = { x: 0, y: 0, width: 1_000 * across, height: 800 * down };
          const after = new ItemsByKey(scaleItems(drawing, keys, from, to));
          for (const key of keys) {
            const item = new ItemsByKey(drawing).get(key)!;
            const [before, now] = [centerOf(itemOutline(item).box), centerOf(itemOutline(after.get(key)!).box)];
            const wanted = { x: before.x * across, y: before.y * down };
            if (item.kind === 'table' && !onPlan(wanted, drawing)) continue;
            expect(Math.hypot(now.x - wanted.x, now.y - wanted.y)).toBeLessThan(0.03);
          }
        },
      ),
      RUNS,
    );
  });

  test('resizes a table turned by 90° along its own sides', () => {
    const drawing = rotateItems(crowd(1), new Set(['1']), 90, { x: 40, y: 40 });
    const { coordinates } = scaleItems(
      drawing,
      new Set(['1']),
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 0, width: 200, height: 50 },
    ).tables[0]!.room;
    expect(coordinates).toEqual({ x: 70, y: -20, width: 20, height: 80, rotation: 90 });
  });

  test('keeps the positions of a table’s texts', () => {
    const drawing = setRoom(crowd(1), new Set(['1']), { coordinates: { text_offset_y: 10, seats_offset_x: 20 } });
    const { coordinates } = resizeItem(drawing, '1', { box: { x: 20, y: 20, width: 80, height: 60 }, rotation: 0 })
      .tables[0]!.room;
    expect([coordinates.text_offset_y, coordinates.seats_offset_x]).toEqual([15, 40]);
  });
});

test('position fields set exactly the typed value', () => {
  fc.assert(
    fc.property(
      drawingWithKeys,
      fc.record({
        x: fc.integer({ min: 0, max: 700 }),
        y: fc.integer({ min: 0, max: 500 }),
        rotation: fc.integer({ min: -179, max: 180 }),
      }),
      ({ drawing, keys }, place) => {
        const after = setItemPlacement(drawing, keys, place);
        for (const key of keys) {
          const item = new ItemsByKey(after).get(key)!;
          const { x, y, rotation } = itemPlacement(item);
          expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(0.011);
          if (rotation !== undefined) expect(rotation).toBe(place.rotation);
        }
      },
    ),
    RUNS,
  );
});

/** A list that counts how often its entries are read. */
function countReads<Entry>(list: readonly Entry[]): { readonly list: readonly Entry[]; readonly reads: () => number } {
  let reads = 0;
  const counted = new Proxy(list, {
    get(target, field, receiver): unknown {
      if (typeof field === 'string' && /^\d+$/.test(field)) reads += 1;
      return Reflect.get(target, field, receiver);
    },
  });
  return { list: counted, reads: () => reads };
}

describe('10,000 tables', () => {
  const crowded = crowd(10_000);
  const keys = new Set(keysOf(crowded).filter((_, index) => index % 10 === 0));

  test.each<[string, (drawing: EditorDocument) => unknown]>([
    ['moves', (drawing) => moveItems(drawing, keys, { x: 5, y: 5 })],
    ['copies', (drawing) => duplicateItems(drawing, keys, { x: 5, y: 5 })],
    ['groups', (drawing) => groupItems(drawing, keys)],
    ['brings forward', (drawing) => reorderItems(drawing, keys, 'forward')],
    ['removes', (drawing) => removeItems(drawing, keys)],
  ])('%s 1,000 items without searching the list for each', (_, edit) => {
    const { list, reads } = countReads(crowded.tables);
    edit({ ...crowded, tables: list });
    // A search for each item reads the list 1,000 times.
    expect(reads() / crowded.tables.length).toBeLessThan(10);
  });
});
