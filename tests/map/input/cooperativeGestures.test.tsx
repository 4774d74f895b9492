/** Whether the wheel and one finger move the plan or scroll the page around it. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  FREE,
  type ShownPlan,
  realDrag,
  realTap,
  realTouch,
  rested,
  scaleOf,
  showPlan,
  viewportOf,
} from '../planDriver.tsx';

const GROUND = { x: 400, y: 300 };

describe('the wheel', () => {
  it('zooms, also with ctrl, and a touchpad pans the plan', async () => {
    const plan = await showPlan(FREE);
    const before = scaleOf(plan);
    const wheel = async (init: WheelEventInit): Promise<void> => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 200, clientY: 250, ...init });
      plan.element.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      await rested(plan);
    };
    await wheel({ deltaY: -100 });
    const notch = scaleOf(plan);
    expect(notch).toBeGreaterThan(before * 1.2);
    await wheel({ deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(scaleOf(plan)).toBeGreaterThan(notch * 1.2);
    await wheel({ deltaY: -20, ctrlKey: true });
    await wheel({ deltaY: -60, ctrlKey: true });
    const zoomed = scaleOf(plan);
    const at = plan.screenOf(GROUND);
    await wheel({ deltaX: 12, deltaY: 7 });
    expect(scaleOf(plan)).toBe(zoomed);
    expect(plan.screenOf(GROUND).x).toBeCloseTo(at.x - 12, 1);
    expect(plan.screenOf(GROUND).y).toBeCloseTo(at.y - 7, 1);
  });
});

describe('a page that scrolls', () => {
  /** Shows a plan in a long page, 100 pixels below its top. */
  async function embedded(height = 400): Promise<ShownPlan> {
    const plan = await showPlan(FREE, { width: 400, height });
    const filler = document.createElement('div');
    filler.style.height = '3000px';
    document.body.append(filler);
    Object.assign(plan.element.parentElement!.style, { position: 'absolute', top: '100px' });
    onTestFinished(() => {
      filler.remove();
      window.scrollTo(0, 0);
    });
    await vi.waitFor(() => expect(plan.element.style.touchAction).toBe('pan-y'));
    await rested(plan);
    return plan;
  }

  /** Drags slowly upwards from the middle of the plan, as a visitor scrolls. */
  const upwards = async (): Promise<void> => realDrag({ x: 200, y: 400 }, { x: 200, y: 280 }, 24);

  it('a page that scrolls scrolls with one finger and leaves the view alone', async () => {
    const plan = await embedded();
    const before = viewportOf(plan);
    await upwards();
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(60));
    await rested(plan);
    expect(viewportOf(plan)).toBe(before);
    expect(plan.taps).toEqual([]);
  });

  it('a page that scrolls lets one finger move a plan that was tapped, until a press elsewhere', async () => {
    const plan = await embedded();
    plan.handle.scrollIntoView('1');
    await realTap({ x: 200, y: 250 });
    await vi.waitFor(() => expect(plan.taps).toEqual([undefined]));
    expect(plan.element.style.touchAction).toBe('');
    plan.element.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    plan.element.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    await rested(plan);
    const before = plan.screenOf(GROUND);
    await upwards();
    await vi.waitFor(() => expect(plan.screenOf(GROUND).y).toBeLessThan(before.y - 60));
    await rested(plan);
    expect(window.scrollY).toBe(0);
    await realTap({ x: 200, y: 600 });
    await vi.waitFor(() => expect(plan.element.style.touchAction).toBe('pan-y'));
    const standing = viewportOf(plan);
    await upwards();
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(60));
    await rested(plan);
    expect(viewportOf(plan)).toBe(standing);
  });

  it('a page that scrolls lets two fingers claim the plan', async () => {
    const plan = await embedded();
    const before = scaleOf(plan);
    const fingers = (apart: number): [number, number][] => [
      [200, 280 - apart],
      [200, 280 + apart],
    ];
    await realTouch('touchStart', fingers(20)[0]!);
    await realTouch('touchStart', ...fingers(20));
    for (let apart = 20; apart <= 80; apart += 6) await realTouch('touchMove', ...fingers(apart));
    await realTouch('touchEnd', fingers(80)[0]!);
    for (let by = 0; by <= 60; by += 6) await realTouch('touchMove', [200, 200 - by]);
    await realTouch('touchEnd');
    await rested(plan);
    expect(scaleOf(plan)).toBeGreaterThan(before * 2.5);
    expect(window.scrollY).toBe(0);
    expect(plan.element.style.touchAction).toBe('');
  });

  it('a page that scrolls prevents scrolling with two fingers, and with one after the plan is claimed', async () => {
    const plan = await embedded();
    const touches = (count: number): Touch[] =>
      Array.from({ length: count }, (_, identifier) => new Touch({ identifier, target: plan.element }));
    const mayGoOn = (type: string, count: number): boolean =>
      plan.element.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, targetTouches: touches(count) }),
      );
    expect([mayGoOn('touchstart', 1), mayGoOn('touchmove', 1), mayGoOn('touchstart', 2)]).toEqual([true, true, false]);
    plan.handle.zoomIn();
    expect(mayGoOn('touchmove', 1)).toBe(false);
    await rested(plan);
  });

  it('a page that scrolls scrolls with the wheel until the plan is clicked, and always zooms with ctrl', async () => {
    const plan = await embedded();
    const wheel = (init: WheelEventInit = {}): boolean =>
      plan.element.dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 200, clientY: 250, deltaY: -100, ...init }),
      );
    expect(wheel()).toBe(true);
    plan.pointer('pointerdown', 200, 100, { pointerType: 'mouse' });
    plan.pointer('pointerup', 200, 100, { pointerType: 'mouse', buttons: 0 });
    expect(wheel()).toBe(false);
    await userEvent.keyboard('{Tab}');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(wheel()).toBe(true);
    expect(wheel({ ctrlKey: true })).toBe(false);
    await rested(plan);
  });

  it.each([
    ['the zoom button', (plan: ShownPlan) => plan.handle.zoomIn()],
    ['the keyboard', (plan: ShownPlan) => plan.element.focus()],
  ])(
    'a page that scrolls lets one finger move a plan that %s claimed, until the plan leaves the window',
    async (_, turn) => {
      const plan = await embedded();
      await userEvent.keyboard('{Shift}');
      turn(plan);
      expect(plan.element.style.touchAction).toBe('');
      window.scrollTo(0, 1_500);
      await vi.waitFor(() => expect(plan.element.style.touchAction).toBe('pan-y'));
      await rested(plan);
    },
  );

  it('a page that scrolls lets one finger move a plan that fills the window, until something over it is pressed', async () => {
    const plan = await embedded(2_000);
    plan.element.parentElement!.style.width = '100%';
    const sheet = document.createElement('div');
    Object.assign(sheet.style, { position: 'fixed', inset: 'auto 0 0', height: '120px' });
    document.body.append(sheet);
    onTestFinished(() => sheet.remove());
    window.scrollTo(0, 400);
    await rested(plan);
    plan.handle.zoomIn();
    await rested(plan);
    expect(plan.element.style.touchAction).toBe('');
    await realTap({ x: 200, y: window.innerHeight - 20 });
    expect(plan.element.style.touchAction).toBe('pan-y');
  });

  it('a page that scrolls leaves all gestures to the plan if the page cannot scroll', async () => {
    const plan = await showPlan(FREE);
    expect(getComputedStyle(plan.element).touchAction).toBe('none');
    const filler = document.createElement('div');
    filler.style.height = '3000px';
    document.body.style.overflowY = 'hidden';
    document.body.append(filler);
    onTestFinished(() => {
      filler.remove();
      document.body.style.overflowY = '';
    });
    await rested(plan);
    expect(getComputedStyle(plan.element).touchAction).toBe('none');
  });
});
