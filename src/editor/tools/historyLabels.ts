/** What gestures are called in the history: "Move Line 4", "Move 3 tables". */
import type { EditorDocument } from '../../domain/document/editorDocument.ts';

/** Items in words: the name of a single table, else how many of what. */
export function describeItems(drawing: EditorDocument, keys: ReadonlySet<string>): string {
  let tables = 0;
  let name = '';
  for (const { key, room } of drawing.tables)
    if (keys.has(key)) {
      tables += 1;
      name = room.name;
    }
  const rest = keys.size - tables;
  if (rest === 0) return tables === 1 ? name : pluralize(tables, 'table');
  if (tables > 0) return pluralize(keys.size, 'item');
  const piece = rest === 1 ? drawing.decor.find(({ key }) => keys.has(key)) : undefined;
  return piece ? piece.decor.kind : pluralize(rest, 'item');
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
