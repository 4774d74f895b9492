/** The list of tables: selecting single tables and ranges. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectedItemsAtom } from '../../../src/editor/document/selection.ts';
import { messages } from '../../../src/editor/messages.ts';
import { TableList } from '../../../src/editor/panels/tableList/TableList.tsx';
import { BEACH, renderPanel } from './panelDriver.tsx';

const names = BEACH.areas.flatMap(({ rooms }) => rooms.map(({ name }) => name));

test('selects up to a row with Shift, across areas, and adds a range with Ctrl', async () => {
  const at = renderPanel(<TableList />, messages.list);
  const click = (index: number): Promise<void> =>
    at.user.click(screen.getByRole('button', { name: new RegExp(`^${names[index]!}, `) }));
  const selected = (): string[] =>
    at.store.get(selectedItemsAtom).map((item) => (item.kind === 'table' ? item.room.name : item.kind));
  const firstOfSecondArea = BEACH.areas[0]!.rooms.length;
  const last = firstOfSecondArea + 1;

  await click(firstOfSecondArea - 2);
  await at.user.keyboard('{Shift>}');
  await click(last);
  await at.user.keyboard('{/Shift}');
  expect(selected()).toEqual(names.slice(firstOfSecondArea - 2, last + 1));

  await click(4);
  await at.user.keyboard('{Control>}');
  await click(6);
  await at.user.keyboard('{Shift>}');
  await click(8);
  await at.user.keyboard('{/Shift}');
  await click(7);
  await at.user.keyboard('{/Control}');
  expect(selected()).toEqual([4, 6, 8].map((index) => names[index]));
});
