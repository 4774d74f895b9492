/** Opening and saving a plan's file. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importPlan } from './import/importDriver.ts';
import { readPlanFile, readPlanText } from '../../../src/editor/files/readPlanFile.ts';
import { serializePlan } from '../../../src/editor/files/serializePlan.ts';
import { SEED, TEXTS, lone, textOfTables } from './samplePlans.ts';

const reasonOf = (text: string): string => {
  const read = readPlanText(text);
  expect(read.ok).toBe(false);
  return read.ok ? '' : read.error;
};
/** A plan's text with one part replaced. */
const changed = (from: string, to: string): string => {
  const text = serializePlan(lone());
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('save and open', () => {
  it('returns the same plan, with its schema, its scale and the prices of its areas', () => {
    const plan = { ...lone(), $schema: 'plan.schema.json', units_per_meter: 50 };
    Object.assign(plan.areas[0]!, { price: { text: '30 for two' } });
    const read = readPlanText(serializePlan(plan));
    expect(read.ok && read.plan).toEqual(plan);
  });

  it('reproduces the fixtures and accepts a byte order mark', () => {
    for (const text of Object.values(TEXTS)) {
      const read = readPlanText(`\uFEFF${text}`);
      expect(read.ok && serializePlan(read.plan)).toBe(text);
    }
  });

  it('opens a plan with problems that the editor can fix', () => {
    const empty = readPlanText(serializePlan({ ...lone(), areas: [] }));
    expect(empty.ok && empty.problems).toEqual([
      { path: '/areas', location: 'The plan’s list of areas', message: 'the plan has no tables' },
    ]);
    const off = readPlanText(serializePlan(lone({ coordinates: { x: 900, y: 10, width: 40, height: 40 } })));
    expect(off.ok && off.problems[0]?.location).toBe('Table “A 1” (in Beach), position');
  });
});

describe('rejects with a message', () => {
  it.each([
    ['an empty file', '', 'This file is empty.'],
    [
      'invalid JSON',
      '{\n  "version": 1,\n  oops',
      'This file is not a plan, or it is damaged: there is an error in line 3, column 3.',
    ],
    ['truncated text', serializePlan(lone()).slice(0, -20), /an error in line \d+, column \d+/],
    [
      'another version',
      changed('"version": 1', '"version": 2'),
      'This file has version 2. This editor supports version 1.',
    ],
    ['a version that is not a number', changed('"version": 1', '"version": "x"'), /no valid version/],
    ['a venue’s settings', '{"name":"X","time_zone":"UTC","location_id":"1"}', /settings \(venue\.json\).*plan\.json/],
    ['an availability answer', '[{"id":1,"name":"A","rooms":[]}]', /Use Import/],
    ['a wrapped availability answer', '{"success":true,"data":[{"id":1,"name":"A","rooms":[]}]}', /Use Import/],
    ['a pretix plan', '{"name":"x","zones":[],"categories":[]}', /pretix.*Use Import/],
    ['a drawing', '<?xml version="1.0"?><svg/>', /SVG.*Use Import/],
    ['copied tables', '{"kind":"tidetable/items/1"}', /Paste/],
    ['another list', '[1,2]', 'This file has no plan.'],
    ['a number', '4', 'This file has no plan.'],
    ['null', 'null', 'This file has no plan.'],
  ])('rejects %s with a message', (_, text, error) => expect(reasonOf(text)).toMatch(error));

  it('rejects an invalid field, with its table and label', () => {
    expect(reasonOf(changed('"beds":2', '"beds":"two"'))).toBe(
      'This plan can’t be opened. Table “A 1” (in Beach), Seats: must be a whole number.',
    );
    expect(reasonOf(changed('"x":10', '"x":1e308'))).toBe(
      'This plan can’t be opened. Table “A 1” (in Beach), X: must be at most 100000.',
    );
    expect(reasonOf(changed('"room_id":1', '"room_id":7'))).toContain(
      'Table “A 1” (in Beach), Category: there is no category 7',
    );
    expect(reasonOf(changed('"color":"#804020"', '"color":"brown"'))).toContain(
      'Category “Bar”, Color: must be a color such as #2a9d8f',
    );
    expect(reasonOf(changed('"width": 400, ', ''))).toContain('The plan’s Width: is missing');
  });

  it('reports the first 20 of 1,000 errors', () => {
    const read = readPlanText(textOfTables(1_000).replaceAll('"beds":2', '"beds":0'));
    expect(read).toMatchObject({
      ok: false,
      more: 980,
      error: expect.stringMatching(/Table “T1”.*Seats.*There are 999 more errors\./),
    });
    expect(read.problems).toHaveLength(20);
  });

  it('rejects 100,000 tables, but opens the 10,000 that the host takes', () => {
    expect(readPlanText(textOfTables(10_000)).ok).toBe(true);
    expect(reasonOf(textOfTables(100_000))).toBe('This file has 100,000 tables. The editor supports up to 10,000.');
  });

  it('rejects 50 MB without reading them', async () => {
    const file = new Blob([new Uint8Array(50 * 1024 * 1024)]);
    expect(await readPlanFile(file)).toMatchObject({ ok: false, error: expect.stringContaining('larger than 20 MB') });
    expect(await importPlan(file)).toMatchObject({ ok: false, error: expect.stringContaining('larger than 20 MB') });
    expect(reasonOf(' '.repeat(21 * 1024 * 1024))).toContain('larger than 20 MB');
  });

  it('rejects an image and a deleted file', async () => {
    expect(await readPlanFile(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe])]))).toMatchObject({
      ok: false,
      error: expect.stringContaining('not a text file'),
    });
    const deleted = Object.assign(new Blob(['{}']), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
    });
    expect(await readPlanFile(deleted)).toMatchObject({
      ok: false,
      error: 'The file can’t be read. Has it been moved or deleted?',
    });
  });

  it('rejects a million brackets and a single vast string', () => {
    expect(reasonOf('['.repeat(1_000_000))).toContain('damaged');
    expect(reasonOf('['.repeat(100_000) + ']'.repeat(100_000))).toBe('This file has no plan.');
    expect(reasonOf(`"${'a'.repeat(3_000_000)}`)).toContain('damaged');
  });

  it('ignores a __proto__', () => {
    for (const text of [
      changed('"version": 1', '"__proto__": {"polluted": true}, "version": 1'),
      changed('"beds":2', '"beds":2,"__proto__":{"polluted":true}'),
    ]) {
      const read = readPlanText(text);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      if (read.ok) expect(serializePlan(read.plan)).toBe(serializePlan(lone()));
    }
  });

  it('returns a result for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((areas) => JSON.stringify({ version: 1, areas })),
        ),
        (text) => {
          const read = readPlanText(text);
          expect(read.ok || read.error.length > 10).toBe(true);
        },
      ),
      { seed: SEED, numRuns: 400 },
    );
  });
});
