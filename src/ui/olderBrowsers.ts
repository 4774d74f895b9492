/**
 * Adds what the pages of visitors use of the platform and Safari 15.4, our oldest browser, lacks. Import this first.
 * What a browser has stays its own.
 */

/** Adds a part of the platform where it is missing. */
export function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

// Safari 16.
define(AbortSignal, 'timeout', (delayMs: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), delayMs);
  return controller.signal;
});

// Safari 17.4.
define(AbortSignal, 'any', (signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
});

// Safari 16.
define(Array.prototype, 'toSorted', function toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
  const copy = Array.from(this);
  // oxlint-disable-next-line unicorn/no-array-sort -- this is what toSorted does
  return copy.sort(compare);
});
