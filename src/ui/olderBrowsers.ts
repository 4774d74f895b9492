/**
 * Adds what the pages of visitors use of the platform and Safari 15.4, our oldest browser, lacks. Import this first.
 * What a browser has stays its own.
 */
function define(target: object, name: string, value: unknown): void {
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

/** Corners clockwise from the top left, as one radius or as four. */
type Radii = number | readonly [number, number, number, number];

// Safari 16.
define(
  CanvasRenderingContext2D.prototype,
  'roundRect',
  function roundRect(
    this: CanvasRenderingContext2D,
    x: number,
    y: number,
    width: number,
    height: number,
    radii: Radii,
  ): void {
    const max = Math.min(width, height) / 2;
    const [topLeft, topRight, bottomRight, bottomLeft] = (
      typeof radii === 'number' ? [radii, radii, radii, radii] : radii
    ).map((radius) => Math.min(radius, max)) as [number, number, number, number];
    this.moveTo(x + topLeft, y);
    this.arcTo(x + width, y, x + width, y + height, topRight);
    this.arcTo(x + width, y + height, x, y + height, bottomRight);
    this.arcTo(x, y + height, x, y, bottomLeft);
    this.arcTo(x, y, x + width, y, topLeft);
    this.closePath();
  },
);
