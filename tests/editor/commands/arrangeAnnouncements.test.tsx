/** What arranging commands say: their effect may be out of sight. */
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { selectItemsAtom } from '../../../src/editor/document/selection.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor, planOf } from '../editorDriver.tsx';

it('arranging says what it did to how many items, or that there was nothing to change', async () => {
  const { store, press, key } = await openEditor(planOf(4));
  act(() => store.set(selectItemsAtom, [key('Table 1'), key('Table 4')]));
  const { commands } = messages;
  const steps = [
    ['{Alt>}a{/Alt}', messages.arranged({ step: commands['align-left'], count: 2 })],
    ['{Alt>}a{/Alt}', messages.nothingArranged({ step: commands['align-left'] })],
    ['{Control>}g{/Control}', messages.arranged({ step: commands.group, count: 2 })],
    ['{Control>}{Shift>}g{/Shift}{/Control}', messages.arranged({ step: commands.ungroup, count: 2 })],
    ['{Control>}l{/Control}', messages.arranged({ step: commands.lock, count: 2 })],
    ['{Control>}l{/Control}', messages.arranged({ step: messages.layerTexts.steps.unlock, count: 2 })],
    ['{Control>}{Shift>}h{/Shift}{/Control}', messages.arranged({ step: commands.hide, count: 2 })],
  ] as const;
  for (const [keys, said] of steps) {
    await press(keys);
    await expect.poll(announcement).toBe(said);
  }
  act(() => void store.set(runCommandAtom, getCommand('show-all')));
  await expect.poll(announcement).toBe(messages.arranged({ step: commands['show-all'], count: 2 }));
});
