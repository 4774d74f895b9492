/** A phone in headless Chromium, touched through the DevTools protocol. Points are CSS pixels of the window. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { findChromium } from '../support/chromium.ts';

export type Point = { readonly x: number; readonly y: number };
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export const PHONE = { width: 412, height: 915 };
/** The time that a finger stays down in a tap. */
const TAP_MS = 40;

export async function launchChromium(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...flags],
  });
}

export class Phone {
  private constructor(
    readonly page: Page,
    readonly client: CDPSession,
  ) {}

  /** Opens a phone in a fresh browser context. `slower` is the factor by which its CPU is slowed down. */
  static async open(browser: Browser, { ratio = 2.625, slower = 1, script = '', screen = PHONE } = {}): Promise<Phone> {
    const context = await browser.newContext({
      viewport: screen,
      deviceScaleFactor: ratio,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    if (slower > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (script) await page.addInitScript(script);
    return new Phone(page, client);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', fingers: readonly Point[]): Promise<void> {
    await this.client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
  }

  /** Doesn't wait for the page in between: a finger that a busy page keeps down for long is a long press, not a tap. */
  async tap(at: Point): Promise<void> {
    const down = this.touch('touchStart', [at]);
    await delay(TAP_MS);
    await Promise.all([down, this.touch('touchEnd', [])]);
  }

  /** Seconds that the page's main thread has been busy so far. */
  async mainThreadSeconds(): Promise<number> {
    const { metrics } = await this.client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  }

  /** Waits, frame by frame, until an expression is true in the page. Throws after `timeoutMs`. */
  async waitUntil(condition: string, timeoutMs = 30_000): Promise<void> {
    // Playwright's own waiting uses eval, which the page's content security policy forbids.
    const held = await this.page.evaluate(`new Promise((resolve) => {
      const end = performance.now() + ${timeoutMs};
      (function look() { if (${condition}) resolve(true); else if (performance.now() > end) resolve(false); else requestAnimationFrame(look); })();
    })`);
    if (held === true) return;
    const plan = await this.page.evaluate(
      `JSON.stringify([...document.querySelectorAll('.map-plan')].map(({ dataset }) => ({ ...dataset })))`,
    );
    throw new Error(
      `${this.page.url()}: within ${timeoutMs} ms this did not become true: ${condition}. The plans on the page: ${String(plan)}`,
    );
  }

  /** Waits until the plan is at rest, and returns its view. */
  async settledView(): Promise<View> {
    // A page handles a new window size in the next frame. Until then the plan reports its old view.
    await this.page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    await this.waitUntil(`document.querySelector('[data-testid="plan"][data-still="true"][data-viewport]')`);
    const text = await this.page.evaluate<string>(`document.querySelector('[data-testid="plan"]').dataset.viewport`);
    const [scale, x, y] = text.split(' ').map(Number);
    return { scale: scale ?? NaN, x: x ?? NaN, y: y ?? NaN };
  }
}
