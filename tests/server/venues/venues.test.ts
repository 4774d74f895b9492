import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import { venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { namingRules } from '../../../src/domain/booking/venueRules.ts';
import { toJsonPointer, parseWithSchema } from '../../../src/domain/plan/reading/validationError.ts';
import { hasVenueFolders, readVenues } from '../../../src/server/venues/venues.ts';
import { readVenueFile, withValueAt } from '../../support/fixtureVenues.ts';
import { FULL_PLAN, pathsIn } from '../../domain/checks/samplePlan.ts';
import { type JsonObject, TEST_PLAN, TEST_VENUE, createTempFolder, venueFiles } from '../serverHarness.ts';

function readErrors(files: Record<string, unknown>): { folder: string; errors: string[]; tenants: string[] } {
  const folder = createTempFolder(files);
  const reading = readVenues(folder);
  const tenants = reading.ok ? [...reading.venues.keys()] : [];
  return { folder, tenants, errors: reading.errors.map((error) => error.replace(`${folder}/`, '')) };
}

const areas = TEST_PLAN['areas'] as { rooms: JsonObject[] }[];

function planWith(room: number, changes: JsonObject): JsonObject {
  return {
    ...TEST_PLAN,
    areas: areas.map((area, a) =>
      a > 0 ? area : { ...area, rooms: area.rooms.map((each, r) => (r === room ? { ...each, ...changes } : each)) },
    ),
  };
}

describe('the venues', () => {
  test('venues are read through links to their folders', () => {
    const elsewhere = createTempFolder(venueFiles());
    const folder = createTempFolder({});
    symlinkSync(join(elsewhere, 'shell-bay'), join(folder, 'linked'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
    const reading = readVenues(folder);
    expect(reading.ok && [...reading.venues.keys()]).toEqual(['linked']);
    expect(reading.errors).toEqual([expect.stringContaining('broken/venue.json')]);
  });

  test('venues have their folder as tenant, and their tables by key', () => {
    const reading = readVenues(createTempFolder(venueFiles()));
    if (!reading.ok) throw new Error(reading.errors.join('\n'));
    const { venue, tables } = reading.venues.get('shell-bay')!;
    expect(venue.tenant).toBe('shell-bay');
    expect(tables.get('42')).toMatchObject({ id: 42, name: 'Stage Couch', availableUntil: 18 * 60 });
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'a wrong type',
      { 'shell-bay/plan.json': planWith(3, { beds: 'four' }) },
      'shell-bay/plan.json /areas/0/rooms/3/beds: must be a whole number',
    ],
    [
      'an unknown field',
      { 'shell-bay/venue.json': { ...TEST_VENUE, 'ho/urs~': 1 } },
      'shell-bay/venue.json /ho~1urs~0: is not a known field',
    ],
    [
      'words for an unknown message',
      { 'shell-bay/venue.json': { ...TEST_VENUE, words: { hello: 'x' } } },
      'shell-bay/venue.json /words/hello: is not the name of a message',
    ],
    [
      'broken JSON',
      { 'shell-bay/plan.json': '{\n  "version": 1,\n  "width": ,\n}' },
      'shell-bay/plan.json: is not valid JSON at line 3, column 12',
    ],
    [
      'another encoding',
      {
        'shell-bay/venue.json': Buffer.from(
          JSON.stringify({ ...TEST_VENUE, address: 'Rua São João' }, null, 1),
          'latin1',
        ),
      },
      'shell-bay/venue.json: is not UTF-8 text at line 8: save it as UTF-8',
    ],
    [
      'a folder for a file',
      { 'shell-bay/plan.json': undefined, 'shell-bay/plan.json/a.txt': '' },
      "shell-bay/plan.json: can't be read (EISDIR)",
    ],
    [
      'the same key',
      { 'reef/venue.json': { ...TEST_VENUE, location_id: '8' } },
      'shell-bay/venue.json /key: is already used by reef',
    ],
    [
      'the same location id',
      { 'reef/venue.json': { ...TEST_VENUE, key: 'reef-key' } },
      'shell-bay/venue.json /location_id: is already used by reef',
    ],
    [
      'a bad folder name',
      { 'Big Reef/venue.json': TEST_VENUE, 'Big Reef/plan.json': TEST_PLAN },
      'Big Reef: the name of a venue folder may only contain lowercase letters, digits and hyphens',
    ],
    [
      'a key that is given twice',
      { 'shell-bay/plan.json': JSON.stringify(TEST_PLAN).replace('"width":', '"width":1,"width":') },
      'shell-bay/plan.json /width: is given twice',
    ],
  ])('%s leaves the venue out, with a message that says where and what', (_, damage, line) => {
    const { errors, tenants } = readErrors({ ...venueFiles(), ...damage });
    expect(
      errors.some((error) => error.startsWith(line)),
      errors.join('\n'),
    ).toBe(true);
    for (const error of errors) expect(error).not.toMatch(/Invalid input$|\bat .*\.ts|undefined:/);
    // The other venue is served.
    expect(tenants).toContain('reef');
    expect(tenants).not.toContain(line.split('/')[0]!.replace(/:.*/, ''));
  });

  test('a venue without a plan has no tables', () => {
    const reading = readVenues(createTempFolder({ ...venueFiles(), 'shell-bay/plan.json': undefined }));
    expect(reading.errors).toEqual([]);
    expect(reading.ok && reading.venues.get('shell-bay')?.tables.size).toBe(0);
  });

  test('venues report all errors of all files at once', () => {
    const { errors } = readErrors({
      ...venueFiles(),
      'shell-bay/plan.json': planWith(3, { beds: 0, name: '' }),
      'reef/plan.json': '{',
      'reef/venue.json': { ...TEST_VENUE, email: 'no-address' },
    });
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      'reef/venue.json /email',
      'reef/plan.json',
      'shell-bay/plan.json /areas/0/rooms/3/name',
      'shell-bay/plan.json /areas/0/rooms/3/beds',
    ]);
  });

  test('a wrong hour produces one error and no follow-up error', () => {
    const hours = { first: '09:10', last: '08:00' };
    expect(readErrors({ ...venueFiles(), 'shell-bay/venue.json': { ...TEST_VENUE, hours } }).errors).toEqual([
      'shell-bay/venue.json /hours/first: must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00',
    ]);
  });

  test('venues are read although another has more errors than can be listed', () => {
    const decor = Array.from({ length: 200_000 }, () => ({}));
    const { errors, tenants } = readErrors({
      ...venueFiles(),
      'wild/venue.json': TEST_VENUE,
      'wild/plan.json': JSON.stringify({ ...TEST_PLAN, decor }),
    });
    expect(tenants).toEqual(['reef', 'shell-bay']);
    expect(errors).toEqual(['wild/plan.json /: is invalid']);
  });

  test('venues name a missing file, a missing folder and a folder without venues', () => {
    const folder = createTempFolder({ 'shell-bay/plan.json': TEST_PLAN });
    expect(readVenues(folder)).toEqual({ ok: false, errors: [`${folder}/shell-bay/venue.json: is missing`] });
    expect(readVenues(join(folder, 'shell-bay', 'plan.json'))).toEqual({
      ok: false,
      errors: [`${folder}/shell-bay/plan.json: the folder does not exist`],
    });
    expect(readVenues(join(folder, 'none'))).toEqual({
      ok: false,
      errors: [`${folder}/none: the folder does not exist`],
    });
    mkdirSync(join(folder, 'empty'));
    expect(readVenues(join(folder, 'empty'))).toEqual({
      ok: false,
      errors: [`${folder}/empty: contains no venue folders. npm run venue -- my-place makes one`],
    });
  });
});

