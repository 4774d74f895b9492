/**
 * The document that the editor edits: tables and decor as flat lists in z-order, bottom first. Each item has a key that
 * never changes. What only the editor needs (locks, groups, hidden items, the reference image) is kept here and never
 * in the plan.
 */
import type { Quad } from '../geometry/homography.ts';
import type { Category, Decor, Plan, Price, Room } from '../plan/plan.ts';

/** Editor-only flags of an item. */
export type ItemFlags = {
  /** The item can be selected from the layer list only, and can't be moved. */
  readonly locked?: true;
  /** Hidden in the editor only. Visitors see the item. */
  readonly hidden?: true;
  /** Items of the same group are selected together. */
  readonly group?: string;
};
/** The key is the room's id as text, as on the map. */
export type TableItem = ItemFlags & {
  readonly kind: 'table';
  readonly key: string;
  readonly area: number;
  readonly room: Room;
};
/** The key begins with a letter, so it never equals a table's. */
export type DecorItem = ItemFlags & { readonly kind: 'decor'; readonly key: string; readonly decor: Decor };
export type Item = TableItem | DecorItem;

export type Area = { readonly id: number; readonly name: string; readonly price?: Price | undefined };

/** Returns an area of a plan without its tables. */
export function areaOf({ id, name, price }: Area): Area {
  return { id, name, ...(price ? { price } : {}) };
}

/** Position of the reference image in plan units. The image itself is stored separately. */
export type ReferenceImage = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  readonly locked: boolean;
  /** Degrees, clockwise, around the center. */
  readonly rotation?: number;
  /** Above the tables instead of below them. */
  readonly above?: true;
  /** The part of the image that is shown, straightened: its corners as fractions of the image. */
  readonly corners?: Quad;
};

export type EditorDocument = {
  readonly width: number;
  readonly height: number;
  /** The scale of the plan, if it has one. */
  readonly unitsPerMeter?: number;
  readonly categories: readonly Category[];
  readonly areas: readonly Area[];
  readonly tables: readonly TableItem[];
  readonly decor: readonly DecorItem[];
  readonly tracing?: ReferenceImage;
  /** From the file of the plan. */
  readonly $schema?: string;
};

/** Creates the document of a plan. */
export function documentFromPlan(plan: Plan): EditorDocument {
  return {
    width: plan.width,
    height: plan.height,
    ...(plan.units_per_meter === undefined ? {} : { unitsPerMeter: plan.units_per_meter }),
    categories: plan.categories,
    areas: plan.areas.map(areaOf),
    tables: plan.areas.flatMap((area) =>
      area.rooms.map((room): TableItem => ({ kind: 'table', key: String(room.id), area: area.id, room })),
    ),
    decor: plan.decor.map((decor, index): DecorItem => ({ kind: 'decor', key: `d${index + 1}`, decor })),
    ...(plan.$schema === undefined ? {} : { $schema: plan.$schema }),
  };
}

/** Returns the plan of a document. Tables without a known area are left out; no edit creates any. */
export function planFromDocument(drawing: EditorDocument): Plan {
  const rooms = new Map(drawing.areas.map((area): [number, Room[]] => [area.id, []]));
  for (const { area, room } of drawing.tables) rooms.get(area)?.push(room);
  return {
    ...(drawing.$schema === undefined ? {} : { $schema: drawing.$schema }),
    version: 1,
    width: drawing.width,
    height: drawing.height,
    ...(drawing.unitsPerMeter === undefined ? {} : { units_per_meter: drawing.unitsPerMeter }),
    categories: [...drawing.categories],
    areas: drawing.areas.map((area) => ({ ...areaOf(area), rooms: rooms.get(area.id) ?? [] })),
    decor: drawing.decor.map(({ decor }) => decor),
  };
}

/**
 * All items of a document by key, decor first. `before` are those of an earlier document: most edits change no keys,
 * and then the places of ten thousand need not be collected again.
 */
export class ItemsByKey {
  readonly #drawing: EditorDocument;
  /** The place of each item in its list: 0, 1, 2, … for tables, and -1, -2, -3, … for decor. */
  readonly #places: ReadonlyMap<string, number>;

  constructor(drawing: EditorDocument, before?: ItemsByKey) {
    const hasSamePlaces =
      before &&
      hasSameKeys(before.#drawing.tables, drawing.tables) &&
      hasSameKeys(before.#drawing.decor, drawing.decor);
    this.#drawing = drawing;
    this.#places = hasSamePlaces ? before.#places : placesOf(drawing);
  }

  get(key: string): Item | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    return place < 0 ? this.#drawing.decor[-1 - place] : this.#drawing.tables[place];
  }

  has(key: string): boolean {
    return this.#places.has(key);
  }

  values(): readonly Item[] {
    return [...this.#drawing.decor, ...this.#drawing.tables];
  }
}

function placesOf({ tables, decor }: EditorDocument): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  decor.forEach(({ key }, index) => places.set(key, -1 - index));
  tables.forEach(({ key }, index) => places.set(key, index));
  return places;
}

const hasSameKeys = (before: readonly Item[], after: readonly Item[]): boolean =>
  before === after || (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key));

/** Returns an unused key for decor. */
export function nextDecorKey(drawing: EditorDocument): string {
  return `d${drawing.decor.reduce((highest, { key }) => Math.max(highest, Number(key.slice(1)) || 0), 0) + 1}`;
}

/** Returns the highest table id of a document, or 0. */
export function highestTableId({ tables }: Pick<EditorDocument, 'tables'>): number {
  return tables.reduce((highest, { room }) => Math.max(highest, room.id), 0);
}

/** Returns the highest table id of a plan, or 0. */
export function highestPlanTableId({ areas }: Pick<Plan, 'areas'>): number {
  return areas.flatMap(({ rooms }) => rooms).reduce((highest, { id }) => Math.max(highest, id), 0);
}

/**
 * Returns an id that no table has or had. Reservations refer to tables by id, so a new table must not inherit those of
 * a deleted one. `highestUsedId` is the highest id used elsewhere: in the published plan and in undone steps.
 */
export function nextTableId(drawing: Pick<EditorDocument, 'tables'>, highestUsedId = 0): number {
  return Math.max(highestTableId(drawing), highestUsedId) + 1;
}
