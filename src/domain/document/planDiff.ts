/** The differences between two plans, by tables and other parts. Equal plans have no differences. */
import { isDeepEqual, isFields } from '../deepEqual.ts';
import type { Plan, Room } from '../plan/plan.ts';
import { type Area, areaOf } from './editorDocument.ts';

/** How a table differs. `moved` means that only position or size differ. */
export type TableChange = 'added' | 'removed' | 'moved' | 'changed';
/** `key` is the room's id as text. `before` and `after` are absent if that plan has no such table. */
export type TableDiff = {
  readonly key: string;
  readonly name: string;
  readonly change: TableChange;
  /** Whether a changed table has another position or size as well. */
  readonly isMoved: boolean;
  readonly before?: Room;
  readonly after?: Room;
};
/** How a category or an area differs. `fields` are what changed, empty if only one of the plans has it. */
type EntryDiff = {
  readonly id: number;
  /** As in the plan before, unless it was added. */
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldChange[];
};
export type ListDiff = { readonly entries: readonly EntryDiff[]; readonly isReordered: boolean };
type PlanDiff = {
  readonly tables: readonly TableDiff[];
  /** Decor that only one of the plans has. */
  readonly decor: { readonly added: number; readonly removed: number };
  readonly categories: ListDiff;
  readonly areas: ListDiff;
  /** What differs of width, height and scale. */
  readonly size: readonly FieldChange[];
};

export type PlanSize = Pick<Plan, 'width' | 'height' | 'units_per_meter'>;

/** A table with the area that it is in. */
export type PlacedRoom = { readonly area: number; readonly room: Room };

/** Returns the tables of a plan by id as text. */
export function roomsById(plan: Plan): ReadonlyMap<string, PlacedRoom> {
  return new Map(
    plan.areas.flatMap((area) => area.rooms.map((room) => [String(room.id), { area: area.id, room }] as const)),
  );
}

/** Returns whether two plans have the same content; their `$schema` doesn't matter. */
export function arePlansEqual(one: Plan, other: Plan): boolean {
  return isDeepEqual({ ...one, $schema: undefined }, { ...other, $schema: undefined });
}

/** Returns the differences from `before` to `after`. Removed tables come last. */
export function diffPlans(before: Plan, after: Plan): PlanDiff {
  const oldRooms = roomsById(before);
  const newRooms = roomsById(after);
  const tables: TableDiff[] = [];
  for (const [key, placed] of newRooms) {
    const old = oldRooms.get(key);
    const { room } = placed;
    if (!old) {
      tables.push({ key, name: room.name, change: 'added', isMoved: false, after: room });
      continue;
    }
    const moves = changedFields(old, placed).map(({ path }) => POSITION_PATHS.has(path));
    if (moves.length === 0) continue;
    const change = moves.every(Boolean) ? 'moved' : 'changed';
    tables.push({ key, name: room.name, change, isMoved: moves.includes(true), before: old.room, after: room });
  }
  for (const [key, { room }] of oldRooms)
    if (!newRooms.has(key)) tables.push({ key, name: room.name, change: 'removed', isMoved: false, before: room });
  return {
    tables,
    decor: { added: surplus(after.decor, before.decor), removed: surplus(before.decor, after.decor) },
    categories: diffLists(before.categories, after.categories),
    areas: diffLists(before.areas.map(areaOf), after.areas.map(areaOf)),
    size: changedFields(sizeOf(before), sizeOf(after)),
  };
}

function diffLists(before: readonly Area[], after: readonly Area[]): ListDiff {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  const entries = [...after, ...before.filter(({ id }) => !ids.has(id))].flatMap((entry): EntryDiff[] => {
    const { id } = entry;
    const was = old.get(id);
    if (!was) return [{ id, name: entry.name, change: 'added', fields: [] }];
    if (!ids.has(id)) return [{ id, name: was.name, change: 'removed', fields: [] }];
    const fields = changedFields(was, entry);
    return fields.length === 0 ? [] : [{ id, name: was.name, change: 'changed', fields }];
  });
  const inBoth = (list: readonly Area[]): string =>
    list.flatMap(({ id }) => (ids.has(id) && old.has(id) ? [id] : [])).join(' ');
  return { entries, isReordered: inBoth(before) !== inBoth(after) };
}

/** Counts changed tables by type of change. */
export function countChanges({ tables }: PlanDiff): Readonly<Record<TableChange, number>> {
  const count = { added: 0, removed: 0, moved: 0, changed: 0 };
  for (const { change } of tables) count[change]++;
  return count;
}

/** Returns whether a diff has nothing to show. */
export function isEmptyDiff({ tables, decor, categories, areas, size }: PlanDiff): boolean {
  const changedLists = [categories, areas].filter(({ entries, isReordered }) => entries.length > 0 || isReordered);
  return tables.length + decor.added + decor.removed + changedLists.length + size.length === 0;
}

/** The fields of a table's position and size. */
const POSITION_PATHS: ReadonlySet<string> = new Set(
  ['x', 'y', 'width', 'height', 'rotation'].map((field) => `room.coordinates.${field}`),
);

/** A field that differs, by its path such as `room.beds`. */
export type FieldChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** Returns the fields that differ between two values, those of inner objects included. */
export function changedFields(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isDeepEqual(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) =>
    changedFields(before[field], after[field], path === '' ? field : `${path}.${field}`),
  );
}

/** Counts the entries of a list that the other lacks, duplicates included. */
function surplus(list: readonly unknown[], other: readonly unknown[]): number {
  const counts = new Map<string, number>();
  for (const text of other.map(canonicalJson)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.map(canonicalJson).filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  }).length;
}

/** Serializes a value with sorted keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isFields(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** The size and the scale of a plan. */
export function sizeOf({ width, height, units_per_meter }: Plan): PlanSize {
  return { width, height, ...(units_per_meter === undefined ? {} : { units_per_meter }) };
}
