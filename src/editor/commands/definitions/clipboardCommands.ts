/** Copy, cut and paste, between plans and windows too. */
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Scissors from 'lucide-react/icons/scissors';
import { type Getter, type Setter, atom } from 'jotai';
import { addDecor, addTables } from '../../../domain/document/edits/addItems.ts';
import { type EditorDocument, planFromDocument } from '../../../domain/document/editorDocument.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { highestUsedIdAtom } from '../../document/tableIds.ts';
import {
  unlockedKeysAtom,
  selectAtom,
  selectedKeysAtom,
  selectedDecorAtom,
  selectedTablesAtom,
} from '../../document/selection.ts';
import { gridAtom, announceAtom } from '../../session/view.ts';
import { type ClipboardItems, preparePaste, parseClipboard, serializeClipboard } from '../../files/clipboard.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';
import { removeSelected } from './editCommands.ts';

/** What was copied last here, for where the browser does not let a page read the clipboard; and how often it was pasted. */
const lastAtom = atom({ text: '', times: 0 });

/** The selection as text; undefined, and said why, where there is none. */
export const copySelectionAtom = atom(null, (get, set): string | undefined => {
  const tables = new Set(get(selectedTablesAtom).map(({ room }) => room.id));
  const copied = serializeClipboard(
    planFromDocument(get(drawingAtom)),
    tables,
    get(selectedDecorAtom).map(({ decor }) => decor),
  );
  if (!copied.ok) {
    set(announceAtom, copied.error);
    return undefined;
  }
  set(lastAtom, { text: copied.text, times: 0 });
  set(announceAtom, messages.copied(get(selectedKeysAtom).size));
  return copied.text;
});

export const cutSelectionAtom = atom(null, (get, set): string | undefined => {
  const text = set(copySelectionAtom);
  if (text !== undefined) removeSelected(get, set, 'Cut');
  return text;
});

/** Puts what a text holds on the plan, beside where it was copied. */
export const pasteTextAtom = atom(null, (get, set, text: string) => {
  const read = parseClipboard(text);
  if (!read.ok) {
    set(announceAtom, read.error);
    return;
  }
  const last = get(lastAtom);
  const times = last.text === text ? last.times + 1 : 1;
  set(lastAtom, { text, times });
  const by = get(gridAtom).step * 2 * times;
  const made = pasteItems(get(drawingAtom), read.items, { x: by, y: by }, get(highestUsedIdAtom));
  set(editAtom, messages.pasteStep(made.keys.length), () => made.drawing);
  set(selectAtom, made.keys);
  set(announceAtom, messages.pasted(made.keys.length));
});

/** A drawing with items of another plan, moved by `by` (plan units), and their keys; its tables get ids above `spent`. */
export function pasteItems(
  drawing: EditorDocument,
  items: ClipboardItems,
  by: { x: number; y: number },
  spent: number,
): { drawing: EditorDocument; keys: readonly string[] } {
  const { categories, areas, tables, decor } = preparePaste(
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

const hasSelection = (get: Getter): boolean => get(selectedKeysAtom).size > 0;

export const clipboardCommands: readonly Command[] = [
  {
    name: 'cut',
    label: 'Cut',
    group: 'edit',
    keys: ['Mod+X'],
    native: true,
    icon: Scissors,
    undoable: true,
    enabled: (get) => get(unlockedKeysAtom).size > 0,
    run: (_get, set: Setter) => writeToSystem(set(cutSelectionAtom)),
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
    run: (_get, set: Setter) => writeToSystem(set(copySelectionAtom)),
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
