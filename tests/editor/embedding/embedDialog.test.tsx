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

it('changes all lines with the options', async () => {
  const { dialog, lines } = await openDialog();
  expect(document.activeElement).toBe(dialog.getByLabelText(embed.mode));
  await userEvent.selectOptions(dialog.getByLabelText(embed.mode), embed.modes.button);
  await userEvent.selectOptions(dialog.getByLabelText(embed.theme), embed.themes.dark);
  await userEvent.selectOptions(dialog.getByLabelText(embed.language), 'German');
  await userEvent.fill(dialog.getByLabelText(embed.label), 'Tisch');
  expect(lines('script')).toMatch(/data-mode="button" data-lang="de" data-theme="dark" data-label="Tisch"/);
  expect(lines('element')).toMatch(/mode="button" lang="de" theme="dark" label="Tisch"/);
  expect(lines('react')).toContain('theme="dark"');
  expect(lines('link')).toContain('>Tisch</a>');
});

it('copies the lines of a part and says so, each time', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { dialog, lines } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: embed.copyLines({ name: embed.lines.react }) }));
  expect(write).toHaveBeenCalledExactlyOnceWith(lines('react'));
  const status = dialog.getByRole('status');
  expect(status.textContent).toBe(embed.copied({ name: embed.lines.react }));
  await userEvent.selectOptions(dialog.getByLabelText(embed.theme), embed.themes.dark);
  expect(status.textContent).toBe('');
});

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
