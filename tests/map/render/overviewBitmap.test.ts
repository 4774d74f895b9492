import { expect, it, onTestFinished, vi } from 'vitest';
import { fitBox } from '../../../src/map/camera/viewport.ts';
import { palettes } from '../../../src/map/paint/palette.ts';
import type { RenderInput } from '../../../src/map/paint/renderInput.ts';
import { OverviewBitmap } from '../../../src/map/render/overviewBitmap.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { tablesAt } from '../planDriver.tsx';

const SIZE = { width: 200, height: 300 };

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
  while (!work.next().done);
  expect(overview.hasBackground).toBe(true);
  expect(createElement).not.toHaveBeenCalledWith('canvas');
});
