import { expect, it } from 'vitest';
import { assemble } from '../../../../src/editor/files/import/assemble.ts';
import { drawingOfDxf } from '../../../../src/editor/files/import/dxf/dxfDrawing.ts';
import { readImportedText } from '../../../../src/editor/files/import/readImportedText.ts';
import { recognize } from '../../../../src/editor/files/import/recognize.ts';

type Codes = readonly (readonly [code: number, value: string | number])[];
const write = (codes: Codes): string => codes.map(([code, value]) => `${code}\n${value}\n`).join('');
/** Codes and values in turn, none of which has a space. */
const pairs = (text: string): string => `${text.replaceAll(' ', '\n')}\n`;
const entity = (type: string, layer: string, ...codes: Codes): string => write([[0, type], [8, layer], ...codes]);
const circle = (layer: string, x: number, y: number, r: number): string =>
  entity('CIRCLE', layer, [10, x], [20, y], [30, 0], [40, r]);
const vertices = (text: string, more = ''): string =>
  text
    .split(' ')
    .map((point) => pairs(`10 ${point.replace(',', ' 20 ')}${more}`))
    .join('');
const polyline = (layer: string, points: string, more = ''): string =>
  `${entity('LWPOLYLINE', layer, [70, 1])}${vertices(points, more)}`;
/** The corners of a square around the origin. */
const corners = (half: number): string => `${-half},${-half} ${half},${-half} ${half},${half} ${-half},${half}`;
const line = (layer: string, x1: number, y1: number, x2: number, y2: number): string =>
  entity('LINE', layer, [10, x1], [20, y1], [11, x2], [21, y2]);
const label = (layer: string, x: number, y: number, text: string): string =>
  entity('TEXT', layer, [10, x], [20, y], [40, 100], [1, text]);
const block = (name: string, content: string): string =>
  `${pairs(`0 BLOCK 8 0 2 ${name} 70 0 10 0 20 0 30 0 3 ${name}`)}${content}${pairs('0 ENDBLK 8 0')}`;
const insert = (layer: string, name: string, x: number, y: number, degrees = 0): string =>
  entity('INSERT', layer, [2, name], [10, x], [20, y], [50, degrees]);
const dxf = (entities: string, blocks = '', header = '9 $INSUNITS 70 4'): string =>
  [
    pairs(`0 SECTION 2 HEADER ${header} 0 ENDSEC 0 SECTION 2 BLOCKS`),
    blocks,
    pairs('0 ENDSEC 0 SECTION 2 ENTITIES'),
    entities,
    pairs('0 ENDSEC 0 EOF'),
  ].join('');

function imported(text: string) {
  const recognized = recognize(drawingOfDxf(text));
  const { parsed } = assemble(
    recognized,
    recognized.guesses.map(({ role }) => role),
  );
  return {
    parsed,
    tables: parsed.areas
      .flatMap(({ tables }) => tables)
      .map(({ name, seats, coordinates: { width, height } }) => [name, seats, Math.round(width), Math.round(height)]),
  };
}

const CHAIR = block('CHAIR', polyline('0', corners(225)) + line('0', -225, -225, 225, -225));
const places = Array.from({ length: 12 }, (_, i) => [(i % 4) * 3_000, Math.floor(i / 4) * 3_000] as const);
const walls = polyline('A-WALL', '-2000,-2000 12000,-2000 12000,9000 -2000,9000');

it('reads tables and chairs as blocks, with the numbers beside them and the units of the header', () => {
  const table = block('TABLE-4', polyline('0', corners(400)));
  const content = places.flatMap(([x, y], i) => [
    insert('FURNITURE', 'TABLE-4', x, y),
    insert('FURNITURE', 'CHAIR', x + 650, y),
    insert('FURNITURE', 'CHAIR', x, y + 650, 90),
    insert('FURNITURE', 'CHAIR', x - 650, y, 180),
    insert('FURNITURE', 'CHAIR', x, y - 650, 270),
    label('TEXT', x - 50, y - 50, String(i + 1)),
  ]);
  const { parsed, tables } = imported(dxf(walls + content.join(''), CHAIR + table));
  expect(tables).toEqual(places.map((_, i) => [String(i + 1), 4, 40, 40]));
  expect(parsed.unitsPerMeter).toBe(50);
  expect(parsed.areas.map(({ name }) => name)).toEqual(['Tables']);
  expect(parsed.decor.map(({ kind }) => kind)).toEqual(['wall']);
});

