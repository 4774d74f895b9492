import { describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { TableState } from '../../src/domain/plan/table.ts';
import type { PlanHandle } from '../../src/map/chrome/planHandle.ts';
import { type Rgb, luminanceOf, patchDifference } from './pixels.ts';
import { FREE, NO_GROUND, nextFrames, realTouch, showPlan, tablesAt } from './planDriver.tsx';

const RED: Rgb = [208, 32, 32];
const MIDDLES = [
  { x: 130, y: 100 },
  { x: 645, y: 510 },
] as const;

describe('the published view', () => {
  it('matches what is drawn, fitted and zoomed', async () => {
    const plan = await showPlan(FREE);
    for (const middle of MIDDLES) expect(await plan.colorAt(middle)).toEqual(RED);
    plan.handle.flyTo({ x: 60, y: 40, width: 200, height: 200 });
    await plan.atRest();
    for (const inside of [
      { x: 104, y: 100 },
      { x: 156, y: 100 },
      { x: 130, y: 84 },
      { x: 130, y: 116 },
    ])
      expect(await plan.colorAt(inside)).toEqual(RED);
    for (const outside of [
      { x: 97, y: 100 },
      { x: 163, y: 100 },
      { x: 130, y: 77 },
      { x: 130, y: 124 },
    ])
      expect(await plan.colorAt(outside)).not.toEqual(RED);
    expect(plan.handle.boxOf('1')!.x).toBeCloseTo(plan.screenOf({ x: 100, y: 80 }).x, 1);
  });

  it('fits the plan clear of the insets, once it has a size', async () => {
    const plan = await showPlan(FREE, { width: 0, height: 0, insets: { top: 100, right: 0, bottom: 60, left: 0 } });
    await nextFrames();
    expect(plan.element.dataset['ready']).toBe('false');
    expect(plan.handle.boxOf('1')).toBeUndefined();
    plan.resize(400, 500);
    await vi.waitFor(() => expect(plan.element.dataset['ready']).toBe('true'));
    await plan.atRest();
    const from = plan.screenOf({ x: 0, y: 0 });
    const to = plan.screenOf({ x: 800, y: 600 });
    expect(from.x).toBeCloseTo(0, 1);
    expect(to.x).toBeCloseTo(400, 1);
    expect((from.y + to.y) / 2).toBeCloseTo(270, 1);
    expect(await plan.colorAt(MIDDLES[0])).toEqual(RED);
  });

  it('stays fitted when the size changes, and keeps its center once the visitor has moved it', async () => {
    const plan = await showPlan(FREE);
    plan.resize(300, 700);
    await vi.waitFor(() => expect(plan.screenOf({ x: 0, y: 0 }).x).toBeCloseTo(0, 1));
    await vi.waitFor(() => expect(plan.screenOf({ x: 800, y: 0 }).x).toBeCloseTo(300, 1));
    plan.handle.zoomIn();
    plan.handle.zoomIn();
    await plan.atRest();
    const middle = { x: 400, y: 300 };
    expect(plan.screenOf(middle).x).toBeCloseTo(150, 0);
    plan.resize(410, 500);
    await vi.waitFor(() => expect(plan.screenOf(middle).x).toBeCloseTo(205, 0));
    expect(plan.screenOf(middle).y).toBeCloseTo(250, 0);
  });

  it('stays while the plan is hidden', async () => {
    const plan = await showPlan(FREE);
    plan.handle.flyTo({ x: 60, y: 40, width: 200, height: 200 });
    await plan.atRest();
    const before = plan.element.dataset['viewport'];
    plan.element.parentElement!.style.display = 'none';
    await nextFrames();
    plan.element.parentElement!.style.display = '';
    await nextFrames();
    await plan.atRest();
    expect(plan.element.dataset['viewport']).toBe(before);
    expect(await plan.colorAt(MIDDLES[0])).toEqual(RED);
  });

  it('is limited to the fitted view and to a smallest table of 120 pixels', async () => {
    const plan = await showPlan(FREE);
    const fitted = plan.element.dataset['viewport'];
    for (let i = 0; i < 20; i++) plan.handle.zoomIn();
    await plan.atRest();
    expect(plan.handle.boxOf('1')!.height).toBeCloseTo(120, 0);
    for (let i = 0; i < 20; i++) plan.handle.zoomOut();
    await plan.atRest();
    expect(plan.element.dataset['viewport']).toBe(fitted);
  });

  it('scrolls to a covered table, and stays for one that is clear', async () => {
    const plan = await showPlan(FREE, { insets: { top: 0, right: 0, bottom: 150, left: 0 } });
    plan.handle.flyTo({ x: 500, y: 250, width: 250, height: 250 });
    await plan.atRest();
    plan.handle.scrollIntoView('2');
    await plan.atRest();
    const box = plan.handle.boxOf('2')!;
    expect(box.y + box.height).toBeLessThan(350);
    const views = plan.views;
    plan.handle.scrollIntoView('2');
    await nextFrames();
    expect(plan.views).toBe(views);
  });

  it('enlarges an illegible table, shows the next one at the same scale, and stays where it must not zoom', async () => {
    const row = tablesAt(Array.from({ length: 60 }, (_, i) => ({ x: 40 + 300 * i, y: 400, width: 50, height: 44 })));
    const tapped = vi.fn<(key: string) => void>((key) => plan.handle.scrollIntoView(key, false));
    const plan = await showPlan(row, {
      ground: { width: 18_000, height: 900, decor: [] },
      onTap: ({ table }) => {
        if (table) tapped(table.key);
      },
    });
    const whole = plan.element.dataset['viewport'];
    plan.tap({ x: 665, y: 422 });
    await nextFrames();
    await plan.atRest();
    expect(tapped.mock.lastCall).toEqual(['3']);
    expect(plan.element.dataset['viewport']).toBe(whole);
    plan.handle.scrollIntoView('31');
    await plan.atRest();
    const { x, y, width, height } = plan.handle.boxOf('31')!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(60);
    expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([200, 250]);
    plan.handle.scrollIntoView('32');
    await plan.atRest();
    expect(plan.handle.boxOf('32')!.height).toBeCloseTo(height, 6);
    expect(plan.handle.boxOf('32')!.x).toBeLessThan(400 - width);
    plan.handle.flyTo({ x: 40, y: 400, width: 50, height: 44 });
    await plan.atRest();
    expect(plan.handle.boxOf('1')!.height).toBeCloseTo(96, 6);
  });
});

describe('taps and drags', () => {
  it('report the tapped table, or one within 22 pixels, or empty ground', async () => {
    const plan = await showPlan(FREE);
    plan.tap(MIDDLES[1]);
    const { scale } = { scale: plan.screenOf({ x: 1, y: 0 }).x - plan.screenOf({ x: 0, y: 0 }).x };
    plan.tap({ x: 160 + 20 / scale, y: 100 });
    plan.tap({ x: 160 + 25 / scale, y: 100 });
    expect(plan.taps).toEqual(['2', '1', undefined]);
  });

  it('select nothing at the end of a drag, a pinch or a canceled touch', async () => {
    const plan = await showPlan(FREE);
    const { x, y } = plan.screenOf(MIDDLES[0]);
    plan.pointer('pointerdown', x, y);
    plan.pointer('pointermove', x + 30, y);
    plan.pointer('pointerup', x + 30, y);
    plan.pointer('pointerdown', x, y);
    plan.pointer('pointerdown', x + 80, y, { pointerId: 8 });
    plan.pointer('pointerup', x + 80, y, { pointerId: 8 });
    plan.pointer('pointerup', x, y);
    plan.pointer('pointerdown', x, y);
    plan.pointer('pointercancel', x, y);
    await plan.atRest();
    expect(plan.taps).toEqual([]);
    plan.tap(MIDDLES[0]);
    expect(plan.taps).toEqual(['1']);
  });

  it('zoom in on a double tap on empty ground, never on a table', async () => {
    const plan = await showPlan(FREE);
    const before = plan.element.dataset['viewport'];
    plan.tap(MIDDLES[0]);
    plan.tap(MIDDLES[0]);
    await plan.atRest();
    expect(plan.element.dataset['viewport']).toBe(before);
    const ground = { x: 400, y: 300 };
    const was = plan.screenOf(ground);
    plan.tap(ground);
    plan.tap(ground);
    await vi.waitFor(() => expect(plan.element.dataset['still']).toBe('false'));
    await plan.atRest();
    expect(plan.element.dataset['viewport']).not.toBe(before);
    expect(plan.screenOf(ground).x).toBeCloseTo(was.x, 0);
    expect(plan.taps).toEqual(['1', '1', undefined, undefined]);
  });

  it('move the plan with real touches, and leave the page alone', async () => {
    const plan = await showPlan(FREE);
    const middle = { x: 200, y: 240 };
    const view = { from: plan.screenOf({ x: 0, y: 0 }), to: plan.screenOf({ x: 1, y: 0 }) };
    const under = {
      x: (middle.x - view.from.x) / (view.to.x - view.from.x),
      y: (middle.y - view.from.y) / (view.to.x - view.from.x),
    };
    const fingers = (apart: number): [number, number][] => [
      [middle.x - apart, middle.y - apart / 2],
      [middle.x + apart, middle.y + apart / 2],
    ];
    await realTouch('touchStart', ...fingers(20));
    for (let apart = 20; apart <= 110; apart += 10) await realTouch('touchMove', ...fingers(apart));
    await realTouch('touchEnd');
    await plan.atRest();
    const after = plan.screenOf(under);
    expect(Math.hypot(after.x - middle.x, after.y - middle.y)).toBeLessThan(1);
    expect(plan.screenOf({ x: 1, y: 0 }).x - plan.screenOf({ x: 0, y: 0 }).x).toBeGreaterThan(
      (view.to.x - view.from.x) * 4,
    );
    expect(window.visualViewport!.scale).toBe(1);
    expect(plan.taps).toEqual([]);
  });
});

describe('keys', () => {
  it('zoom, pan and fit the focused plan', async () => {
    const plan = await showPlan(FREE);
    const fitted = plan.element.dataset['viewport'];
    plan.element.focus();
    expect(document.activeElement).toBe(plan.element);
    const press = async (key: string): Promise<void> => {
      plan.element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await nextFrames();
      await plan.atRest();
    };
    await press('+');
    const zoomed = plan.screenOf({ x: 400, y: 300 });
    expect(plan.element.dataset['viewport']).not.toBe(fitted);
    await press('ArrowRight');
    expect(plan.screenOf({ x: 400, y: 300 }).x).toBeLessThan(zoomed.x);
    await press('0');
    expect(plan.element.dataset['viewport']).toBe(fitted);
  });
});

it('jumps with reduced motion', async () => {
  await cdp().send(
    'Emulation.setEmulatedMedia' as never,
    { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] } as never,
  );
  try {
    const plan = await showPlan(FREE);
    plan.handle.flyTo({ x: 60, y: 40, width: 200, height: 200 });
    await nextFrames();
    expect(plan.element.dataset['still']).toBe('true');
    expect(plan.screenOf({ x: 160, y: 0 }).x).toBeCloseTo(200, 0);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia' as never, { features: [] } as never);
  }
});

