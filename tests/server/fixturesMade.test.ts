/** Plans and answers made from a seed. */
import { assert, constantFrom, integer, property } from 'fast-check';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAvailability } from '../../src/domain/availability.ts';
import { boundsOf } from '../../src/domain/geometry.ts';
import { planFaults, planSchema, tablesOf } from '../../src/domain/plan.ts';
import { KINDS, makeAnswer, makePlan, makeText } from '../../src/server/fixtures/make/make.ts';
import { readWanted } from '../../src/server/fixtures/make/wanted.ts';
import { ROOT } from '../support/host.ts';
import { overlapsOf } from '../domain/outlines.ts';

describe.each(KINDS)('a made %s', (kind) => {
  test('is sound for any number of tables and any seed', () => {
    assert(
      property(integer({ min: 1, max: 700 }), integer({ min: 0, max: 999_999_999 }), (count, seed) => {
        const plan = planSchema.parse(makePlan(kind, count, seed));
        expect(planFaults(plan)).toEqual([]);
        const tables = tablesOf(plan);
        expect(tables).toHaveLength(count);
        expect(new Set(tables.map(({ name }) => name)).size).toBe(count);
        expect(new Set(tables.map(({ categoryId }) => categoryId)).size).toBe(plan.categories.length);
        for (const table of tables) {
          const { x, y, width, height } = boundsOf(table);
          expect(x >= 0 && y >= 0 && x + width <= plan.width && y + height <= plan.height, table.name).toBe(true);
        }
        expect(overlapsOf(tables)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('is sound at the largest size', () => {
    const plan = planSchema.parse(makePlan(kind, 50_000, 1));
    expect(planFaults(plan)).toEqual([]);
    expect(tablesOf(plan)).toHaveLength(50_000);
  });

  test('the same seed gives the same bytes, another one others', () => {
    assert(
      property(
        integer({ min: 20, max: 200 }),
        integer({ min: 0, max: 1_000 }),
        constantFrom(true, false),
        (tables, seed, answer) => {
          expect(makeText({ kind, tables, seed, answer })).toBe(makeText({ kind, tables, seed, answer }));
          expect(makeText({ kind, tables, seed, answer })).not.toBe(makeText({ kind, tables, seed: seed + 1, answer }));
        },
      ),
      { numRuns: 10 },
    );
  });

  test('its answer is read without a complaint, some three of ten tables taken', () => {
    const reading = readAvailability(makeAnswer(kind, 1_000, 4));
    expect(reading.problems).toEqual([]);
    const tables = reading.ok ? reading.availability.tables : [];
    expect(tables).toHaveLength(1_000);
    expect(tables.filter(({ available }) => !available).length / 1_000).toBeCloseTo(0.3, 1);
  });

  test('its text is its JSON', () => {
    expect(JSON.parse(makeText({ kind, tables: 50, seed: 2, answer: false }))).toEqual(makePlan(kind, 50, 2));
    expect(JSON.parse(makeText({ kind, tables: 50, seed: 2, answer: true }))).toEqual(makeAnswer(kind, 50, 2));
  });
});

describe('what is asked for', () => {
  test.each([
    ['--tables 0', '--tables 0: it must be a whole number from 1 to 50,000.'],
    ['--tables 50001', '--tables 50001: it must be'],
    ['--tables 1e3', '--tables 1e3: it must be'],
    ['--seed x', '--seed x: it must be a whole number.'],
    ['--kind moon', '--kind moon: there are beach, terrace, areas.'],
    ['--moon', "Unknown option '--moon'"],
    ['extra', 'Unexpected argument'],
  ])('%s is refused', (words, fault) => {
    const reading = readWanted(words.split(' '));
    expect(reading.ok ? '' : reading.fault).toContain(fault);
  });
});

test('the command prints, writes, and refuses in a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/server/fixtures/makeCommand.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const printed = run('--kind', 'areas', '--tables', '12', '--seed', '3');
  expect(printed.status).toBe(0);
  expect(printed.stdout).toBe(makeText({ kind: 'areas', tables: 12, seed: 3, answer: false }));
  const file = join(folder, 'made.json');
  expect(run('--tables', '5', '--answer', '--out', file).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(makeText({ kind: 'beach', tables: 5, seed: 1, answer: true }));
  const refused = run('--tables', '5', '--out', join(folder, 'no/such/folder.json'));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("can't be written (ENOENT).");
  rmSync(folder, { recursive: true });
}, 60_000);
