/** Own symbols: saved from the selection, placed by keyboard, deleted and imported. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importSymbolsAtom } from '../../../src/editor/commands/definitions/symbolCommands.ts';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { serializeSymbols, symbolsAtom } from '../../../src/editor/document/symbols.ts';
import { messages } from '../../../src/editor/messages.ts';
import { type EditorDriver, announcement, openEditor, planOf } from '../editorDriver.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function saveTable({ press, click, middle }: EditorDriver, table: string, name: string): Promise<void> {
  click(middle(table));
  await press('{Control>}k{/Control}');
  await press(`${messages.saveSymbol}{Enter}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(messages.symbolName)));
  await press(`${name}{Enter}`);
  await waitFor(() => expect(announcement()).toBe(messages.symbolSaved({ name })));
}

it('saves the selection, places it at the crosshair, and keeps it for the next visit', async () => {
  const first = await openEditor(planOf(4));
  await saveTable(first, 'Table 1', 'Two seats');
  first.plan.focus();
  await first.press('s{Enter}{ArrowRight}{Enter}');
  expect(first.store.get(drawingAtom).tables).toHaveLength(5);
  expect(first.selected()).toHaveLength(1);
  await first.press('{Control>}z{/Control}');
  expect(first.store.get(drawingAtom).tables).toHaveLength(4);
  first.close();

  const second = await openEditor(planOf(1));
  second.plan.focus();
  await second.press('s{Enter}{Enter}');
  expect(second.store.get(drawingAtom).tables).toHaveLength(2);
});

it('replaces a symbol of the same name, deletes it, and imports a file', async () => {
  const driver = await openEditor(planOf(4));
  const { store, press, plan } = driver;
  await saveTable(driver, 'Table 1', 'Corner');
  await saveTable(driver, 'Table 2', 'Corner');
  const saved = store.get(symbolsAtom);
  expect(saved.map(({ name, items }) => [name, items.tables[0]!.room.name])).toEqual([['Corner', 'Table 2']]);
  plan.focus();
  await press('s');
  (await screen.findByRole('button', { name: 'Delete symbol' })).click();
  await waitFor(() => expect(screen.getAllByText(messages.noSymbols)).not.toEqual([]));
  expect(store.get(symbolsAtom)).toEqual([]);
  await store.set(importSymbolsAtom, new Blob(['{}']));
  await waitFor(() => expect(announcement()).toBe(messages.noSymbolFile));
  await store.set(importSymbolsAtom, new Blob([serializeSymbols(saved)]));
  expect(store.get(symbolsAtom)).toEqual(saved);
  expect(await screen.findByLabelText(messages.symbol)).toHaveProperty('value', 'Corner');
});
