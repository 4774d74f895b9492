/**
 * Commands for symbols: save the selection as one, delete the chosen one, and carry all to another device as a file.
 */
import Download from 'lucide-react/icons/download';
import Import from 'lucide-react/icons/import';
import Shapes from 'lucide-react/icons/shapes';
import Trash2 from 'lucide-react/icons/trash-2';
import { atom } from 'jotai';
import { planFromDocument } from '../../../domain/document/editorDocument.ts';
import { itemsBounds } from '../../../domain/document/itemBounds.ts';
import { centerOf } from '../../../domain/geometry/boxes.ts';
import { parseClipboard, serializeClipboard } from '../../document/clipboard.ts';
import { drawingAtom } from '../../document/document.ts';
import { pageAtom } from '../../document/hostState.ts';
import { selectedDecorAtom, selectedItemsAtom, selectedTablesAtom } from '../../document/selection.ts';
import {
  addSymbolsAtom,
  chosenSymbolAtom,
  deleteSymbolAtom,
  parseSymbols,
  serializeSymbols,
  symbolsAtom,
} from '../../document/symbols.ts';
import { downloadFile, toFileName } from '../../../ui/downloadFile.ts';
import { pickFile } from '../../files/filePicker.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';

/** Saves the selection as a symbol and announces the result. */
export const saveSymbolAtom = atom(null, (get, set, name: string) => {
  const bounds = itemsBounds(get(selectedItemsAtom));
  const copied = serializeClipboard(
    planFromDocument(get(drawingAtom)),
    new Set(get(selectedTablesAtom).map(({ room }) => room.id)),
    get(selectedDecorAtom).map(({ decor }) => decor),
  );
  const read = copied.ok ? parseClipboard(copied.text) : copied;
  if (!read.ok || !bounds) {
    set(announceAtom, read.ok ? messages.symbolNotSaved : read.error);
    return;
  }
  const isStored = set(addSymbolsAtom, [{ name, center: centerOf(bounds), items: read.items }]);
  if (isStored) set(chosenSymbolAtom, name);
  set(announceAtom, isStored ? messages.symbolSaved({ name }) : messages.symbolNotSaved);
});

/** Adds the symbols of a file, in place of those of the same name. */
export const importSymbolsAtom = atom(null, async (_get, set, file: Blob): Promise<void> => {
  const symbols = parseSymbols(await file.text());
  if (!symbols) {
    set(announceAtom, messages.noSymbolFile);
    return;
  }
  const isStored = set(addSymbolsAtom, symbols);
  set(announceAtom, isStored ? messages.symbolsImported({ count: symbols.length }) : messages.symbolNotSaved);
});

export const symbolCommands: readonly Command[] = [
  {
    name: 'save-symbol',
    label: messages.saveSymbol,
    group: 'edit',
    icon: Shapes,
    enabled: (get) => get(selectedItemsAtom).length > 0,
    run: (_get, set) => set(dialogAtom, 'save-symbol'),
  },
  {
    name: 'delete-symbol',
    label: messages.commands['delete-symbol'],
    group: 'edit',
    icon: Trash2,
    enabled: (get) => get(chosenSymbolAtom) !== undefined,
    run(get, set) {
      const { name } = get(chosenSymbolAtom) ?? {};
      if (name === undefined) return;
      const isStored = set(deleteSymbolAtom, name);
      set(announceAtom, isStored ? messages.symbolDeleted({ name }) : messages.symbolNotSaved);
    },
  },
  {
    name: 'export-symbols',
    label: messages.commands['export-symbols'],
    group: 'file',
    icon: Download,
    enabled: (get) => get(symbolsAtom).length > 0,
    run(get, set) {
      const name = toFileName(`${get(pageAtom).tenant}-symbols`, 'json');
      downloadFile(new Blob([serializeSymbols(get(symbolsAtom))], { type: 'application/json' }), name);
      set(announceAtom, messages.savedAs({ name }));
    },
  },
  {
    name: 'import-symbols',
    label: messages.commands['import-symbols'],
    group: 'file',
    icon: Import,
    async run(_get, set) {
      const file = await pickFile('.json,application/json');
      if (file) await set(importSymbolsAtom, file);
    },
  },
];
