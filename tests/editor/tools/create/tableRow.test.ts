/** Rows that are changed after they were drawn. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { centerOf } from '../../../../src/domain/geometry/boxes.ts';
import { EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';
import { layOutRow } from '../../../../src/editor/tools/create/tableLayout.ts';
import { type RowChange, changeRow, findRow } from '../../../../src/editor/tools/create/tableRow.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const SIZE = { width: 40, height: 30, gap: 20 };

function drawRow(bend = 0, alongLine = false, to = { x: 700, y: 400 }): EditorDocument {
  const placements = layOutRow({ x: 100, y: 400 }, to, { ...SIZE, bend }, alongLine);
  return documentFromPlan({
    ...EMPTY_PLAN,
    categories: [{ id: 1, name: 'Any', color: '#0d5a73' }],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: placements.map(({ box, rotation }, index) => ({
          id: index + 1,
          room_id: 1,
          name: `Line ${index + 1}`,
          beds: 2,
          coordinates: { ...box, text: String(index + 1), ...(rotation === 0 ? {} : { rotation }) },
        })),
      },
    ],
  });
}

function change(drawing: EditorDocument, to: RowChange): EditorDocument {
  const row = findRow(drawing.tables);
  if (!row) throw new Error('The tables are no row.');
  return changeRow(drawing, row, to, 0).drawing;
}
const rowOf = (drawing: EditorDocument) => findRow(drawing.tables);
const xs = ({ tables }: EditorDocument): number[] => tables.map(({ room }) => centerOf(room.coordinates).x);

describe('a row', () => {
  test('is recognized with its gap and bend, in any order of its tables', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.boolean(), (bend, alongLine) => {
        const { tables } = drawRow(bend, alongLine);
        const row = findRow(tables.toReversed());
        expect(row?.tables.map(({ key }) => key)).toEqual(tables.map(({ key }) => key));
        expect(Math.abs((row?.bend ?? Infinity) - bend)).toBeLessThanOrEqual(1);
        expect(row?.gap).toBeGreaterThan(SIZE.gap - 1);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  test('is not recognized in unevenly spaced tables, or in only two', () => {
    const { tables } = drawRow();
    expect(findRow(tables.slice(0, 2))).toBeUndefined();
    const [first, ...rest] = tables;
    const { coordinates } = first!.room;
    const moved = { ...first!, room: { ...first!.room, coordinates: { ...coordinates, y: coordinates.y + 30 } } };
    expect(findRow([moved, ...rest])).toBeUndefined();
  });

  test('gets more tables at the same gap, with the next names and numbers', () => {
    const longer = change(drawRow(), { count: 13 });
    expect(longer.tables.map(({ room }) => room.name).slice(-3)).toEqual(['Line 11', 'Line 12', 'Line 13']);
    expect(longer.tables.at(-1)?.room.coordinates.text).toBe('13');
    expect(xs(longer)).toEqual(Array.from({ length: 13 }, (_, index) => 100 + index * 60));
    expect(xs(change(longer, { count: 4 }))).toEqual([100, 160, 220, 280]);
  });

  test('ends at the edge of the plan', () => {
    expect(xs(change(drawRow(), { count: 60 })).at(-1)).toBe(1_180);
  });

  test('changes its gap from the first table on', () => {
    const wider = change(drawRow(), { gap: 35 });
    expect(xs(wider).slice(0, 3)).toEqual([100, 175, 250]);
    expect(rowOf(wider)?.gap).toBe(35);
    expect(rowOf(change(drawRow(100), { gap: 30 }))?.gap).toBeCloseTo(30, 0);
  });

  test('bends between its ends, and back', () => {
    const bent = change(drawRow(), { bend: 120 });
    expect(bent.tables[5]?.room.coordinates.y).toBe(400 - 120 - 15);
    expect(xs(bent).at(-1)).toBe(700);
    expect(rowOf(bent)?.bend).toBe(120);
    expect(change(bent, { bend: 0 }).tables.map(({ room }) => room.coordinates.y)).toEqual(
      drawRow().tables.map(({ room }) => room.coordinates.y),
    );
  });

  test('keeps its arc and turns new tables along with it, up to a full circle', () => {
    const arc = drawRow(150, true);
    const longer = change(arc, { count: 200 });
    const row = rowOf(arc)!;
    const radius = (600 ** 2 / 4 + 150 ** 2) / 300;
    expect(row.isAlongLine).toBe(true);
    const centers = longer.tables.map(({ room }) => centerOf(room.coordinates));
    for (const { x, y } of centers) expect(Math.hypot(x - 400, y - (400 - 150 + radius))).toBeCloseTo(radius, 1);
    expect(rowOf(longer)?.tables).toHaveLength(centers.length);
    for (const [index, { room }] of change(longer, { count: 5 }).tables.entries())
      expect(
        Math.hypot(room.coordinates.x - centers[index]!.x + 20, room.coordinates.y - centers[index]!.y + 15),
      ).toBeLessThan(0.1);
    expect(new Set(centers.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(centers.length);
  });

  test('adds copies to the group of its last table', () => {
    const drawing = drawRow();
    const grouped = { ...drawing, tables: drawing.tables.map((item) => ({ ...item, group: 'g1' })) };
    expect(new Set(change(grouped, { count: 14 }).tables.map(({ group }) => group))).toEqual(new Set(['g1']));
  });
});
