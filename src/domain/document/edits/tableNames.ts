/** Names of tables and the texts on them. A text that shows the name, or the number of the name, follows it. */
import { nameSeries, parseNumberedName } from '../autoNaming.ts';
import type { EditorDocument } from '../editorDocument.ts';
import type { Room } from '../../plan/plan.ts';
import { setRoom, validateRoomChange } from './setFields.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';

/** The maximum length of a table's text, as in the schema. */
const MAX_TEXT_LENGTH = 40;

/** How a text shows a name: as the whole name, as its number ("12" or "L12" on "Line 12"), or not at all. */
type TextRelation = 'name' | 'number' | 'none';

function textRelation(text: string | undefined, name: string): TextRelation {
  if (text === undefined || text === name) return 'name';
  const { number } = parseNumberedName(text);
  return number !== undefined && number === parseNumberedName(name).number ? 'number' : 'none';
}

/** Returns the trailing digits of a name. */
function digitsOf(name: string): string {
  const { number, digits } = parseNumberedName(name);
  return number === undefined ? '' : name.slice(name.length - digits);
}

/**
 * Returns the text of a renamed table. A text that shows the name or its number changes with it: "12" on "Line 12"
 * becomes "101" on "Front 101". Other texts stay. Undefined means that the map shows the name.
 */
export function textAfterRename(text: string | undefined, name: string, newName: string): string | undefined {
  const relation = textRelation(text, name);
  if (text === undefined || relation === 'none') return text;
  if (relation === 'name') return newName.length > MAX_TEXT_LENGTH ? undefined : newName;
  const newDigits = digitsOf(newName);
  if (newDigits === '') return undefined;
  const prefix = text.slice(0, text.length - digitsOf(text).length);
  const isInitial = prefix !== '' && prefix === name.slice(0, prefix.length);
  return (isInitial ? newName.slice(0, prefix.length) : prefix) + newDigits;
}

/**
 * Returns the name of a table whose text is edited in place. A name that the text shows changes with it: "Line 12" with
 * "12" becomes "Line 15" with "15". Other names stay.
 */
export function nameAfterTextEdit(name: string, text: string | undefined, newText: string): string {
  const relation = textRelation(text, name);
  if (relation === 'none' || newText === '') return name;
  const newDigits = digitsOf(newText);
  if (relation === 'name' || newDigits === '') return newText;
  return name.slice(0, name.length - digitsOf(name).length) + newDigits;
}

/**
 * Renames tables, and changes their texts with them. Several tables get a series of names that starts with `name`. An
 * invalid name changes nothing.
 */
export function renameTables(drawing: EditorDocument, keys: ItemKeys, name: string): EditorDocument {
  const read = validateRoomChange({ name });
  if (!read.ok || read.change.name === undefined) return drawing;
  const first = read.change.name;
  const taken = new Set(drawing.tables.filter(({ key }) => !keys.has(key)).map(({ room }) => room.name));
  const names = keys.size === 1 ? [first] : nameSeries(first, keys.size, taken);
  return updateInSeries(drawing, keys, names, (room, newName) => ({
    ...withText(room, textAfterRename(room.coordinates.text, room.name, newName)),
    name: newName,
  }));
}

/**
 * Sets the texts of tables. Several tables get a series of texts that starts with `text` and skips the texts of other
 * tables of the same areas. Undefined removes the texts, so that the map shows the names.
 */
export function setTableTexts(drawing: EditorDocument, keys: ItemKeys, text: string | undefined): EditorDocument {
  if (keys.size === 1 || text === undefined) return setRoom(drawing, keys, { coordinates: { text } });
  if (!validateRoomChange({ coordinates: { text } }).ok) return drawing;
  const areas = new Set(drawing.tables.filter(({ key }) => keys.has(key)).map(({ area }) => area));
  const others = drawing.tables.filter(({ key, area }) => !keys.has(key) && areas.has(area));
  const taken = new Set(others.map(({ room }) => room.coordinates.text ?? room.name));
  return updateInSeries(drawing, keys, nameSeries(text, keys.size, taken), (room, newText) =>
    withText(room, newText.length > MAX_TEXT_LENGTH ? text : newText),
  );
}

/** Sets the text of a table that was edited in place, and the name with it if the text showed the name. */
export function editTableText(drawing: EditorDocument, key: string, text: string): EditorDocument {
  const item = drawing.tables.find((table) => table.key === key);
  if (!item) return drawing;
  const { name, coordinates } = item.room;
  return setRoom(drawing, new Set([key]), {
    name: nameAfterTextEdit(name, coordinates.text, text),
    coordinates: { text: coordinates.text === undefined && text !== '' ? undefined : text },
  });
}

/** Updates each table with its value of the series, in one pass over all tables. */
function updateInSeries(
  drawing: EditorDocument,
  keys: ItemKeys,
  series: readonly string[],
  change: (room: Room, value: string) => Room,
): EditorDocument {
  const valueOf = new Map([...keys].map((key, index) => [key, series[index]]));
  return updateItems(
    drawing,
    keys,
    (item) => {
      const value = valueOf.get(item.key);
      return value === undefined ? item : { ...item, room: change(item.room, value) };
    },
    (item) => item,
  );
}

function withText(room: Room, text: string | undefined): Room {
  const { text: _, ...coordinates } = room.coordinates;
  return { ...room, coordinates: text === undefined ? coordinates : { ...coordinates, text } };
}
