/** The list of keys that `?` opens. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/editor/commands/command.ts';
import { commands } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { formatKeybinding } from '../../../src/editor/commands/keybindings.ts';
import { messages } from '../../../src/editor/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

/** Opens the list as people do, and returns its entries by the title of their group. */
async function openShortcuts() {
  const editor = await openEditor(planOf(3));
  editor.plan.focus();
  await editor.press('?');
  const dialog = await screen.findByRole('dialog', { name: messages.shortcuts });
  const entriesOf = (title: string): [string | null, string | undefined][] =>
    within(within(dialog).getByRole('region', { name: title }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { ...editor, dialog, entriesOf };
}

const keysOf = ({ keys = [] }: Command): string => keys.map(formatKeybinding).join(', ');

describe('the list of keys', () => {
  it('opens with ?, names the keys of every command in its group, and closes with Escape', async () => {
    const { entriesOf, press } = await openShortcuts();
    const withKeys = commands.filter(({ keys }) => keys !== undefined);
    expect(withKeys.length).toBeGreaterThan(50);
    for (const command of withKeys)
      expect(entriesOf(messages.groups[command.group])).toContainEqual([command.label, keysOf(command)]);
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names every effect of a key on a drag, as the status line does', async () => {
    const { entriesOf } = await openShortcuts();
    const { modifierEffects: effects, otherShortcuts: other } = messages;
    const entries = entriesOf(other.whileDragging);
    expect(new Set(entries.map(([label]) => label))).toEqual(new Set(Object.values(effects)));
    expect(entries).toContainEqual([effects.square, 'Shift']);
    expect(entries).toContainEqual([effects.copy, 'Alt']);
    expect(entries).toContainEqual([effects.noSnapping, formatKeybinding('Mod')]);
  });
});

it('gives each command keys of its own', () => {
  const keys = commands.flatMap((command) => command.keys ?? []);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