it('keeps its handle when the scene changes, so that no earlier scene stays in memory', async () => {
  const plan = await showPlan(FREE);
  const handles = new Set<PlanHandle | null>();
  plan.update({ handleRef: (handle) => void handles.add(handle) });
  plan.update({ scene: plan.sceneOf(FREE.slice(1)) });
  await plan.atRest();
  handles.delete(null);
  expect(handles.size).toBe(1);
});

it('draws no frames while a finger rests', async () => {
  const plan = await showPlan(FREE);
  const show = vi.fn();
  plan.handle.addOverlay({ show });
  const finger = { pointerType: 'touch' };
  plan.pointer('pointerdown', 100, 100, finger);
  plan.pointer('pointermove', 140, 100, finger);
  // The movement ends a while after its last event.
  for (let frames = 0; frames < 20; frames += 2) await nextFrames();
  const drawnFrames = show.mock.calls.length;
  for (let frames = 0; frames < 10; frames += 2) await nextFrames();
  expect(show).toHaveBeenCalledTimes(drawnFrames);
  plan.pointer('pointerup', 140, 100, finger);
  await plan.atRest();
  expect(show.mock.calls.length).toBeGreaterThan(drawnFrames);
});

describe('states', () => {
  const keys = ['available', 'unavailable', 'selected', 'ineligible'] as const;

  it('look different even without colors', async () => {
    const tables = tablesAt(keys.map((_, i) => ({ x: 20 + i * 200, y: 200, width: 140, height: 140 })));
    const states = new Map<string, TableState>(keys.map((state, i) => [String(i + 1), state]));
    const plan = await showPlan(tables, { states, width: 412, height: 400 });
    const patches = await Promise.all(
      keys.map((_, i) => plan.patch({ x: 5 + i * 200, y: 185, width: 170, height: 170 })),
    );
    for (let one = 0; one < keys.length; one++) {
      for (let other = one + 1; other < keys.length; other++) {
        expect(
          patchDifference(patches[one]!.map(luminanceOf), patches[other]!.map(luminanceOf)),
          `${keys[one]} and ${keys[other]}`,
        ).toBeGreaterThan(0.03);
      }
    }
  });

  it('are repainted alone, with the same result as a full redraw', async () => {
    const crowd = tablesAt(
      Array.from({ length: 64 }, (_, i) => ({
        text: `T${i}`,
        x: (i % 8) * 95,
        y: Math.floor(i / 8) * 70,
        width: 90,
        height: 60,
        rotation: (i % 5) * 7,
      })),
    );
    const plan = await showPlan(crowd, { focusedKey: '9' });
    const chosen = new Map<string, TableState>([
      ['20', 'selected'],
      ['21', 'unavailable'],
      ['40', 'ineligible'],
    ]);
    plan.update({ states: chosen, focusedKey: '30' });
    const repainted = await plan.drawing();
    plan.update({ theme: 'dark' });
    await nextFrames();
    plan.update({ theme: 'light' });
    const redrawn = await plan.drawing();
    expect(repainted.length).toBe(redrawn.length);
    expect(redrawn.some((gray) => gray < 0.5)).toBe(true);
    // Only the antialiasing at the edges of the clip differs.
    expect(repainted.filter((gray, i) => Math.abs(gray - redrawn[i]!) > 0.25)).toEqual([]);
  });

  it('default to whether the table is available', async () => {
    const [free, taken] = tablesAt([
      { x: 100, y: 80, width: 60, height: 40 },
      { x: 300, y: 80, width: 60, height: 40 },
    ]);
    const plan = await showPlan([free!, { ...taken!, available: false }]);
    expect(await plan.colorAt({ x: 130, y: 100 })).toEqual(RED);
    expect(await plan.colorAt({ x: 330, y: 100 })).not.toEqual(RED);
  });
});

