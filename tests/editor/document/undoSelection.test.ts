/** Undo restores what was selected before a step, and redo what was selected after it. */
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { isEnabled, runCommandAtom } from '../../../src/editor/commands/command.ts';
import { commands, getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { drawingAtom, latestStepsAtom, openDrawingAtom } from '../../../src/editor/document/document.ts';
import { selectItemsAtom, selectedKeysAtom } from '../../../src/editor/document/selection.ts';
import { parseDraftHistory } from '../../../src/editor/persistence/localDraft.ts';
import type { ToolPointerEvent } from '../../../src/editor/tools/tool.ts';
import { dispatchToolEventAtom } from '../../../src/editor/tools/toolState.ts';
import { planOf } from '../editorDriver.tsx';

const TEXT = { kind: 'text', x: 300, y: 300, size: 20, text: 'Bar' } as const;
const PLAN: Plan = { ...planOf(9), width: 900, height: 900, decor: [TEXT, { ...TEXT, y: 500 }] };
// Unequal, so that each command changes something.
Object.assign(PLAN.areas[0]!.rooms[1]!.coordinates, { width: 50 });

function open(drawing: EditorDocument = documentFromPlan(PLAN)) {
  const store = createStore();
  store.set(openDrawingAtom, drawing);
  const run = (name: string): void => expect(store.set(runCommandAtom, getCommand(name)), name).toBe(true);
  return {
    store,
    run,
    select: (...keys: string[]) => store.set(selectItemsAtom, keys, 'only', true),
    selected: () => [...store.get(selectedKeysAtom)],
    pointer: (type: ToolPointerEvent['type'], x: number, y: number, alt = false) => {
      const event = { type, at: { x, y }, alt, shift: false, meta: true, clicks: 1, additive: false } as const;
      store.set(dispatchToolEventAtom, { ...event, pointerType: 'mouse' });
    },
  };
}

/** Undoes and redoes the last step with something else selected. */
function expectRestored({ store, run, select, selected }: ReturnType<typeof open>, before: readonly string[]): void {
  const after = selected();
  run('undo');
  expect(selected()).toEqual(before);
  select('9');
  run('redo');
  expect(selected()).toEqual(after);
  run('undo');
  expect(selected()).toEqual(before);
  expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
}

const SELECTED = ['1', '2', '5', 'd1'];
/** All that edits the selection, without a dialog. Pasting waits for the clipboard. */
const EDITS = commands.filter((command) => {
  const { name, undoable, group } = command;
  const { store, select } = open();
  select(...SELECTED);
  return undoable && (group === 'edit' || group === 'arrange') && name !== 'paste' && isEnabled(command, store.get);
});

describe('undo and redo', () => {
  test.each(EDITS.map(({ name }) => name))('restores the selection around the command %s', (name) => {
    const editor = open();
    editor.select(...SELECTED);
    editor.run(name);
    // Nudges become a step once another command is run.
    editor.run('select-several');
    expectRestored(editor, SELECTED);
  });

  test('restores the selection of dragged copies, and of the originals if Escape ends the drag', () => {
    const editor = open();
    editor.select('1', '2');
    editor.pointer('down', 60, 60, true);
    editor.pointer('move', 60, 600, true);
    editor.pointer('up', 60, 600, true);
    expect(editor.selected()).toEqual(['10', '11']);
    expectRestored(editor, ['1', '2']);
    editor.pointer('down', 60, 60, true);
    editor.pointer('move', 60, 600, true);
    editor.run('select-none');
    expect(editor.selected()).toEqual(['1', '2']);
  });

  test('restores the selection after the tab was closed', () => {
    const first = open();
    first.select('1', '2');
    first.run('duplicate');
    const stored = structuredClone(first.store.get(latestStepsAtom));
    const second = open();
    const drawing = first.store.get(drawingAtom);
    second.store.set(openDrawingAtom, drawing, parseDraftHistory(stored, drawing));
    second.run('undo');
    expect(second.selected()).toEqual(['1', '2']);
    const undone = structuredClone(second.store.get(latestStepsAtom));
    const third = open();
    third.store.set(openDrawingAtom, second.store.get(drawingAtom), parseDraftHistory(undone, documentFromPlan(PLAN)));
    third.run('redo');
    expect(third.store.get(drawingAtom)).toEqual(drawing);
  });
});
