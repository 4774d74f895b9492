/** The fixtures in fixtures/plans: each says what it is for, and is as sound or as damaged as it says. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAvailability } from '../../src/domain/availability.ts';
import { checkFile } from '../../src/domain/checks/check.ts';
import { countOf } from '../../src/domain/checks/finding.ts';
import { type FixtureLine, fixtureIndexSchema } from '../../src/domain/fixtureIndex.ts';
import { type Plan, planFaults, planSchema, tablesOf } from '../../src/domain/plan.ts';
import type { Table } from '../../src/domain/table.ts';
import { makeText } from '../../src/server/fixtures/make/make.ts';
import { readWanted } from '../../src/server/fixtures/make/wanted.ts';
import { overlapsOf, polygonOf } from '../domain/outlines.ts';

const FOLDER = 'fixtures/plans';
const index = fixtureIndexSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')));
const textOf = ({ file }: FixtureLine): string => readFileSync(join(FOLDER, file), 'utf8');
const jsonOf = (line: FixtureLine): unknown => JSON.parse(textOf(line));
const lines = (kind: FixtureLine['kind'], meant: FixtureLine['meant']): [string, FixtureLine][] =>
  index.filter((line) => line.kind === kind && line.meant === meant).map((line) => [line.file, line]);

function offPlan(plan: Plan): string[] {
  return tablesOf(plan)
    .filter((table) => polygonOf(table).some(({ x, y }) => x < 0 || y < 0 || x > plan.width || y > plan.height))
    .map((table) => table.name);
}

test('the index names every file once, and no other', () => {
  expect(index.map(({ file }) => file).toSorted()).toEqual(
    readdirSync(FOLDER)
      .filter((name) => name !== 'index.json')
      .toSorted(),
  );
});

test('the check of all fixtures leaves the damaged ones out', () => {
  const left = readFileSync('fixtures/meant-to-break.txt', 'utf8').split('\n');
  for (const { file } of index.filter(({ meant }) => meant === 'damaged')) expect(left).toContain(`plans/${file}`);
});

test('what QA looks for is there', () => {
  expect(index.map(({ file }) => file.replace('.json', ''))).toEqual(
    expect.arrayContaining([
      'empty',
      'one-table',
      'long-beach-1000',
      'long-beach-10000',
      'dense-terrace',
      'far-areas',
      'rotated-and-elliptic',
      'many-scripts',
      'extreme-names',
      'zero-and-huge-sizes',
      'negative-coordinates',
      'missing-optional-fields',
      'numbers-as-text',
      'everything-taken',
      'nothing-fits',
      'overlapping',
      'duplicate',
      'hostile-html',
    ]),
  );
});

test('none is larger than 2.5 MB, and each has one room a line', () => {
  for (const line of index) {
    expect(statSync(join(FOLDER, line.file)).size, line.file).toBeLessThanOrEqual(2_500_000);
    // A room begins its line: with its brace, or with its number where a host sends objects for lists.
    for (const text of textOf(line)
      .split('\n')
      .filter((text) => text.includes('"beds":')))
      expect(text.match(/"beds":/g), line.file).toHaveLength(1);
  }
});

describe.each(lines('plan', 'sound'))('the plan %s', (_, line) => {
  const plan = planSchema.parse(jsonOf(line));

  test('can be served, with decor around its tables', () => {
    expect(planFaults(plan)).toEqual([]);
    expect(plan.decor.length).toBeGreaterThanOrEqual(10);
  });

  test('no tables overlap, none stands off the plan', () => {
    expect(overlapsOf(tablesOf(plan))).toEqual([]);
    expect(offPlan(plan)).toEqual([]);
  });
});

test.each(lines('plan', 'damaged'))('the plan %s is damaged', (_, line) => {
  const read = planSchema.safeParse(jsonOf(line));
  if (read.success)
    expect([...planFaults(read.data).map(({ message }) => message), ...overlapsOf(tablesOf(read.data))]).not.toEqual(
      [],
    );
});

test.each(lines('answer', 'sound'))('the answer %s is read whole', (_, line) => {
  const reading = readAvailability(jsonOf(line));
  expect(reading.problems).toEqual([]);
  expect(reading.ok && overlapsOf(reading.availability.tables)).toEqual([]);
  expect(reading.ok && reading.availability.tables.length).toBe(textOf(line).match(/"beds":/g)!.length);
});

test.each(index.filter(({ kind }) => kind === 'answer').map((line) => [line.file, line] as const))(
  'the answer %s has an error where it is damaged, and none else',
  (_, line) => {
    expect(countOf(checkFile('answer', jsonOf(line))).error > 0 ? 'damaged' : 'sound').toBe(line.meant);
  },
);

test('of the answer unreadable-rooms.json a part can’t be read, and the rest is', () => {
  const reading = readAvailability(JSON.parse(readFileSync(join(FOLDER, 'unreadable-rooms.json'), 'utf8')));
  expect(reading.problems.length).toBeGreaterThan(5);
  expect(reading.ok && reading.availability.tables.filter(({ name }) => name.startsWith('Sound'))).toHaveLength(4);
});

test('the answer hostile-html.json is read whole; its pictures are told where they are no addresses of pictures', () => {
  const json: unknown = JSON.parse(readFileSync(join(FOLDER, 'hostile-html.json'), 'utf8'));
  expect(readAvailability(json)).toMatchObject({ ok: true, problems: [] });
  const told = checkFile('answer', json)
    .filter(({ rule }) => rule === 'bad-picture')
    .map(({ table }) => table);
  expect(told).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
});

test('what their names promise: everything taken, nothing that two guests may choose, names of 200 characters', () => {
  const tablesIn = (file: string): readonly Table[] => {
    const reading = readAvailability(jsonOf(index.find((line) => line.file === file)!));
    return reading.ok ? reading.availability.tables : [];
  };
  expect(tablesIn('everything-taken.json').filter(({ available }) => available)).toEqual([]);
  const left = tablesIn('nothing-fits.json').filter(({ available }) => available);
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left.map(({ seats }) => seats))).toEqual(new Set([12]));
  expect(tablesIn('extreme-names.json').map(({ name }) => name.length)).toContain(200);
  expect(tablesIn('negative-coordinates.json').every(({ box }) => box.x < 0 || box.y < 0)).toBe(true);
});

test.each(index.flatMap((line) => (line.made === undefined ? [] : [[line.file, line.made, line] as const])))(
  '%s is what the generator makes of %s',
  (_, made, line) => {
    const reading = readWanted(made.split(' '));
    if (!reading.ok) throw new Error(reading.fault);
    expect(makeText(reading.wanted) === textOf(line)).toBe(true);
  },
);
