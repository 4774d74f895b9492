/** Whatever hands do to a plan, at random: the same for a seed, as far as the machine's own pace allows. */
import { PHONE, type Phone, type Point } from '../phone.ts';

/** A phone upright, with its keyboard open, and on its side; the last first, so that it ends as it began. */
const SIZES = [{ width: PHONE.height, height: PHONE.width }, { width: PHONE.width, height: 560 }, PHONE];
const KEYS = ['+', '+', '-', '-', '0', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export class RandomGestures {
  gestureCount = 0;
  /** The names of the last few acts: what led to a fault. */
  recentGestures: readonly string[] = [];
  #size = PHONE;
  readonly #acts = [
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

  /** Does something to the plan, and does not wait for what follows of it. */
  async performRandomGesture(): Promise<void> {
    const act = this.#pick(this.#acts);
    this.gestureCount++;
    this.recentGestures = [...this.recentGestures, act.name].slice(-4);
    await act.call(this);
  }

  /** A point of the plan's element. */
  point(): Point {
    return { x: 4 + this.random() * (this.#size.width - 8), y: 4 + this.random() * (this.#size.height - 8) };
  }

  /** The phone as it was at first, and the whole plan on it. */
  async reset(): Promise<void> {
    await this.#turnTo(PHONE);
    await this.phone.page.keyboard.press('0');
    await this.phone.settledView();
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  async drag(): Promise<void> {
    const end = await this.#stroke(this.point(), this.point(), 12);
    // A finger that rests before it leaves flicks nothing.
    await pause(100);
    await this.phone.touch('touchMove', [end]);
    await this.phone.touch('touchEnd', []);
  }

  async flick(): Promise<void> {
    await this.#stroke(this.point(), this.point(), 4);
    await this.phone.touch('touchEnd', []);
  }

  /** A gesture that the system takes away, and one that another finger joins and leaves. */
  async interrupted(): Promise<void> {
    const end = await this.#stroke(this.point(), this.point(), 3);
    await this.phone.touch('touchStart', [end, this.point()]);
    await this.phone.touch('touchMove', [this.point(), this.point()]);
    await this.phone.touch(this.random() < 0.5 ? 'touchCancel' : 'touchEnd', []);
  }

  async pinch(): Promise<void> {
    const middle = this.point();
    const [from, to] = [20 + this.random() * 300, 20 + this.random() * 300];
    const turn = this.random() * Math.PI;
    const fingers = (apart: number): Point[] =>
      [-1, 1].map((side) => ({
        x: middle.x + (side * apart * Math.cos(turn)) / 2,
        y: middle.y + (side * apart * Math.sin(turn)) / 2,
      }));
    await this.phone.touch('touchStart', fingers(from));
    for (let step = 1; step <= 8; step++) await this.phone.touch('touchMove', fingers(from + ((to - from) * step) / 8));
    await this.phone.touch('touchEnd', []);
  }

  async wheel(): Promise<void> {
    const { x, y } = this.point();
    const deltaY = this.#pick([-120, -120, 120, -30, 30]);
    const modifiers = this.random() < 0.3 ? 2 : 0;
    const deltaX = this.random() < 0.2 ? 40 : 0;
    for (let notch = 0; notch < 3; notch++)
      await this.phone.client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY, modifiers });
  }

  async doubleTap(): Promise<void> {
    const at = this.point();
    await this.phone.tap(at);
    await this.phone.tap(at);
  }

  async oneFingerZoom(): Promise<void> {
    const at = this.point();
    await this.phone.tap(at);
    await this.#stroke(at, { x: at.x, y: this.point().y }, 8);
    await this.phone.touch('touchEnd', []);
  }

  async keys(): Promise<void> {
    for (let press = 0; press < 3; press++) await this.phone.page.keyboard.press(this.#pick(KEYS));
  }

  async resize(): Promise<void> {
    await this.#turnTo(this.#pick(SIZES));
  }

  async #turnTo(size: typeof PHONE): Promise<void> {
    this.#size = size;
    await this.phone.page.setViewportSize(size);
  }

  /** Puts a finger down and moves it; it stays down. */
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

export function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
