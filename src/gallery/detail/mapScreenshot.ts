/** The map as a picture: what its own bitmaps show, and what lies over them, pixel by pixel. */
import type { Size } from '../../map/camera/viewport.ts';

/** The map's element as one canvas; `ratio` is that of its bitmaps, device pixels to a CSS pixel. */
export function captureMap(
  element: HTMLElement,
  overlay: HTMLCanvasElement | null,
  size: Size,
  ratio: number,
): HTMLCanvasElement {
  const drawn = [...element.querySelectorAll('canvas')].filter(
    (canvas) => canvas.style.visibility !== 'hidden' && canvas.width > 0,
  );
  const picture = document.createElement('canvas');
  picture.width = Math.round(size.width * ratio);
  picture.height = Math.round(size.height * ratio);
  const ctx = picture.getContext('2d')!;
  ctx.fillStyle = getComputedStyle(element).backgroundColor;
  ctx.fillRect(0, 0, picture.width, picture.height);
  const origin = element.getBoundingClientRect();
  for (const canvas of overlay ? [...drawn, overlay] : drawn) {
    const at = canvas.getBoundingClientRect();
    const own = canvas.width / at.width;
    const [x, y] = [Math.round((at.left - origin.left) * ratio), Math.round((at.top - origin.top) * ratio)];
    // Pixel for pixel: nothing is drawn softer than it is.
    if (Math.abs(own - ratio) < 0.02) ctx.drawImage(canvas, x, y);
    else ctx.drawImage(canvas, x, y, Math.round(at.width * ratio), Math.round(at.height * ratio));
  }
  return picture;
}

/** Offers a picture as a PNG to keep. False where the browser could not make one. */
export async function downloadPng(picture: HTMLCanvasElement, name: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve, 'image/png');
  });
  if (!blob) return false;
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser still reads it for a moment.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
  return true;
}
