import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawingAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

it('replaces a part of all names that contain it, as one undo step', async () => {
  const { store, press } = await openEditor(planOf(4));
  await press('{Control>}h{/Control}');
  const dialog = await screen.findByRole('dialog', { name: messages.replaceNames });
  expect(document.activeElement).toBe(within(dialog).getByLabelText(messages.findInNames));
  await press('table');
  const replacement = within(dialog).getByLabelText(messages.replaceWith);
  await userEvent.fill(replacement, 'Sofa');
  fireEvent.keyDown(replacement, { key: 'Enter', isComposing: true });
  expect(store.get(undoLabelAtom)).toBeUndefined();
  within(dialog)
    .getByRole('button', { name: messages.replaceIn({ count: 4 }) })
    .click();
  expect(store.get(drawingAtom).tables.map(({ room }) => room.name)).toEqual(['Sofa 1', 'Sofa 2', 'Sofa 3', 'Sofa 4']);
  expect(store.get(undoLabelAtom)).toBe(messages.replaceStep({ text: 'table' }));
});

it('counts no name that would be empty or stay the same', async () => {
  const { press } = await openEditor(planOf(4));
  await press('{Control>}h{/Control}');
  const dialog = await screen.findByRole('dialog', { name: messages.replaceNames });
  await press('Table');
  within(dialog).getByRole('button', { name: messages.replaceIn({ count: 4 }) });
  await userEvent.fill(within(dialog).getByLabelText(messages.replaceWith), 'Table');
  within(dialog).getByRole('button', { name: messages.replaceIn({ count: 0 }) });
});
