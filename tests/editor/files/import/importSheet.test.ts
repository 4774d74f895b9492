/** Lists of tables: cells, workbooks and the JSON of other systems. */
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { intersectBoxes } from '../../../../src/domain/geometry/boxes.ts';
import { importFile } from '../../../../src/editor/files/import/importFile.ts';
import { normalizeImport } from '../../../../src/editor/files/import/normalizeImport.ts';
import { keepMapping, keptMapping } from '../../../../src/editor/files/import/sheet/keptMappings.ts';
import { isPainted, paintedTables } from '../../../../src/editor/files/import/sheet/paintedSheet.ts';
import { sheetsOfJson } from '../../../../src/editor/files/import/sheet/jsonSheets.ts';
import { sheetsOfText } from '../../../../src/editor/files/import/sheet/sheetFiles.ts';
import { presetOf } from '../../../../src/editor/files/import/sheet/presets.ts';
import { fillTables, planOfSheet } from '../../../../src/editor/files/import/sheet/sheetPlan.ts';
import {
  type Sheet,
  bestSheet,
  guessMapping,
  tablesOfSheet,
} from '../../../../src/editor/files/import/sheet/sheetTables.ts';
import { planOf } from '../../editorDriver.tsx';

const read = (sheet: Sheet | undefined) => {
  if (!sheet) throw new Error('No sheet');
  return tablesOfSheet(sheet, guessMapping(sheet));
};
const essence = (sheet: Sheet | undefined) => read(sheet).tables.map(({ name, seats, area }) => [name, seats, area]);

const progress = { onProgress: () => undefined, signal: new AbortController().signal };
const sheetsIn = async (content: BlobPart): Promise<readonly Sheet[]> => {
  const found = await importFile(new Blob([content]), progress);
  if (!('sheets' in found)) throw new Error('No sheet');
  return found.sheets;
};

/** Writes a workbook of one sheet, as Excel does. */
function workbook(
  rows: readonly (readonly string[])[],
  merged: readonly string[] = [],
  own: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const cell = (text: string, row: number, column: number): string =>
    text === '' ? '' : `<c r="${'ABCDEFGH'[column]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const written = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  );
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${ns} xmlns:r="${office}"><sheets><sheet name="Tables &amp; bar" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${ns}><sheetData>${written.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    ...own,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

beforeEach(() => localStorage.clear());

it.each([
  ['commas', 'Table,Seats,Area\n1,4,Terrace\n"Bar, left",2,Bar\n'],
  ['semicolons and other words', 'Bereich;Tisch;Pl\u00e4tze\nTerrace;1;4\nBar;"Bar, left";2\n'],
  ['tabs without a header', '1\t4\tTerrace\nBar, left\t2\tBar\n'],
  ['a range of seats', 'name,min_capacity,max_capacity,zone\n1,2,4,Terrace\n"Bar, left",1,2,Bar'],
])('guesses the columns: %s', (_, text) => {
  const tables = essence(sheetsOfText(text)[0]);
  expect(tables.map(([name, seats]) => [name, seats])).toEqual([
    ['1', 4],
    ['Bar, left', 2],
  ]);
});

it('takes the name of a section rather than the id of its area', () => {
  expect(essence(sheetsOfText('table,zone_id,section\nA,12,Patio\n')[0])).toEqual([['A', undefined, 'Patio']]);
  expect(essence(sheetsOfText('table,zone_id\nA,12\n')[0])).toEqual([['A', undefined, '12']]);
});

it('finds the header below titles, takes areas from rows of their own, and names each row that is no table', () => {
  const rows = ['Zum L\u00f6wen;;', 'Tischplan 2026;;', ';;', 'Tisch;Min.;Max.', 'Terrasse;;', '1;2;4', '2;2;"6,0"'];
  const { tables, others } = read(sheetsOfText([...rows, 'Saal;;', '3;1;2', '', 'Summe;;12'].join('\n'))[0]);
  expect(tables.map(({ row, name, seats, area }) => [row, name, seats, area])).toEqual([
    [6, '1', 4, 'Terrasse'],
    [7, '2', 6, 'Terrasse'],
    [9, '3', 2, 'Saal'],
  ]);
  expect(others).toEqual([1, 2, 5, 8, 11]);
});

it('loses no rows below a quote that never ends', () => {
  expect(essence(sheetsOfText('table,seats\nA,2\n"B,4\nC,6\n')[0])).toEqual([
    ['A', 2, ''],
    ['B', 4, ''],
    ['C', 6, ''],
  ]);
});

it('makes places in meters or as shares of the room as large as a plan', () => {
  const widthOf = (text: string): number | undefined => {
    const result = normalizeImport(planOfSheet(read(sheetsOfText(text)[0]).tables));
    return result.ok ? result.plan.areas[0]?.rooms[1]?.coordinates.width : undefined;
  };
  expect(widthOf('name;x;y;width;height\nA;1,5;2;0,8;0,8\nB;5;2;1,2;0,8\n')).toBe(60);
  expect(widthOf('name,x,y\nA,0.1,0.1\nB,0.9,0.1\nC,0.9,0.9\n')).toBeGreaterThan(100);
});

it('names each row that is left out or has no valid number of seats', () => {
  const { tables, nameless, seatless } = read(sheetsOfText('name,seats\nA,2\n,4\nB,many\n')[0]);
  expect([tables.length, nameless, seatless]).toEqual([2, [3], [4]]);
});

it('draws a decent plan of a list: rows by area within walls, and nothing on top of another', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i + 1},${(i % 8) + 1},${i < 40 ? 'Terrace' : 'Garden'}`);
  const { tables } = read(sheetsOfText(['table,seats,area', ...rows].join('\n'))[0]);
  const result = normalizeImport(planOfSheet(tables));
  if (!result.ok) throw new Error(result.error);
  expect(result.warnings).toEqual([]);
  expect(result.plan.areas.map(({ name, rooms }) => [name, rooms.length])).toEqual([
    ['Terrace', 40],
    ['Garden', 20],
  ]);
  expect(result.plan.decor.filter(({ kind }) => kind === 'wall')).toHaveLength(2);
  const boxes = result.plan.areas.flatMap(({ rooms }) => rooms.map(({ coordinates }) => coordinates));
  expect(boxes.filter((one) => boxes.some((other) => other !== one && intersectBoxes(one, other)))).toEqual([]);
});

