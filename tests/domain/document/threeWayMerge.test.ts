/** Plan diffs and three-way merges: on random plans, and on cases from practice. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import {
  countChanges,
  diffPlans,
  isEmptyDiff,
  arePlansEqual,
  roomsById,
} from '../../../src/domain/document/planDiff.ts';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { addDecor, duplicateItems, removeItems } from '../../../src/domain/document/edits/addItems.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import { reconcilePlan } from '../../../src/domain/document/reconcile.ts';
import { mergePlans } from '../../../src/domain/document/threeWayMerge.ts';
import { type Plan, EMPTY_PLAN, validatePlan, planSchema } from '../../../src/domain/plan/plan.ts';
import { anyDrawing, drawingWith, keysOf } from './sampleDocuments.ts';

/** Random edits: moves, copies and removals of selected items. */
const edits = fc.array(
  fc.record({
    pick: fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }),
    what: fc.constantFrom('move', 'copy', 'remove'),
    by: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 4 },
);
type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

function edited(drawing: EditorDocument, list: Edits): EditorDocument {
  return list.reduce((present, { pick, what, by }) => {
    const all = keysOf(present);
    const keys = new Set(pick.map((place) => all[place % all.length]!).filter(Boolean));
    if (what === 'move') return moveItems(present, keys, { x: by, y: -by });
    if (what === 'copy') return duplicateItems(present, keys, { x: by, y: by }).drawing;
    return present.tables.length - keys.size < 1 ? present : removeItems(present, keys);
  }, drawing);
}
const three = fc.tuple(anyDrawing, edits, edits).map(([base, mine, theirs]) => ({
  base: planFromDocument(base),
  mine: planFromDocument(edited(base, mine)),
  theirs: planFromDocument(edited(base, theirs)),
}));
const tableOf = (plan: Plan, name: string) => [...roomsById(plan).values()].find(({ room }) => room.name === name);

describe('a merge of random edits', () => {
  test('returns the changed side if the other did not change', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        for (const [merged, wanted] of [
          [mergePlans(base, mine, base), mine],
          [mergePlans(base, base, theirs), theirs],
          [mergePlans(base, mine, mine), mine],
        ] as const) {
          expect(merged.conflicts).toEqual([]);
          expect(arePlansEqual(merged.plan, wanted)).toBe(true);
        }
      }),
    );
  });

  test('takes each table from the side that changed it, and reports a conflict if both did', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const { plan, conflicts } = mergePlans(base, mine, theirs, new Map());
        const [before, my, their, merged] = [base, mine, theirs, plan].map(roomsById) as [
          ReturnType<typeof roomsById>,
          ...ReturnType<typeof roomsById>[],
        ];
        const blamed = new Set(conflicts.map(({ key }) => key));
        for (const key of before.keys()) {
          const [mineDid, theirsDid] = [
            !isDeepEqual(my!.get(key), before.get(key)),
            !isDeepEqual(their!.get(key), before.get(key)),
          ];
          expect(isDeepEqual(merged!.get(key), mineDid ? my!.get(key) : their!.get(key))).toBe(true);
          expect(blamed.has(`table ${key}`)).toBe(mineDid && theirsDid && !isDeepEqual(my!.get(key), their!.get(key)));
        }
        const added = (all: ReadonlyMap<string, unknown>): number =>
          [...all.keys()].filter((key) => !before.has(key)).length;
        expect(added(merged!)).toBeGreaterThanOrEqual(Math.max(added(my!), added(their!)));
        for (const [key, placed] of their!)
          if (!before.has(key)) expect(isDeepEqual(merged!.get(key), placed)).toBe(true);
      }),
    );
  });

  test('produces a valid plan whichever side wins, and follows the choice', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const { conflicts } = mergePlans(base, mine, theirs);
        const { plan } = mergePlans(base, mine, theirs, new Map(conflicts.map(({ key }) => [key, 'theirs'])));
        for (const one of [plan, mergePlans(base, mine, theirs).plan]) {
          expect(planSchema.safeParse(one).error).toBeUndefined();
          const had = new Set([mine, theirs].flatMap(validatePlan).map(({ message }) => message));
          expect(validatePlan(one).filter(({ message, path }) => path !== '/areas' && !had.has(message))).toEqual([]);
        }
        for (const { key } of conflicts.filter(({ type }) => type === 'table')) {
          const id = key.slice('table '.length);
          expect(isDeepEqual(roomsById(plan).get(id), roomsById(theirs).get(id))).toBe(true);
        }
      }),
    );
  });
});

