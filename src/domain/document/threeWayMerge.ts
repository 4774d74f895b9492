/**
 * Merges three plans: the common base, mine and theirs. A change of only one side is kept. If both sides change the
 * same thing in different ways, the user has to choose.
 */
import { isDeepEqual } from '../deepEqual.ts';
import {
  type FieldChange,
  type PlacedRoom,
  type PlanSize,
  changedFields,
  roomsById,
  sizeOf,
  canonicalJson,
} from './planDiff.ts';
import { withJoinIds } from './joinIds.ts';
import { type Area, areaOf } from './editorDocument.ts';
import type { Category, Decor, Plan, Room } from '../plan/plan.ts';

export type Side = 'mine' | 'theirs';
export type ChangeType = 'added' | 'changed' | 'removed';
/** `key` identifies the conflict among choices. `mine` and `theirs` are what each side did, and to which fields. */
export type Conflict = {
  readonly key: string;
  readonly type: 'table' | 'category' | 'area' | 'size';
  readonly name: string;
  readonly mine: ChangeType;
  readonly theirs: ChangeType;
  readonly mineFields: readonly FieldChange[];
  readonly theirFields: readonly FieldChange[];
};
type MergeResult = { readonly plan: Plan; readonly conflicts: readonly Conflict[] };

type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value };
type ById<Value> = ReadonlyMap<string, Value>;
type Choices = ReadonlyMap<string, Side>;

/** The id under which the plan's size and scale are merged, as if it were a list with one entry. */
const SIZE_ID = 'size';

/** Merges plans. Conflicts without a choice take mine. Every table in the result has its area and category. */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan, choices: Choices = new Map()): MergeResult {
  const conflicts: Conflict[] = [];
  const own = withOwnIds(base, mine, theirs);
  const merged = <Value>(
    kind: Conflict['type'],
    sides: Sides<ById<Value>>,
    nameOf: (value: Value) => string,
  ): Map<string, Value> => mergeById(kind, sides, nameOf, choices, conflicts);

  const sides = <Value>(of: (plan: Plan) => ById<Value>): Sides<ById<Value>> => ({
    base: of(base),
    mine: of(own),
    theirs: of(theirs),
  });
  const tables = merged<PlacedRoom>('table', sides(roomsById), ({ room }) => room.name);
  const categories = merged<Category>('category', sides(categoriesOf), ({ name }) => name);
  const areas = merged<Area>('area', sides(areasOf), ({ name }) => name);
  const size = merged('size', sides(sizeById), ({ width, height }) => `${width} × ${height}`).get(SIZE_ID);

  // An area or category that one side removed stays if the other side has put a table into it.
  const restore = <Value>(all: Map<string, Value>, key: string, ...from: readonly ById<Value>[]): void => {
    const removed = from.find((one) => one.has(key))?.get(key);
    if (!all.has(key) && removed !== undefined) all.set(key, removed);
  };
  for (const { area, room } of tables.values()) {
    restore(areas, String(area), areasOf(own), areasOf(theirs));
    restore(categories, String(room.room_id), categoriesOf(own), categoriesOf(theirs));
  }
  const rooms = new Map([...areas.keys()].map((key): [string, Room[]] => [key, []]));
  // A link to a table that one side has removed goes with it.
  for (const placed of tables.values()) {
    const { room } = withJoinIds(placed, (id) => (tables.has(String(id)) ? id : undefined));
    rooms.get(String(placed.area))?.push(room);
  }
  const { $schema } = own;
  return {
    conflicts,
    plan: {
      ...($schema === undefined ? {} : { $schema }),
      version: 1,
      ...(size ?? { width: own.width, height: own.height }),
      categories: [...categories.values()],
      areas: [...areas].map(([key, area]) => ({ ...areaOf(area), rooms: rooms.get(key) ?? [] })),
      decor: mergeDecor({ base: base.decor, mine: own.decor, theirs: theirs.decor }),
    },
  };
}

function mergeById<Value>(
  kind: Conflict['type'],
  { base, mine, theirs }: Sides<ById<Value>>,
  nameOf: (value: Value) => string,
  choices: Choices,
  conflicts: Conflict[],
): Map<string, Value> {
  const result = new Map<string, Value>();
  for (const id of orderIds({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] })) {
    const before = base.get(id);
    const my = mine.get(id);
    const their = theirs.get(id);
    const existing = my ?? their ?? before;
    let value = my;
    if (isDeepEqual(my, before)) value = their;
    else if (existing !== undefined && !isDeepEqual(their, before) && !isDeepEqual(my, their)) {
      const key = `${kind} ${id}`;
      conflicts.push({
        key,
        type: kind,
        name: nameOf(existing),
        mine: changeTypeOf(before, my),
        theirs: changeTypeOf(before, their),
        mineFields: before === undefined || my === undefined ? [] : changedFields(before, my),
        theirFields: before === undefined || their === undefined ? [] : changedFields(before, their),
      });
      if (choices.get(key) === 'theirs') value = their;
    }
    if (value !== undefined) result.set(id, value);
  }
  return result;
}

