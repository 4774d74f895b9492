/** The context menu of the plan, and copies that go on in one direction. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

it('has the commands for the item under the pointer, and takes keys', async () => {
  const { plan, press, selected, onScreen, middle, key, store } = await openEditor(planOf(4));
  const { x: clientX, y: clientY } = onScreen(middle('Table 2'));
  plan.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
  const menu = await screen.findByRole('menu', { name: messages.contextMenu });
  expect(selected()).toEqual([key('Table 2')]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Cut'));
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu', { name: messages.contextMenu })).toBeNull());
  expect([document.activeElement, selected()]).toEqual([plan, [key('Table 2')]]);
  plan.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
  within(await screen.findByRole('menu', { name: messages.contextMenu }))
    .getByRole('menuitemcheckbox', { name: 'Lock' })
    .click();
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(store.get(drawingAtom).tables.find((item) => item.key === key('Table 2'))).toMatchObject({ locked: true });
});

it('repeats a copy in the direction in which the first one was moved, and never onto another table', async () => {
  const { press, drag, middle, box, click, settled } = await openEditor({ ...planOf(4), width: 600, height: 600 });
  const first = box('Table 4');
  const other = box('Table 3');
  click(middle('Table 4'));
  await press('{Control>}d{/Control}');
  const copy = box('Table 5');
  expect(copy.x > first.x + first.width || copy.y > first.y + first.height).toBe(true);
  expect(copy.x === other.x && copy.y === other.y).toBe(false);
  await settled();
  drag([middle('Table 5'), { x: copy.x + 40, y: copy.y + 40 }, { x: first.x + 20, y: first.y + 100 }], {
    ctrlKey: true,
  });
  const moved = box('Table 5');
  await press('{Control>}d{/Control}');
  const next = box('Table 6');
  expect([next.x - moved.x, next.y - moved.y]).toEqual([moved.x - first.x, moved.y - first.y]);
});
