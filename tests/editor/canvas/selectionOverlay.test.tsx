/** The Konva nodes above the plan. */
import { Konva } from 'konva/lib/Core.js';
import type { Stage } from 'konva/lib/Stage.js';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor, planOf } from '../editorDriver.tsx';

function overlayStage(plan: HTMLElement): Stage {
  const stage = Konva.stages.find((one) => !plan.contains(one.container()));
  if (!stage) throw new Error('There is no stage above the plan.');
  return stage;
}

const namesOf = (stage: Stage): string[] => (stage.getLayers()[0]?.getChildren() ?? []).map((node) => node.name());

/** Whether anything is painted within 6 CSS pixels of a point of the window. */
function isPaintedAt(stage: Stage, { x, y }: { x: number; y: number }): boolean {
  const canvas = stage.getLayers()[0]!.getNativeCanvasElement();
  const { left, top } = canvas.getBoundingClientRect();
  const ratio = canvas.width / canvas.clientWidth;
  const side = Math.round(12 * ratio);
  const { data } = canvas
    .getContext('2d')!
    .getImageData(Math.round((x - left - 6) * ratio), Math.round((y - top - 6) * ratio), side, side);
  return data.some((value, i) => i % 4 === 3 && value > 200);
}

it('shows a frame and its handles as nodes, where the selected table is', async () => {
  const { click, middle, box, onScreen, plan, press } = await openEditor(planOf(4));
  const stage = overlayStage(plan);
  expect(stage.size()).toEqual({ width: plan.clientWidth, height: plan.clientHeight });
  expect(namesOf(stage)).toEqual([]);
  expect(stage.container().style.display).toBe('none');
  click(middle('Table 1'));
  await waitFor(() => expect(namesOf(stage)).toContain('frame'));
  expect(stage.container().style.display).toBe('');
  expect(namesOf(stage)).toEqual(expect.arrayContaining(['handle rotate', 'handle nw', 'handle se']));
  const { x, y, width, height } = box('Table 1');
  await waitFor(() => expect(isPaintedAt(stage, onScreen({ x, y }))).toBe(true));
  expect(isPaintedAt(stage, onScreen({ x: x + width, y: y + height }))).toBe(true);
  const canvas = stage.getLayers()[0]!.getNativeCanvasElement();
  // As on a device that runs out of graphics memory.
  canvas.getContext('2d')!.clearRect(-1e4, -1e4, 2e4, 2e4);
  expect(isPaintedAt(stage, onScreen({ x, y }))).toBe(false);
  canvas.dispatchEvent(new Event('contextrestored'));
  await waitFor(() => expect(isPaintedAt(stage, onScreen({ x, y }))).toBe(true));
  await press('{Escape}');
  await waitFor(() => expect(namesOf(stage)).toEqual([]));
});