function changeTypeOf(before: unknown, after: unknown): ChangeType {
  if (after === undefined) return 'removed';
  return before === undefined ? 'added' : 'changed';
}

/**
 * Returns all ids in the order of the side that reordered them, mine first. Ids of the other side follow their
 * neighbor.
 */
function orderIds({ base, mine, theirs }: Sides<readonly string[]>): readonly string[] {
  const inBase = new Set(base);
  const inMine = new Set(mine);
  const isReordered = mine.filter((id) => inBase.has(id)).join() !== base.filter((id) => inMine.has(id)).join();
  return isReordered ? interleave(mine, theirs) : interleave(theirs, mine);
}

function interleave(first: readonly string[], second: readonly string[]): readonly string[] {
  const has = new Set(first);
  const after = new Map<string | undefined, string[]>();
  let neighbor: string | undefined;
  for (const id of second) {
    if (has.has(id)) neighbor = id;
    else after.set(neighbor, [...(after.get(neighbor) ?? []), id]);
  }
  return [...(after.get(undefined) ?? []), ...first.flatMap((id) => [id, ...(after.get(id) ?? [])])];
}

/**
 * Decor has no ids, so a change is a removal and an addition. If both sides change the same piece, both versions stay.
 */
function mergeDecor(sides: Sides<readonly Decor[]>): Decor[] {
  const byContent = {
    base: decorByContent(sides.base),
    mine: decorByContent(sides.mine),
    theirs: decorByContent(sides.theirs),
  };
  const keys = orderIds({
    base: [...byContent.base.keys()],
    mine: [...byContent.mine.keys()],
    theirs: [...byContent.theirs.keys()],
  });
  return keys.flatMap((key) => {
    const my = byContent.mine.get(key);
    const their = byContent.theirs.get(key);
    if (byContent.base.has(key) && (!my || !their)) return [];
    return my ?? their ?? [];
  });
}

/** Returns decor by content. Equal pieces are numbered, so that each has its own key. */
function decorByContent(pieces: readonly Decor[]): ReadonlyMap<string, Decor> {
  const seen = new Map<string, number>();
  return new Map(
    pieces.map((piece) => {
      const text = canonicalJson(piece);
      const count = (seen.get(text) ?? 0) + 1;
      seen.set(text, count);
      return [`${count} ${text}`, piece];
    }),
  );
}

/**
 * Returns mine with new ids for its new tables, areas and categories whose ids theirs uses too, since both sides number
 * from the same base. Theirs keep their ids, because guests may have reserved those tables by now.
 */
function withOwnIds(base: Plan, mine: Plan, theirs: Plan): Plan {
  const rooms = freshIds(roomsById(base), roomsById(mine), roomsById(theirs));
  const areas = freshIds(areasOf(base), areasOf(mine), areasOf(theirs));
  const categories = freshIds(categoriesOf(base), categoriesOf(mine), categoriesOf(theirs));
  if (rooms.size + areas.size + categories.size === 0) return mine;
  return {
    ...mine,
    categories: mine.categories.map((category) => ({ ...category, id: categories.get(category.id) ?? category.id })),
    areas: mine.areas.map((area) => ({
      ...area,
      id: areas.get(area.id) ?? area.id,
      rooms: area.rooms.map((room) => ({
        ...withJoinIds({ room }, (id) => rooms.get(id) ?? id).room,
        id: rooms.get(room.id) ?? room.id,
        room_id: categories.get(room.room_id) ?? room.room_id,
      })),
    })),
  };
}

function freshIds(base: ById<unknown>, mine: ById<unknown>, theirs: ById<unknown>): ReadonlyMap<number, number> {
  let highest = Math.max(0, ...[base, mine, theirs].flatMap((ids) => [...ids.keys()].map(Number)));
  const colliding = [...mine].filter(
    ([id, value]) => !base.has(id) && theirs.has(id) && !isDeepEqual(value, theirs.get(id)),
  );
  return new Map(
    colliding.map(([id]) => {
      highest += 1;
      return [Number(id), highest];
    }),
  );
}

function byId<Value extends { readonly id: number }>(list: readonly Value[]): ById<Value> {
  return new Map(list.map((value) => [String(value.id), value]));
}

function categoriesOf({ categories }: Plan): ById<Category> {
  return byId(categories);
}

function areasOf(plan: Plan): ById<Area> {
  return byId(plan.areas.map(areaOf));
}

function sizeById(plan: Plan): ById<PlanSize> {
  return new Map([[SIZE_ID, sizeOf(plan)]]);
}
