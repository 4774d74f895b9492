/** What the editor says when a table is moved or deleted that is joined with others. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkedPairs } from '../../../src/domain/document/edits/joinTables.ts';
import { drawingAtom } from '../../../src/editor/document/document.ts';
import { selectItemsAtom } from '../../../src/editor/document/selection.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor, planOf } from '../editorDriver.tsx';

const plan = { ...planOf(9), width: 900, height: 900 };

it('a table moved away from one that it is joined with stays joined until the owner says otherwise', async () => {
  const { store, press, key, drag, middle, click } = await openEditor(plan);
  const links = (): number => linkedPairs(store.get(drawingAtom).tables).length;
  const far = { x: 700, y: 700 };
  act(() => store.set(selectItemsAtom, [key('Table 1'), key('Table 2'), key('Table 3')]));
  await press('{Alt>}j{/Alt}');
  expect(links()).toBe(2);
  await press('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.queryByRole('alert'), 'moved together').toBeNull();
  click({ x: 800, y: 800 });

  drag([middle('Table 1'), { x: 400, y: 400 }, far]);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Table 1 + Table 2: no longer side by side, but still joined.');
  await act(async () => within(notice).getByRole('button', { name: messages.commands.undo }).click());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(middle('Table 1').x).toBeLessThan(200);

  drag([middle('Table 1'), { x: 400, y: 400 }, far]);
  const again = await screen.findByRole('alert');
  await act(async () => within(again).getByRole('button', { name: messages.commands.separate }).click());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(links(), 'the other link stays').toBe(1);
  expect(middle('Table 1').x).toBeGreaterThan(600);
});

it('a deleted table takes its links along, which is announced', async () => {
  const { store, press, key } = await openEditor(plan);
  act(() => store.set(selectItemsAtom, [key('Table 1'), key('Table 2'), key('Table 3')]));
  await press('{Alt>}j{/Alt}');
  act(() => store.set(selectItemsAtom, [key('Table 2')]));
  await press('{Delete}');
  await expect.poll(announcement).toBe(`${messages.deleted({ count: 1 })}. ${messages.linksDeleted({ count: 2 })}`);
  expect(linkedPairs(store.get(drawingAtom).tables)).toEqual([]);
});
