import { describe, expect, test } from 'vitest';
import { drawingOf, itemsByKey, nextDecorKey, nextTableId, planOf } from '../../src/domain/drawing.ts';
import { TENANTS, planOf as fixtureOf } from './venues.ts';

describe.each(TENANTS)('the plan of %s', (tenant) => {
  const plan = fixtureOf(tenant);
  const drawing = drawingOf(plan);

  test('comes back from the drawing as it was', () => expect(planOf(drawing)).toEqual(plan));

  test('each item has a key of its own, and what is new gets another', () => {
    expect(itemsByKey(drawing).size).toBe(drawing.tables.length + drawing.decor.length);
    expect(itemsByKey(drawing).has(nextDecorKey(drawing))).toBe(false);
    expect(itemsByKey(drawing).has(String(nextTableId(drawing)))).toBe(false);
  });
});

test('locks, groups and what is out of sight never reach the plan', () => {
  const plan = fixtureOf(TENANTS[0]!);
  const drawing = drawingOf(plan);
  const marked = {
    ...drawing, tracing: { x: 0, y: 0, width: 10, height: 10, opacity: 0.5, locked: true },
    tables: drawing.tables.map((table) => ({ ...table, locked: true as const, hidden: true as const, group: 'g' })),
  };
  expect(planOf(marked)).toEqual(plan);
});
