/** Edits of areas. */
import type { Area, EditorDocument } from '../editorDocument.ts';
import { nextId, sortByIds, unusedName, validName } from './namedEntries.ts';

/** Adds an empty area, with the first free number as its name. */
export function addArea(drawing: EditorDocument): EditorDocument {
  const { areas } = drawing;
  return { ...drawing, areas: [...areas, { id: nextId(areas), name: unusedName(areas, 'Area') }] };
}

/** Renames an area. An invalid name changes nothing. */
export function renameArea(drawing: EditorDocument, id: number, to: string): EditorDocument {
  const name = validName(to);
  const current = drawing.areas.find((area) => area.id === id);
  if (name === undefined || !current || current.name === name) return drawing;
  return { ...drawing, areas: drawing.areas.map((area): Area => (area.id === id ? { ...area, name } : area)) };
}

/** Orders areas by id. Areas not in the list follow. */
export function reorderAreas(drawing: EditorDocument, ids: readonly number[]): EditorDocument {
  return { ...drawing, areas: sortByIds(drawing.areas, ids) };
}

/** Moves all tables of one area to another and removes the first. */
export function mergeAreas(drawing: EditorDocument, from: number, to: number): EditorDocument {
  if (from === to || ![from, to].every((id) => drawing.areas.some((area) => area.id === id))) return drawing;
  return {
    ...drawing,
    areas: drawing.areas.filter(({ id }) => id !== from),
    tables: drawing.tables.map((item) => (item.area === from ? { ...item, area: to } : item)),
  };
}

/** Removes an area with all its tables. To keep the tables, merge the area into another one. */
export function removeArea(drawing: EditorDocument, id: number): EditorDocument {
  if (!drawing.areas.some((area) => area.id === id)) return drawing;
  return {
    ...drawing,
    areas: drawing.areas.filter((area) => area.id !== id),
    tables: drawing.tables.filter(({ area }) => area !== id),
  };
}
