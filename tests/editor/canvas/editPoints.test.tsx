/** Editing the points of a shape with the mouse, keys and the inspector. */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import type { Decor, Plan } from '../../../src/domain/plan/plan.ts';
import { drawingAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { toolAtom } from '../../../src/editor/tools/toolState.ts';
import { Inspector } from '../../../src/editor/panels/inspector/Inspector.tsx';
import { type PanelDriver, renderPanel } from '../panels/panelDriver.tsx';
import { planOf, announcement, openEditor, type EditorDriver } from '../editorDriver.tsx';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

const PLAN: Plan = {
  ...planOf(4),
  width: 1_000,
  height: 800,
  decor: [
    {
      kind: 'area',
      surface: 'wood',
      points: pointsAt('400,200 700,200 700,500 400,500'),
    },
    {
      kind: 'wall',
      points: pointsAt('100,600 300,600'),
      width: 10,
    },
  ],
};
type Shape = Extract<Decor, { points: unknown }>;
const pointsOn = ({ store }: Pick<EditorDriver, 'store'>, place = 0) =>
  (store.get(drawingAtom).decor[place]!.decor as Shape).points;
const status = (): string => document.querySelector('.editor-status-selected')!.textContent;

describe('on the plan', () => {
  it('a double click enters, a drag moves a point as one undo step, Escape leaves', async () => {
    const at = await openEditor(PLAN);
    at.click({ x: 450, y: 450 });
    await waitFor(() => expect(status()).toBe('1 item selected · Enter edits its points'));
    // Both clicks in one task, because the wait above may take longer than a double click.
    at.click({ x: 450, y: 450 });
    at.click({ x: 450, y: 450 });
    expect(at.store.get(toolAtom)).toBe('points');
    await waitFor(() => expect(announcement()).toMatch(/^Drag a point/));
    at.drag(
      [
        { x: 700, y: 200 },
        { x: 720, y: 190 },
        { x: 761, y: 143 },
      ],
      { ctrlKey: true },
    );
    expect(Math.abs(pointsOn(at)[1]![0] - 761)).toBeLessThan(2);
    expect(Math.abs(pointsOn(at)[1]![1] - 143)).toBeLessThan(2);
    await at.press('{Control>}z{/Control}');
    expect(pointsOn(at)).toEqual(pointsAt('400,200 700,200 700,500 400,500'));
    expect(at.store.get(undoLabelAtom)).toBeUndefined();
    await at.press('{Escape}');
    expect([at.store.get(toolAtom), at.selected()]).toEqual(['select', ['d1']]);
  });

  it('Enter enters; arrows move the selected point, Delete deletes it down to the minimum', async () => {
    const at = await openEditor(PLAN);
    at.click({ x: 450, y: 450 });
    at.plan.focus();
    await at.press('{Enter}');
    expect(at.store.get(toolAtom)).toBe('points');
    await at.press('{Delete}');
    await waitFor(() => expect(announcement()).toBe('Select the point to delete first.'));
    at.click({ x: 700, y: 200 });
    await at.press('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(pointsOn(at)[1]).toEqual([701, 190]);
    await at.press('{Backspace}');
    expect(pointsOn(at)).toEqual(pointsAt('400,200 700,500 400,500'));
    at.click({ x: 400, y: 200 });
    await at.press('{Delete}');
    expect(pointsOn(at)).toHaveLength(3);
    await waitFor(() => expect(announcement()).toBe('An area needs at least 3 points.'));
    expect(at.store.get(drawingAtom).decor).toHaveLength(2);
  });
});

describe('in the inspector', () => {
  const open = (key = 'd1', drawing = documentFromPlan(PLAN)): PanelDriver =>
    renderPanel(<Inspector />, 'Inspector', drawing, [key]);
  const button = ({ region }: PanelDriver, name: string): HTMLButtonElement =>
    within(region).getByRole<HTMLButtonElement>('button', { name });

  test('adds a point after each, removes one, and keeps the focus in the list', async () => {
    const at = open();
    await at.user.click(button(at, 'Add a point after point 4'));
    expect(pointsOn(at)[4]).toEqual([400, 350]);
    at.undoesInOne();
    await at.user.click(button(at, 'Remove point 4'));
    expect(pointsOn(at)).toHaveLength(3);
    expect(document.activeElement).toBe(button(at, 'Remove point 3'));
    await at.user.click(button(at, 'Remove point 1'));
    expect(pointsOn(at)).toHaveLength(3);
    expect(button(at, 'Remove point 1').title).toBe('An area needs at least 3 points.');
    at.undoesInOne();
  });
});
