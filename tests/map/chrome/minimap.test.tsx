/** The minimap's own canvas. */
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Minimap } from '../../../src/map/chrome/Minimap.tsx';
import { createMinimapPainter } from '../../../src/map/chrome/minimapPainter.ts';
import { NO_INSETS } from '../../../src/domain/plan/viewport.ts';
import { showPlan, tablesAt } from '../planDriver.tsx';

const CROWD = tablesAt(
  Array.from({ length: 600 }, (_, i) => ({ x: (i % 10) * 26, y: Math.floor(i / 10) * 29, width: 20, height: 20 })),
);

test('a minimap is painted again after its canvas was lost', async () => {
  const plan = await showPlan(CROWD);
  const parent = document.body.appendChild(document.createElement('div'));
  const root = createRoot(parent);
  onTestFinished(() => {
    root.unmount();
    parent.remove();
  });
  root.render(
    <Minimap
      handle={plan.handle}
      scene={plan.sceneOf(CROWD)}
      states={new Map()}
      theme="light"
      insets={NO_INSETS}
      paintDecor={undefined}
      createPainter={createMinimapPainter}
    />,
  );
  plan.handle.flyTo({ x: 0, y: 0, width: 100, height: 100 });
  const canvas = await vi.waitFor(() => {
    const found = parent.querySelector('canvas');
    expect(found).not.toBeNull();
    return found!;
  });
  const isPainted = (): boolean =>
    parent
      .querySelector('canvas')!
      .getContext('2d')!
      .getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0);
  await vi.waitFor(() => expect(isPainted()).toBe(true), { timeout: 10_000 });
  canvas.setAttribute('width', String(canvas.width));
  expect(isPainted()).toBe(false);
  canvas.dispatchEvent(new Event('contextrestored'));
  await vi.waitFor(() => expect(isPainted()).toBe(true), { timeout: 10_000 });
});
