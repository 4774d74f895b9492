import { type Outline, boundsOf } from '../../../domain/geometry/boxes.ts';

/** Returns outlines as an SVG path. In the small pictures of a review a turned table is as large as its bounds. */
export function outlinePath(outlines: readonly Outline[]): string {
  return outlines
    .map((outline) => {
      const { x, y, width, height } = boundsOf(outline);
      const [rx, ry] = [width / 2, height / 2];
      return outline.shape === 'ellipse'
        ? `M${x} ${y + ry}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 ${-width} 0z`
        : `M${x} ${y}h${width}v${height}h${-width}z`;
    })
    .join('');
}
