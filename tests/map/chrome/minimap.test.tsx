import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitPlan } from '../../../src/map/camera/viewport.ts';
import { Minimap } from '../../../src/map/chrome/Minimap.tsx';
import type { PlanHandle } from '../../../src/map/chrome/planHandle.ts';
import type { Overlay } from '../../../src/map/chrome/overlay.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { tablesAt } from '../planDriver.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('paints only while the view rests, so that no gesture waits for it', () => {
  const places = Array.from({ length: 2_000 }, (_, at) => ({ x: (at % 50) * 60, y: Math.floor(at / 50) * 60 }));
  const scene = buildScene(tablesAt(places.map((at) => ({ ...at, width: 44, height: 40, text: 'T1', font_size: 12 }))));
  const size = { width: 400, height: 700 };
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: size.width }, clientHeight: { value: size.height } });
  const overlays = new Set<Overlay>();
  const handle = {
    element,
    addOverlay(overlay: Overlay) {
      overlays.add(overlay);
      return () => overlays.delete(overlay);
    },
    setObscuredCorner() {},
  } as Partial<PlanHandle> as PlanHandle;
  const paint = vi.fn();
  render(
    <Minimap
      handle={handle}
      scene={scene}
      theme="light"
      paintDecor={undefined}
      states={new Map()}
      insets={{ top: 0, right: 0, bottom: 0, left: 0 }}
      createPainter={() => paint}
    />,
  );
  const fitted = fitPlan(scene.extent, scene.filled, { x: 0, y: 0, ...size }, size);
  const show = (atRest: boolean): void => {
    act(() => {
      for (const overlay of overlays) overlay.show({ ...fitted, scale: fitted.scale * 8 }, atRest, true);
    });
  };
  show(true);
  show(false);
  vi.advanceTimersByTime(5_000);
  expect(paint).not.toHaveBeenCalled();
  show(true);
  vi.advanceTimersByTime(5_000);
  expect(paint).toHaveBeenCalledOnce();
});
