import { Konva } from 'konva/lib/Core.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { TableState } from '../../src/domain/plan/table.ts';
import type { PlanHandle } from '../../src/map/chrome/planHandle.ts';
import { type Rgb, luminanceOf, patchDifference } from './pixels.ts';
import { FREE, NO_GROUND, type ShownPlan, nextFrames, showPlan, tablesAt } from './planDriver.tsx';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
});

/** Counts what begins a paint of the plan's canvas in view. */
function countPaints({ element }: ShownPlan): () => number {
  const clear = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
  const copy = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
  onTestFinished(() => {
    clear.mockRestore();
    copy.mockRestore();
  });
  const [canvas] = element.querySelectorAll('canvas');
  return () =>
    [...clear.mock.contexts, ...copy.mock.contexts].filter((ctx) => (ctx as CanvasRenderingContext2D).canvas === canvas)
      .length;
}

describe('the view at rest', () => {
  const CROWD = tablesAt(
    Array.from({ length: 600 }, (_, i) => ({ x: (i % 30) * 26, y: Math.floor(i / 30) * 29, width: 20, height: 20 })),
  );

  it('is painted once after two fingers, though nodes appear then', async () => {
    const plan = await showPlan(CROWD);
    const paints = countPaints(plan);
    plan.pointer('pointerdown', 200, 200);
    plan.pointer('pointerdown', 200, 300, { pointerId: 8 });
    for (let y = 310; y < 500; y += 10) {
      plan.pointer('pointermove', 200, y, { pointerId: 8 });
      await nextFrames();
    }
    const inMotion = paints();
    plan.pointer('pointerup', 200, 490, { pointerId: 8 });
    plan.pointer('pointerup', 200, 200);
    await plan.atRest();
    await pause(600);
    expect(paints() - inMotion).toBe(1);
    const stage = Konva.stages.find((one) => plan.element.contains(one.container()))!;
    expect(stage.find('.table').length).toBeGreaterThan(20);
  });

  it('is not painted for fingers that move nothing', async () => {
    const plan = await showPlan(CROWD);
    await pause(600);
    const paints = countPaints(plan);
    plan.pointer('pointerdown', 200, 200);
    plan.pointer('pointerdown', 200, 300, { pointerId: 8 });
    await pause(400);
    plan.pointer('pointerup', 200, 300, { pointerId: 8 });
    plan.pointer('pointerup', 200, 200);
    await pause(400);
    expect(paints()).toBe(0);
  });

  it('is painted again after its canvas was lost', async () => {
    const plan = await showPlan(FREE);
    const before = await plan.drawing();
    const [canvas] = plan.element.querySelectorAll('canvas');
    // As a phone does that runs out of graphics memory: the pixels are gone, and the state of the context.
    canvas!.setAttribute('width', String(canvas!.width));
    expect(await plan.drawing()).not.toEqual(before);
    canvas!.dispatchEvent(new Event('contextrestored'));
    expect(await plan.drawing()).toEqual(before);
  });
});

describe('taps and drags', () => {
  it('taps and drags report the tapped table, or one within 22 pixels, or empty ground', async () => {
    const plan = await showPlan(FREE);
    plan.tap(MIDDLES[1]);
    const { scale } = { scale: plan.screenOf({ x: 1, y: 0 }).x - plan.screenOf({ x: 0, y: 0 }).x };
    plan.tap({ x: 160 + 20 / scale, y: 100 });
    plan.tap({ x: 160 + 25 / scale, y: 100 });
    expect(plan.taps).toEqual(['2', '1', undefined]);
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

  it('states look different even without colors', async () => {
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

  it('states are repainted alone, with the same result as a full redraw', async () => {
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

describe('the pixel ratio', () => {
  const ratioOf = ({ element }: { element: HTMLElement }): number => {
    const canvas = element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
    return canvas.width / canvas.offsetWidth;
  };

  it('the pixel ratio is that of the screen, or the given one', async () => {
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
});
