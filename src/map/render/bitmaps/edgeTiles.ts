/**
 * Tiles around the bitmap that moves: a pan that runs past its edge shows them beside it. To scroll the content of the
 * bitmap instead would copy all its pixels, several times, between two frames.
 */
import type { Box } from '../../../domain/geometry/boxes.ts';

/** A tile overlaps what it adjoins by a device pixel, so that smoothing leaves no seam. */
const SEAM_PX = 1;

/** Boxes are in device pixels of the bitmap. */
export class EdgeTiles {
  #tiles: HTMLCanvasElement[] = [];
  /** The bitmap and its tiles; undefined if there are none. */
  covered: Box | undefined;

  /** Adds a tile to the element with the bitmap. `paint` gets a canvas of the tile's size. */
  add(
    content: HTMLElement,
    tile: Box,
    ratio: number,
    paint: (canvas: HTMLCanvasElement | OffscreenCanvas) => void,
  ): void {
    const { width, height } = tile;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${tile.x / ratio}px`,
      top: `${tile.y / ratio}px`,
      width: `${width / ratio}px`,
      height: `${height / ratio}px`,
    });
    // Not a canvas with a 2D context, for the same reason as `MovingCopy`.
    const context = typeof OffscreenCanvas === 'function' ? canvas.getContext('bitmaprenderer') : undefined;
    if (context) {
      const offscreen = new OffscreenCanvas(width, height);
      paint(offscreen);
      context.transferFromImageBitmap(offscreen.transferToImageBitmap());
      offscreen.width = 0;
    } else paint(canvas);
    content.append(canvas);
    this.#tiles.push(canvas);
  }

  /**
   * Must precede each change of what the bitmap shows. Frees the memory of the tiles, which otherwise waits for the
   * garbage collector.
   */
  clear(): void {
    for (const tile of this.#tiles) {
      tile.remove();
      tile.width = 0;
    }
    this.#tiles = [];
    this.covered = undefined;
  }
}

/** Returns the tiles that cover what a box adds around another, at up to four sides. */
export function tilesAround(inner: Box, outer: Box): Box[] {
  const left = inner.x - outer.x;
  const top = inner.y - outer.y;
  const right = outer.width - inner.width - left;
  const bottom = outer.height - inner.height - top;
  const atSides = { y: outer.y, height: outer.height };
  const between = { x: inner.x, width: inner.width };
  return [
    { ...atSides, x: outer.x, width: left && left + SEAM_PX },
    { ...atSides, x: inner.x + inner.width - SEAM_PX, width: right && right + SEAM_PX },
    { ...between, y: outer.y, height: top && top + SEAM_PX },
    { ...between, y: inner.y + inner.height - SEAM_PX, height: bottom && bottom + SEAM_PX },
  ].filter(({ width, height }) => width > 0 && height > 0);
}
