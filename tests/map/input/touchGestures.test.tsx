/** Gestures on a plan by real touches in Chromium, and their interruptions. */
import { describe, expect, it, vi } from 'vitest';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import {
  FREE,
  type ShownPlan,
  nextFrames,
  realDrag,
  realTap,
  realTouch,
  rested,
  scaleOf,
  showPlan,
  tablesAt,
  viewportOf,
} from '../planDriver.tsx';

const ON_TABLE = { x: 130, y: 100 };
const GROUND = { x: 400, y: 300 };

/** Expects that the next tap reports its table and the next drag moves the plan. */
async function expectAlive(plan: ShownPlan): Promise<void> {
  plan.handle.fit();
  await rested(plan);
  plan.taps.length = 0;
  await realTap(plan.screenOf(ON_TABLE));
  await vi.waitFor(() => expect(plan.taps).toEqual(['1']));
  plan.handle.flyTo({ x: 300, y: 200, width: 200, height: 200 });
  await rested(plan);
  const before = plan.screenOf(GROUND);
  await realDrag({ x: 200, y: 200 }, { x: 240, y: 230 });
  await vi.waitFor(() => expect(plan.screenOf(GROUND).x).toBeGreaterThan(before.x + 20));
  await rested(plan);
  expect(plan.taps).toEqual(['1']);
}

describe('touch gestures', () => {
  it('leaves only the first tap to the browser, which moves the focus to the plan', async () => {
    const plan = await showPlan(FREE);
    const clicks: string[] = [];
    const note = ({ type }: Event): void => void clicks.push(type);
    for (const name of ['mousedown', 'click']) plan.element.addEventListener(name, note);
    const at = plan.screenOf(ON_TABLE);
    await realTap(at);
    await vi.waitFor(() => expect(clicks).toEqual(['mousedown', 'click']));
    expect(document.activeElement).toBe(plan.element);
    await realTap(at);
    await vi.waitFor(() => expect(plan.taps).toEqual(['1', '1']));
    // The browser sends mouse events in the frame after a touch.
    await nextFrames();
    expect(clicks).toEqual(['mousedown', 'click']);
  });

  it('reports a long press once and no tap at its end, which presses nothing that has opened there', async () => {
    const long = vi.fn<() => void>();
    const plan = await showPlan(FREE, { onLongPress: long });
    const { x, y } = plan.screenOf(ON_TABLE);
    await realTouch('touchStart', [x, y]);
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(1));
    // Whether a browser still takes it for a tap is a matter of milliseconds.
    const end = new TouchEvent('touchend', { cancelable: true });
    plan.element.dispatchEvent(end);
    expect(end.defaultPrevented).toBe(true);
    await realTouch('touchEnd');
    await rested(plan);
    expect(long).toHaveBeenCalledExactlyOnceWith({ table: FREE[0], at: expect.objectContaining({}) });
    expect(plan.taps).toEqual([]);
    await expectAlive(plan);
  });
});

