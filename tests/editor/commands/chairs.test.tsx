/** Chairs around tables belong to the selection of their tables. */
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { selectItemsAtom } from '../../../src/editor/document/selection.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor, planOf } from '../editorDriver.tsx';

async function openWithChairs() {
  const editor = await openEditor({ ...planOf(1), width: 600, height: 400 });
  act(() => editor.store.set(selectItemsAtom, [editor.key('Table 1')]));
  await editor.press('{Alt>}c{/Alt}');
  const chairs = (): string[] => editor.store.get(drawingAtom).decor.map(({ key }) => key);
  const field = (label: string): Promise<HTMLElement> =>
    within(screen.getByRole('region', { name: messages.inspector })).findByLabelText(label, { exact: true });
  return { ...editor, chairs, field };
}

it('selects chairs once they are placed, and copies and deletes them with their table', async () => {
  const { chairs, selected, key, press, store } = await openWithChairs();
  expect(chairs()).toHaveLength(2);
  expect(selected()).toEqual([key('Table 1'), ...chairs()]);
  await expect.poll(announcement).toBe(messages.chairsPlaced({ count: 2 }));
  await press('{Control>}d{/Control}');
  expect(chairs()).toHaveLength(4);
  expect(store.get(drawingAtom).tables).toHaveLength(2);
  await press('{Delete}');
  expect([store.get(drawingAtom).tables.length, chairs().length]).toEqual([1, 2]);
});
