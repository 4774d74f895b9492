/** Dragged items look as they do in the plan, pictures too. */
import { waitFor } from '@testing-library/react';
import { Konva } from 'konva/lib/Core.js';
import { expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { planOf, openEditor } from '../editorDriver.tsx';

const PLAN: Plan = {
  ...planOf(1),
  width: 800,
  height: 600,
  decor: [{ kind: 'picture', picture: '/assets/icon.svg', x: 300, y: 200, width: 200, height: 200 }],
};

/** The canvas of the layer of dragged items. */
function draggedLayer(plan: HTMLElement): HTMLCanvasElement {
  const stage = Konva.stages.find((one) => plan.contains(one.container()))!;
  return stage
    .getLayers()
    .find((one) => one.name() === 'dragged')!
    .getNativeCanvasElement();
}

/** The number of painted pixels of a canvas. */
function paintedOn(canvas: HTMLCanvasElement): number {
  if (canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 200) count += 1;
  return count;
}

it('draws a picture while it is dragged', async () => {
  const { pointer, plan } = await openEditor(PLAN);
  const lifted = (): HTMLCanvasElement => draggedLayer(plan);
  await fetch('/assets/icon.svg');
  pointer('pointerdown', { x: 400, y: 300 });
  const scale = Number(plan.dataset['viewport']!.split(' ')[0]);
  await waitFor(
    () => {
      pointer('pointermove', { x: 430 + Math.random(), y: 320 });
      // The outline alone has a few hundred pixels.
      expect(paintedOn(lifted())).toBeGreaterThan(0.3 * (200 * scale) ** 2);
    },
    { timeout: 30_000 },
  );
  pointer('pointerup', { x: 430, y: 320 });
  await waitFor(() => expect(paintedOn(lifted())).toBe(0));
});
