/** Watches every canvas that a page makes, shown or not, for as long as the page keeps it. */
import type { Phone } from '../phone.ts';

export type CanvasUsage = {
  readonly count: number;
  readonly sizes: string;
  readonly peak: number;
  readonly peakSizes: string;
};

/**
 * Runs in the page before its own scripts. The peak counts what has been let go and not yet been collected, too: its
 * bytes are as real. All are weighed once the script that made or sized one is through: a browser gives a canvas its
 * memory when it is drawn on, not between the setting of its width and of its height.
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
  canvases.tell = () => {
    canvases.known = canvases.known.filter((known) => known.deref() !== undefined);
    return { count: canvases.known.length, sizes: sizes(), peak: canvases.peak, peakSizes: canvases.peakSizes };
  };
`;

/** What is kept now, after the garbage is gone where `heap()` was called just before. */
export async function readCanvasUsage({ page }: Phone): Promise<CanvasUsage> {
  return (await page.evaluate('canvases.tell()')) as CanvasUsage;
}
