/** Performs random gestures on a plan. A seed repeats them, as far as the machine's speed allows. */
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE, type Phone, type Point } from '../phone.ts';
import { type Box, planBox } from '../planBox.ts';

/** Landscape, portrait with the keyboard open, and portrait. */
const SIZES = [{ width: PHONE.height, height: PHONE.width }, { width: PHONE.width, height: 560 }, PHONE];
const KEYS = ['+', '+', '-', '-', '0', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export class RandomGestures {
  gestureCount = 0;
  /** The names of the last gestures, for error messages. */
  recentGestures: readonly string[] = [];
  /** The part of the plan that nothing covers. */
  #box: Box = { x: 0, y: 0, ...PHONE };
  readonly #gestures = [
    this.drag,
    this.drag,
    this.flick,
    this.flick,
    this.pinch,
    this.pinch,
    this.pinch,
    this.wheel,
    this.wheel,
    this.doubleTap,
    this.oneFingerZoom,
    this.interrupted,
    this.keys,
    this.resize,
  ];

  constructor(
    readonly phone: Phone,
    readonly random: () => number,
  ) {}

  /** Performs a gesture, and does not wait for its effect. */
  async performRandomGesture(): Promise<void> {
    const gesture = this.#pick(this.#gestures);
    this.gestureCount += 1;
    this.#box = (await planBox(this.phone)).box;
    this.recentGestures = [...this.recentGestures, gesture.name].slice(-4);
    await gesture.call(this);
  }

  /** Returns a random point of the plan's element. */
  randomPoint(): Point {
    const { x, y, width, height } = this.#box;
    return { x: x + 4 + this.random() * (width - 8), y: y + 4 + this.random() * (height - 8) };
  }

  /**
   * Returns a random point that is not on the row of areas: Chromium goes back after a swipe that this row can't follow,
   * whatever its `overscroll-behavior`.
   */
  async #startOfStroke(): Promise<Point> {
    const at = this.randomPoint();
    const isOnChip = await this.phone.page.evaluate<boolean>(
      `!!document.elementFromPoint(${at.x}, ${at.y})?.closest('.booker-chips')`,
    );
    return isOnChip ? this.#startOfStroke() : at;
  }

  /** Restores the phone's size and fits the plan. */
  async reset(): Promise<void> {
    await this.#setSize(PHONE);
    await this.phone.page.evaluate(`document.querySelector('[data-testid="plan"]').focus()`);
    await this.phone.page.keyboard.press('0');
    await this.phone.settledView();
  }

  /** Fingers outside the plan would zoom the page. */
  #clampToBox({ x, y }: Point): Point {
    const { x: left, y: top, width, height } = this.#box;
    return {
      x: Math.min(Math.max(x, left + 4), left + width - 4),
      y: Math.min(Math.max(y, top + 4), top + height - 4),
    };
  }

  #pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.random() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  async drag(): Promise<void> {
    const end = await this.#stroke(await this.#startOfStroke(), this.randomPoint(), 12);
    // A pause before the finger lifts prevents inertia.
    await pause(100);
    await this.phone.touch('touchMove', [end]);
    await this.phone.touch('touchEnd', []);
  }

  async flick(): Promise<void> {
    await this.#stroke(await this.#startOfStroke(), this.randomPoint(), 4);
    await this.phone.touch('touchEnd', []);
  }

  /** A drag that a second finger joins, and that the system may cancel. */
  async interrupted(): Promise<void> {
    const end = await this.#stroke(await this.#startOfStroke(), this.randomPoint(), 3);
    await this.phone.touch('touchStart', [end, this.randomPoint()]);
    await this.phone.touch('touchMove', [this.randomPoint(), this.randomPoint()]);
    await this.phone.touch(this.random() < 0.5 ? 'touchCancel' : 'touchEnd', []);
  }

  async pinch(): Promise<void> {
    const middle = this.randomPoint();
    const from = 20 + this.random() * 300;
    const to = 20 + this.random() * 300;
    const turn = this.random() * Math.PI;
    const fingers = (distance: number): Point[] =>
      [-1, 1].map((side) =>
        this.#clampToBox({
          x: middle.x + (side * distance * Math.cos(turn)) / 2,
          y: middle.y + (side * distance * Math.sin(turn)) / 2,
        }),
      );
    await this.phone.touch('touchStart', fingers(from));
    for (let step = 1; step <= 8; step++) await this.phone.touch('touchMove', fingers(from + ((to - from) * step) / 8));
    await this.phone.touch('touchEnd', []);
  }

  async wheel(): Promise<void> {
    const { x, y } = this.randomPoint();
    const deltaY = this.#pick([-120, -120, 120, -30, 30]);
    const modifiers = this.random() < 0.3 ? 2 : 0;
    const deltaX = this.random() < 0.2 ? 40 : 0;
    for (let notch = 0; notch < 3; notch++)
      await this.phone.client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY, modifiers });
  }

  async doubleTap(): Promise<void> {
    const at = this.randomPoint();
    await this.phone.tap(at);
    await this.phone.tap(at);
  }

  async oneFingerZoom(): Promise<void> {
    const at = await this.#startOfStroke();
    await this.phone.tap(at);
    await this.#stroke(at, { x: at.x, y: this.randomPoint().y }, 8);
    await this.phone.touch('touchEnd', []);
  }

  async keys(): Promise<void> {
    for (let press = 0; press < 3; press++) await this.phone.page.keyboard.press(this.#pick(KEYS));
  }

  async resize(): Promise<void> {
    await this.#setSize(this.#pick(SIZES));
  }

  async #setSize(size: typeof PHONE): Promise<void> {
    await this.phone.page.setViewportSize(size);
  }

  /** Puts a finger down and moves it, without lifting it. */
  async #stroke(from: Point, to: Point, steps: number): Promise<Point> {
    await this.phone.touch('touchStart', [from]);
    for (let step = 1; step <= steps; step++) {
      await this.phone.touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
      ]);
    }
    return to;
  }
}
