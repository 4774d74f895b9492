/** What an editor needs of the map: a pointer interceptor, unbounded panning, hidden items. */
import { describe, expect, it } from 'vitest';
import type { PointerInterceptor } from '../../../src/map/input/pointerInterceptor.ts';
import { rested, scaleOf, showPlan, tablesAt, viewportOf } from '../planDriver.tsx';

const TABLES = tablesAt([
  { x: 100, y: 100, width: 80, height: 60 },
  { x: 500, y: 400, width: 80, height: 60 },
]);

function recording(takes = true): { hand: PointerInterceptor; log: string[] } {
  const log: string[] = [];
  return {
    log,
    hand: {
      down: ({ x, y }) => {
        log.push(`down ${x} ${y}`);
        return takes;
      },
      move: ({ x, y }) => {
        log.push(`move ${x} ${y}`);
      },
      up: ({ x, y }) => {
        log.push(`up ${x} ${y}`);
      },
      cancel: () => {
        log.push('cancel');
      },
      hover: () => 'crosshair',
    },
  };
}

describe('a pointer interceptor', () => {
  it('a pointer interceptor takes a single pointer: the view stays and no tap is reported', async () => {
    const { hand, log } = recording();
    const plan = await showPlan(TABLES, { pointerInterceptor: hand });
    const view = viewportOf(plan);
    plan.pointer('pointerdown', 50, 60);
    plan.pointer('pointermove', 150, 160);
    plan.pointer('pointerup', 150, 160);
    await rested(plan);
    expect(log).toEqual(['down 50 60', 'move 150 160', 'up 150 160']);
    expect(viewportOf(plan)).toBe(view);
    expect(plan.taps).toEqual([]);
  });

  it('a pointer interceptor leaves a pointer to the plan', async () => {
    const { hand, log } = recording(false);
    const plan = await showPlan(TABLES, { pointerInterceptor: hand });
    plan.tap({ x: 140, y: 130 });
    expect(plan.taps).toEqual(['1']);
    expect(log).toHaveLength(1);
  });

  it('a pointer interceptor is canceled by a second finger, and both fingers zoom', async () => {
    const { hand, log } = recording();
    const plan = await showPlan(TABLES, { pointerInterceptor: hand });
    const before = scaleOf(plan);
    plan.pointer('pointerdown', 150, 250, { pointerId: 1, isPrimary: true });
    plan.pointer('pointermove', 160, 250, { pointerId: 1, isPrimary: true });
    plan.pointer('pointerdown', 240, 250, { pointerId: 2, isPrimary: false });
    plan.pointer('pointermove', 320, 250, { pointerId: 2, isPrimary: false });
    plan.pointer('pointerup', 320, 250, { pointerId: 2, isPrimary: false });
    plan.pointer('pointerup', 160, 250, { pointerId: 1, isPrimary: true });
    await rested(plan);
    expect(log).toEqual(['down 150 250', 'move 160 250', 'cancel']);
    expect(scaleOf(plan) / before).toBeCloseTo(2, 1);
  });

  it('a pointer interceptor is canceled when its pointer is lost, and gets the next one', async () => {
    const { hand, log } = recording();
    const plan = await showPlan(TABLES, { pointerInterceptor: hand });
    plan.pointer('pointerdown', 50, 60);
    plan.pointer('pointercancel', 50, 60);
    window.dispatchEvent(new Event('blur'));
    plan.pointer('pointerdown', 70, 80);
    window.dispatchEvent(new Event('blur'));
    expect(log).toEqual(['down 50 60', 'cancel', 'down 70 80', 'cancel']);
  });
});

it('keeps the view when the scene changes and zooms out beyond the fitted view with unbounded panning', async () => {
  const plan = await showPlan(TABLES, { unboundedPan: true });
  const view = viewportOf(plan);
  plan.update({ scene: plan.sceneOf(tablesAt([{ x: 1_500, y: 1_500, width: 80, height: 60 }])) });
  await rested(plan);
  expect(viewportOf(plan)).toBe(view);
  plan.handle.fit();
  await rested(plan);
  const fitted = scaleOf(plan);
  plan.handle.zoomOut();
  await rested(plan);
  expect(scaleOf(plan)).toBeLessThan(fitted * 0.7);
});

it('the plan does not paint hidden items until they are shown again', async () => {
  const plan = await showPlan(TABLES, { unboundedPan: true });
  const at = { x: 110, y: 110 };
  const red = async (): Promise<boolean> => {
    const [r, g] = await plan.colorAt(at);
    return r > 150 && g < 90;
  };
  expect(await red()).toBe(true);
  plan.update({ hiddenItems: { tables: new Set(['1']), decor: new Set() } });
  expect(await red()).toBe(false);
  plan.update({ hiddenItems: undefined });
  expect(await red()).toBe(true);
});