it('keeps the places that a list has', () => {
  const { tables } = read(
    sheetsOfText('name,seats,x,y,width,height,shape\nA,2,100,50,40,30,round\nB,4,300,50,60,30,rect\n')[0],
  );
  const sizeless = read(
    sheetsOfText('name,area,x,y\nA,Hall,0,0\nB,Hall,400,0\nC,Hall,0,400\nD,Bar,400,400\n')[0],
  ).tables;
  const widths = planOfSheet(sizeless).areas.flatMap((area) => area.tables.map(({ coordinates }) => coordinates.width));
  expect(widths).toEqual([100, 100, 100, 100]);
  expect(planOfSheet(tables).areas[0]?.tables.map(({ coordinates }) => coordinates)).toEqual([
    { x: 100, y: 50, width: 40, height: 30, shape: 'ellipse' },
    { x: 300, y: 50, width: 60, height: 30, shape: 'rect' },
  ]);
});

it.each(['No', 'Table'])(
  'fills names and seats into the tables of a plan by their numbers in the column %s',
  (column) => {
    const { tables } = read(sheetsOfText(`${column},Name,Seats\n2,Window,6\n9,Nowhere,2\n`)[0]);
    const { drawing, filled, unmatched } = fillTables(documentFromPlan(planOf(4)), tables);
    expect([filled, unmatched]).toEqual([1, [3]]);
    expect(drawing.tables.map(({ room }) => [room.name, room.beds])).toContainEqual(['Window', 6]);
  },
);

it.each(['Table,Seats,Min. guests', 'name,max_capacity,min_capacity', 'Tisch,Pl\u00e4tze,Mindestens'])(
  'keeps the smallest party of each table: %s',
  (header) => {
    const { tables } = read(sheetsOfText(`${header}\n1,4,2\n2,6,1\n3,2,5\n`)[0]);
    expect(tables.map(({ seats, minGuests }) => [seats, minGuests])).toEqual([
      [4, 2],
      [6, undefined],
      // More than it seats.
      [2, undefined],
    ]);
    const imported = normalizeImport(planOfSheet(tables));
    const { drawing } = fillTables(documentFromPlan(planOf(4)), tables);
    const leastIn = (rooms: readonly { readonly min_guests?: number | undefined }[] = []) =>
      rooms.flatMap((room) => room.min_guests ?? []);
    expect(leastIn(imported.ok ? imported.plan.areas[0]?.rooms : [])).toEqual([2]);
    expect(leastIn(drawing.tables.map(({ room }) => room))).toEqual([2]);
  },
);

it('takes no price for the smallest party, and a lone number of guests for the seats', () => {
  const { tables } = read(sheetsOfText('Table,Seats,Min. spend\n1,4,3\n2,4,3\n')[0]);
  expect(tables.map(({ minGuests }) => minGuests)).toEqual([undefined, undefined]);
  expect(essence(sheetsOfText('Table,Min. guests\n1,4\n2,6\n')[0]).map(([, seats]) => seats)).toEqual([4, 6]);
});

