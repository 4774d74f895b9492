/** The two fixture venues, complete enough for a real venue's first day. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { TENANTS, pictureFilePath, loadPlan, loadVenue } from '../../support/fixtureVenues.ts';

const camp = loadPlan('beach-camp');
const terrace = loadPlan('island-terrace');
const areasOf = (plan: typeof camp): string[] => plan.areas.map((area) => area.name.toLowerCase());
const named = (tables: readonly Table[], name: string): Table[] => tables.filter((table) => table.name === name);

test('the fixture venues are the two of the specification', () =>
  expect(TENANTS.toSorted()).toEqual(['beach-camp', 'island-terrace']));

describe('beach-camp', () => {
  const tables = tablesFromPlan(camp);

  test('beach-camp has the areas lines, beanbag, BBQ, inside restaurant', () => {
    expect(areasOf(camp).toSorted()).toEqual(['bbq', 'beanbag', 'inside restaurant', 'lines']);
  });

  test('beach-camp has seven categories with fixed, different colors, all in use', () => {
    expect(camp.categories.map((category) => category.id)).toEqual([70, 71, 72, 73, 74, 75, 87]);
    expect(new Set(camp.categories.map((category) => category.color)).size).toBe(7);
    expect(new Set(tables.map((table) => table.categoryId))).toEqual(
      new Set(['70', '71', '72', '73', '74', '75', '87']),
    );
    for (const table of tables)
      expect(table.color).toBe(camp.categories.find((category) => String(category.id) === table.categoryId)!.color);
  });

  test('beach-camp has about 90 tables, at least twelve with 2 seats, one with 12', () => {
    expect(tables.length).toBeGreaterThanOrEqual(85);
    expect(tables.length).toBeLessThanOrEqual(100);
    expect(tables.filter((table) => table.seats === 2).length).toBeGreaterThanOrEqual(12);
    expect(tables.filter((table) => table.seats === 12).length).toBeGreaterThanOrEqual(1);
  });

  test('beach-camp puts Stage Couch in category 87', () =>
    expect(named(tables, 'Stage Couch')[0]!.categoryId).toBe('87'));
  test('beach-camp has no pictures of tables', () => expect(tables.some((table) => table.picture)).toBe(false));
});

describe('island-terrace', () => {
  const tables = tablesFromPlan(terrace);

  test('island-terrace has the areas roadside, indoor, terrace, sofa tables', () => {
    expect(areasOf(terrace).toSorted()).toEqual(['indoor', 'roadside', 'sofa tables', 'terrace']);
  });

  test('island-terrace has about 40 tables', () => {
    expect(tables.length).toBeGreaterThanOrEqual(38);
    expect(tables.length).toBeLessThanOrEqual(48);
  });

  test('island-terrace has a different picture for each table, of at most 15 kB', () => {
    const digests = new Map<string, string>();
    for (const { name, picture } of tables) {
      expect(picture, name).toBeDefined();
      const file = pictureFilePath('island-terrace', picture!);
      expect(existsSync(file), `${name}: ${picture}`).toBe(true);
      expect(statSync(file).size, picture).toBeLessThanOrEqual(15_000);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      expect(digests.get(digest), `${name} looks like`).toBeUndefined();
      digests.set(digest, name);
    }
  });
});

describe.each(TENANTS)('the plan of %s', (tenant) => {
  const plan = loadPlan(tenant);
  const tables = tablesFromPlan(plan);

  test('the plan has one Stage Couch with 2 seats or more that closes at 18:00', () => {
    const couches = named(tables, 'Stage Couch');
    expect(couches).toHaveLength(1);
    expect(couches[0]!.seats).toBeGreaterThanOrEqual(2);
    expect(couches[0]!.availableUntil).toBe(18 * 60);
  });

  test('the plan names its tables and areas, and seats every offered party', () => {
    expect(new Set(tables.map((table) => table.name)).size).toBe(tables.length);
    const { guests } = loadVenue(tenant);
    expect(tables.reduce((sum, table) => sum + table.seats, 0)).toBeGreaterThan(guests.max);
  });

  test('the plan has at least 30 pieces of decor of at least 8 kinds', () => {
    expect(plan.decor.length).toBeGreaterThanOrEqual(30);
    expect(new Set(plan.decor.map((piece) => piece.kind)).size).toBeGreaterThanOrEqual(8);
  });
});