describe('a merge', () => {
  const base = planFromDocument(
    drawingWith({ A: { x: 0 }, B: { x: 100 } }, [
      { kind: 'palm', x: 0, y: 200, width: 20, height: 20 },
      { kind: 'bush', x: 40, y: 200, width: 20, height: 20 },
    ]),
  );

  test('keeps both new tables if they share an id, and gives theirs the id', () => {
    const made = (name: string): Plan => ({
      ...base,
      areas: base.areas.map((area) => ({ ...area, rooms: [...area.rooms, { ...area.rooms[0]!, id: 3, name }] })),
    });
    const { plan, conflicts } = mergePlans(base, made('Mine'), made('Theirs'));
    expect(conflicts).toEqual([]);
    expect([tableOf(plan, 'Theirs')!.room.id, tableOf(plan, 'Mine')!.room.id]).toEqual([3, 4]);
  });

  test('keeps a removed area and category if the other side put a table into them', () => {
    const wide: Plan = {
      ...base,
      categories: [...base.categories, { id: 2, name: 'Couch', color: '#e76f51' }],
      areas: [...base.areas, { id: 2, name: 'Bar', rooms: [] }],
    };
    const theirs: Plan = {
      ...wide,
      areas: wide.areas.map((area) =>
        area.id === 2 ? { ...area, rooms: [{ ...base.areas[0]!.rooms[0]!, id: 9, name: 'New', room_id: 2 }] } : area,
      ),
    };
    const { plan } = mergePlans(wide, base, theirs);
    expect(validatePlan(plan)).toEqual([]);
    expect(tableOf(plan, 'New')!.area).toBe(2);
  });

  test('reports a table changed on one side and removed on the other, and follows the choice', () => {
    const mine = planFromDocument(moveItems(documentFromPlan(base), new Set(['1']), { x: 5, y: 0 }));
    const theirs = planFromDocument(removeItems(documentFromPlan(base), new Set(['1'])));
    const { plan, conflicts } = mergePlans(base, mine, theirs);
    expect(conflicts).toMatchObject([{ key: 'table 1', type: 'table', name: 'A', mine: 'changed', theirs: 'removed' }]);
    expect(conflicts[0]!.mineFields).toEqual([{ path: 'room.coordinates.x', before: 0, after: 5 }]);
    expect(conflicts[0]!.theirFields).toEqual([]);
    expect(tableOf(plan, 'A')!.room.coordinates.x).toBe(5);
    expect(tableOf(mergePlans(base, mine, theirs, new Map([['table 1', 'theirs']])).plan, 'A')).toBeUndefined();
  });

  test('keeps the z-order of decor: a redrawn area stays at the bottom', () => {
    const ground = planFromDocument(
      addDecor(documentFromPlan(base), [{ kind: 'fire', x: 80, y: 200, width: 9, height: 9 }]).drawing,
    );
    const mine: Plan = { ...base, decor: [{ ...base.decor[0]!, x: 7 } as Plan['decor'][number], base.decor[1]!] };
    expect(mergePlans(base, mine, ground).plan.decor.map(({ kind }) => kind)).toEqual(['palm', 'bush', 'fire']);
    expect(mergePlans(base, { ...base, decor: [] }, ground).plan.decor.map(({ kind }) => kind)).toEqual(['fire']);
  });
});

