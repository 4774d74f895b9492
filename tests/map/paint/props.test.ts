/** The props of decor. */
import { expect, test } from 'vitest';
import { PROP_KINDS, type PropKind } from '../../../src/domain/plan/decorKinds.ts';
import { palettes } from '../../../src/map/paint/palette.ts';
import { paintDecor } from '../../../src/map/paint/decor/decorPainter.ts';

const SIDE_PX = 60;

/** Returns which share of the opaque pixels of a prop has exactly the given color. */
function shareOfColor(kind: PropKind, scale: number): number {
  const side = Math.round(SIDE_PX * scale);
  const ctx = new OffscreenCanvas(side, side).getContext('2d')!;
  ctx.scale(scale, scale);
  const box = { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX };
  paintDecor(ctx, [{ kind, ...box, color: '#ff00ff' }], palettes.light, scale, () => undefined, box);
  const { data } = ctx.getImageData(0, 0, side, side);
  let painted = 0;
  let colored = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] !== 255) continue;
    painted += 1;
    if (data[i] === 255 && data[i + 1] === 0 && data[i + 2] === 255) colored += 1;
  }
  return colored / painted;
}

test.each(PROP_KINDS)('%s has its own color, from near and from afar', (kind) => {
  expect(shareOfColor(kind, 1)).toBeGreaterThan(0.2);
  expect(shareOfColor(kind, 0.2)).toBeGreaterThan(0.05);
});
