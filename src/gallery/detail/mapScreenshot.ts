/** Captures the map and its overlays as an image. */
import type { PlanHandle } from '../../map/chrome/planHandle.ts';

/** Draws the overlays on a picture of the map. `ratio` is its resolution in device pixels per CSS pixel. */
export function captureMap(
  handle: Pick<PlanHandle, 'toCanvas'>,
  overlay: HTMLCanvasElement | null,
  ratio: number,
): HTMLCanvasElement {
  const picture = handle.toCanvas(ratio);
  const ctx = picture.getContext('2d');
  if (!overlay || !ctx) return picture;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(overlay, 0, 0);
  return picture;
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
