/** Makes a plan of a host's availability answer (specification, section 3), as any host sends it. */
import { parseAvailability } from '../../../domain/plan/reading/availability.ts';
import { isMissing, isObject, toArray, toNumber, toText } from '../../../domain/plan/reading/coerce.ts';
import { type Table, DEFAULT_TABLE_COLOR } from '../../../domain/plan/table.ts';
import { MAX_TABLES, tooManyTablesMessage } from '../fileLimits.ts';
import { ImportWarnings } from './importWarnings.ts';
import { type ParsedTable, type ImportResult, normalizeImport } from './normalizeImport.ts';

/** A room's own id, found again by the place that stands for it while the answer is read. */
type OwnIds = Map<string, unknown>;

/**
 * A plan of an answer's groups (areas), their rooms (tables) and the rooms' categories; the answer tells neither the
 * plan's size nor its decor. Rooms that can't be read are left out, and named in the notes.
 */
export function importAvailability(json: unknown): ImportResult {
  const groups = toArray(json);
  const count =
    groups?.reduce((sum: number, group) => sum + (isObject(group) ? (toArray(group['rooms'])?.length ?? 0) : 0), 0) ??
    0;
  if (!groups || count === 0) return { ok: false, reason: 'This is no list of tables as a booking host answers it.' };
  if (count > MAX_TABLES) return { ok: false, reason: tooManyTablesMessage(count) };
  const ids: OwnIds = new Map();
  const read = parseAvailability(groups.map((group) => withOwnKeys(group, ids)));
  const notes = new ImportWarnings();
  for (const problem of read.problems) notes.add(inWords(problem));
  if (!read.ok) return { ok: false, reason: `No table of this answer can be read. ${notes.lines()[0] ?? ''}`.trim() };
  const { areas, tables } = read.availability;
  return normalizeImport(
    {
      categories: categoriesOf(tables),
      areas: areas.map((area) => ({
        id: area.id,
        name: area.name,
        tables: area.tables.map((table) => foundTable(table, ids.get(table.key))),
      })),
      decor: [],
    },
    notes,
  );
}

/** Each room under a key of its own: the reader leaves out those whose id stands twice or is none. All are free: a plan is of no date. */
function withOwnKeys(group: unknown, ids: OwnIds): unknown {
  if (!isObject(group)) return group;
  const rooms = toArray(group['rooms']);
  if (!rooms) return group;
  return {
    ...group,
    rooms: rooms.map((room) => {
      if (!isObject(room)) return room;
      const key = `room-${ids.size + 1}`;
      ids.set(key, room['id']);
      return {
        ...room,
        id: key,
        name: toText(room['name'])?.trim() || `Table ${toText(room['id'])?.trim() || ids.size}`,
        available: true,
      };
    }),
  };
}

function categoryKey({ categoryId, category }: Table): string {
  return categoryId === '' ? `name ${category}` : categoryId;
}

/** The categories by the rooms that name them, each in the colour that most of its tables have. */
function categoriesOf(tables: readonly Table[]): { key: string; name: string; color: string }[] {
  const found = new Map<string, { name: string; colours: Map<string, number> }>();
  for (const table of tables) {
    const key = categoryKey(table);
    let category = found.get(key);
    if (!category) found.set(key, (category = { name: '', colours: new Map() }));
    category.name ||= table.category;
    category.colours.set(
      table.color,
      (category.colours.get(table.color) ?? 0) + (table.color === DEFAULT_TABLE_COLOR ? 0 : 1),
    );
  }
  return [...found].map(([key, { name, colours }]) => ({
    key,
    name,
    color: [...colours].toSorted((a, b) => b[1] - a[1])[0]![0],
  }));
}

/** Only what the answer says of a table, without what the reader has completed. */
function foundTable(table: Table, id: unknown): ParsedTable {
  const {
    box: { x, y, width, height },
    texts,
  } = table;
  return {
    id: typeof id === 'string' && !isMissing(id) ? (toNumber(id) ?? id) : id,
    name: table.name,
    category: categoryKey(table),
    seats: table.seats,
    description: table.description || undefined,
    picture: table.picture,
    availableUntil: table.availableUntil,
    coordinates: {
      x,
      y,
      width,
      height,
      color: table.color,
      shape: table.shape,
      rotation: table.rotation,
      text: texts.text ?? table.name,
      text_offset_x: texts.text_offset_x,
      text_offset_y: texts.text_offset_y,
      font_size: texts.font_size,
      seats_offset_x: texts.seats_offset_x,
      seats_offset_y: texts.seats_offset_y,
      seats_font_size: texts.seats_font_size,
    },
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  coordinates: 'its place and size',
  beds: 'the number of its seats',
  'the room': 'it',
};

/** The reader's remarks are for a log: the same for whoever runs the venue. */
function inWords(problem: string): string {
  const room = /^group (\d+), room (\d+): (.*?) can't be read(; the room is left out)?$/.exec(problem);
  if (room)
    return `Table ${Number(room[2]) + 1} of group ${Number(room[1]) + 1}: ${FIELDS[room[3]!] ?? room[3]} can’t be read${room[4] ? '; the table is left out' : ''}`;
  const group = /^group (\d+) has no rooms$/.exec(problem);
  return group ? `Group ${Number(group[1]) + 1} has no tables and is left out` : problem;
}
