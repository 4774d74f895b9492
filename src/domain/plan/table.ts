/** Tables, as all code but the wire layer uses them, and their creation from rooms. */
import { areNumbersOf } from '../text/digits.ts';
import { type Minutes, type Span, parseTimeOfDay } from './timeOfDay.ts';
import type { Box, Outline } from '../geometry/boxes.ts';

/** The maximum coordinate or length in plan units. One larger value would shrink the plan on the screen to a dot. */
export const MAX_COORDINATE = 100_000;
export const MAX_FONT_SIZE = 1_000;

/** The texts on a table, as stored and sent. Offsets are from the table's top left corner, in plan units. */
type TableTexts = {
  readonly text?: string | undefined;
  readonly text_offset_x?: number | undefined;
  readonly text_offset_y?: number | undefined;
  readonly font_size?: number | undefined;
  readonly seats_offset_x?: number | undefined;
  readonly seats_offset_y?: number | undefined;
  readonly seats_font_size?: number | undefined;
};
/** A room's position, shape and texts, as stored and sent. Lengths are plan units, angles degrees. */
export type Coordinates = Box &
  TableTexts & {
    readonly color?: string | undefined;
    readonly shape?: 'rect' | 'ellipse' | undefined;
    readonly rotation?: number | undefined;
  };

/** The fields of a room from a plan file or a host's answer. */
type RoomParts = {
  id: number | string;
  name: string;
  beds: number;
  min_guests?: number | undefined;
  coordinates: Coordinates;
  room_description?: string | undefined;
  picture?: string | undefined;
  view_picture?: string | undefined;
  available_until?: string | undefined;
  /** In a plan file a price with its parts. Pages have its words only, which the host's answer contains. */
  price?: unknown;
  joins?: readonly unknown[] | undefined;
};

/** Who gives a table that guests can't reserve online: only staff, or only to those who walk in. */
export type TableAccess = 'in_house' | 'walk_in';

/** A text on a table: its position from the table's top left corner, and its font size. */
export type Label = {
  readonly text: string;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly size: number;
};

/** A table. All tables have all fields: engines read objects of one shape faster. */
export type Table = Outline & {
  /** As received. It is sent back to the host unchanged. */
  readonly id: number | string;
  /** The id as text: the key of maps, of React and of the occupancy. */
  readonly key: string;
  readonly name: string;
  /** The area's id as text, which stays when the area is renamed. */
  readonly areaId: string;
  readonly area: string;
  readonly categoryId: string;
  readonly category: string;
  readonly seats: number;
  /** The smallest party that can reserve the table; undefined where the venue's seat rules decide. */
  readonly minGuests: number | undefined;
  /** Untrusted HTML. Sanitize it when rendering. */
  readonly description: string;
  readonly picture: string | undefined;
  /** The picture of what guests see from the table. */
  readonly viewPicture: string | undefined;
  /** What it costs, in words: the price, and on further lines what is to be said of it. Hosts send it as text. */
  readonly price: unknown;
  readonly available: boolean;
  readonly availableUntil: Minutes | undefined;
  /** Undefined for a table that can be reserved online. */
  readonly access: TableAccess | undefined;
  /**
   * With which tables it may be joined, as received: `plan/reading/joins.ts` reads it. Empty if only others name it,
   * undefined if the venue joins it with none.
   */
  readonly joins: readonly unknown[] | undefined;
  /** When somebody has the table; undefined if nobody has, or if the host does not tell. */
  readonly taken: readonly Span[] | undefined;
  /** On which days of a stay of several others have it (DD.MM.YYYY), ascending; undefined if the host does not tell. */
  readonly takenOn: readonly string[] | undefined;
  readonly color: string;
  /** As the room has them; `tableLabel` and `tableSeatsLabel` complete them. */
  readonly texts: TableTexts;
};

/** Returns the name of a table's category, or its id where a host names none. */
export function categoryNameOf({ category, categoryId }: Pick<Table, 'category' | 'categoryId'>): string {
  return category || categoryId;
}

/** The state of a table for a party. An `ineligible` table is free, but does not suit the party's size or time. */
export type TableState = 'available' | 'ineligible' | 'unavailable' | 'selected';

/** The states of tables by key: a map, or states that are derived when they are read. */
export type TableStates = {
  get(key: string): TableState | undefined;
  /** Lets a reader find out what a change of the selection has changed, without reading every state. */
  readonly selection?: {
    readonly keys: ReadonlySet<string>;
    /** The state of a table that is not selected. Another function may return other states. */
    readonly unselectedState: (table: Table) => TableState;
  };
};

/** The color of a table without a valid color of its own or of its category. */
export const DEFAULT_TABLE_COLOR = '#9aa5a1';

/** Returns the outline of a room. */
export function outlineFromCoordinates({ x, y, width, height, rotation, shape }: Coordinates): Outline {
  return { box: { x, y, width, height }, rotation: rotation ?? 0, shape: shape ?? 'rect' };
}

/** Creates a table from a validated room. `area` and `category` are display names. */
export function tableFromRoom(
  room: RoomParts,
  context: {
    areaId: string;
    area: string;
    categoryId: string;
    category: string;
    color?: string | undefined;
    available: boolean;
    access?: TableAccess | undefined;
    taken?: Table['taken'];
    takenOn?: Table['takenOn'];
  },
): Table {
  const { coordinates } = room;
  return {
    id: room.id,
    key: String(room.id),
    name: room.name,
    areaId: context.areaId,
    area: context.area,
    categoryId: context.categoryId,
    category: context.category,
    seats: room.beds,
    minGuests: room.min_guests,
    description: room.room_description ?? '',
    picture: room.picture,
    viewPicture: room.view_picture,
    price: room.price,
    available: context.available,
    availableUntil: room.available_until === undefined ? undefined : parseTimeOfDay(room.available_until),
    access: context.access,
    joins: room.joins,
    taken: context.taken,
    takenOn: context.takenOn,
    // The same object serves as box and as texts. Copying thousands would delay the first paint.
    box: coordinates,
    texts: coordinates,
    rotation: coordinates.rotation ?? 0,
    shape: coordinates.shape ?? 'rect',
    color: coordinates.color ?? context.color ?? DEFAULT_TABLE_COLOR,
  };
}

/** Returns a table's number or name, as drawn on it. */
export function tableLabel(table: Table): Label {
  const { name, texts } = table;
  return { text: texts.text ?? name, x: texts.text_offset_x, y: texts.text_offset_y, size: tableLabelSize(table) };
}

/** Returns the text painted on a table if its name does not contain it: then the two are shown together. */
export function tableAlias({ name, texts }: Pick<Table, 'name' | 'texts'>): string | undefined {
  const text = texts.text?.trim() ?? '';
  return text === '' || ` ${name} `.includes(` ${text} `) || areNumbersOf(name, text) ? undefined : text;
}

/** Returns the name of a table with the text painted on it, such as `Inside 9 · R9`. */
export function tableTitle(table: Pick<Table, 'name' | 'texts'>): string {
  const alias = tableAlias(table);
  return alias === undefined ? table.name : `${table.name} · ${alias}`;
}

/** Returns the font size of a table's label, in plan units. */
export function tableLabelSize({ box, texts }: Table): number {
  return texts.font_size ?? Math.min(box.width, box.height) * 0.34;
}

/** Returns a table's second line, its seats. */
export function tableSeatsLabel({ box, seats, texts }: Table): Label {
  return {
    text: String(seats),
    x: texts.seats_offset_x,
    y: texts.seats_offset_y,
    size: texts.seats_font_size ?? Math.min(box.width, box.height) * 0.24,
  };
}
