/** Select all, narrowing the selection to one kind, and selecting several with a finger. */
import { expect, it } from 'vitest';
import { setItemFlags } from '../../../src/domain/document/edits/itemFlags.ts';
import { drawingAtom, editAtom } from '../../../src/editor/document/document.ts';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { formatKeybinding } from '../../../src/editor/commands/keybindings.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor, planOf } from '../editorDriver.tsx';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

it('selects everything that is neither locked nor hidden, and says how to keep one kind', async () => {
  const { store, press, selected, click, middle } = await openEditor({
    ...planOf(3),
    decor: [
      {
        kind: 'wall',
        points: pointsAt('0,0 20,20'),
        width: 4,
      },
      { kind: 'palm', x: 5, y: 5, width: 10, height: 10 },
      { kind: 'tree', x: 5, y: 5, width: 10, height: 10 },
    ],
  });
  const [table1, table2, table3] = store.get(drawingAtom).tables.map(({ key }) => key);
  const [wall, palm, tree] = store.get(drawingAtom).decor.map(({ key }) => key);
  store.set(editAtom, 'Lock', (drawing) => setItemFlags(drawing, new Set([table3!, palm!]), { locked: true }));
  store.set(editAtom, 'Hide', (drawing) => setItemFlags(drawing, new Set([tree!]), { hidden: true }));
  click(middle('Table 1'));
  await press('{Control>}a{/Control}');
  expect(new Set(selected())).toEqual(new Set([table1, table2, wall]));
  await expect
    .poll(announcement)
    .toBe(
      [
        messages.allSelected({ count: 3, omitted: 3 }),
        `${formatKeybinding('Shift+T')}: Only tables`,
        `${formatKeybinding('Shift+D')}: Only decor`,
      ].join(' · '),
    );
  await press('{Shift>}t{/Shift}');
  expect(selected()).toEqual([table1, table2]);
  await expect.poll(announcement).toBe(messages.selected({ count: 2 }));
});

it('adds tapped tables to the selection, or takes them out, while “Select several” is on', async () => {
  const { store, click, middle, selected } = await openEditor(planOf(3));
  const tap = (id: number): void => click(middle(`Table ${id}`), { pointerType: 'touch' });
  for (const id of [1, 2]) tap(id);
  expect(selected()).toEqual(['2']);
  store.set(runCommandAtom, getCommand('select-several'));
  for (const id of [1, 3, 2]) tap(id);
  expect(selected()).toEqual(['1', '3']);
  store.set(runCommandAtom, getCommand('select-several'));
  tap(2);
  expect(selected()).toEqual(['2']);
});
