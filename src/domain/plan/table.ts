/** A table as the drawing, the rules and the list know it, and how a room's parts are completed to one. */
import { type Minutes, parseTimeOfDay } from './timeOfDay.ts';
import { type Box, type Outline, expandBox, unionBoxes } from '../geometry/boxes.ts';

/** No coordinate or length of a plan lies beyond this, in plan units: a stray one would shrink all else to a dot. */
export const MAX_COORDINATE = 100_000;
export const MAX_FONT_SIZE = 1_000;

/** What is written on a table and where, as it travels; offsets are from the table's top left corner, in plan units. */
export type TableTexts = {
  readonly text?: string | undefined;
  readonly text_offset_x?: number | undefined;
  readonly text_offset_y?: number | undefined;
  readonly font_size?: number | undefined;
  readonly seats_offset_x?: number | undefined;
  readonly seats_offset_y?: number | undefined;
  readonly seats_font_size?: number | undefined;
};
/** A room's place, form and texts, as they travel; lengths are plan units, angles degrees. */
export type Coordinates = Box &
  TableTexts & {
    readonly color?: string | undefined;
    readonly shape?: 'rect' | 'ellipse' | undefined;
    readonly rotation?: number | undefined;
  };

/** What is needed of a room, from a plan file or from a host's answer. */
export type RoomParts = {
  id: number | string;
  name: string;
  beds: number;
  coordinates: Coordinates;
  room_description?: string | undefined;
  picture?: string | undefined;
  available_until?: string | undefined;
};

/** A second line of a table, or its name: what is written, where (from the table's top left corner) and how large. */
export type Label = {
  readonly text: string;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly size: number;
};

/** A table as the drawing, the rules and the list know it. Each has all the fields: thousands of one form are read and kept with less. */
export type Table = Outline & {
  /** As received: it goes back to the host exactly so. */
  readonly id: number | string;
  /** The id as text: the key of maps, of React and of the occupancy. */
  readonly key: string;
  readonly name: string;
  readonly area: string;
  readonly categoryId: string;
  readonly category: string;
  readonly seats: number;
  /** Untrusted HTML: sanitise when rendering. */
  readonly description: string;
  readonly picture: string | undefined;
  readonly available: boolean;
  readonly availableUntil: Minutes | undefined;
  readonly color: string;
  /** As the room has them: `labelOf` and `seatsLabelOf` complete them. */
  readonly texts: TableTexts;
};

/** What a table is to a party: `ineligible` tables are free, but a seat rule keeps them from a party of this size. */
export type TableState = 'available' | 'ineligible' | 'unavailable' | 'selected';

/** What a table is drawn in where neither it nor its category has a readable colour. */
export const DEFAULT_TABLE_COLOR = '#9aa5a1';

/** Where a room's table stands, and its form. */
export function outlineFromCoordinates({ x, y, width, height, rotation, shape }: Coordinates): Outline {
  return { box: { x, y, width, height }, rotation: rotation ?? 0, shape: shape ?? 'rect' };
}

/** A room's parts, already of the right types, completed to a table. `area` and `category` are names for people. */
export function tableFromRoom(
  room: RoomParts,
  place: { area: string; categoryId: string; category: string; color?: string | undefined; available: boolean },
): Table {
  const { coordinates: at } = room;
  return {
    id: room.id,
    key: String(room.id),
    name: room.name,
    area: place.area,
    categoryId: place.categoryId,
    category: place.category,
    seats: room.beds,
    description: room.room_description ?? '',
    picture: room.picture,
    available: place.available,
    availableUntil: room.available_until === undefined ? undefined : parseTimeOfDay(room.available_until),
    // One object serves as box and as texts: copies of thousands would hold up the first picture.
    box: at,
    texts: at,
    rotation: at.rotation ?? 0,
    shape: at.shape ?? 'rect',
    color: at.color ?? place.color ?? DEFAULT_TABLE_COLOR,
  };
}

/** A table's number or name, as it is written on it. */
export function tableLabel(table: Table): Label {
  const { name, texts } = table;
  return { text: texts.text ?? name, x: texts.text_offset_x, y: texts.text_offset_y, size: tableLabelSize(table) };
}

/** The font size of a table's label, in plan units. */
export function tableLabelSize({ box, texts }: Table): number {
  return texts.font_size ?? Math.min(box.width, box.height) * 0.34;
}

/** A table's second line: its seats. */
export function tableSeatsLabel({ box, seats, texts }: Table): Label {
  return {
    text: String(seats),
    x: texts.seats_offset_x,
    y: texts.seats_offset_y,
    size: texts.seats_font_size ?? Math.min(box.width, box.height) * 0.24,
  };
}

/** The plan's extent: as the plan says, and no table left outside; else what its tables fill and some ground around them. */
export function planExtent(filled: Box | undefined, size?: { width: number; height: number }): Box {
  if (size) return unionBoxes([{ x: 0, y: 0, width: size.width, height: size.height }, ...(filled ? [filled] : [])])!;
  return filled
    ? expandBox(filled, Math.max(filled.width, filled.height) * 0.04)
    : { x: 0, y: 0, width: 100, height: 100 };
}
