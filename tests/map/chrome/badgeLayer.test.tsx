/** The layer of badges follows the plan. */
import { Konva } from 'konva/lib/Core.js';
import { expect, test } from 'vitest';
import { BadgeLayer } from '../../../src/map/chrome/BadgeLayer.tsx';
import type { Badge } from '../../../src/map/paint/badges/badge.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { NO_GROUND, type ShownPlan, nextFrames, showPlan, tablesAt } from '../planDriver.tsx';

const TABLES = tablesAt([
  { x: 100, y: 100, width: 80, height: 80 },
  { x: 500, y: 400, width: 80, height: 80 },
]);
const BADGE: Badge = { tone: 'solid', title: 'Anna', figure: '4', detail: '' };

async function showBadges(): Promise<{ plan: ShownPlan; canvas: HTMLCanvasElement; set(keys: string[]): void }> {
  const scene = buildScene(TABLES, NO_GROUND);
  const layer = (keys: string[]) => (
    <BadgeLayer scene={scene} theme="light" links={[]} badges={new Map(keys.map((key) => [key, BADGE]))} />
  );
  const plan = await showPlan(TABLES, { children: layer(['1']) });
  const stage = Konva.stages.find((one) => plan.element.contains(one.container()))!;
  const badges = stage.getLayers().find((one) => one.name() === 'badges')!;
  return {
    plan,
    canvas: badges.getNativeCanvasElement(),
    set: (keys) => plan.update({ children: layer(keys) }),
  };
}

/** Whether the bitmap, as the compositor shows it, covers a point of the plan. */
function isPainted({ plan, canvas }: { plan: ShownPlan; canvas: HTMLCanvasElement }, x: number, y: number): boolean {
  const at = plan.screenOf({ x, y });
  const corner = plan.element.getBoundingClientRect();
  const shown = canvas.getBoundingClientRect();
  const ratio = canvas.width / shown.width;
  const px = (corner.left + at.x - shown.left) * ratio;
  const py = (corner.top + at.y - shown.top) * ratio;
  return canvas.getContext('2d')!.getImageData(Math.round(px), Math.round(py), 1, 1).data[3]! > 0;
}

test('shows badges over their tables', async () => {
  const shown = await showBadges();
  expect(isPainted(shown, 140, 140)).toBe(true);
  expect(isPainted(shown, 540, 440)).toBe(false);
  shown.set(['2']);
  await nextFrames();
  expect(isPainted(shown, 140, 140)).toBe(false);
  expect(isPainted(shown, 540, 440)).toBe(true);
});
