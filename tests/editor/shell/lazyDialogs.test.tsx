/** Lazy dialogs open at once, keep keys from the plan while they load, and restore the focus. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toolAtom } from '../../../src/editor/tools/toolState.ts';
import { commands } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { messages } from '../../../src/editor/messages.ts';
import { publishingMessages } from '../../../src/editor/publishing/messages.ts';
import { planOf, openEditor } from '../editorDriver.tsx';

it.each([
  ['import', messages.import],
  ['publish', publishingMessages.title],
] as const)('opens the dialog of %s at once, and restores the focus', async (name, title) => {
  const { store, press, settled } = await openEditor(planOf(2));
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  store.set(
    runCommandAtom,
    commands.find((command) => command.name === name)!,
  );
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  // Keys don’t reach the plan, whether the dialog has loaded or not.
  await press('r');
  expect(store.get(toolAtom)).toBe('select');
  const shown = await screen.findByRole('dialog', { name: title });
  expect(screen.getAllByRole('dialog')).toEqual([shown]);
  // Strict mode renders it twice.
  await settled();
  within(shown).getByRole('button', { name: messages.close }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
