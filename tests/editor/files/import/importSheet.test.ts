/** Lists of tables: cells, workbooks and the JSON of other systems. */
import { expect, it } from 'vitest';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { importFile } from '../../../../src/editor/files/import/importFile.ts';
import { ImportWarnings } from '../../../../src/editor/files/import/importWarnings.ts';
import { normalizeImport } from '../../../../src/editor/files/import/normalizeImport.ts';
import { sheetsOfText } from '../../../../src/editor/files/import/sheet/sheetFiles.ts';
import { fillTables, planOfSheet } from '../../../../src/editor/files/import/sheet/sheetPlan.ts';
import {
  type Sheet,
  guessMapping,
  sheetsOfJson,
  tablesOfSheet,
} from '../../../../src/editor/files/import/sheet/sheetTables.ts';
import { planOf } from '../../editorDriver.tsx';

const read = (sheet: Sheet | undefined) => {
  if (!sheet) throw new Error('No sheet');
  return tablesOfSheet(sheet, guessMapping(sheet));
};
const essence = (sheet: Sheet | undefined) => read(sheet).tables.map(({ name, seats, area }) => [name, seats, area]);

it.each([
  ['commas', 'Table,Seats,Area\n1,4,Terrace\n"Bar, left",2,Bar\n'],
  ['semicolons and other words', 'Bereich;Tisch;Pl\u00e4tze\nTerrace;1;4\nBar;"Bar, left";2\n'],
  ['tabs without a header', '1\t4\tTerrace\nBar, left\t2\tBar\n'.replace('Bar, left\t', 'Bar, left\t')],
  ['a range of seats', 'name,min_capacity,max_capacity,zone\n1,2,4,Terrace\n"Bar, left",1,2,Bar'],
])('guesses the columns: %s', (_, text) => {
  const tables = essence(sheetsOfText(text)[0]);
  expect(tables.map(([name, seats]) => [name, seats])).toEqual([
    ['1', 4],
    ['Bar, left', 2],
  ]);
});

it('names each row that is left out or has no valid number of seats', () => {
  const { tables, nameless, seatless } = read(sheetsOfText('name,seats\nA,2\n,4\nB,many\n')[0]);
  expect([tables.length, nameless, seatless]).toEqual([2, [3], [4]]);
});

it('draws a decent plan of a list: rows by area within walls, and nothing on top of another', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i + 1},${(i % 8) + 1},${i < 40 ? 'Terrace' : 'Garden'}`);
  const { tables } = read(sheetsOfText(['table,seats,area', ...rows].join('\n'))[0]);
  const result = normalizeImport(planOfSheet(tables), new ImportWarnings());
  if (!result.ok) throw new Error(result.error);
  expect(result.warnings).toEqual([]);
  expect(result.plan.areas.map(({ name, rooms }) => [name, rooms.length])).toEqual([
    ['Terrace', 40],
    ['Garden', 20],
  ]);
  expect(result.plan.decor.filter(({ kind }) => kind === 'wall')).toHaveLength(2);
  const boxes = result.plan.areas.flatMap(({ rooms }) => rooms.map(({ coordinates }) => coordinates));
  const overlaps = boxes.filter((one, i) =>
    boxes.some(
      (other, j) =>
        i !== j &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height,
    ),
  );
  expect(overlaps).toEqual([]);
});

it('keeps the places that a list has', () => {
  const { tables } = read(
    sheetsOfText('name,seats,x,y,width,height,shape\nA,2,100,50,40,30,round\nB,4,300,50,60,30,rect\n')[0],
  );
  expect(planOfSheet(tables).areas[0]?.tables.map(({ coordinates }) => coordinates)).toEqual([
    { x: 100, y: 50, width: 40, height: 30, shape: 'ellipse' },
    { x: 300, y: 50, width: 60, height: 30, shape: 'rect' },
  ]);
});

it('fills names and seats into the tables of a plan by number', () => {
  const { tables } = read(sheetsOfText('No,Name,Seats\n2,Window,6\n9,Nowhere,2\n')[0]);
  const { drawing, filled, unmatched } = fillTables(documentFromPlan(planOf(4)), tables);
  expect([filled, unmatched]).toEqual([1, [3]]);
  expect(drawing.tables.map(({ room }) => [room.name, room.beds])).toContainEqual(['Window', 6]);
});

it('finds the lists of another system, the longest first', () => {
  const json = {
    location: { id: 7 },
    dining_tables: [
      { id: 1, name: 'T1', min_capacity: 1, max_capacity: 4, dining_section: { name: 'Patio' } },
      { id: 2, name: 'T2', min_capacity: 1, max_capacity: 2, dining_section: { name: 'Patio' } },
    ],
  };
  expect(essence(sheetsOfJson(json)[0])).toEqual([
    ['T1', 4, 'Patio'],
    ['T2', 2, 'Patio'],
  ]);
});

it('reads cells and JSON by their content, in the worker', async () => {
  const progress = { onProgress: () => undefined, signal: new AbortController().signal };
  const sheetIn = async (content: BlobPart) => {
    const found = await importFile(new Blob([content]), progress);
    return found.ok && 'sheets' in found ? essence(found.sheets[0]) : found;
  };
  expect(await sheetIn('table,seats,area\n1,4,Hall\n')).toEqual([['1', 4, 'Hall']]);
  expect(await sheetIn('{"tables":[{"label":"A","seats":2}]}')).toEqual([['A', 2, '']]);
  // As Excel writes text of western Europe.
  const western = Uint8Array.from('Tisch;Pl\u00e4tze\n1;4\n', (letter) => letter.charCodeAt(0));
  expect(await sheetIn(western)).toEqual([['1', 4, '']]);
  expect(await sheetIn('%PDF-1.7')).toMatchObject({ ok: false, error: expect.stringContaining('PDF') });
  await expect(importFile(new Blob(['PK\u0003\u0004broken']), progress)).rejects.toThrow();
  // Four gigabytes, declared in a directory of one entry.
  const bomb = new Uint8Array(60);
  bomb.set([0x50, 0x4b, 3, 4, 0x50, 0x4b, 1, 2]);
  bomb.fill(0xff, 4 + 24, 4 + 28);
  await expect(importFile(new Blob([bomb]), progress)).rejects.toThrow('too large');
});
