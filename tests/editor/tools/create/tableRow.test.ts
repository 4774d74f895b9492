/** Rows that are changed after they were drawn. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { type Outline, centerOf } from '../../../../src/domain/geometry/boxes.ts';
import { outlinesOverlap } from '../../../../src/domain/geometry/outlinesOverlap.ts';
import { EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';
import { layOutRing, layOutRow } from '../../../../src/editor/tools/create/tableLayout.ts';
import { type RowChange, changeRow, findRow } from '../../../../src/editor/tools/create/tableRow.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const SIZE = { width: 40, height: 30, gap: 20 };

function drawRow(bend = 0, alongLine = false, to = { x: 700, y: 400 }): EditorDocument {
  return drawingOf(layOutRow({ x: 100, y: 400 }, to, { ...SIZE, bend }, alongLine));
}

function drawingOf(placements: ReturnType<typeof layOutRow>): EditorDocument {
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
/** Whether no two tables overlap by more than rounding. */
const areApart = ({ tables }: EditorDocument): boolean => {
  const outlines = tables.map(({ room: { coordinates: at } }): Outline => ({
    box: { x: at.x + 0.1, y: at.y + 0.1, width: at.width - 0.2, height: at.height - 0.2 },
    rotation: at.rotation ?? 0,
    shape: 'rect',
  }));
  return outlines.every((one, index) => outlines.slice(index + 1).every((other) => !outlinesOverlap(one, other)));
};
const xs = ({ tables }: EditorDocument): number[] => tables.map(({ room }) => centerOf(room.coordinates).x);

describe('a row', () => {
  test('finds a row with its gap and bend, in any order of its tables', () => {
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

  test('finds no row in unevenly spaced tables, or in only two', () => {
    const { tables } = drawRow();
    expect(findRow(tables.slice(0, 2))).toBeUndefined();
    const [first, ...rest] = tables;
    const { coordinates } = first!.room;
    const moved = { ...first!, room: { ...first!.room, coordinates: { ...coordinates, y: coordinates.y + 30 } } };
    expect(findRow([moved, ...rest])).toBeUndefined();
  });

  test('adds tables to a row at the same gap, with the next names and numbers', () => {
    const longer = change(drawRow(), { count: 13 });
    expect(longer.tables.map(({ room }) => room.name).slice(-3)).toEqual(['Line 11', 'Line 12', 'Line 13']);
    expect(longer.tables.at(-1)?.room.coordinates.text).toBe('13');
    expect(xs(longer)).toEqual(Array.from({ length: 13 }, (_, index) => 100 + index * 60));
    expect(xs(change(longer, { count: 4 }))).toEqual([100, 160, 220, 280]);
  });

  test('ends a row at the edge of the plan', () => expect(xs(change(drawRow(), { count: 60 })).at(-1)).toBe(1_180));

  test('changes the gap of a row from the first table on', () => {
    const wider = change(drawRow(), { gap: 35 });
    expect(xs(wider).slice(0, 3)).toEqual([100, 175, 250]);
    expect(rowOf(wider)?.gap).toBe(35);
    expect(rowOf(change(drawRow(100), { gap: 30 }))?.gap).toBeCloseTo(30, 0);
  });

  test('bends a row between its ends, and back', () => {
    const bent = change(drawRow(), { bend: 120 });
    expect(bent.tables[5]?.room.coordinates.y).toBe(400 - 120 - 15);
    expect(xs(bent).at(-1)).toBe(700);
    expect(rowOf(bent)?.bend).toBe(120);
    expect(change(bent, { bend: 0 }).tables.map(({ room }) => room.coordinates.y)).toEqual(
      drawRow().tables.map(({ room }) => room.coordinates.y),
    );
  });

  test('keeps the arc of a row and turns new tables along with it, up to a full circle', () => {
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
});

describe('a ring', () => {
  const center = { x: 500, y: 400 };
  const drawRing = (alongLine: boolean) => drawingOf(layOutRing(center, { x: 650, y: 400 }, SIZE, alongLine));
  const radii = ({ tables }: EditorDocument) =>
    tables.map(({ room: { coordinates: at } }) => Math.hypot(centerOf(at).x - center.x, centerOf(at).y - center.y));
  /** Directions from the center, in tables from the first one. They are whole numbers if the tables are evenly around. */
  const places = ({ tables }: EditorDocument) =>
    tables.map(({ room: { coordinates: at } }) => {
      const angle = Math.atan2(centerOf(at).y - center.y, centerOf(at).x - center.x);
      return ((angle / (2 * Math.PI)) * tables.length + tables.length + 0.01) % tables.length;
    });

  test.each([false, true])(
    'changes the tables of a ring on its circle, and their gap around its center, turned: %s',
    (alongLine) => {
      const ring = drawRing(alongLine);
      const row = rowOf(ring);
      expect(row).toMatchObject({ isRing: true, isAlongLine: alongLine });
      expect(row?.tables).toHaveLength(ring.tables.length);
      expect(row?.gap).toBeGreaterThan(SIZE.gap - 1);
      // Some have tables at a right angle, whose rotation is 90° or -90°.
      for (const count of [20, 16, 12, 8, 5]) {
        const changed = change(ring, { count });
        expect(changed.tables).toHaveLength(count);
        for (const radius of radii(changed)) expect(radius).toBeCloseTo(150, 0);
        for (const [index, place] of places(changed).entries()) expect(place).toBeCloseTo(index, 1);
        expect(rowOf(changed)).toMatchObject({ isRing: true, isAlongLine: alongLine });
      }
      const wider = change(ring, { gap: 60 });
      expect(rowOf(wider)).toMatchObject({ isRing: true, isAlongLine: alongLine, gap: expect.closeTo(60, 0) });
      const [radius = 0] = radii(wider);
      expect(radius).toBeGreaterThan(200);
      for (const each of radii(wider)) expect(each).toBeCloseTo(radius, 0);
    },
  );

  test.each([false, true])('grows a ring with its gap before its tables overlap, turned: %s', (alongLine) => {
    const ring = drawRing(alongLine);
    const { gap } = rowOf(ring)!;
    const more = change(ring, { count: ring.tables.length + 1 });
    expect(rowOf(more)?.gap).toBeLessThan(gap);
    for (const radius of radii(more)) expect(radius).toBeCloseTo(150, 0);
    const many = change(ring, { count: 30 });
    expect(many.tables).toHaveLength(30);
    expect(rowOf(many)).toMatchObject({ isRing: true, isAlongLine: alongLine, gap: expect.closeTo(gap, 0) });
    const [radius = 0] = radii(many);
    expect(radius).toBeGreaterThan(200);
    for (const each of radii(many)) expect(each).toBeCloseTo(radius, 0);
    expect(areApart(many)).toBe(true);
  });

  test('keeps turned tables apart at their inner corners', () => {
    const [one, other] = layOutRing(center, { x: 500, y: 310 }, { width: 60, height: 60, gap: 0 }, true);
    const turn = ((other!.rotation - one!.rotation) * Math.PI) / 180;
    // The first one's inner right corner lies before the line between the two, which goes through the center.
    const inner = { x: 30, y: 90 - 30 };
    expect(Math.atan2(inner.x, inner.y)).toBeLessThanOrEqual(turn / 2 + 0.01);
  });
});
