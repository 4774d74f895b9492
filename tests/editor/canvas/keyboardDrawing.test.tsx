/** The plan without a mouse: tools draw, every item is reachable, and changes are announced. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { crosshairAtom } from '../../../src/editor/tools/crosshair.ts';
import { toolAtom } from '../../../src/editor/tools/toolState.ts';
import { announcement, openEditor, planOf, tool } from '../editorDriver.tsx';

it('draws with a tool chosen in the toolbar, and hides the crosshair when the mouse moves', async () => {
  const { store, press, plan, pointer } = await openEditor(planOf(4));
  tool('Select').focus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  expect(store.get(toolAtom)).toBe('table');
  expect(document.activeElement).toBe(plan);
  const before = store.get(crosshairAtom)!;
  await press('{ArrowRight}{ArrowUp}');
  expect(store.get(crosshairAtom)).toEqual({ x: before.x + 10, y: before.y - 10 });
  await waitFor(() => expect(announcement()).toMatch(`X ${before.x + 10}, Y ${before.y - 10}`));
  pointer('pointermove', { x: 10, y: 10 }, { buttons: 0 });
  expect(store.get(crosshairAtom)).toBeUndefined();
});

it('adds the next item in a direction to the selection, and announces where there is none, and moves', async () => {
  const { press, selected } = await openEditor(planOf(9));
  await press('{Control>}{ArrowRight}{ArrowRight}{ArrowRight}{/Control}');
  await waitFor(() => expect(announcement()).toBe(messages.nothingThere));
  await press('{Shift>}{Control>}{ArrowUp}{/Control}{/Shift}');
  expect(selected()).toEqual(['6', '3']);
  await press('{ArrowDown}');
  await waitFor(() => expect(announcement()).toBe(messages.movedBy({ count: 2, x: 0, y: 1 })));
});

it('the plan has each item in view as an element that takes the focus, tells its state and moves', async () => {
  const { plan, press, selected, store, box, onScreen } = await openEditor(planOf(9));
  const list = await screen.findByRole('listbox', { name: messages.itemsInView });
  expect(within(list).getAllByRole('option')).toHaveLength(9);
  plan.focus();
  await press('{Tab}');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  expect(focused()).toBe('Table 1, 2 seats, Beach, X 40, Y 40');
  const place = document.activeElement!.getBoundingClientRect();
  const table = box('Table 1');
  expect([place.x, place.y].map(Math.round)).toEqual(Object.values(onScreen(table)).map(Math.round));
  await press('{ArrowRight}{ArrowDown}{ArrowRight}');
  expect([focused(), selected()]).toEqual(['Table 6, 2 seats, Beach, X 160, Y 100', []]);
  await press('{Enter}');
  await waitFor(() => expect(document.activeElement?.ariaSelected).toBe('true'));
  await press('{ArrowDown}');
  await waitFor(() => expect(announcement()).toBe(messages.movedTo({ name: 'Table 6', x: 160, y: 101 })));
  await waitFor(() => expect(focused()).toBe('Table 6, 2 seats, Beach, X 160, Y 101'));
  await press('{Control>}{ArrowUp}{/Control}');
  await waitFor(() => expect(focused()).toBe('Table 3, 2 seats, Beach, X 160, Y 40'));
  expect([selected(), announcement()]).toEqual([['3'], messages.selected({ count: 1 })]);
  await press('{Escape}{ArrowLeft}');
  await waitFor(() => expect([focused(), selected()]).toEqual(['Table 2, 2 seats, Beach, X 100, Y 40', []]));
  await press('{Enter}{Delete}');
  await waitFor(() => expect(document.activeElement).toBe(plan));
  expect(store.get(drawingAtom).tables).toHaveLength(8);
});
