/** Drawing on the plan with mouse, keys and wheel: undo, new texts, and panning while a tool is active. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawingAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { visibleAreaAtom } from '../../../src/editor/tools/toolState.ts';
import { inspectorMessages } from '../../../src/editor/panels/inspector/messages.ts';
import { toolAtom, toolStateAtom } from '../../../src/editor/tools/toolState.ts';
import { type EditorDriver, announcement, openEditor, planOf, tool } from '../editorDriver.tsx';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

const UNDO = '{Control>}z{/Control}';

describe('undo while a shape is drawn', () => {
  it('removes the last point of a shape on undo, and then the shape, without touching the plan', async () => {
    const { click, press, store } = await openEditor(planOf(4));
    const before = store.get(drawingAtom);
    await press('w');
    click({ x: 20, y: 20 });
    click({ x: 60, y: 20 });
    click({ x: 60, y: 60 });
    await press(UNDO);
    expect(store.get(toolStateAtom)).toBe('placing');
    await waitFor(() => expect(announcement()).toBe(messages.lastPointRemoved));
    await press('{Enter}');
    expect(store.get(drawingAtom).decor).toMatchObject([
      {
        decor: {
          kind: 'wall',
          points: pointsAt('20,20 60,20'),
        },
      },
    ]);
    await press(UNDO);
    expect(store.get(drawingAtom)).toEqual(before);
    await press('w');
    click({ x: 20, y: 20 });
    await press(UNDO);
    expect(store.get(toolStateAtom)).toBe('idle');
    expect(store.get(undoLabelAtom)).toBeUndefined();
  });
});

describe('a double tap', () => {
  it.each(pointsAt('15,2 45,3'))(
    'ends a wall only near its last point: %i px beside it, there are %i points',
    async (offset, count) => {
      const pointerType = 'touch';
      const { click, press, store } = await openEditor(planOf(4));
      await press('w');
      click({ x: 20, y: 20 }, { pointerType });
      click({ x: 60, y: 120 }, { pointerType });
      const { unitsPerPixel } = store.get(visibleAreaAtom);
      click({ x: 60 + offset * unitsPerPixel, y: 120 }, { pointerType });
      if (store.get(drawingAtom).decor.length === 0) await press('{Enter}');
      const [piece] = store.get(drawingAtom).decor;
      expect(piece?.decor).toMatchObject({ kind: 'wall' });
      expect(piece?.decor.kind === 'wall' && piece.decor.points.length).toBe(count);
    },
  );
});

describe('the text tool', () => {
  const write = async (keys: string): Promise<EditorDriver> => {
    const editor = await openEditor(planOf(4));
    await editor.press('x');
    editor.click({ x: 20, y: 20 });
    await screen.findByRole('textbox', { name: messages.textOnPlan });
    await editor.press(keys);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: messages.textOnPlan })).toBeNull());
    return editor;
  };

  it.each(['{Enter}', '{Escape}'])('keeps the typed words on %s, as one undo step', async (key) => {
    const { store, press } = await write(`Beach bar${key}`);
    expect(store.get(drawingAtom).decor).toMatchObject([{ decor: { kind: 'text', text: 'Beach bar' } }]);
    await press(UNDO);
    expect(store.get(drawingAtom).decor).toEqual([]);
  });

  it.each(['{Enter}', '{Escape}'])('adds nothing without words on %s', async (key) => {
    const { store } = await write(key);
    expect(store.get(drawingAtom).decor).toEqual([]);
    expect(store.get(undoLabelAtom)).toBeUndefined();
  });
});

describe('panning', () => {
  const viewOf = ({ plan }: EditorDriver): [scale: number, x: number, y: number] =>
    plan.dataset['viewport']!.split(' ').map(Number) as [number, number, number];

  it.each<[way: string, press: (editor: EditorDriver, button: HTMLElement) => Promise<void>]>([
    [
      'pressed over the plan after a click on a tool',
      async (editor, button) => {
        await userEvent.click(button);
        editor.pointer('pointermove', { x: 100, y: 100 }, { buttons: 0 });
        button.focus();
        await editor.press('{ >}');
      },
    ],
    [
      'pressed over a clicked tool, before the mouse is over the plan',
      async (editor, button) => {
        await userEvent.click(button);
        editor.plan.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse', bubbles: true }));
        button.focus();
        await editor.press('{ >}');
        editor.pointer('pointermove', { x: 100, y: 100 }, { buttons: 0, movementX: 3 });
      },
    ],
    [
      'pressed once the mouse moves after a tool was reached by keyboard',
      async (editor, button) => {
        await editor.press('t');
        button.focus();
        await editor.press('{Tab}{Shift>}{Tab}{/Shift}');
        expect(document.activeElement).toBe(button);
        editor.pointer('pointermove', { x: 100, y: 100 }, { buttons: 0, movementX: 3 });
        await editor.press('{ >}');
      },
    ],
  ])('drags the view with space %s, and draws nothing', async (_, press) => {
    const editor = await openEditor(planOf(4));
    const before = editor.store.get(drawingAtom);
    const view = viewOf(editor);
    await press(editor, tool('Table'));
    editor.drag([
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 130, y: 100 },
    ]);
    await editor.press('{/ }');
    await editor.settled();
    expect(viewOf(editor)).not.toEqual(view);
    expect(editor.store.get(drawingAtom)).toBe(before);
    expect(editor.store.get(toolAtom)).toBe('table');
  });

  it('leaves space to a checkbox that was reached by keyboard', async () => {
    const { press } = await openEditor(planOf(4));
    await press('t');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: inspectorMessages.keepTool });
    box.focus();
    await press(' ');
    expect(box.checked).toBe(true);
  });
});
