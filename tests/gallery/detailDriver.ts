/** The URL of an open fixture and what its map shows. */
import { screen, waitFor } from '@testing-library/react';
import { Konva } from 'konva/lib/Core.js';
import { expect } from 'vitest';
import { mapAtRest } from './galleryDriver.tsx';

const OPEN =
  '?fixture=venues/bay&clock=2026-11-23T12:00&guests=2&tables=file&theme=light&language=en&size=360x740&ratio=2';
export const detailSearch = (more = ''): string => OPEN + more;

/** Draws the map with its overlays, in device pixels of the ratio. */
function captureMap(map: HTMLElement, ratio: number): HTMLCanvasElement {
  const stage = Konva.stages.find((one) => map.contains(one.container()));
  if (!stage) throw new Error('The map has no stage.');
  const picture = stage.toCanvas({ pixelRatio: ratio });
  const overlays = screen.queryByTestId<HTMLCanvasElement>('overlays');
  const ctx = picture.getContext('2d')!;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (overlays) ctx.drawImage(overlays, 0, 0);
  return picture;
}

/** Captures the map and its overlays as a PNG data URL. */
export async function captureNow(ratio = 2): Promise<string> {
  const map = await mapAtRest();
  const picture = captureMap(map, ratio);
  // Konva drops what is left of a pixel.
  expect([picture.width, picture.height]).toEqual([
    Math.floor(map.clientWidth * ratio),
    Math.floor(map.clientHeight * ratio),
  ]);
  return picture.toDataURL();
}

/** Waits until the capture is byte-identical; overlays are painted a moment after the map. */
export async function expectCapture(expected: string): Promise<void> {
  await waitFor(async () => {
    expect((await captureNow()) === expected).toBe(true);
  });
}

/** Captures the map and returns its colors at points of the plan (plan units). */
export async function colorsAt(...points: { x: number; y: number }[]): Promise<string[]> {
  const map = await mapAtRest();
  const [scale, left, top] = map.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
  const ratio = 2;
  const picture = captureMap(map, ratio);
  return points.map(({ x, y }) =>
    picture
      .getContext('2d')!
      .getImageData(Math.round((x * scale + left) * ratio), Math.round((y * scale + top) * ratio), 1, 1)
      .data.slice(0, 3)
      .join(' '),
  );
}

export async function searchMatching(part: RegExp): Promise<string> {
  await waitFor(() => {
    expect(window.location.search).toMatch(part);
  });
  return window.location.search;
}