test('what file systems and their servers keep on a volume is no venue, neither alone nor beside one', () => {
  const system = { 'lost+found/x': '', '@eaDir/x': '', '#recycle/x': '', 'System Volume Information/x': '' };
  expect(hasVenueFolders(createTempFolder(system))).toBe(false);
  expect(readErrors({ ...venueFiles(), ...system })).toMatchObject({ errors: [], tenants: ['reef', 'shell-bay'] });
});

describe('any invalid field', () => {
  const wrong = [undefined, null, true, 0, -1, 1.5, 1e12, '', ' ', 'x', 'x'.repeat(5_000), [], [[]], {}, { x: 1 }];

  test.each([
    ['venue.json', venueSchema, readVenueFile('beach-camp', 'venue.json')],
    ['plan.json', planSchema, FULL_PLAN],
  ] as const)('reports errors of %s in plain words and at their position', (_, schema, file) => {
    expect(parseWithSchema(schema, file)).toMatchObject({ ok: true });
    let messages = 0;
    for (const path of pathsIn(file))
      for (const value of wrong) {
        const reading = namingRules(parseWithSchema(schema, withValueAt(file, path, value)));
        for (const error of reading.ok ? [] : reading.errors) {
          messages++;
          expect(error.message, error.path).not.toMatch(
            /invalid|expected|received|too small|too big|undefined|null|NaN|\[object|is invalid|is not written as/i,
          );
          expect(error.message).toMatch(/^(?:is|must|the|two|max|occupancy|00:00) /);
          expect(
            error.path.startsWith(toJsonPointer(path)) || toJsonPointer(path).startsWith(error.path),
            `${error.path} for ${toJsonPointer(path)}`,
          ).toBe(true);
        }
      }
    expect(messages).toBeGreaterThan(300);
  });
});
