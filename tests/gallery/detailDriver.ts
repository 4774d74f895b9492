/** The URL of an open fixture and what its map shows. */
import { screen, waitFor } from '@testing-library/react';
import { Konva } from 'konva/lib/Core.js';
import { expect } from 'vitest';
import { captureMap } from '../../src/gallery/detail/mapScreenshot.ts';
import { mapAtRest } from './galleryDriver.tsx';

const OPEN =
  '?fixture=venues/bay&clock=2026-11-23T12:00&guests=2&tables=file&theme=light&language=en&size=360x740&ratio=2';
export const detailSearch = (more = ''): string => OPEN + more;

/** What captures a map that the test did not render itself. */
function handleOf(map: HTMLElement): Parameters<typeof captureMap>[0] {
  const stage = Konva.stages.find((one) => map.contains(one.container()));
  if (!stage) throw new Error('The map has no stage.');
  return { toCanvas: (pixelRatio) => stage.toCanvas({ pixelRatio }) };
}

/** Captures the map and its overlays as a PNG data URL. */
export async function captureNow(ratio = 2): Promise<string> {
  const map = await mapAtRest();
  const overlay = screen.queryByTestId<HTMLCanvasElement>('overlays');
  const picture = captureMap(handleOf(map), overlay, ratio);
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
  const picture = captureMap(handleOf(map), screen.queryByTestId<HTMLCanvasElement>('overlays'), ratio);
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
