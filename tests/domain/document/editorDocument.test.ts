import { describe, expect, test } from 'vitest';
import {
  documentFromPlan,
  highestPlanTableId,
  highestTableId,
  itemsByKey,
  nextDecorKey,
  nextTableId,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { addTables, duplicateItems } from '../../../src/domain/document/edits/addItems.ts';
import { TENANTS, loadPlan as fixtureOf } from '../../support/fixtureVenues.ts';

describe.each(TENANTS)('the plan of %s', (tenant) => {
  const plan = fixtureOf(tenant);
  const drawing = documentFromPlan(plan);

  test('round-trips through a document', () => expect(planFromDocument(drawing)).toEqual(plan));

  test('has a unique key for each item, and a new one for each new item', () => {
    expect(itemsByKey(drawing).size).toBe(drawing.tables.length + drawing.decor.length);
    expect(itemsByKey(drawing).has(nextDecorKey(drawing))).toBe(false);
    expect(itemsByKey(drawing).has(String(nextTableId(drawing)))).toBe(false);
  });
});

describe('the id of a new table', () => {
  const plan = fixtureOf(TENANTS[0]!);
  const drawing = documentFromPlan(plan);
  const highest = highestPlanTableId(plan);

  test('follows the highest id of the document', () => {
    expect(highestTableId(drawing)).toBe(highest);
    expect(nextTableId({ tables: drawing.tables.toReversed() })).toBe(highest + 1);
    expect(nextTableId({ tables: [] })).toBe(1);
  });

  test('is never the id of a removed table', () => {
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
