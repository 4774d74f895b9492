/** Edits of the links between tables, by which the venue joins them for a party. */
import { linksOf } from '../../plan/reading/joins.ts';
import { areClose, boundsOf, centerOf } from '../../geometry/boxes.ts';
import type { Join } from '../../plan/plan.ts';
import { withJoins } from '../joinIds.ts';
import { itemOutline } from '../itemBounds.ts';
import type { EditorDocument, TableItem } from '../editorDocument.ts';
import { type ItemKeys, updateTables } from './updateItems.ts';

/** What the venue says of exactly these tables together. */
export type JoinFigures = Omit<Join, 'with'>;

/** The links of a document, each once, as pairs of tables. */
export function linkedPairs(tables: readonly TableItem[]): (readonly [TableItem, TableItem])[] {
  const byKey = new Map(tables.map((item) => [item.key, item]));
  const links = linksOf(tables.map(({ key, room: { joins } }) => ({ key, joins })));
  return [...links].flatMap(([key, others]) =>
    [...others].flatMap((other) => {
      const pair = [byKey.get(key), byKey.get(other)] as const;
      return key < other && pair[0] && pair[1] ? [[pair[0], pair[1]] as const] : [];
    }),
  );
}

/** The links of tables that stood side by side in a document, and no longer do in a later one. */
export function linksApart(before: EditorDocument, after: EditorDocument): (readonly [TableItem, TableItem])[] {
  const pairs = linkedPairs(after.tables).filter(([one, other]) => !areSideBySide(one, other));
  if (pairs.length === 0) return [];
  const were = new Map(before.tables.map((item) => [item.key, item]));
  return pairs.filter((pair) => {
    const [one, other] = pair.map(({ key }) => were.get(key));
    return one && other && areSideBySide(one, other);
  });
}

/** Whether tables stand as close as joined ones do. */
export const areSideBySide = (one: TableItem, other: TableItem): boolean =>
  areClose(boundsOf(itemOutline(one)), boundsOf(itemOutline(other)));

/**
 * Links tables so that each is reached from all others, with the shortest links that connect them (Prim's algorithm).
 * Links that exist count.
 */
export function joinTables(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const items = drawing.tables.filter(({ key }) => keys.has(key));
  const links = linksOf(items.map(({ key, room: { joins } }) => ({ key, joins })));
  const lengthOf = (one: TableItem, other: TableItem): number => {
    const [a, b] = [centerOf(one.room.coordinates), centerOf(other.room.coordinates)];
    return links.get(one.key)?.has(other.key) ? -1 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const reached = items.slice(0, 1);
  const added = new Map<string, Join[]>();
  while (reached.length < items.length) {
    const open = items.filter((item) => !reached.includes(item));
    const pairs = reached.flatMap((from) => open.map((item) => ({ from, item, length: lengthOf(from, item) })));
    const { from, item, length } = pairs.reduce((best, pair) => (pair.length < best.length ? pair : best));
    reached.push(item);
    if (length >= 0) added.set(from.key, [...(added.get(from.key) ?? []), { with: [item.room.id] }]);
  }
  return updateTables(drawing, new Set(added.keys()), (item) => ({
    ...item,
    room: withJoins(item.room, [...(item.room.joins ?? []), ...(added.get(item.key) ?? [])]),
  }));
}

/** Removes the links among tables; those of a single table to any other. */
export function separateTables(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const isCut = (key: string): boolean => keys.has(key) || keys.size === 1;
  const all = new Set(drawing.tables.flatMap(({ key, room }) => (room.joins ? [key] : [])));
  return updateTables(drawing, all, (item) => {
    const joins = item.room.joins?.filter((join) => {
      const members = [item.key, ...join.with.map(String)];
      return members.filter(isCut).length < 2 || !members.some((key) => keys.has(key));
    });
    return joins?.length === item.room.joins?.length ? item : { ...item, room: withJoins(item.room, joins ?? []) };
  });
}

const isOf = (item: TableItem, keys: ItemKeys, join: Join): boolean =>
  keys.has(item.key) && join.with.length === keys.size - 1 && join.with.every((id) => keys.has(String(id)));

/** Returns what the venue says of exactly these tables together. */
export function joinFigures(items: readonly TableItem[]): JoinFigures {
  const keys = new Set(items.map(({ key }) => key));
  return items.flatMap((item) => item.room.joins?.find((join) => isOf(item, keys, join)) ?? [])[0] ?? {};
}

/** Changes what the venue says of exactly these tables together, two to six that are linked. */
export function setJoinFigures(drawing: EditorDocument, keys: ItemKeys, change: JoinFigures): EditorDocument {
  const items = drawing.tables.filter(({ key }) => keys.has(key));
  const owner = items.find((item) => item.room.joins?.some((join) => isOf(item, keys, join))) ?? items[0];
  if (!owner) return drawing;
  const own = owner.room.joins?.find((join) => isOf(owner, keys, join));
  const others = items.flatMap(({ key, room }) => (key === owner.key ? [] : [room.id]));
  const changed = Object.entries({ with: others, ...own, ...change }).filter(([, value]) => value !== undefined);
  const join = Object.fromEntries(changed) as Join;
  // A link stays without figures. What is said of more tables goes with the last figure.
  const kept = changed.length > 1 || others.length === 1 ? [join] : [];
  return updateTables(drawing, new Set([owner.key]), (item) => ({
    ...item,
    room: withJoins(item.room, [...(item.room.joins ?? []).filter((other) => other !== own), ...kept]),
  }));
}
