/** The Konva nodes of a plan. */
import { Konva } from 'konva/lib/Core.js';
import type { Stage } from 'konva/lib/Stage.js';
import { expect, it, vi } from 'vitest';
import type { TableState } from '../../../src/domain/plan/table.ts';
import { nextFrames, realTap, realTouch, rested, showPlan, tablesAt, viewportOf } from '../planDriver.tsx';

const TABLES = tablesAt([
  { x: 100, y: 80, width: 60, height: 40 },
  { x: 300, y: 280, width: 60, height: 40 },
  { x: 600, y: 480, width: 90, height: 60 },
]);

function stageOf({ element }: { element: HTMLElement }): Stage {
  const stage = Konva.stages.find((one) => element.contains(one.container()));
  if (!stage) throw new Error('The plan has no stage.');
  return stage;
}

const namesOf = (stage: Stage): string[] => (stage.getLayers()[0]?.getChildren() ?? []).map((node) => node.name());

it('is as large as the plan with its overscan, and its position and scale are the view', async () => {
  const plan = await showPlan(TABLES);
  plan.handle.flyTo({ x: 60, y: 40, width: 200, height: 200 });
  await rested(plan);
  const stage = stageOf(plan);
  const overscan = { x: (stage.width() - 400) / 2, y: (stage.height() - 500) / 2 };
  expect(overscan.x).toBeGreaterThan(0);
  expect(overscan.y).toBeGreaterThan(0);
  const [scale, x, y] = viewportOf(plan).split(' ').map(Number);
  expect(stage.scaleX()).toBeCloseTo(scale!, 5);
  expect(stage.x() - overscan.x).toBeCloseTo(x!, 2);
  expect(stage.y() - overscan.y).toBeCloseTo(y!, 2);
});

it('converts a pointer to plan units, at rest and while the plan moves', async () => {
  const plan = await showPlan(TABLES);
  plan.handle.flyTo({ x: 300, y: 200, width: 200, height: 200 });
  await rested(plan);
  const stage = stageOf(plan);
  const reported: { x: number; y: number }[] = [];
  const touched = vi.fn<() => void>();
  stage.on('touchmove', touched);
  stage.on('pointermove', () => {
    const point = stage.getRelativePointerPosition();
    if (point) reported.push(point);
  });
  const { x, y } = plan.screenOf({ x: 400, y: 300 });
  await realTouch('touchStart', [x, y]);
  for (let step = 1; step <= 6; step++) {
    await realTouch('touchMove', [x + step * 8, y]);
    await nextFrames();
  }
  await realTouch('touchEnd');
  expect(reported.length).toBeGreaterThan(3);
  // The same point of the plan stays under the finger, up to the 8 pixels of the current move.
  for (const point of reported) {
    expect(Math.abs(point.x - 400) * stage.scaleX()).toBeLessThan(9);
    expect(point.y).toBeCloseTo(300, 0);
  }
  // As a touch, each movement would be handled a second time.
  expect(touched).not.toHaveBeenCalled();
});

it('reports a touch of the stage to the plan once', async () => {
  const plan = await showPlan(TABLES);
  await realTap(plan.screenOf({ x: 330, y: 300 }));
  expect(plan.taps).toEqual(['2']);
});

it('has a node above the other tables for each that is selected or has the keyboard focus', async () => {
  const plan = await showPlan(TABLES);
  const stage = stageOf(plan);
  expect(namesOf(stage)).toEqual(['background', 'tables']);
  const states = new Map<string, TableState>([
    ['1', 'selected'],
    ['3', 'selected'],
  ]);
  plan.update({ states, focusedKey: '2' });
  await rested(plan);
  expect(namesOf(stage)).toEqual(['background', 'tables', 'selected', 'selected', 'focused']);
  const color = await plan.colorAt({ x: 130, y: 76 });
  plan.update({ states: new Map(), focusedKey: undefined });
  await rested(plan);
  expect(namesOf(stage)).toEqual(['background', 'tables']);
  expect(await plan.colorAt({ x: 130, y: 76 })).not.toEqual(color);
});

it('keeps its picture when Konva asks for a redraw, as it does when the page is shown again', async () => {
  const plan = await showPlan(TABLES);
  const before = await plan.drawing();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await plan.drawing()).toEqual(before);
  expect(before.some((gray) => gray < 0.5)).toBe(true);
});
