/**
 * A plan while it is drawn: tables and decor as flat lists from the lowest to the uppermost, each item with a key that
 * it keeps through every edit. What only the drawing needs (locks, groups, what is out of sight, the photo that is
 * traced) stands here and never in the plan.
 */
import type { Category, Decor, Plan, Room } from '../plan/plan.ts';

/** Of an item while it is drawn. */
export type ItemFlags = {
  /** Can be selected from the list of layers only, and not be moved. */
  readonly locked?: true;
  /** Out of the drawer's sight; visitors see it all the same. */
  readonly hidden?: true;
  /** Items of one group are selected together. */
  readonly group?: string;
};
/** Its key is the room's id as text, as that of the map's table. */
export type TableItem = ItemFlags & {
  readonly kind: 'table';
  readonly key: string;
  readonly area: number;
  readonly room: Room;
};
/** Its key begins with a letter, and so is no table's. */
export type DecorItem = ItemFlags & { readonly kind: 'decor'; readonly key: string; readonly decor: Decor };
export type Item = TableItem | DecorItem;

export type Area = { readonly id: number; readonly name: string };

/** Where the photo or scan that is traced lies, in plan units; the picture itself is kept beside the drawing. */
export type ReferenceImage = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  readonly locked: boolean;
};

export type EditorDocument = {
  readonly width: number;
  readonly height: number;
  readonly categories: readonly Category[];
  readonly areas: readonly Area[];
  readonly tables: readonly TableItem[];
  readonly decor: readonly DecorItem[];
  readonly tracing?: ReferenceImage;
  /** Of the file that the plan came from. */
  readonly $schema?: string;
};

/** A plan, ready to be drawn on. */
export function documentFromPlan(plan: Plan): EditorDocument {
  return {
    width: plan.width,
    height: plan.height,
    categories: plan.categories,
    areas: plan.areas.map(({ id, name }) => ({ id, name })),
    tables: plan.areas.flatMap((area) =>
      area.rooms.map((room): TableItem => ({ kind: 'table', key: String(room.id), area: area.id, room })),
    ),
    decor: plan.decor.map((decor, place): DecorItem => ({ kind: 'decor', key: `d${place + 1}`, decor })),
    ...(plan.$schema === undefined ? {} : { $schema: plan.$schema }),
  };
}

/** The plan that has been drawn. Tables of no known area are left out: no edit makes such. */
export function planFromDocument(drawing: EditorDocument): Plan {
  const rooms = new Map(drawing.areas.map((area): [number, Room[]] => [area.id, []]));
  for (const { area, room } of drawing.tables) rooms.get(area)?.push(room);
  return {
    ...(drawing.$schema === undefined ? {} : { $schema: drawing.$schema }),
    version: 1,
    width: drawing.width,
    height: drawing.height,
    categories: [...drawing.categories],
    areas: drawing.areas.map(({ id, name }) => ({ id, name, rooms: rooms.get(id)! })),
    decor: drawing.decor.map(({ decor }) => decor),
  };
}

/** All items by key. */
export function itemsByKey(drawing: EditorDocument): ReadonlyMap<string, Item> {
  return new Map([...drawing.decor, ...drawing.tables].map((item) => [item.key, item]));
}

/** A key that no decor of the drawing has yet. */
export function nextDecorKey(drawing: EditorDocument): string {
  return `d${drawing.decor.reduce((most, { key }) => Math.max(most, Number(key.slice(1)) || 0), 0) + 1}`;
}

/** The highest id of a table; 0 where there is none. */
export function highestTableId({ tables }: Pick<EditorDocument, 'tables'>): number {
  return tables.reduce((most, { room }) => Math.max(most, room.id), 0);
}

/** The highest id of a plan's tables; 0 where there is none. */
export function highestPlanTableId({ areas }: Pick<Plan, 'areas'>): number {
  return areas.reduce((most, { rooms }) => rooms.reduce((highest, { id }) => Math.max(highest, id), most), 0);
}

/**
 * An id that no table has or had: reservations go by it, and a new table must not inherit those of one that is gone.
 * `spent` is the highest that was in use elsewhere: in what is published, and in steps that were taken back.
 */
export function nextTableId(drawing: Pick<EditorDocument, 'tables'>, spent = 0): number {
  return Math.max(highestTableId(drawing), spent) + 1;
}
