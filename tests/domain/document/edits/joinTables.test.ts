import { describe, expect, test } from 'vitest';
import { linksOf } from '../../../../src/domain/plan/reading/joins.ts';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../../src/domain/document/editorDocument.ts';
import { addTables, duplicateItems, removeItems } from '../../../../src/domain/document/edits/addItems.ts';
import {
  joinFigures,
  joinTables,
  linkedPairs,
  separateTables,
  setJoinFigures,
} from '../../../../src/domain/document/edits/joinTables.ts';
import { setTableId } from '../../../../src/domain/document/edits/setIds.ts';
import { mergePlans } from '../../../../src/domain/document/threeWayMerge.ts';
import { EMPTY_PLAN, type Plan, planSchema } from '../../../../src/domain/plan/plan.ts';

const PLAN: Plan = {
  ...EMPTY_PLAN,
  categories: [{ id: 1, name: 'Dinner', color: '#0d5a73' }],
  areas: [
    {
      id: 1,
      name: 'Terrace',
      rooms: [1, 3, 2, 4].map((id) => ({
        id,
        room_id: 1,
        name: `Table ${id}`,
        beds: 4,
        coordinates: { x: id * 100, y: 100, width: 60, height: 60 },
      })),
    },
  ],
};
const plain = documentFromPlan(PLAN);
const keys = (...ids: number[]): ReadonlySet<string> => new Set(ids.map(String));
const links = (drawing: EditorDocument): string[] =>
  linkedPairs(drawing.tables)
    .map((pair) => pair.map(({ key }) => key).join('-'))
    .toSorted();
const joined = joinTables(plain, keys(1, 2, 3, 4));
const itemsOf = (drawing: EditorDocument, ...ids: number[]) =>
  drawing.tables.filter(({ key }) => keys(...ids).has(key));

describe('joined tables', () => {
  test('joined tables are linked along the shortest way, and only once', () => {
    expect(links(joined)).toEqual(['1-2', '2-3', '3-4']);
    expect(joinTables(joined, keys(1, 2, 3))).toBe(joined);
    expect(planSchema.safeParse(planFromDocument(joined)).success).toBe(true);
  });

  test('joined tables are separated among themselves, or one from all', () => {
    expect(links(separateTables(joined, keys(1, 2)))).toEqual(['2-3', '3-4']);
    expect(links(separateTables(joined, keys(2)))).toEqual(['3-4']);
    expect(separateTables(joined, keys(1, 4))).toBe(joined);
    expect(planFromDocument(separateTables(joined, keys(1, 2, 3, 4)))).toEqual(planFromDocument(plain));
  });

  test('joined tables lose their links with a table that is deleted', () => {
    expect(links(removeItems(joined, keys(2)))).toEqual(['3-4']);
  });

  test('joined tables are copied with the links among the copies', () => {
    const { drawing } = duplicateItems(joined, keys(1, 2), { x: 0, y: 200 });
    expect(links(drawing)).toEqual(['1-2', '2-3', '3-4', '5-6']);
  });

  test('joined tables lose their links in another plan', () => {
    const { drawing } = addTables(plain, itemsOf(joined, 1, 2, 3, 4));
    expect(links(drawing)).toEqual([]);
  });

  test('joined tables keep their links if one gets another id', () => {
    const result = setTableId(joined, '2', 7);
    expect(result.ok && links(result.drawing)).toEqual(['1-7', '3-4', '3-7']);
  });

  test('joined tables can have numbers of seats and guests as a group, which leave nothing behind when removed', () => {
    const two = setJoinFigures(joined, keys(1, 2), { seats: 1, min_guests: 5 });
    expect(joinFigures(itemsOf(two, 1, 2))).toMatchObject({ seats: 1, min_guests: 5 });
    const three = setJoinFigures(two, keys(1, 2, 3), { max_guests: 10 });
    expect(joinFigures(itemsOf(three, 1, 2, 3))).toMatchObject({ max_guests: 10 });
    expect(links(three)).toEqual(links(joined));
    const back = setJoinFigures(three, keys(1, 2, 3), { max_guests: undefined });
    expect(planFromDocument(back)).toEqual(planFromDocument(two));
    expect(
      joinFigures(itemsOf(setJoinFigures(two, keys(1, 2), { seats: undefined, min_guests: undefined }), 1, 2)),
    ).toEqual({
      with: expect.any(Array),
    });
  });

  test('joined tables lose a link to a table that another owner has deleted', () => {
    const theirs = {
      ...PLAN,
      areas: PLAN.areas.map((area) => ({ ...area, rooms: area.rooms.filter(({ id }) => id !== 2) })),
    };
    const { plan } = mergePlans(
      PLAN,
      planFromDocument(joinTables(plain, keys(1, 2))),
      theirs,
      new Map([['table 2', 'theirs']]),
    );
    const rooms = plan.areas.flatMap((area) => area.rooms);
    expect(linksOf(rooms.map(({ id, joins }) => ({ key: String(id), joins }))).size).toBe(0);
    expect(JSON.stringify(rooms)).not.toContain('"with":[2]');
  });
});
