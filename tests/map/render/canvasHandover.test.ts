/** What happens to the first paint, which is drawn before the map is interactive. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { type CanvasBackend, plainCanvasBackend } from '../../../src/map/render/canvasBackend.ts';
import { MAX_DETAILED_TABLES } from '../../../src/map/scene/tableBuffers.ts';
import { palettes } from '../../../src/map/paint/palette.ts';
import { PlanView } from '../../../src/map/planView.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import type { TableState } from '../../../src/domain/plan/table.ts';
import { paintTables } from '../../../src/map/paint/tablePainter.ts';
import { type Viewport, fitPlan } from '../../../src/map/camera/viewport.ts';
import { nextFrames, tablesAt } from '../planDriver.tsx';

const SIZE = { width: 400, height: 500 };
const SCENE = buildScene(
  tablesAt(
    Array.from({ length: 500 }, (_, i) => ({ x: (i % 20) * 60, y: Math.floor(i / 20) * 50, width: 40, height: 30 })),
  ),
);

type First = {
  view: PlanView;
  element: HTMLElement;
  canvas: HTMLCanvasElement;
  drawings: () => number;
  later: CanvasBackend & { drawings: () => number };
  paint(chosen: number[]): void;
  fitted: Viewport;
};

/** Draws the whole plan on a plain canvas, makes it interactive, and attaches the canvases that will replace it. */
async function openFirst(): Promise<First> {
  const scene = SCENE;
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    overflow: 'hidden',
    width: `${SIZE.width}px`,
    height: `${SIZE.height}px`,
  });
  document.body.append(element);
  const fitted = fitPlan(scene.extent, scene.filled, { x: 0, y: 0, ...SIZE }, SIZE);
  const states =
    (chosen: readonly number[]) =>
    (place: number): TableState =>
      chosen.includes(place) ? 'selected' : 'available';
  const painting = (chosen: readonly number[]) => ({ scene, palette: palettes.light, stateOf: states(chosen) });
  const first = plainCanvasBackend(element, (ctx) =>
    paintTables(ctx, painting([]), scene.allIndices, {
      scale: fitted.scale,
      ratio: 1,
      dense: scene.tables.length > MAX_DETAILED_TABLES,
    }),
  );
  first.resize({ size: SIZE, overscan: { x: 0, y: 0 }, ratio: window.devicePixelRatio });
  first.draw(fitted);
  const drawn = vi.spyOn(first, 'draw');
  const view = new PlanView();
  first.paint = view.renderer.drawTables;
  view.setRenderInput(painting([]), true);
  view.attachCanvases(first, { size: SIZE, view: fitted });
  const end = view.mount(element);
  onTestFinished(() => {
    end();
    element.remove();
  });
  const host = element.appendChild(document.createElement('div'));
  const later = { ...plainCanvasBackend(host, view.renderer.drawTables), movable: true };
  const drawnLater = vi.spyOn(later, 'draw');
  await nextFrames();
  view.attachCanvases(later);
  await nextFrames();
  return {
    view,
    element,
    canvas: first.canvas()!,
    drawings: () => drawn.mock.calls.length,
    later: Object.assign(later, { drawings: () => drawnLater.mock.calls.length }),
    paint: (chosen) => view.setRenderInput(painting(chosen)),
    fitted,
  };
}

const settled = (element: HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(element.dataset['still']).toBe('true'));

it('keeps the first paint while the next canvases wait', async () => {
  const { element, fitted, drawings, later, canvas } = await openFirst();
  expect(element.dataset).toMatchObject({
    ready: 'true',
    still: 'true',
    viewport: `${fitted.scale.toFixed(6)} ${fitted.x.toFixed(3)} ${fitted.y.toFixed(3)}`,
  });
  expect([drawings(), later.drawings()]).toEqual([0, 0]);
  expect(canvas.isConnected).toBe(true);
});

it('paints a selection into the first paint', async () => {
  const { paint, canvas, drawings, fitted } = await openFirst();
  const { x, y, width, height } = SCENE.tables[123]!.box;
  const color = (): number[] => [
    ...canvas
      .getContext('2d')!
      .getImageData(
        Math.floor(((x + width / 2) * fitted.scale + fitted.x) * window.devicePixelRatio),
        Math.floor(((y + height / 2) * fitted.scale + fitted.y) * window.devicePixelRatio),
        1,
        1,
      ).data,
  ];
  const before = color();
  paint([123]);
  await nextFrames();
  expect(color()).not.toEqual(before);
  expect(drawings()).toBe(0);
  paint([]);
  await nextFrames();
  expect(color()).toEqual(before);
});

it('replaces the first paint at the next redraw and keeps it as the overview', async () => {
  const { view, element, canvas, later, drawings } = await openFirst();
  view.zoom(1);
  await nextFrames();
  await settled(element);
  expect([drawings(), later.drawings()]).toEqual([0, 1]);
  expect(element.firstElementChild).toBe(canvas);
  // The overview is hidden at rest.
  expect(canvas.style.display).toBe('none');
  // Only the canvases that took over are visible; a high-resolution screen would show its rest layer too.
  expect([...element.querySelectorAll('canvas')].filter(({ style }) => style.display !== 'none')).toHaveLength(1);
});

it('replaces the first paint when a pan ends where it began', async () => {
  const { view, later, fitted } = await openFirst();
  view.renderer.show({ ...fitted, x: fitted.x + 2 }, true, true);
  view.renderer.show(fitted, true, true);
  expect(later.drawings()).toBe(0);
  view.renderer.show(fitted, false, false);
  expect(later.drawings()).toBe(1);
});

it('replaces the first paint when the finger lets go, although the plan glides on', async () => {
  const { view, later, fitted } = await openFirst();
  view.renderer.show({ ...fitted, x: fitted.x + 2 }, true, true);
  expect(later.drawings()).toBe(0);
  view.renderer.show({ ...fitted, x: fitted.x + 4 }, true, false);
  expect(later.drawings()).toBe(1);
});
