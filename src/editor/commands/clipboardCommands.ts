/** Copy, cut and paste, between plans and windows too. */
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Scissors from 'lucide-react/icons/scissors';
import { type Getter, type Setter, atom } from 'jotai';
import { addDecor, addTables } from '../../domain/edits/add.ts';
import { type Drawing, planOf } from '../../domain/drawing.ts';
import { drawingAtom, editAtom } from '../atoms/document.ts';
import { spentIdAtom } from '../atoms/ids.ts';
import { movableAtom, selectAtom, selectedAtom, selectedDecorAtom, selectedTablesAtom } from '../atoms/selection.ts';
import { gridAtom, sayAtom } from '../atoms/view.ts';
import { type Items, pasted, readClipboard, writeClipboard } from '../files/clipboard.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';
import { removeSelected } from './editCommands.ts';

/** What was copied last here, for where the browser does not let a page read the clipboard; and how often it was pasted. */
const lastAtom = atom({ text: '', times: 0 });

/** The selection as text; undefined, and said why, where there is none. */
export const copyTextAtom = atom(null, (get, set): string | undefined => {
  const tables = new Set(get(selectedTablesAtom).map(({ room }) => room.id));
  const copied = writeClipboard(
    planOf(get(drawingAtom)),
    tables,
    get(selectedDecorAtom).map(({ decor }) => decor),
  );
  if (!copied.ok) {
    set(sayAtom, copied.reason);
    return undefined;
  }
  set(lastAtom, { text: copied.text, times: 0 });
  set(sayAtom, words.copied(get(selectedAtom).size));
  return copied.text;
});

export const cutTextAtom = atom(null, (get, set): string | undefined => {
  const text = set(copyTextAtom);
  if (text !== undefined) removeSelected(get, set, 'Cut');
  return text;
});

/** Puts what a text holds on the plan, beside where it was copied. */
export const pasteTextAtom = atom(null, (get, set, text: string) => {
  const read = readClipboard(text);
  if (!read.ok) {
    set(sayAtom, read.reason);
    return;
  }
  const last = get(lastAtom);
  const times = last.text === text ? last.times + 1 : 1;
  set(lastAtom, { text, times });
  const by = get(gridAtom).step * 2 * times;
  const made = withPasted(get(drawingAtom), read.items, { x: by, y: by }, get(spentIdAtom));
  set(editAtom, words.pasteStep(made.keys.length), () => made.drawing);
  set(selectAtom, made.keys);
  set(sayAtom, words.pasted(made.keys.length));
});

/** A drawing with items of another plan, moved by `by` (plan units), and their keys; its tables get ids above `spent`. */
export function withPasted(
  drawing: Drawing,
  items: Items,
  by: { x: number; y: number },
  spent: number,
): { drawing: Drawing; keys: readonly string[] } {
  const { categories, areas, tables, decor } = pasted(
    items,
    { categories: drawing.categories, areas: drawing.areas, tables: drawing.tables.map(({ room }) => room) },
    by,
  );
  const known = { ...drawing, categories: [...drawing.categories, ...categories], areas: [...drawing.areas, ...areas] };
  const withTables = addTables(known, tables, spent);
  const withDecor = addDecor(withTables.drawing, decor);
  return { drawing: withDecor.drawing, keys: [...withTables.keys, ...withDecor.keys] };
}

/** Through the menu: the keys come as the browser's own events instead. */
async function writeToSystem(text: string | undefined): Promise<void> {
  if (text === undefined) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('Copied for this page only:', error);
  }
}

async function readFromSystem(get: Getter): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return get(lastAtom).text;
  }
}

const hasSelection = (get: Getter): boolean => get(selectedAtom).size > 0;

export const clipboardCommands: readonly Command[] = [
  {
    name: 'cut',
    label: 'Cut',
    group: 'edit',
    keys: ['Mod+X'],
    native: true,
    icon: Scissors,
    undoable: true,
    enabled: (get) => get(movableAtom).size > 0,
    run: (_get, set: Setter) => writeToSystem(set(cutTextAtom)),
  },
  {
    name: 'copy',
    label: 'Copy',
    group: 'edit',
    keys: ['Mod+C'],
    native: true,
    icon: Copy,
    undoable: false,
    enabled: hasSelection,
    run: (_get, set: Setter) => writeToSystem(set(copyTextAtom)),
  },
  {
    name: 'paste',
    label: 'Paste',
    group: 'edit',
    keys: ['Mod+V'],
    native: true,
    icon: ClipboardPaste,
    undoable: true,
    enabled: () => true,
    run: async (get, set) => {
      set(pasteTextAtom, await readFromSystem(get));
    },
  },
];
