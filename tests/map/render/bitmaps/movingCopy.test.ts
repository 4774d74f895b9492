import { expect, it, onTestFinished, vi } from 'vitest';
import { MovingCopy } from '../../../../src/map/render/bitmaps/movingCopy.ts';

/** Returns a red canvas in a parent of its size. */
function redCanvas(): HTMLCanvasElement {
  const parent = document.createElement('div');
  const canvas = parent.appendChild(Object.assign(document.createElement('canvas'), { width: 40, height: 30 }));
  Object.assign(parent.style, { position: 'relative', width: '40px', height: '30px' });
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#f00';
  ctx.fillRect(0, 0, 40, 30);
  document.body.append(parent);
  onTestFinished(() => parent.remove());
  return canvas;
}

const copyOf = (source: HTMLCanvasElement): HTMLCanvasElement | null =>
  source.parentElement!.querySelector<HTMLCanvasElement>('canvas + canvas');

function colorOf(canvas: HTMLCanvasElement): number[] {
  const probe = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
  probe.drawImage(canvas, 20, 15, 1, 1, 0, 0, 1, 1);
  return [...probe.getImageData(0, 0, 1, 1).data];
}

it('replaces a canvas with a copy of its pixels until it hides', async () => {
  const source = redCanvas();
  const copy = new MovingCopy();
  copy.show(source);
  await vi.waitFor(() => expect(copyOf(source)).not.toBeNull());
  expect(source.style.visibility).toBe('hidden');
  expect(colorOf(copyOf(source)!)).toEqual([255, 0, 0, 255]);
  expect(copyOf(source)!.getBoundingClientRect()).toEqual(source.getBoundingClientRect());
  copy.hide();
  expect(copyOf(source)).toBeNull();
  expect(source.style.visibility).toBe('');
});

it('never shows a copy of pixels that have changed since', async () => {
  const source = redCanvas();
  const copy = new MovingCopy();
  const make = vi.spyOn(window, 'createImageBitmap');
  onTestFinished(() => make.mockRestore());
  copy.show(source);
  copy.hide();
  source.getContext('2d')!.clearRect(0, 0, 40, 30);
  await make.mock.results[0]!.value;
  await Promise.resolve();
  expect(copyOf(source)).toBeNull();
  copy.show(source);
  await vi.waitFor(() => expect(copyOf(source)).not.toBeNull());
  expect(colorOf(copyOf(source)!)).toEqual([0, 0, 0, 0]);
});

it('leaves the canvas where it is if the browser makes no copy', async () => {
  const source = redCanvas();
  const make = vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('no memory'));
  onTestFinished(() => make.mockRestore());
  new MovingCopy().show(source);
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  await Promise.resolve();
  expect([copyOf(source), source.style.visibility]).toEqual([null, '']);
});
