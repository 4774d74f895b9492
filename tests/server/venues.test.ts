import { assert, constantFrom, json, nat, property } from 'fast-check';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonFault } from '../../src/server/jsonFault.ts';
import { readVenues } from '../../src/server/venues.ts';
import { type Loose, PLAN, VENUE, folderOf, venueFiles } from './house.ts';

function faultsOf(files: Record<string, unknown>): { folder: string; faults: string[] } {
  const folder = folderOf(files);
  const reading = readVenues(folder);
  return { folder, faults: reading.ok ? [] : reading.faults.map((fault) => fault.replace(`${folder}/`, '')) };
}

const areas = PLAN['areas'] as { rooms: Loose[] }[];

function planWith(room: number, changes: Loose): Loose {
  return { ...PLAN, areas: areas.map((area, a) => (a > 0 ? area : { ...area, rooms: area.rooms.map((each, r) => (r === room ? { ...each, ...changes } : each)) })) };
}

describe('the venues', () => {
  test('both that ship are served', () => {
    const reading = readVenues('fixtures/venues');
    expect(reading.ok && [...reading.venues.keys()]).toEqual(['beach-camp', 'island-terrace']);
  });

  test('a folder is a tenant; its tables are found by key', () => {
    const reading = readVenues(folderOf(venueFiles()));
    if (!reading.ok) throw new Error(reading.faults.join('\n'));
    const { venue, tables } = reading.venues.get('shell-bay')!;
    expect(venue.tenant).toBe('shell-bay');
    expect(tables.get('42')).toMatchObject({ id: 42, name: 'Stage Couch', availableUntil: 18 * 60 });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a wrong type', { 'shell-bay/plan.json': planWith(3, { beds: 'four' }) }, 'shell-bay/plan.json /areas/0/rooms/3/beds: '],
    ['a missing field', { 'shell-bay/venue.json': { ...VENUE, name: undefined } }, 'shell-bay/venue.json /name: '],
    ['an unknown field', { 'shell-bay/venue.json': { ...VENUE, 'ho/urs~': 1 } }, 'shell-bay/venue.json /ho~1urs~0: is no field that is known here'],
    ['an id that stands twice', { 'shell-bay/plan.json': planWith(3, { id: 1 }) }, 'shell-bay/plan.json /areas/0/rooms/3/id: the id 1 stands twice'],
    ['a category that is not there', { 'shell-bay/plan.json': planWith(0, { room_id: 5 }) }, 'shell-bay/plan.json /areas/0/rooms/0/room_id: there is no category 5'],
    ['a time that is none', { 'shell-bay/venue.json': { ...VENUE, hours: { first: '09:10', last: '20:00' } } }, 'shell-bay/venue.json /hours/first: must be a quarter'],
    ['words for no message', { 'shell-bay/venue.json': { ...VENUE, words: { hello: 'x' } } }, 'shell-bay/venue.json /words/hello: is the name of no message'],
    ['broken JSON', { 'shell-bay/plan.json': '{\n  "version": 1,\n  "width": ,\n}' }, 'shell-bay/plan.json: is no JSON from line 3, column 12 on'],
    ['an empty file', { 'shell-bay/plan.json': '' }, 'shell-bay/plan.json: is no JSON from line 1, column 1 on'],
    ['no object', { 'shell-bay/venue.json': [] }, 'shell-bay/venue.json /: '],
    ['the same key', { 'reef/venue.json': { ...VENUE, location_id: '8' } }, 'shell-bay/venue.json /key: is that of reef already'],
    ['the same location id', { 'reef/venue.json': { ...VENUE, key: 'reef-key' } }, 'shell-bay/venue.json /location_id: is that of reef already'],
    ['a picture that leads out', { 'shell-bay/plan.json': planWith(0, { picture: '../venue.json' }) }, 'shell-bay/plan.json /areas/0/rooms/0/picture: must be the path of a picture'],
    ['a bad folder name', { 'Big Reef/venue.json': VENUE, 'Big Reef/plan.json': PLAN }, "Big Reef: a venue's folder is named in small letters, digits and hyphens"],
  ])('%s stops the start, and says where and what', (_, damage, line) => {
    const { faults } = faultsOf({ ...venueFiles(), ...damage });
    expect(faults.some((fault) => fault.startsWith(line)), faults.join('\n')).toBe(true);
    for (const fault of faults) expect(fault).not.toMatch(/Invalid input$|\bat .*\.ts|undefined:/);
  });

  test('all faults of all files are told at once', () => {
    const { faults } = faultsOf({
      ...venueFiles(), 'shell-bay/plan.json': planWith(3, { beds: 0, name: '' }), 'reef/plan.json': '{', 'reef/venue.json': { ...VENUE, email: 'nobody' },
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'reef/venue.json /email', 'reef/plan.json', 'shell-bay/plan.json /areas/0/rooms/3/name', 'shell-bay/plan.json /areas/0/rooms/3/beds',
    ]);
  });

  test('a missing file, a missing folder and a folder without venues are named', () => {
    const folder = folderOf({ 'shell-bay/plan.json': PLAN });
    expect(readVenues(folder)).toEqual({ ok: false, faults: [`${folder}/shell-bay/venue.json: is missing`] });
    expect(readVenues(join(folder, 'none'))).toEqual({ ok: false, faults: [`${folder}/none: there is no such folder`] });
    mkdirSync(join(folder, 'empty'));
    expect(readVenues(join(folder, 'empty'))).toEqual({ ok: false, faults: [`${folder}/empty: holds no venue's folder`] });
  });
});

function isJson(text: string): boolean {
  try { JSON.parse(text); return true; } catch { return false; }
}

describe('the place where a text stops being JSON', () => {
  test('there is none in JSON', () => {
    assert(property(json(), constantFrom(0, 2), (text, indent) => {
      expect(jsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeUndefined();
    }));
  });

  test('there is one wherever the engine refuses the text', () => {
    assert(property(json(), nat(), constantFrom('', ',', '"', '}', ']', '[', '{', ':', '0', '-', 'x', '\\', '\n', '.', 'e'), (text, place, change) => {
      const at = place % (text.length + 1);
      const changed = text.slice(0, at) + change + text.slice(at + 1);
      expect(jsonFault(changed) === undefined, changed).toBe(isJson(changed));
    }), { numRuns: 3_000 });
  });

  test.each([
    ['{"a": 1,}', 1, 9], ['[1 2]', 1, 4], ['{"a" 1}', 1, 6], ['["a\nb"]', 1, 2], ['[1]\n]', 2, 1], ['{"a": tru}', 1, 7], ['[', 1, 2], ['{"a": [01]}', 1, 8],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(jsonFault(text)).toEqual({ line, column });
  });
});
