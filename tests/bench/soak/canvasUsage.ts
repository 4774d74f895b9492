/** Watches the memory of every canvas that a page creates, visible or not. */
import type { Phone } from '../phone.ts';

export type CanvasUsage = {
  readonly count: number;
  readonly sizes: string;
  readonly peak: number;
  readonly peakSizes: string;
};

/**
 * Runs in the page before its own scripts. The peak includes canvases that are released but not collected yet, since
 * they occupy memory as well. Sizes are read once the current script is through: a browser allocates a canvas when it
 * is drawn on, not between setting its width and its height.
 */
export const CANVAS_WATCH_SCRIPT = `
  const canvases = window.canvases = { known: [], peak: 0, peakSizes: '' };
  const held = () => canvases.known.map((known) => known.deref()).filter((canvas) => canvas !== undefined);
  const bytes = () => held().reduce((sum, { width, height }) => sum + width * height * 4, 0);
  const sizes = () => held().map((canvas) => canvas.width + '×' + canvas.height + (canvas.isConnected ? '' : ' detached')).join(', ');
  let waiting = false;
  const weigh = () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => { waiting = false; if (bytes() > canvases.peak) Object.assign(canvases, { peak: bytes(), peakSizes: sizes() }); });
  };
  const make = document.createElement;
  document.createElement = function (name, ...more) {
    const element = make.call(this, name, ...more);
    if (element instanceof HTMLCanvasElement) { canvases.known.push(new WeakRef(element)); weigh(); }
    return element;
  };
  const Plain = window.OffscreenCanvas;
  window.OffscreenCanvas = class extends Plain { constructor(...size) { super(...size); canvases.known.push(new WeakRef(this)); weigh(); } };
  for (const type of [HTMLCanvasElement, Plain]) {
    for (const side of ['width', 'height']) {
      const { get, set, ...more } = Object.getOwnPropertyDescriptor(type.prototype, side);
      Object.defineProperty(type.prototype, side, { ...more, get, set(value) { set.call(this, value); weigh(); } });
    }
  }
  canvases.read = () => {
    canvases.known = canvases.known.filter((known) => known.deref() !== undefined);
    return { count: canvases.known.length, sizes: sizes(), peak: canvases.peak, peakSizes: canvases.peakSizes };
  };
`;

/** Reads the canvases in use. Call `heapBytes()` before, which collects garbage. */
export async function readCanvasUsage({ page }: Phone): Promise<CanvasUsage> {
  return await page.evaluate<CanvasUsage>('canvases.read()');
}