it('paints the seats below a label with an offset, and omits them without room there', async () => {
  const at = { width: 300, height: 200, text: 'M', text_offset_x: 12, text_offset_y: 16, seats_font_size: 40 };
  const plan = await showPlan(
    tablesAt([
      { ...at, x: 40, y: 40, font_size: 60 },
      { ...at, x: 440, y: 40, font_size: 150 },
    ]),
  );
  plan.handle.flyTo({ x: 40, y: 40, width: 700, height: 200 });
  await plan.atRest();
  const inked = async (x: number, y: number, width: number, height: number): Promise<boolean> =>
    (await plan.patch({ x, y, width, height })).some((color) => Math.abs(luminanceOf(color) - luminanceOf(RED)) > 0.1);
  expect(await inked(52, 125, 100, 40)).toBe(true);
  expect(await inked(160, 60, 150, 160), 'the middle stays empty').toBe(false);
  expect(await inked(475, 210, 230, 16), 'no room').toBe(false);
});

it('draws at the same position with a fractional pixel ratio', async () => {
  await cdp().send(
    'Emulation.setDeviceMetricsOverride' as never,
    { width: 412, height: 915, deviceScaleFactor: 2.6, mobile: false } as never,
  );
  try {
    const plan = await showPlan(FREE, { ground: NO_GROUND });
    expect(window.devicePixelRatio).toBeCloseTo(2.6);
    const canvas = plan.element.querySelector('canvas')!;
    await vi.waitFor(() => {
      expect(canvas.width / canvas.clientWidth).toBeCloseTo(2.6, 1);
    });
    for (const middle of MIDDLES) expect(await plan.colorAt(middle)).toEqual(RED);
    expect(await plan.colorAt({ x: 98, y: 100 })).not.toEqual(RED);
    expect(await plan.colorAt({ x: 102, y: 100 })).not.toEqual(await plan.colorAt({ x: 94, y: 100 }));
  } finally {
    await cdp().send('Emulation.clearDeviceMetricsOverride' as never);
  }
});

