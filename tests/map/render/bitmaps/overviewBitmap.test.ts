import { expect, it, onTestFinished, vi } from 'vitest';
import { fitBox } from '../../../../src/map/camera/viewport.ts';
import { palettes } from '../../../../src/map/paint/palette.ts';
import type { RenderInput } from '../../../../src/map/paint/renderInput.ts';
import { OverviewBitmap } from '../../../../src/map/render/bitmaps/overviewBitmap.ts';
import { buildScene } from '../../../../src/map/scene/scene.ts';
import { tablesAt } from '../../planDriver.tsx';

const SIZE = { width: 200, height: 300 };

/** Enough for two strips. */
const TABLES = Array.from({ length: 400 }, (_, index) => ({
  x: (index % 20) * 50,
  y: index * 5,
  width: 40,
  height: 40,
}));

function finish(work: Generator<undefined>): void {
  while (!work.next().done);
}

it('continues a painting that was interrupted, and keeps its background if only tables have changed', () => {
  const scene = buildScene(tablesAt(TABLES));
  const paintBackground = vi.fn<NonNullable<RenderInput['paintBackground']>>();
  const input: RenderInput = { scene, palette: palettes.light, stateOf: () => 'available', paintBackground };
  const fitted = fitBox(scene.extent, { x: 0, y: 0, ...SIZE });
  const overview = new OverviewBitmap();
  overview.paint(input, fitted, SIZE, 1).next();
  expect(paintBackground).toHaveBeenCalledTimes(1);
  finish(overview.paint(input, fitted, SIZE, 1));
  expect(paintBackground).toHaveBeenCalledTimes(2);
  expect(overview.isReady).toBe(true);
  overview.invalidateTables();
  expect(overview.isReady).toBe(false);
  finish(overview.paint(input, fitted, SIZE, 1));
  expect(paintBackground).toHaveBeenCalledTimes(2);
  overview.invalidate();
  finish(overview.paint(input, fitted, SIZE, 1));
  expect(paintBackground).toHaveBeenCalledTimes(4);
});

it('starts again with all tables if one changes while it paints', () => {
  const scene = buildScene(tablesAt(TABLES));
  const stateOf = vi.fn<RenderInput['stateOf']>(() => 'available');
  const input: RenderInput = { scene, palette: palettes.light, stateOf: () => 'available' };
  const fitted = fitBox(scene.extent, { x: 0, y: 0, ...SIZE });
  const overview = new OverviewBitmap();
  overview.paint(input, fitted, SIZE, 1).next();
  overview.repaintTables({ ...input, stateOf }, [0]);
  finish(overview.paint({ ...input, stateOf }, fitted, SIZE, 1));
  expect(stateOf).toHaveBeenCalledWith(0);
  expect(stateOf).toHaveBeenCalledWith(TABLES.length - 1);
});

it('keeps its canvases when a painting is interrupted and starts again', () => {
  const scene = buildScene(tablesAt([{ x: 0, y: 0, width: 40, height: 40 }]));
  const input: RenderInput = {
    scene,
    palette: palettes.light,
    stateOf: () => 'available',
    paintBackground(ctx, _scale, { x, y, width, height }) {
      ctx.fillStyle = '#2060c0';
      ctx.fillRect(x, y, width, height);
    },
  };
  const fitted = fitBox(scene.extent, { x: 0, y: 0, ...SIZE });
  const overview = new OverviewBitmap();
  const createElement = vi.spyOn(document, 'createElement');
  onTestFinished(() => createElement.mockRestore());
  for (let times = 0; times < 3; times++) {
    overview.invalidate();
    overview.paint(input, fitted, SIZE, 1).next();
  }
  const work = overview.paint(input, fitted, SIZE, 1);
  finish(work);
  expect(overview.hasBackground).toBe(true);
  expect(createElement).not.toHaveBeenCalledWith('canvas');
});
