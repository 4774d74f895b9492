/** Where the focus goes when a key removes or disables the button that had it. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '../../../src/editor/messages.ts';
import { listMessages } from '../../../src/editor/panels/areasAndCategories/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

beforeEach(() => {
  localStorage.clear();
});

const focused = (): string | null | undefined => document.activeElement?.textContent;
const inspector = () => within(screen.getByRole('region', { name: messages.inspector }));

it('moves the focus to the plan if nothing is left around the button', async () => {
  const { press, plan } = await openEditor(planOf(2));
  screen.getByRole('button', { name: messages.dismiss }).focus();
  await press('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(plan));
});

it('moves the focus back from a button that is disabled, and on from one that is removed', async () => {
  const { press } = await openEditor(planOf(2));
  inspector().getByRole('button', { name: listMessages.addArea }).click();
  const more = inspector().getByRole('button', { name: listMessages.more({ name: 'Area 1' }) });
  more.focus();
  await press('{Enter}');
  inspector().getByRole('button', { name: listMessages.up }).focus();
  await press('{Enter}');
  // It is the first area now.
  await waitFor(() => expect(document.activeElement).toBe(more));
  inspector().getByRole('button', { name: listMessages.remove }).focus();
  await press('{Enter}');
  await waitFor(() => expect(inspector().queryByText('Area 1')).toBeNull());
  await waitFor(() => expect(focused()).toContain(listMessages.more({ name: 'Beach' })));
});

it('leaves the focus on the page after a click, so that keys go to the plan', async () => {
  const { press } = await openEditor(planOf(2));
  const button = screen.getByRole('button', { name: messages.dismiss });
  button.focus();
  await press('{Shift}');
  await userEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(document.body);
});
