import { type Quad, meanSides, squareToQuad } from '../../domain/geometry/homography.ts';

const MAX_SIDE_PX = 2_048;

/** Returns the part of a picture between four corners as a rectangle. The corners are fractions of the picture. */
export function straightenPicture(picture: ImageBitmap, corners: Quad): HTMLCanvasElement {
  const inPixels = corners.map(({ x, y }) => ({ x: x * picture.width, y: y * picture.height })) as unknown as Quad;
  const sides = meanSides(inPixels);
  const shrink = Math.min(1, MAX_SIDE_PX / Math.max(sides.width, sides.height));
  const width = Math.max(1, Math.round(sides.width * shrink));
  const height = Math.max(1, Math.round(sides.height * shrink));
  const { width: sourceWidth, height: sourceHeight } = picture;
  const from = pixelsOf(picture, sourceWidth, sourceHeight);
  const to = new ImageData(width, height);
  const target = new Uint32Array(to.data.buffer);
  const toSource = squareToQuad(inPixels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = toSource({ x: (x + 0.5) / width, y: (y + 0.5) / height });
      const column = Math.floor(at.x);
      const row = Math.floor(at.y);
      if (column >= 0 && row >= 0 && column < sourceWidth && row < sourceHeight)
        target[y * width + x] = from[row * sourceWidth + column] ?? 0;
    }
  const canvas = canvasOf(width, height);
  canvas.getContext('2d')?.putImageData(to, 0, 0);
  return canvas;
}

function pixelsOf(picture: ImageBitmap, width: number, height: number): Uint32Array {
  const ctx = canvasOf(width, height).getContext('2d', { willReadFrequently: true });
  ctx?.drawImage(picture, 0, 0);
  return new Uint32Array(ctx?.getImageData(0, 0, width, height).data.buffer ?? []);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