it('reads cells and JSON by their content, in the worker', async () => {
  const sheetIn = async (content: BlobPart) => {
    const found = await importFile(new Blob([content]), progress);
    return found.ok && 'sheets' in found ? essence(found.sheets[0]) : found;
  };
  expect(await sheetIn('table,seats,area\n1,4,Hall\n')).toEqual([['1', 4, 'Hall']]);
  expect(await sheetIn('{"tables":[{"label":"A","seats":2}]}')).toEqual([['A', 2, '']]);
  expect(await sheetIn('PK\u0003\u0004broken')).toMatchObject({ ok: false });
  // Four gigabytes that the directory declares, and more than it declares.
  for (const size of [0xff_ff_ff_ff, 9]) {
    const bomb = workbook([['Table', 'Seats']]);
    const view = new DataView(bomb.buffer);
    let entry = bomb.length - 22;
    while (view.getUint32(entry, true) !== 0x02_01_4b_50) entry -= 1;
    view.setUint32(entry + 24, size, true);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure tells which
    expect(await sheetIn(bomb)).toMatchObject({ ok: false, error: expect.stringMatching(/^This archive/) });
  }
});

it('reads an Excel workbook, with what merged cells say in each of their rows', async () => {
  const rows = [
    ['Table', 'Seats', 'Area'],
    ['1', '4', 'Terrace'],
    ['2', '6', ''],
    ['3', '2', 'Bar'],
  ];
  const [sheet] = await sheetsIn(workbook(rows, ['C2:C3']));
  expect(sheet?.name).toBe('Tables & bar');
  expect(essence(sheet)).toEqual([
    ['1', 4, 'Terrace'],
    ['2', 6, 'Terrace'],
    ['3', 2, 'Bar'],
  ]);
});

it('reads the texts and numbers of a workbook as people see them', async () => {
  const sheet = `<worksheet><cols><col min="1"/></cols><sheetData>
    <row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
    <row r="3"><c r="B3" t="str"><f>A1&amp;"x"</f><v>A &lt;1&gt; &#233;</v></c><c r="C3" s="2"><v>4.0</v></c><c r="D3" s="2"/></row>
    </sheetData></worksheet>`;
  const strings =
    '<sst><si><r><t>Tab</t></r><r><t xml:space="preserve">le</t></r><rPh sb="0"><t>no</t></rPh></si><si><t>Seats</t></si></sst>';
  const [first] = await sheetsIn(
    workbook([], [], { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings }),
  );
  expect(first?.rows).toEqual([
    ['', '', ''],
    ['', 'Table', 'Seats'],
    ['', 'A <1> \u00e9', '4'],
  ]);
});

it('keeps the layout of a painted sheet: gaps, merged cells as larger tables, words as texts', async () => {
  const rows = [
    ['', 'Bar', '', '', ''],
    ['1', '', '2', '', '3 (6)'],
    ['', '', '', '', ''],
    ['4', '', '5', '', ''],
  ];
  const [sheet] = await sheetsIn(workbook(rows, ['C4:D4']));
  if (!sheet) throw new Error('No sheet');
  expect(isPainted(sheet)).toBe(true);
  const { tables, texts } = paintedTables(sheet);
  expect(tables.map(({ name, seats, x, y, width, height }) => [name, seats, x, y, width, height])).toEqual([
    ['1', 2, 35, 105, 40, 40],
    ['2', 2, 175, 105, 40, 40],
    ['3', 6, 315, 105, 40, 40],
    ['4', 2, 35, 245, 40, 40],
    ['5', 4, 175, 245, 110, 40],
  ]);
  expect(texts).toMatchObject([{ text: 'Bar', x: 125, y: 55 }]);
});

it.each([
  ['cells as a plan', 'T1,,T2,,\n,,,,\n,T3,,T4,\nT5,,,,T6\n', true],
  ['a list with headers', 'table,seats,,\nA,,,\n,,2,\nB,,,3\n', false],
  ['a list without headers', '1,4,Terrace\n2,,\n3,,Bar\n', false],
  ['a grid with ways between rows and columns', 'T1,,T2,,T3\n,,,,\nT4,,T5,,T6\n', true],
  ['the same word again and again', 'x,,x,\n,x,,x\nx,,x,\n', false],
])('tells a painted sheet from a list: %s', (_, text, isPlan) => {
  expect(isPainted(sheetsOfText(text)[0] ?? { name: '', rows: [] })).toBe(isPlan);
});

