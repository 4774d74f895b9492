/** Chairs that follow the seats of tables. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../../src/domain/document/editorDocument.ts';
import { setRoom } from '../../../../src/domain/document/edits/setFields.ts';
import { moveItems } from '../../../../src/domain/document/edits/transform.ts';
import { centerOf, distanceToOutline } from '../../../../src/domain/geometry/boxes.ts';
import { EMPTY_PLAN, type Room, planSchema } from '../../../../src/domain/plan/plan.ts';
import { outlineFromCoordinates } from '../../../../src/domain/plan/table.ts';
import { editWithChairs, setChairs } from '../../../../src/editor/tools/create/chairs.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const open = (...rooms: readonly Pick<Room, 'beds' | 'coordinates'>[]): EditorDocument =>
  documentFromPlan({
    ...EMPTY_PLAN,
    categories: [{ id: 1, name: 'Any', color: '#0d5a73' }],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: rooms.map((room, index) => ({ ...room, id: index + 1, room_id: 1, name: `T${index}` })),
      },
    ],
  });
const withSeats = (drawing: EditorDocument, keys: ReadonlySet<string>, beds: number): EditorDocument =>
  editWithChairs(drawing, keys, (unseated) => ({ drawing: setRoom(unseated, keys, { beds }), keys }));
const TABLE = { x: 400, y: 300, width: 80, height: 50 };
const chairs = ({ decor }: EditorDocument) =>
  decor.flatMap((item) => (item.decor.kind === 'chair' ? [item.decor] : []));

describe('chairs from seats', () => {
  test('chairs stand at the edge of the table, one for each seat, apart from each other', () => {
    const tables = fc.record({
      beds: fc.integer({ min: 1, max: 16 }),
      coordinates: fc.record({
        x: fc.constant(500),
        y: fc.constant(300),
        width: fc.integer({ min: 30, max: 200 }),
        height: fc.integer({ min: 30, max: 200 }),
        rotation: fc.integer({ min: -180, max: 180 }),
        shape: fc.constantFrom('rect' as const, 'ellipse' as const),
      }),
    });
    fc.assert(
      fc.property(tables, (table) => {
        const drawing = setChairs(open(table), new Set(['1']));
        const set = chairs(drawing);
        expect(set).toHaveLength(table.beds);
        const outline = outlineFromCoordinates(table.coordinates);
        const centers = set.map(centerOf);
        for (const [index, center] of centers.entries()) {
          expect(distanceToOutline(outline, center)).toBeGreaterThan(0);
          expect(distanceToOutline(outline, center)).toBeLessThan(set[index]!.width);
        }
        expect(new Set(centers.map(({ x, y }) => `${Math.round(x * 10)} ${Math.round(y * 10)}`)).size).toBe(table.beds);
        expect(planSchema.safeParse(planFromDocument(drawing)).success).toBe(true);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  test('chairs move with their table, and follow its seats without leaving any behind', () => {
    const keys = new Set(['1']);
    const first = setChairs(
      open({ beds: 4, coordinates: TABLE }, { beds: 2, coordinates: { ...TABLE, y: 420 } }),
      new Set(['1', '2']),
    );
    const groups = new Set(first.decor.map(({ group }) => group));
    expect(groups).toEqual(new Set(first.tables.map(({ group }) => group)));
    expect(groups.size).toBe(2);
    const members = new Set([
      '1',
      ...first.decor.filter(({ group }) => group === first.tables[0]!.group).map(({ key }) => key),
    ]);
    const moved = moveItems(first, members, { x: -150, y: 0 });
    const more = withSeats(moved, keys, 7);
    expect(chairs(more)).toHaveLength(7 + 2);
    expect(chairs(setChairs(more, new Set(['1', '2'])))).toHaveLength(7 + 2);
  });

  test('chairs are not set for tables that have none when only their seats change', () => {
    const drawing = setChairs(
      open({ beds: 4, coordinates: TABLE }, { beds: 2, coordinates: { ...TABLE, y: 420 } }),
      new Set(['1']),
    );
    expect(chairs(withSeats(drawing, new Set(['2']), 3))).toHaveLength(4);
  });

  test('chairs are recognized after the plan was stored and opened again, also between two tables', () => {
    const drawing = setChairs(
      open({ beds: 6, coordinates: TABLE }, { beds: 6, coordinates: { ...TABLE, y: TABLE.y + TABLE.height + 12 } }),
      new Set(['1', '2']),
    );
    const reopened = documentFromPlan(planFromDocument(drawing));
    expect(chairs(setChairs(reopened, new Set(['1', '2'])))).toHaveLength(12);
    expect(chairs(withSeats(reopened, new Set(['1']), 2))).toHaveLength(8);
    const again = documentFromPlan(planFromDocument(withSeats(reopened, new Set(['1']), 4)));
    expect(chairs(withSeats(again, new Set(['2']), 1))).toHaveLength(5);
  });
});
