/** Copy, cut and paste, also between plans and windows. */
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Scissors from 'lucide-react/icons/scissors';
import { type Getter, type Setter, atom } from 'jotai';
import { type EditorDocument, planFromDocument } from '../../../domain/document/editorDocument.ts';
import { itemsBounds, selectedItems } from '../../../domain/document/itemBounds.ts';
import { type Point, centerOf, intersectBoxes } from '../../../domain/geometry/boxes.ts';
import { clamp } from '../../../domain/geometry/numbers.ts';
import { MAX_COORDINATE } from '../../../domain/plan/table.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { highestUsedIdAtom } from '../../document/tableIds.ts';
import {
  unlockedKeysAtom,
  selectItemsAtom,
  selectedKeysAtom,
  selectedDecorAtom,
  selectedItemsAtom,
  selectedTablesAtom,
} from '../../document/selection.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { gridAtom, planHandleAtom } from '../../session/view.ts';
import { importFileAtom } from '../../files/fileActions.ts';
import { parseClipboard, serializeClipboard } from '../../document/clipboard.ts';
import { pasteItems } from '../../document/pasteItems.ts';
import { messages } from '../../messages.ts';
import { syncVisibleAreaAtom, visibleAreaAtom } from '../../tools/toolState.ts';
import type { Command } from '../command.ts';
import { removeSelected } from './editCommands.ts';
import { copyText } from '../../../ui/copyText.ts';

/** The last copied text, in case the browser denies reading the clipboard, and how often it was pasted. */
const lastCopyAtom = atom({ text: '', pasteCount: 0 });

/** Returns the selection as text, or announces why it can't be copied and returns undefined. */
export const copySelectionAtom = atom(null, (get, set): string | undefined => {
  const tables = new Set(get(selectedTablesAtom).map(({ room }) => room.id));
  const copied = serializeClipboard(
    planFromDocument(get(drawingAtom)),
    tables,
    get(selectedDecorAtom).map(({ decor }) => decor),
    new Map(
      get(selectedItemsAtom).flatMap((item) =>
        item.group === undefined ? [] : [[item.kind === 'table' ? item.room.id : item.decor, item.group]],
      ),
    ),
  );
  if (!copied.ok) {
    set(announceAtom, copied.error);
    return undefined;
  }
  set(lastCopyAtom, { text: copied.text, pasteCount: 0 });
  set(announceAtom, messages.copied({ count: get(selectedKeysAtom).size }));
  return copied.text;
});

export const cutSelectionAtom = atom(null, (get, set): string | undefined => {
  const text = set(copySelectionAtom);
  if (text !== undefined) removeSelected(get, set, (name) => messages.steps.cut({ name }), messages.copied);
  return text;
});

/** Items that need a larger plan, as the one that has them: pasting them waits for the user's answer. */
const oversizedPasteAtom = atom<{ readonly drawing: EditorDocument; readonly keys: readonly string[] }>();
/** The size that the plan would have, while the user is asked. */
export const enlargedSizeAtom = atom((get) => get(oversizedPasteAtom)?.drawing);
export const pasteEnlargedAtom = atom(null, (get, set) => {
  const pasted = get(oversizedPasteAtom);
  if (pasted) set(finishPasteAtom, pasted);
  get(planHandleAtom)?.fit();
});

const finishPasteAtom = atom(null, (_get, set, { drawing, keys }: ReturnType<typeof pasteItems>) => {
  set(editAtom, messages.pasteStep({ count: keys.length }), () => drawing);
  set(selectItemsAtom, keys);
  set(announceAtom, messages.pasted({ count: keys.length }));
});

/**
 * Pastes copied text, offset from the originals, or in the middle of the view if they are out of sight. Each further
 * paste is offset more. Tables keep their layout: if the plan is too small for it, the user is asked to enlarge it.
 */
export const pasteTextAtom = atom(null, (get, set, text: string) => {
  if (isFile(text)) {
    void set(importFileAtom, new File([text], messages.files.import.pasted));
    return;
  }
  const read = parseClipboard(text);
  if (!read.ok) {
    set(announceAtom, read.error);
    return;
  }
  const last = get(lastCopyAtom);
  const pasteCount = last.text === text ? last.pasteCount + 1 : 1;
  set(lastCopyAtom, { text, pasteCount });
  const { step } = get(gridAtom);
  const offset = step * 2 * pasteCount;
  const drawing = get(drawingAtom);
  const paste = (on: EditorDocument, by: Point): ReturnType<typeof pasteItems> =>
    pasteItems(on, read.items, by, get(highestUsedIdAtom));
  // Where the plan ends, each table would be moved onto it by itself.
  const endless = { ...drawing, width: MAX_COORDINATE, height: MAX_COORDINATE };
  const added = paste(endless, { x: 0, y: 0 });
  const items = selectedItems(added.drawing, new Set(added.keys));
  const bounds = itemsBounds(items);
  const tables = itemsBounds(items.filter(({ kind }) => kind === 'table'));
  if (!bounds) return;
  if (tables && (tables.width > drawing.width || tables.height > drawing.height)) {
    const by = { x: Math.max(0, -bounds.x), y: Math.max(0, -bounds.y) };
    const size = {
      width: Math.max(drawing.width, Math.ceil(bounds.x + bounds.width + by.x)),
      height: Math.max(drawing.height, Math.ceil(bounds.y + bounds.height + by.y)),
    };
    set(oversizedPasteAtom, paste({ ...drawing, ...size }, by));
    set(dialogAtom, 'enlarge');
    return;
  }
  set(syncVisibleAreaAtom);
  const { view } = get(visibleAreaAtom);
  const isOutOfSight = intersectBoxes({ ...bounds, x: bounds.x + offset, y: bounds.y + offset }, view) === undefined;
  const along = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
    const toMiddle = Math.round((centerOf(view)[axis] - centerOf(bounds)[axis]) / step) * step;
    const by = offset + (isOutOfSight ? toMiddle : 0);
    return tables ? clamp(by, -tables[axis], drawing[side] - tables[axis] - tables[side]) : by;
  };
  set(finishPasteAtom, paste(drawing, { x: along('x', 'width'), y: along('y', 'height') }));
});

/** Cells of a sheet come with tabs, and in lines; a drawing begins as its file does. */
const isFile = (text: string): boolean =>
  /^[^\n{]*\t.*\n[^\n]*\S/.test(text) || /^\s*(?:<(?:\?xml|!--|svg)|0\r?\n\s*SECTION)/i.test(text);

/** Used by the menu. For keys, the browser sends clipboard events instead. */
async function writeToSystem(text: string | undefined): Promise<void> {
  if (text !== undefined) await copyText(text);
}

async function readFromSystem(get: Getter): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return get(lastCopyAtom).text;
  }
}

const hasSelection = (get: Getter): boolean => get(selectedKeysAtom).size > 0;

export const clipboardCommands: readonly Command[] = [
  {
    name: 'cut',
    label: messages.commands.cut,
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
    label: messages.commands.copy,
    group: 'edit',
    keys: ['Mod+C'],
    native: true,
    icon: Copy,
    enabled: hasSelection,
    run: (_get, set: Setter) => writeToSystem(set(copySelectionAtom)),
  },
  {
    name: 'paste',
    label: messages.commands.paste,
    group: 'edit',
    keys: ['Mod+V'],
    native: true,
    icon: ClipboardPaste,
    undoable: true,
    run: async (get, set) => set(pasteTextAtom, await readFromSystem(get)),
  },
];
