/** Imports a booking host's availability answer as a plan. */
import { type AvailabilityProblem, parseAvailability } from '../../../domain/plan/reading/availability.ts';
import { isMissing, isObject, toArray, toNumber, toText } from '../../../domain/plan/reading/coerce.ts';
import { MAX_PARTS } from '../../../domain/plan/limits.ts';
import { type Table, DEFAULT_TABLE_COLOR } from '../../../domain/plan/table.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { ImportWarnings } from './importWarnings.ts';
import { type ImportResult, type ParsedPlan, type ParsedTable, normalizeImport } from './normalizeImport.ts';
import { messages } from '../../messages.ts';

/** The ids of the answer's rooms, by the key that replaces each of them while the answer is parsed. */
type OriginalIds = Map<string, unknown>;

/**
 * Imports the groups of an answer as areas and their rooms as tables. The answer has neither the plan's size nor decor.
 * Skips rooms that can't be read and adds a warning for each.
 */
export function importAvailability(json: unknown): ImportResult {
  const groups = toArray(json);
  const count =
    groups?.reduce((sum: number, group) => sum + (isObject(group) ? (toArray(group['rooms'])?.length ?? 0) : 0), 0) ??
    0;
  if (!groups || count === 0) return { ok: false, error: messages.files.import.notAnswer };
  if (count > MAX_PARTS) return { ok: false, error: messages.files.tooMany.tables({ found: count, most: MAX_PARTS }) };
  const ids: OriginalIds = new Map();
  const read = parseAvailability(groups.map((group) => withUniqueKeys(group, ids)));
  const warnings = new ImportWarnings();
  for (const problem of read.problems) warnings.add(describeProblem(problem));
  if (!read.ok) return { ok: false, error: `${messages.files.import.noTable} ${warnings.lines()[0] ?? ''}`.trim() };
  const { areas, tables } = read.availability;
  return normalizeImport(
    {
      categories: categoriesOf(tables),
      areas: areas.map((area) => ({
        id: area.id,
        name: area.name,
        tables: area.tables.map((table) => toParsedTable(table, ids.get(table.key))),
      })),
      decor: [],
    },
    warnings,
  );
}

/**
 * Gives each room a unique key for an id, since the parser skips rooms with missing or duplicate ids. Marks every room
 * as available, since a plan has no date.
 */
function withUniqueKeys(group: unknown, ids: OriginalIds): unknown {
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

/** The categories that the tables name, each in the most frequent color of its tables. */
function categoriesOf(tables: readonly Table[]): ParsedPlan['categories'] {
  return [...groupBy(tables, categoryKey)].map(([key, members]) => ({
    key,
    name: members.find(({ category }) => category !== '')?.category ?? '',
    color: mostFrequentColor(members),
  }));
}

function mostFrequentColor(tables: readonly Table[]): string {
  const colored = tables.filter(({ color }) => color !== DEFAULT_TABLE_COLOR);
  const byColor = [...groupBy(colored, ({ color }) => color)];
  return byColor.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? DEFAULT_TABLE_COLOR;
}

/** Keeps what the answer says about a table and drops the parser's defaults. */
function toParsedTable(table: Table, id: unknown): ParsedTable {
  const {
    box: { x, y, width, height },
    texts,
  } = table;
  return {
    // A host's table without an id is told of, other than a shape's.
    id: typeof id === 'string' && !isMissing(id) ? (toNumber(id) ?? id) : (id ?? null),
    name: table.name,
    category: categoryKey(table),
    seats: table.seats,
    minGuests: table.minGuests,
    joins: table.joins,
    description: table.description || undefined,
    picture: table.picture,
    viewPicture: table.viewPicture,
    availableUntil: table.availableUntil,
    coordinates: {
      x,
      y,
      width,
      height,
      color: table.color,
      shape: table.shape,
      rotation: table.rotation,
      ...texts,
      text: texts.text ?? table.name,
    },
  };
}

const FIELD_NAMES: Readonly<Record<string, string>> = messages.files.import.fields;

/** A problem in the words of the editor: groups and rooms are counted from 1. */
function describeProblem(problem: AvailabilityProblem): string {
  switch (problem.type) {
    case 'not-a-list':
      return messages.files.import.notAnswer;
    case 'no-rooms':
      return messages.files.import.noTables({ group: problem.group + 1 });
    case 'unreadable-room': {
      const reason =
        problem.field === 'room'
          ? messages.files.import.unreadableTable
          : messages.files.import.unreadableField({ field: FIELD_NAMES[problem.field] ?? problem.field });
      return messages.files.import.about({ subjects: tableLabel(problem), warning: reason });
    }
    case 'duplicate-id':
      return messages.files.import.about({ subjects: tableLabel(problem), warning: messages.files.import.sameId });
    case 'unreadable-fields':
      return messages.files.import.about({
        subjects: tableLabel(problem),
        warning: messages.files.import.unreadableFields({ fields: problem.fields.join(', ') }),
      });
  }
}

const tableLabel = ({ group, room }: { readonly group: number; readonly room: number }): string =>
  messages.files.import.tableOfGroup({ table: room + 1, group: group + 1 });
