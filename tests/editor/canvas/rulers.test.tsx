/** Rulers, and the scale of the plan from a measured line. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { RULER_PX, rulerStep } from '../../../src/editor/canvas/rulerPainter.ts';
import { drawingAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor, planOf } from '../editorDriver.tsx';

test.each([
  [1, undefined, 100],
  [2.5, undefined, 50],
  [0.1, undefined, 1_000],
  [1, 50, 100],
  [20, 50, 5],
])('labels every 1, 2 or 5 of a decade at scale %s with %s units per meter', (scale, unitsPerMeter, step) => {
  expect(rulerStep(scale, unitsPerMeter)).toBeCloseTo(step);
});

const rulers = (): HTMLCanvasElement | null => document.querySelector('.editor-rulers');

/** Colors of the top ruler in a row of pixels. */
function pixelsAt(canvas: HTMLCanvasElement, y: number): Uint8ClampedArray {
  const ratio = canvas.width / canvas.clientWidth;
  return canvas.getContext('2d')!.getImageData(0, Math.round(y * ratio), canvas.width, 1).data;
}

it('shows rulers by key, highlights the selection, and hides them again', async () => {
  const { press, click, middle, plan } = await openEditor(planOf(4));
  plan.focus();
  await press('{Shift>}r{/Shift}');
  await waitFor(() => expect(rulers()).not.toBeNull());
  const canvas = rulers()!;
  expect(canvas.clientWidth).toBe(plan.clientWidth);
  const before = pixelsAt(canvas, RULER_PX - 8);
  expect(before.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  click(middle('Table 1'));
  await waitFor(() => expect(pixelsAt(canvas, RULER_PX - 8)).not.toEqual(before));
  await press('{Shift>}r{/Shift}');
  await waitFor(() => expect(rulers()).toBeNull());
});

it('sets the scale from a line that is measured by keyboard alone', async () => {
  const { store, press, plan } = await openEditor(planOf(4));
  plan.focus();
  await press('m{Enter}{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}');
  await press('{Control>}k{/Control}');
  await press(`${messages.setScale}{Enter}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(messages.actualMeters)));
  // The line of 50 units would be less than one to a meter, which no plan can have.
  await press('51{Enter}');
  expect([store.get(drawingAtom).unitsPerMeter, store.get(undoLabelAtom)]).toEqual([undefined, undefined]);
  await press('{Control>}a{/Control}1.25{Enter}');
  expect(store.get(drawingAtom).unitsPerMeter).toBe(40);
  expect(store.get(undoLabelAtom)).toBe(messages.setScale);
  await waitFor(() => expect(announcement()).toBe(messages.scaleSet));
  await press('{Control>}z{/Control}');
  expect(store.get(drawingAtom).unitsPerMeter).toBeUndefined();
});
