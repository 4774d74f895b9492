/** The dialog with the lines that embed the booking page: options, copying and the preview. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { messages } from '../../../src/editor/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const { embed } = messages;

async function openDialog() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { store } = await openEditor(planOf(2));
  store.set(runCommandAtom, getCommand('embed'));
  const dialog = within(await screen.findByRole('dialog', { name: embed.title }));
  const lines = (name: keyof typeof embed.lines): string =>
    dialog.getByRole('region', { name: embed.lines[name] }).querySelector('pre')!.textContent;
  return { dialog, lines };
}

it('selects the lines where the browser does not copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const { dialog, lines } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: embed.copyLines({ name: embed.lines.script }) }));
  await expect.poll(() => dialog.getByRole('status').textContent).toBe(embed.copyFailed);
  expect(String(getSelection()).trim()).toBe(lines('script'));
});

it('says that the preview failed where the host has no loader', async () => {
  const { dialog } = await openDialog();
  expect((await dialog.findByRole('alert')).textContent).toBe(embed.failed);
});
