/** Badges lie on the plan's own canvas, above their tables. */
import { expect, test } from 'vitest';
import { Badges } from '../../../src/map/chrome/Badges.tsx';
import type { Badge } from '../../../src/map/paint/badges/badge.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { NO_GROUND, type ShownPlan, nextFrames, showPlan, tablesAt } from '../planDriver.tsx';

const TABLES = tablesAt([
  { x: 100, y: 100, width: 80, height: 80 },
  { x: 500, y: 400, width: 80, height: 80 },
]);
const SCENE = buildScene(TABLES, NO_GROUND);
const BADGE: Badge = { tone: 'solid', title: 'Anna', figure: '4', detail: '' };

const badgesOf = (...keys: string[]) => (
  <Badges scene={SCENE} theme="light" links={[]} badges={new Map(keys.map((key) => [key, BADGE]))} />
);

/** The color of a table beside its texts, as the compositor shows it. */
function colorOf({ element, screenOf }: ShownPlan, { x, y }: { x: number; y: number }): string {
  const at = screenOf({ x: x + 6, y: y + 40 });
  const canvas = element.querySelector('canvas')!;
  const corner = element.getBoundingClientRect();
  const shown = canvas.getBoundingClientRect();
  const ratio = canvas.width / shown.width;
  const px = (corner.left + at.x - shown.left) * ratio;
  const py = (corner.top + at.y - shown.top) * ratio;
  return canvas.getContext('2d')!.getImageData(Math.round(px), Math.round(py), 1, 1).data.join(' ');
}

test('shows badges over their tables', async () => {
  const plan = await showPlan(TABLES, { badges: badgesOf('1') });
  const colors = (): string[] => TABLES.map(({ box }) => colorOf(plan, box));
  const [badged, plain] = colors();
  expect(badged).not.toBe(plain);
  plan.update({ badges: badgesOf('2') });
  await nextFrames();
  expect(colors()).toEqual([plain, badged]);
});