describe('recovers from an interruption:', () => {
  const pinch: readonly [number, number][] = [
    [150, 200],
    [250, 220],
  ];
  const drag = async (): Promise<void> => {
    await realTouch('touchStart', [150, 200]);
    await realTouch('touchMove', [190, 200]);
  };

  it.each([
    ['the window loses its focus', () => window.dispatchEvent(new Event('blur'))],
    [
      'the page is hidden',
      () => {
        const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
        hidden.mockRestore();
      },
    ],
    ['the phone is turned', (plan: ShownPlan) => plan.resize(412, 300)],
  ])('%s', async (_, interrupt) => {
    const plan = await showPlan(FREE);
    await drag();
    interrupt(plan);
    // The finger is still down, but no longer drags.
    await rested(plan);
    const standing = viewportOf(plan);
    await realTouch('touchMove', [260, 260]);
    await realTouch('touchEnd');
    await rested(plan);
    expect(viewportOf(plan)).toBe(standing);
    await expectAlive(plan);
    await realTouch('touchStart', ...pinch);
    interrupt(plan);
    await nextFrames();
    await realTouch('touchEnd');
    await expectAlive(plan);
  });

  it('a context menu is requested', async () => {
    const plan = await showPlan(FREE);
    await drag();
    expect(plan.element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(false);
    await realTouch('touchEnd');
    await expectAlive(plan);
  });

  it('the browser cancels the touches', async () => {
    const plan = await showPlan(FREE);
    await drag();
    await realTouch('touchCancel');
    await expectAlive(plan);
    await realTouch('touchStart', ...pinch);
    await realTouch('touchCancel');
    await rested(plan);
    await expectAlive(plan);
  });

  it('the end of a touch is never reported, or its capture is lost', async () => {
    const plan = await showPlan(FREE);
    const { x, y } = plan.screenOf(ON_TABLE);
    plan.pointer('pointerdown', x, y, { pointerId: 99, isPrimary: true });
    plan.pointer('pointermove', x + 30, y, { pointerId: 99, isPrimary: true });
    await realTap({ x: 20, y: 20 });
    await expectAlive(plan);
    plan.handle.fit();
    await rested(plan);
    for (const end of ['lostpointercapture', 'pointercancel']) {
      plan.taps.length = 0;
      plan.pointer('pointerdown', x, y);
      plan.pointer('pointermove', x + 30, y);
      plan.pointer(end, x + 30, y);
      await rested(plan);
      expect(plan.taps).toEqual([]);
    }
    await expectAlive(plan);
  });

  it('a mouse presses a second button, or releases the first one outside', async () => {
    const plan = await showPlan(FREE);
    const mouse = (type: string, x: number, y: number, button: number, buttons: number): void =>
      plan.pointer(type, x, y, { pointerType: 'mouse', button, buttons });
    const { x, y } = plan.screenOf(ON_TABLE);
    mouse('pointerdown', x, y, 0, 1);
    mouse('pointermove', x, y, 2, 3);
    mouse('pointermove', x, y, 0, 2);
    mouse('pointerup', x, y, 2, 0);
    mouse('pointerdown', x, y, 0, 1);
    mouse('pointerup', x, y, 2, 0);
    mouse('pointerdown', x, y, 2, 2);
    mouse('pointerup', x, y, 2, 0);
    mouse('pointerdown', x, y, 0, 1);
    mouse('pointermove', x + 60, y, -1, 1);
    mouse('pointermove', x, y, -1, 0);
    expect(plan.taps).toEqual([]);
    mouse('pointerdown', x, y, 0, 1);
    mouse('pointerup', x, y, 0, 0);
    expect(plan.taps).toEqual(['1']);
    await expectAlive(plan);
  });

  it('the tables disappear under the finger', async () => {
    const plan = await showPlan(FREE);
    await drag();
    plan.update({ scene: plan.sceneOf([]) });
    await realTouch('touchMove', [240, 200]);
    await realTouch('touchEnd');
    plan.update({ scene: plan.sceneOf(FREE) });
    await vi.waitFor(() => expect(plan.element.dataset['ready']).toBe('true'));
    await expectAlive(plan);
  });
});

describe('a tap between tables at the same distance', () => {
  const PAIR = tablesAt([
    { x: 380, y: 280, width: 30, height: 40 },
    { x: 416, y: 280, width: 30, height: 40 },
    { x: 10, y: 10, width: 12, height: 12 },
  ]);
  const BETWEEN = { x: 413, y: 300 };

  it('a tap between tables at the same distance goes nearer instead of guessing, until the tables are wide enough', async () => {
    const plan = await showPlan(PAIR);
    const at = plan.screenOf(BETWEEN);
    const before = scaleOf(plan);
    await realTap(at);
    await vi.waitFor(() => expect(scaleOf(plan)).toBeGreaterThan(before * 1.5));
    await rested(plan);
    expect(plan.taps).toEqual([]);
    expect(30 * scaleOf(plan)).toBeCloseTo(48, 0);
    expect(plan.screenOf(BETWEEN).x).toBeCloseTo(plan.element.clientWidth / 2, 0);
    await realTap(plan.screenOf({ x: 425, y: 300 }));
    await vi.waitFor(() => expect(plan.taps).toEqual(['2']));
  });
  it('a finger on a table too small for it goes nearer, and a mouse or a pen chooses the table', async () => {
    const plan = await showPlan(PAIR);
    const before = scaleOf(plan);
    const at = plan.screenOf({ x: 395, y: 300 });
    for (const pointerType of ['mouse', 'pen'])
      for (const type of ['pointerdown', 'pointerup'])
        plan.pointer(type, at.x, at.y, { pointerType, buttons: type === 'pointerdown' ? 1 : 0 });
    expect(plan.taps).toEqual(['1', '1']);
    expect(scaleOf(plan)).toBe(before);
    await realTap(at);
    await vi.waitFor(() => expect(30 * scaleOf(plan)).toBeCloseTo(48, 0));
    await rested(plan);
    expect(plan.taps).toEqual(['1', '1']);
    await realTap(plan.screenOf({ x: 383, y: 300 }));
    await vi.waitFor(() => expect(plan.taps).toEqual(['1', '1', '1']));
  });
  it('the page can answer the tap of a finger instead, with all tables that it may mean', async () => {
    const onAmbiguousTap = vi.fn<(tables: readonly Table[], at: Point) => boolean>(() => true);
    const plan = await showPlan(PAIR, { onAmbiguousTap });
    const before = scaleOf(plan);
    const at = plan.screenOf(BETWEEN);
    for (const type of ['pointerdown', 'pointerup'])
      plan.pointer(type, at.x, at.y, { pointerType: 'touch', buttons: type === 'pointerdown' ? 1 : 0 });
    expect(onAmbiguousTap.mock.calls.map(([tables]) => tables.map(({ key }) => key).toSorted())).toEqual([['1', '2']]);
    await rested(plan);
    expect(scaleOf(plan)).toBe(before);
    for (const type of ['pointerdown', 'pointerup'])
      plan.pointer(type, at.x, at.y, { pointerType: 'mouse', buttons: type === 'pointerdown' ? 1 : 0 });
    await vi.waitFor(() => expect(scaleOf(plan)).toBeGreaterThan(before * 1.5));
    expect(onAmbiguousTap).toHaveBeenCalledTimes(1);
    expect(plan.taps).toEqual([]);
  });
  it('a tap between tables at the same distance means the nearest table at the maximum scale', async () => {
    const close = tablesAt([
      { x: 380, y: 280, width: 30, height: 40 },
      { x: 411, y: 280, width: 30, height: 40 },
      { x: 10, y: 10, width: 12, height: 12 },
    ]);
    const plan = await showPlan(close);
    plan.handle.flyTo({ x: 390, y: 280, width: 40, height: 40 });
    await rested(plan);
    for (let i = 0; i < 12; i++) plan.handle.zoomIn();
    await rested(plan);
    const nearest = scaleOf(plan);
    expect(nearest).toBeCloseTo(10);
    plan.tap({ x: 410.6, y: 300 });
    await rested(plan);
    expect(plan.taps).toEqual(['2']);
    expect(scaleOf(plan)).toBe(nearest);
  });
});

it('zooms about the pointer by the gesture events of Safari, which it prevents', async () => {
  const plan = await showPlan(FREE);
  const send = (name: string, scale: number): boolean =>
    plan.element.dispatchEvent(
      Object.assign(new Event(name, { cancelable: true }), { scale, clientX: 120, clientY: 200 }),
    );
  const before = scaleOf(plan);
  expect(send('gesturestart', 1)).toBe(false);
  for (const scale of [1.2, 1.5]) expect(send('gesturechange', scale)).toBe(false);
  expect(send('gestureend', 1.5)).toBe(false);
  await rested(plan);
  expect(scaleOf(plan) / before).toBeCloseTo(1.5, 5);
});