it('takes no memory for overscan beyond the plan', async () => {
  const plan = await showPlan(FREE, { width: 400, height: 900 });
  const canvas = plan.element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
  expect([canvas.offsetWidth, canvas.offsetHeight]).toEqual([400, 900]);
  plan.handle.flyTo({ x: 400, y: 300, width: 60, height: 40 });
  await plan.atRest();
  expect(canvas.offsetWidth).toBeGreaterThan(600);
});

describe('the pixel ratio', () => {
  const ratioOf = ({ element }: { element: HTMLElement }): number => {
    const canvas = element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
    return canvas.width / canvas.offsetWidth;
  };

  it('is that of the screen, or the given one', async () => {
    const plan = await showPlan(FREE);
    expect(ratioOf(plan)).toBeCloseTo(window.devicePixelRatio, 1);
    plan.update({ pixelRatio: 3 });
    await vi.waitFor(() => expect(ratioOf(plan)).toBeCloseTo(3, 1));
    await plan.atRest();
    // A higher resolution, not a larger plan.
    for (const middle of MIDDLES) expect(await plan.colorAt(middle)).toEqual(RED);
    plan.update({ pixelRatio: undefined });
    await vi.waitFor(() => expect(ratioOf(plan)).toBeCloseTo(window.devicePixelRatio, 1));
  });

  it('applies from the start if it is given from the start', async () => {
    const plan = await showPlan(FREE, { pixelRatio: 2.625 });
    await plan.atRest();
    expect(ratioOf(plan)).toBeCloseTo(2.625, 1);
  });
});
