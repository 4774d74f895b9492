/** Rulers, and the scale of the plan from a measured line. */
import { waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { RULER_PX, rulerStep } from '../../../src/editor/canvas/rulerPainter.ts';
import { openEditor, planOf } from '../editorDriver.tsx';

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
