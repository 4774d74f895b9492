import { expect, it } from 'vitest';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { paintDecor } from '../../../../src/map/paint/decor/decorPainter.ts';
import { palettes } from '../../../../src/map/paint/palette.ts';
import type { RenderInput } from '../../../../src/map/paint/renderInput.ts';
import {
  paintCanvasTarget,
  paintInStrips,
  stripCount,
  stripsOf,
} from '../../../../src/map/render/bitmaps/canvasTarget.ts';
import { decorIndex } from '../../../../src/map/scene/decorIndex.ts';
import { buildScene } from '../../../../src/map/scene/scene.ts';
import { tablesAt } from '../../planDriver.tsx';

/** Its smooth outline runs beyond the box of its points, by up to 18 units. */
const POND: Decor = {
  kind: 'area',
  surface: 'sea',
  smooth: true,
  points: [
    [50, 50],
    [150, 50],
    [150, 150],
    [50, 150],
  ],
};
const SCENE = buildScene(tablesAt([{ x: 20, y: 20, width: 12, height: 12 }]), {
  width: 200,
  height: 200,
  decor: [POND],
});
const INPUT: RenderInput = {
  scene: SCENE,
  palette: palettes.light,
  stateOf: () => 'available',
  paintBackground: (ctx, scale, visible, part = visible) =>
    paintDecor(ctx, decorIndex(SCENE.decor).within(part), palettes.light, scale, () => undefined, visible, part),
};
const TARGET = { view: { scale: 1, x: 0, y: 0 }, ratio: 1, detailZoom: 1, dense: false };

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;

it('paints the same picture in strips as at once, also where a curve runs beyond its points', () => {
  const whole = canvasOf(200, 200);
  const inStrips = canvasOf(200, 200);
  paintCanvasTarget(whole, INPUT, { x: 0, y: 0, width: 200, height: 200 }, TARGET);
  for (const strip of stripsOf(200, 200, 10)) paintCanvasTarget(inStrips, INPUT, strip, TARGET);
  const strips = pixelsOf(inStrips);
  // Where the clip cuts a curve, its edge is smoothed a little differently.
  const largest = pixelsOf(whole).reduce((max, level, at) => Math.max(max, Math.abs(level - strips[at]!)), 0);
  expect(largest).toBeLessThan(40);
});

it('needs strips for many tables, and for decor on many pixels', () => {
  const box = { x: 0, y: 0, width: 200, height: 200 };
  const many = buildScene(tablesAt(Array.from({ length: 400 }, () => ({ x: 20, y: 20, width: 12, height: 12 }))));
  expect([stripCount(SCENE, box), stripCount(many, box)]).toEqual([1, 2]);
  expect([360 * 640, 3_400_000].map((pixels) => stripCount(SCENE, box, pixels))).toEqual([1, 8]);
});

it('pauses between the strips of a large canvas', () => {
  const work = paintInStrips(canvasOf(1_200, 900), INPUT, TARGET);
  expect([...work]).toHaveLength(2);
});
