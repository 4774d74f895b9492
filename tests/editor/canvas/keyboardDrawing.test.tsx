/** The plan without a mouse: tools draw, every item is reachable, and changes are announced. */
import { waitFor } from '@testing-library/react';
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

it('reaches the items in each direction, announces what and where they are, and announces moves', async () => {
  const { store, press, selected } = await openEditor(planOf(9));
  await press('{Control>}{ArrowRight}{/Control}');
  expect(selected()).toEqual(['5']);
  await waitFor(() => expect(announcement()).toBe('Table 5, 2 seats, Beach, X 100, Y 100, 1 item selected'));
  await press('{Control>}{ArrowRight}{/Control}');
  expect(selected()).toEqual(['6']);
  await press('{Control>}{ArrowRight}{/Control}');
  await waitFor(() => expect(announcement()).toBe(messages.nothingThere));
  await press('{Shift>}{Control>}{ArrowUp}{/Control}{/Shift}');
  expect(selected()).toEqual(['6', '3']);
  await press('{ArrowDown}');
  await waitFor(() => expect(announcement()).toBe(messages.movedBy(2, 0, 1)));
  await press('{Escape}{Control>}{ArrowRight}{/Control}{Shift>}{ArrowLeft}{/Shift}');
  const { x, y } = store.get(drawingAtom).tables[4]!.room.coordinates;
  await waitFor(() => expect(announcement()).toBe(messages.movedTo('Table 5', x, y)));
});