describe('a plan diff', () => {
  test('a plan diff is empty between a plan and itself, and swaps added and removed if reversed', () => {
    fc.assert(
      fc.property(three, ({ mine, theirs }) => {
        expect(isEmptyDiff(diffPlans(mine, structuredClone(mine)))).toBe(true);
        const [there, back] = [countChanges(diffPlans(mine, theirs)), countChanges(diffPlans(theirs, mine))];
        expect([there.added, there.removed, there.moved, there.changed]).toEqual([
          back.removed,
          back.added,
          back.moved,
          back.changed,
        ]);
        expect(isDeepEqual(roomsById(mine), roomsById(theirs)) && arePlansEqual(mine, theirs)).toBe(
          isEmptyDiff(diffPlans(mine, theirs)),
        );
      }),
    );
  });

  test('a plan diff reports a shifted or turned table as moved, and one with other seats as changed', () => {
    const base = drawingWith({ A: {}, B: { x: 100 }, C: { x: 200 } });
    const moved = planFromDocument(removeItems(moveItems(base, new Set(['2']), { x: 9, y: 9 }), new Set(['3'])));
    const after: Plan = {
      ...moved,
      areas: moved.areas.map((area) => ({
        ...area,
        rooms: area.rooms.map((room) =>
          room.name === 'A'
            ? { ...room, beds: 6, coordinates: { ...room.coordinates, y: 40 } }
            : { ...room, coordinates: { ...room.coordinates, rotation: 30 } },
        ),
      })),
    };
    expect(
      diffPlans(planFromDocument(base), after).tables.map(({ name, change, isMoved }) => [name, change, isMoved]),
    ).toEqual([
      ['A', 'changed', true],
      ['B', 'moved', true],
      ['C', 'removed', false],
    ]);
  });

  test('a plan diff names what changed in categories, areas and the size', () => {
    const before: Plan = {
      ...EMPTY_PLAN,
      categories: [
        { id: 1, name: 'Lounge', color: '#aa0000' },
        { id: 2, name: 'Bar', color: '#00aa00' },
        { id: 3, name: 'Old', color: '#0000aa' },
      ],
      areas: [
        { id: 1, name: 'Sand', rooms: [] },
        { id: 2, name: 'Deck', rooms: [] },
      ],
    };
    const after: Plan = {
      ...before,
      height: 900,
      units_per_meter: 50,
      categories: [
        { id: 1, name: 'Sofas', color: '#bb0000' },
        { id: 2, name: 'Bar', color: '#00aa00' },
        { id: 4, name: 'New', color: '#123456' },
      ],
      areas: before.areas.toReversed(),
    };
    const { categories, areas, size } = diffPlans(before, after);
    expect(categories).toEqual({
      isReordered: false,
      entries: [
        {
          id: 1,
          name: 'Lounge',
          change: 'changed',
          fields: [
            { path: 'name', before: 'Lounge', after: 'Sofas' },
            { path: 'color', before: '#aa0000', after: '#bb0000' },
          ],
        },
        { id: 4, name: 'New', change: 'added', fields: [] },
        { id: 3, name: 'Old', change: 'removed', fields: [] },
      ],
    });
    expect(areas).toEqual({ isReordered: true, entries: [] });
    expect(size).toEqual([
      { path: 'height', before: 800, after: 900 },
      { path: 'units_per_meter', before: undefined, after: 50 },
    ]);
  });
});

describe('loading a plan into a document', () => {
  test('shows the plan, and keeps the keys and flags of items that remain', () => {
    fc.assert(
      fc.property(anyDrawing, edits, (drawing, list) => {
        const plan = planFromDocument(edited(drawing, list));
        const result = reconcilePlan(drawing, plan);
        expect(arePlansEqual(planFromDocument(result), plan)).toBe(true);
        expect(new Set(keysOf(result)).size).toBe(keysOf(result).length);
        for (const item of result.tables) {
          const before = drawing.tables.find(({ key }) => key === item.key);
          if (before)
            expect([item.locked, item.hidden, item.group]).toEqual([before.locked, before.hidden, before.group]);
        }
        expect(
          reconcilePlan(drawing, planFromDocument(drawing)).tables.every(
            (item, place) => item === drawing.tables[place],
          ),
        ).toBe(true);
      }),
    );
  });
});
