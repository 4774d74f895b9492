/**
 * A phone in headless Chromium as `phone.ts` has it, but without Playwright: the scripts and the JavaScript world that
 * Playwright adds to every page take 0.2 to 1.4 MiB of its heap.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { PHONE } from './phone.ts';

const POLL_MS = 50;

export class PlainPhone {
  readonly #root: CDPSession;
  readonly #contextId: string;
  readonly #sessionId: string;
  readonly #pending = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  private constructor(root: CDPSession, contextId: string, sessionId: string) {
    this.#root = root;
    this.#contextId = contextId;
    this.#sessionId = sessionId;
    root.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
      if (from === sessionId && id !== undefined) this.#pending.get(id)?.(result);
    });
  }

  /** Opens a phone in a fresh browser context. `slower` is the factor by which its CPU is slowed down. */
  static async open(browser: Browser, { slower, ratio }: { slower: number; ratio: number }): Promise<PlainPhone> {
    const root = await browser.newBrowserCDPSession();
    // Playwright leaves the pages of contexts alone that it has not made.
    const { browserContextId } = await root.send('Target.createBrowserContext');
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
    const phone = new PlainPhone(root, browserContextId, sessionId);
    await phone.#send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: ratio, mobile: true });
    await phone.#send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await phone.#send('Emulation.setCPUThrottlingRate', { rate: slower });
    await phone.#send('Performance.enable');
    return phone;
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  async evaluate(expression: string): Promise<unknown> {
    const reply = (await this.#send('Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value?: unknown };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (reply.exceptionDetails) throw new Error(reply.exceptionDetails.exception?.description ?? expression);
    return reply.result.value;
  }

  /** Waits until an expression is true in the page. Throws after `timeoutMs`. */
  async waitUntil(condition: string, timeoutMs = 30_000): Promise<void> {
    for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(POLL_MS))
      if (await this.evaluate(`Boolean(${condition})`)) return;
    throw new Error(`Within ${timeoutMs} ms this did not become true: ${condition}`);
  }

  /** Bytes of the JavaScript heap in use after garbage collection. */
  async heapBytes(): Promise<number> {
    for (let round = 0; round < 3; round++) await this.#send('HeapProfiler.collectGarbage');
    const { metrics } = (await this.#send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
  }

  async close(): Promise<void> {
    await this.#root.send('Target.disposeBrowserContext', { browserContextId: this.#contextId });
    await this.#root.detach();
  }

  async #send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#lastId;
    const reply = new Promise<unknown>((resolve) => this.#pending.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.#root.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    return reply.finally(() => this.#pending.delete(id));
  }
}