it('explodes a block of a table with its chairs, turned, and reads its attribute', () => {
  const set = block(
    'ROUND-6',
    circle('0', 0, 0, 600) +
      Array.from({ length: 6 }, (_, i) =>
        circle('0', 850 * Math.cos((i * Math.PI) / 3), 850 * Math.sin((i * Math.PI) / 3), 200),
      ).join(''),
  );
  const content = places
    .map(
      ([x, y], i) =>
        entity('INSERT', 'TABLES', [66, 1], [2, 'ROUND-6'], [10, x], [20, y], [50, 30]) +
        entity('ATTRIB', 'TABLES', [10, x - 50], [20, y - 50], [40, 100], [1, `T${i + 1}`], [2, 'NO']) +
        pairs('0 SEQEND 8 TABLES'),
    )
    .join('');
  expect(imported(dxf(walls + content, set)).tables).toEqual(places.map((_, i) => [`T${i + 1}`, 6, 60, 60]));
});

it('reads what AutoCAD writes: ids of vertices, mirrored things, and attributes that tell names and seats', () => {
  const table = block('T', polyline('0', corners(400), ' 91 0'));
  const attribute = (tag: string, [x, y]: (typeof places)[number], text: string): string =>
    entity('ATTRIB', 'FURNITURE', [10, x], [20, y], [40, 90], [1, text], [2, tag]);
  const content = places.map((place, i) => {
    const [x, y] = place;
    const isMirrored = i % 2 === 1;
    const turned: Codes = isMirrored ? [[230, -1]] : [];
    return (
      entity('INSERT', 'FURNITURE', [2, 't'], [10, isMirrored ? -x : x], [20, y], ...turned) +
      attribute('NUMBER', place, String(i + 1)) +
      attribute('SEATS', place, '6') +
      attribute('ARTICLE', place, 'Oak 80')
    );
  });
  const { parsed, tables } = imported(dxf(walls + content.join(''), table));
  expect(tables).toEqual(places.map((_, i) => [String(i + 1), 6, 40, 40]));
  const [first, second] = parsed.areas[0]?.tables ?? [];
  expect((second?.coordinates.x ?? 0) - (first?.coordinates.x ?? 0)).toBeCloseTo(150);
});

it('turns the rows of a block with it, joins lines that almost meet, and leaves out what is far away', () => {
  const table = block(
    'T',
    line('0', -600, -400, 600, -400) +
      line('0', 600.5, -400, 600, 400) +
      line('0', 600, 400, -600, 399.5) +
      line('0', -600, 400, -600, -400),
  );
  const rows = entity(
    'INSERT',
    '0',
    [2, 'T'],
    [10, 9_000],
    [20, 0],
    [50, 90],
    [70, 6],
    [71, 4],
    [44, 2_000],
    [45, 1_500],
  );
  const { parsed, tables } = imported(dxf(rows + line('0', 5e8, 0, 5e8, 10), table));
  expect(tables).toHaveLength(24);
  const xs = new Set(parsed.areas[0]?.tables.map(({ coordinates }) => Math.round(coordinates.x)));
  expect(xs.size).toBe(4);
});

it('reads names in the encoding that the header tells, and characters by number', async () => {
  const named = places.map(([x, y], i) => circle('0', x, y, 400) + label('0', x - 50, y, `\\U+00D6 \xa3${i}`));
  const text = dxf(named.join(''), '', '9 $DWGCODEPAGE 3 ANSI_1250');
  const read = await readImportedText(new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]));
  expect(read.ok && imported(read.text).tables.map(([name]) => name)).toEqual(
    places.map((_, i) => `\u00d6 \u0141${i}`),
  );
});

it('counts the hatches, dimensions and notes that it leaves out', () => {
  const drawing = drawingOfDxf(dxf(circle('0', 0, 0, 400) + entity('HATCH', '0') + entity('DIMENSION', '0')));
  expect(drawing.leftOut).toEqual({ notes: 2 });
});
