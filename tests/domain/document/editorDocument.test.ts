import { describe, expect, test } from 'vitest';
import {
  type EditorDocument,
  documentFromPlan,
  highestPlanTableId,
  highestTableId,
  ItemsByKey,
  nextDecorKey,
  nextTableId,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { setPrice } from '../../../src/domain/document/edits/namedEntries.ts';
import { diffPlans } from '../../../src/domain/document/planDiff.ts';
import { mergePlans } from '../../../src/domain/document/threeWayMerge.ts';
import { periodsOf, planSchema } from '../../../src/domain/plan/plan.ts';
import { serializePlan } from '../../../src/editor/files/serializePlan.ts';
import { addTables, duplicateItems } from '../../../src/domain/document/edits/addItems.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import { TENANTS, loadPlan as fixtureOf } from '../../support/fixtureVenues.ts';

describe.each(TENANTS)('the plan of %s', (tenant) => {
  const plan = fixtureOf(tenant);
  const drawing = documentFromPlan(plan);

  test('round-trips through a document', () => expect(planFromDocument(drawing)).toEqual(plan));

  test('a document has a unique key for each item, and a new one for each new item', () => {
    const all = [...drawing.decor, ...drawing.tables];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new ItemsByKey(drawing).has(nextDecorKey(drawing))).toBe(false);
    expect(new ItemsByKey(drawing).has(String(nextTableId(drawing)))).toBe(false);
  });
});

describe('items by key', () => {
  test('items by key are those of the document, also after edits that keep, add, remove and reorder keys', () => {
    const steps: readonly ((drawing: EditorDocument) => EditorDocument)[] = [
      (now) => moveItems(now, new Set([now.tables[1]!.key, now.decor[0]!.key]), { x: 3, y: 4 }),
      (now) => ({ ...now, tables: now.tables.toReversed() }),
      (now) => ({ ...now, tables: now.tables.slice(1) }),
      (now) => ({ ...now, decor: [...now.decor, { ...now.decor[0]!, key: nextDecorKey(now) }] }),
      (now) => ({ ...now, decor: now.decor.toReversed() }),
      (now) => ({ ...now, tables: [], decor: [] }),
    ];
    const drawing = documentFromPlan(fixtureOf(TENANTS[0]!));
    let items = new ItemsByKey(drawing);
    let present = drawing;
    for (const step of steps) {
      const gone = present.tables[0]?.key ?? '';
      present = step(present);
      items = new ItemsByKey(present, items);
      const all = [...present.decor, ...present.tables];
      expect(items.values()).toEqual(all);
      for (const item of all) expect(items.get(item.key)).toBe(item);
      expect(items.has(gone)).toBe(present.tables.some(({ key }) => key === gone));
    }
  });
});

describe('the id of a new table', () => {
  const plan = fixtureOf(TENANTS[0]!);
  const drawing = documentFromPlan(plan);
  const highest = highestPlanTableId(plan);

  test('the id of a new table follows the highest id of the document', () => {
    expect(highestTableId(drawing)).toBe(highest);
    expect(nextTableId({ tables: drawing.tables.toReversed() })).toBe(highest + 1);
    expect(nextTableId({ tables: [] })).toBe(1);
  });

  test('the id of a new table is never the id of a removed table', () => {
    const fewer = { ...drawing, tables: drawing.tables.filter(({ room }) => room.id !== highest) };
    expect(nextTableId(fewer, highest)).toBe(highest + 1);
    expect(nextTableId(drawing, highest - 5)).toBe(highest + 1);
    expect(addTables(fewer, [{ area: fewer.areas[0]!.id, room: drawing.tables[0]!.room }], highest).keys).toEqual([
      String(highest + 1),
    ]);
    expect(
      duplicateItems(fewer, new Set([fewer.tables[0]!.key, fewer.tables[1]!.key]), { x: 1, y: 1 }, highest).keys,
    ).toEqual([String(highest + 1), String(highest + 2)]);
  });
});

test('locks, groups and visibility never reach the plan', () => {
  const plan = fixtureOf(TENANTS[0]!);
  const drawing = documentFromPlan(plan);
  const marked = {
    ...drawing,
    tracing: { x: 0, y: 0, width: 10, height: 10, opacity: 0.5, locked: true },
    tables: drawing.tables.map((table) => ({ ...table, locked: true as const, hidden: true as const, group: 'g' })),
  };
  expect(planFromDocument(marked)).toEqual(plan);
});

describe('a price', () => {
  const price = { text: 'from €25 a day', amount: 25, currency: 'EUR', per: 'day' } as const;
  const drawing = documentFromPlan(fixtureOf(TENANTS[0]!));
  const [area, category] = [drawing.areas[0]!.id, drawing.categories[0]!.id];

  test('a price of an area and of a category stays with them in the plan, and is removed again', () => {
    const priced = setPrice(setPrice(drawing, 'areas', area, price), 'categories', category, price);
    const plan = planFromDocument(priced);
    expect([plan.areas[0]!.price, plan.categories[0]!.price]).toEqual([price, price]);
    expect(planSchema.safeParse(JSON.parse(serializePlan(plan))).data).toEqual(plan);
    expect(documentFromPlan(plan)).toEqual(priced);
    expect(setPrice(setPrice(priced, 'areas', area, undefined), 'categories', category, undefined)).toEqual(drawing);
  });

  test('a price that one of two owners has set is kept in a merge, and shown as a difference of its area', () => {
    const base = planFromDocument(drawing);
    const theirs = planFromDocument(setPrice(drawing, 'areas', area, price));
    expect(mergePlans(base, base, theirs).plan).toEqual(theirs);
    expect(diffPlans(base, theirs).areas.entries.map(({ fields }) => fields.map(({ path }) => path))).toEqual([
      ['price'],
    ]);
  });

  test('a price without words, or with an amount without a currency, changes nothing', () => {
    for (const wrong of [{ text: ' ' }, { text: 'from 25', amount: 25 }, { ...price, currency: '€' }])
      expect(setPrice(drawing, 'areas', area, wrong as typeof price)).toBe(drawing);
  });

  test.each([
    ['service', 1, 1],
    ['day', 7, 7],
    ['week', 14, 2],
    ['week', 10, undefined],
  ] as const)('by the %s is paid for %s days so many times: %s', (per, days, times) =>
    expect(periodsOf(per, days)).toBe(times),
  );
});
