/** Words for undo labels: "Move Line 4", "Move 3 tables". */
import type { EditorDocument } from '../../domain/document/editorDocument.ts';

/** Returns the name of a single table, the kind of a single piece of decor, or a count. */
export function describeItems(drawing: EditorDocument, keys: ReadonlySet<string>): string {
  const tables = drawing.tables.filter(({ key }) => keys.has(key));
  const otherCount = keys.size - tables.length;
  if (otherCount === 0)
    return tables.length === 1 && tables[0] ? tables[0].room.name : pluralize(tables.length, 'table');
  const decor = keys.size === 1 ? drawing.decor.find(({ key }) => keys.has(key)) : undefined;
  return decor ? decor.decor.kind : pluralize(keys.size, 'item');
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
