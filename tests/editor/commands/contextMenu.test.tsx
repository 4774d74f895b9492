/** The context menu of the plan, and copies that go on in one direction. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { contextMenuAtom } from '../../../src/editor/session/panels.ts';
import { messages } from '../../../src/editor/messages.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

it('opens a context menu for the item under the pointer, which takes keys', async () => {
  const { plan, press, selected, onScreen, middle, key, store } = await openEditor(planOf(4));
  const { x: clientX, y: clientY } = onScreen(middle('Table 2'));
  plan.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX, clientY }));
  const menu = await screen.findByRole('menu', { name: messages.contextMenu });
  expect(selected()).toEqual([key('Table 2')]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Cut'));
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu', { name: messages.contextMenu })).toBeNull());
  expect([document.activeElement, selected()]).toEqual([plan, [key('Table 2')]]);
  plan.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX, clientY }));
  within(await screen.findByRole('menu', { name: messages.contextMenu }))
    .getByRole('menuitemcheckbox', { name: 'Lock' })
    .click();
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(store.get(drawingAtom).tables.find((item) => item.key === key('Table 2'))).toMatchObject({ locked: true });
});

it('opens the context menu for a finger that holds still, not for one that drags, and keeps it when the finger lifts', async () => {
  const { plan, pointer, middle, selected, key, store, box } = await openEditor(planOf(4));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = middle('Table 2');
  const finger = { pointerType: 'touch' };
  const before = box('Table 3');
  pointer('pointerdown', middle('Table 3'), finger);
  pointer('pointermove', { x: before.x + 80, y: before.y + 80 }, finger);
  vi.advanceTimersByTime(2_000);
  pointer('pointerup', { x: before.x + 80, y: before.y + 80 }, finger);
  expect(store.get(contextMenuAtom)).toBeUndefined();
  expect(box('Table 3')).not.toEqual(before);

  pointer('pointerdown', at, finger);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(selected()).toEqual([key('Table 2')]);
  expect(await screen.findByRole('menu', { name: messages.contextMenu })).toBeTruthy();
  pointer('pointerup', at, finger);
  // Otherwise the browser clicks the entry below the finger.
  expect(plan.dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true }))).toBe(false);
  expect(screen.getByRole('menu', { name: messages.contextMenu })).toBeTruthy();
  pointer('pointerdown', { x: 5, y: 5 }, finger);
  await waitFor(() => expect(screen.queryByRole('menu', { name: messages.contextMenu })).toBeNull());
});

it('opens the context menu on the selection, from its button and from the menu key', async () => {
  const { plan, middle, click, onScreen, selected, key, press } = await openEditor(planOf(4));
  click(middle('Table 2'));
  const place = onScreen(middle('Table 2'));
  const openedAt = async () => {
    const { left, top } = (await screen.findByRole('menu', { name: messages.contextMenu })).style;
    await press('{Escape}');
    return [Number.parseFloat(left), Number.parseFloat(top)];
  };
  screen.getByRole('button', { name: messages.moreActions }).click();
  const at = await openedAt();
  expect(at[0]).toBeCloseTo(place.x, 0);
  plan.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 1, clientY: 1 }));
  expect([await openedAt(), selected()]).toEqual([at, [key('Table 2')]]);
});

it('moves the focus into the main menu, whose Escape gives it back and leaves the plan alone', async () => {
  const { click, middle, selected, press } = await openEditor(planOf(4));
  click(middle('Table 2'));
  const button = screen.getByRole('button', { name: messages.menu });
  button.focus();
  button.click();
  const menu = await screen.findByRole('menu', { name: messages.menu });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await press('{Escape}');
  await waitFor(() => expect(menu.matches(':popover-open')).toBe(false));
  expect(document.activeElement).toBe(button);
  expect(selected()).toHaveLength(1);
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