it('uses columns as the owner mapped them in the last file with the same header', () => {
  const [first, next, other] = ['K\u00fcrzel,Menge\nA,4\n', 'k\u00fcrzel,menge\nB,6\n', 'Code,Menge\nC,1\n'].map(
    (text) => sheetsOfText(text)[0] ?? { name: '', rows: [] },
  );
  if (!first || !next || !other) throw new Error('No sheets');
  expect(keptMapping(next)).toBeUndefined();
  keepMapping(first, { start: 0, hasHeader: true, columns: ['name', 'seats'] });
  expect(keptMapping(next)).toEqual({ start: 0, hasHeader: true, columns: ['name', 'seats'] });
  expect(keptMapping(other)).toBeUndefined();
  // What would be guessed anyway need not be kept.
  keepMapping(next, guessMapping(next));
  expect(keptMapping(next)).toBeUndefined();
  localStorage.setItem('editor-import-columns', '{"broken');
  expect(keptMapping(next)).toBeUndefined();
});

it('reads the seats of a block as tables for one, and puts blocks that share a corner beside each other', () => {
  const seats = [
    { id: 1, title: 'A1', x: 0, y: 0, salable: true },
    { id: 2, title: 'A2', x: 30, y: 0, salable: true },
  ];
  const [sheet] = sheetsOfJson({
    blocks: [
      { id: 1, title: 'Left', seats },
      { id: 2, title: 'Right', seats },
    ],
  });
  const { areas } = planOfSheet(read(sheet).tables);
  expect(areas.map(({ name, tables }) => [name, tables.map((table) => table.seats)])).toEqual([
    ['Left', [1, 1]],
    ['Right', [1, 1]],
  ]);
  const [one, two] = areas.map(({ tables }) => tables.map(({ coordinates }) => coordinates.x));
  expect(Math.min(...(two ?? []))).toBeGreaterThan(Math.max(...(one ?? [])));
});

it('finds tables that lie by id, by area, in rows or as circles, and counts their chairs', () => {
  const tablesIn = (json: object) => {
    const sheets = sheetsOfJson(json);
    return essence(sheets[bestSheet(sheets)]);
  };
  const table = (label: string, pax: number) => ({ label, seats: { min: 1, max: pax } });
  expect(tablesIn({ tables: { a1: table('1', 4), a2: table('2', 6), a3: table('3', 2) } })).toEqual([
    ['1', 4, ''],
    ['2', 6, ''],
    ['3', 2, ''],
  ]);
  expect(tablesIn({ areas: { Terrace: [table('1', 4)], Hall: [table('2', 6)] } })).toEqual([
    ['1', 4, 'Terrace'],
    ['2', 6, 'Hall'],
  ]);
  expect(
    tablesIn({
      columns: ['table', 'covers'],
      rows: [
        ['1', 4],
        ['2', 6],
      ],
    }),
  ).toEqual([
    ['1', 4, ''],
    ['2', 6, ''],
  ]);
  const chairs = Array.from({ length: 3 }, (_, n) => ({ n }));
  const round = { type: 'table', caption: 'A', x: 90, y: 50, radius: 30, chairs };
  const rooms = [{ title: 'Bar', objects: [round, { type: 'plant', caption: 'Palm', x: 0, y: 0 }] }];
  expect(tablesIn({ rooms })).toEqual([['A', 3, 'Bar']]);
  const list = sheetsOfJson({ rooms }).find(({ name }) => name === 'rooms.objects');
  expect(read(list).tables[0]).toMatchObject({ x: 60, y: 20, width: 60, height: 60, isRound: true });
});

it('knows the lists of Seatmap and TastyIgniter among longer ones by their fields', () => {
  const others = Array.from({ length: 9 }, (_, id) => ({ id, title: `Event ${id}` }));
  const presets = (json: object) =>
    sheetsOfJson(json).flatMap((sheet) => {
      const preset = presetOf(sheet);
      if (!preset) return [];
      const { tables } = tablesOfSheet(sheet, preset.mapping);
      return [
        [preset.system, tables.map(({ name, seats, area, x, y, isRound }) => [name, seats, area, x, y, isRound])],
      ];
    });
  const seat = { id: 1, title: '49', x: 30, y: 0, salable: true, note: 'Table for the deaf' };
  expect(presets({ events: others, blocks: [{ id: 1, title: 'Left', labels: [], seats: [seat] }] })).toEqual([
    ['Seatmap', [['49', 1, 'Left', 30, 0, false]]],
  ]);
  const attributes = {
    dining_area_id: 7,
    name: 'T4',
    shape: 'round',
    min_capacity: 1,
    max_capacity: 6,
    extra_capacity: 2,
    seat_layout: { x: 120, y: 80 },
    dining_section: { id: 3, name: 'Patio' },
  };
  expect(presets({ data: [{ type: 'dining_tables', id: '4', attributes }], included: others })).toEqual([
    ['TastyIgniter', [['T4', 6, 'Patio', 120, 80, true]]],
  ]);
});
