/** Captures the map and its overlays as an image. */
import type { Size } from '../../map/camera/viewport.ts';

/** Draws the map's canvases on a new canvas. `ratio` is their resolution in device pixels per CSS pixel. */
export function captureMap(
  element: HTMLElement,
  overlay: HTMLCanvasElement | null,
  size: Size,
  ratio: number,
): HTMLCanvasElement {
  const visible = [...element.querySelectorAll('canvas')].filter(
    (canvas) => canvas.style.visibility !== 'hidden' && canvas.width > 0,
  );
  const capture = document.createElement('canvas');
  capture.width = Math.round(size.width * ratio);
  capture.height = Math.round(size.height * ratio);
  const ctx = capture.getContext('2d');
  if (!ctx) return capture;
  ctx.fillStyle = getComputedStyle(element).backgroundColor;
  ctx.fillRect(0, 0, capture.width, capture.height);
  const origin = element.getBoundingClientRect();
  for (const canvas of overlay ? [...visible, overlay] : visible) {
    const box = canvas.getBoundingClientRect();
    const x = Math.round((box.left - origin.left) * ratio);
    const y = Math.round((box.top - origin.top) * ratio);
    // Not scaled if the resolutions match, as resampling would blur the picture.
    if (Math.abs(canvas.width / box.width - ratio) < 0.02) ctx.drawImage(canvas, x, y);
    else ctx.drawImage(canvas, x, y, Math.round(box.width * ratio), Math.round(box.height * ratio));
  }
  return capture;
}

const REVOKE_DELAY_MS = 10_000;

/** Downloads a canvas as a PNG. Returns false if the browser can't encode it. */
export async function downloadPng(picture: HTMLCanvasElement, name: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve, 'image/png');
  });
  if (!blob) return false;
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the URL asynchronously.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, REVOKE_DELAY_MS);
  return true;
}
