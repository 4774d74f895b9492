/** Plans as drawings and pictures. */
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/domain/plan/plan.ts';
import { exportPng } from '../../../../src/editor/files/export/exportPng.ts';
import { exportSvg } from '../../../../src/editor/files/export/svg/exportSvg.ts';
import { type Rgb, pixelsOf } from '../../../map/pixels.ts';
import { BEACH, TERRACE, lone } from '../samplePlans.ts';

async function pictureOf(blob: Blob | undefined): Promise<ImageBitmap> {
  expect(blob).toBeDefined();
  return createImageBitmap(blob!);
}

/** Draws an SVG's text as a picture of a width in pixels. */
async function drawn(text: string, width: number): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = new OffscreenCanvas(width, Math.round((width * image.naturalHeight) / image.naturalWidth));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return canvas.transferToImageBitmap();
}

const near = (one: Rgb, other: Rgb): number => Math.max(...one.map((value, i) => Math.abs(value - other[i]!)));
const wide = (plan: Plan, width: number): Promise<Blob | undefined> => exportPng(plan, { width });

describe('exportPng', () => {
  it('an exported picture has the requested width and shows tables in their colors', async () => {
    const picture = await pictureOf(await wide(lone(), 800));
    expect([picture.width, picture.height]).toEqual([800, 600]);
    // The table at 10…50, beside its number.
    expect(pixelsOf(picture, { x: 30, y: 60, width: 1, height: 1 })).toEqual([[0x80, 0x40, 0x20]]);
    expect(pixelsOf(picture, { x: 300, y: 300, width: 1, height: 1 })).not.toEqual([[0x80, 0x40, 0x20]]);
  });

  it('includes tables outside the plan', async () => {
    const plan = lone({ coordinates: { x: -60, y: 280, width: 40, height: 40 } });
    expect(await exportSvg(plan)).toContain('x="0" y="280" width="40" height="40"');
    const picture = await pictureOf(await wide(plan, 460));
    expect([picture.width, picture.height]).toEqual([460, 320]);
    expect(pixelsOf(picture, { x: 4, y: 300, width: 1, height: 1 })).toEqual([[0x80, 0x40, 0x20]]);
  });

  it('respects the canvas limits', async () => {
    for (const plan of [lone(), { ...lone(), width: 90_000 }, { ...lone(), height: 90_000 }]) {
      const picture = await pictureOf(await wide(plan, 1e9));
      expect(picture.width * picture.height).toBeLessThanOrEqual(16_000_000);
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(8_192);
      expect(Math.min(picture.width, picture.height)).toBeGreaterThan(0);
    }
  });
});

describe('exportSvg', () => {
  it('draws a plan as in its picture', async () => {
    const svg = await drawn(await exportSvg(TERRACE), 700);
    const png = await pictureOf(await wide(TERRACE, 700));
    expect([svg.width, svg.height]).toEqual([png.width, png.height]);
    // The grain differs with the zoom, letters by a hair: of blocks of 10 by 10 pixels the means are compared.
    let far = 0;
    const blocks = Math.floor(png.width / 10) * Math.floor(png.height / 10);
    const mean = (picture: ImageBitmap, x: number, y: number): Rgb => {
      const pixels = pixelsOf(picture, { x, y, width: 10, height: 10 });
      return [0, 1, 2].map((i) => pixels.reduce((sum, pixel) => sum + pixel[i]!, 0) / pixels.length) as unknown as Rgb;
    };
    for (let y = 0; y + 10 <= png.height; y += 10)
      for (let x = 0; x + 10 <= png.width; x += 10) if (near(mean(svg, x, y), mean(png, x, y)) > 24) far++;
    expect(far / blocks).toBeLessThan(0.02);
  });

  it('contains only vectors and the names of all tables', async () => {
    const text = await exportSvg(BEACH, { title: 'Beach & <bar>' });
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(root.querySelector('parsererror, image, script, foreignObject')).toBeNull();
    expect(root.getAttribute('viewBox')).toBe('0 0 1400 1750');
    expect(root.querySelector('title')!.textContent).toBe('Beach & <bar>');
    const titles = [...root.querySelectorAll('g[id^="table-"] > title')].map(({ textContent }) => textContent);
    expect(titles.toSorted()).toEqual(BEACH.areas.flatMap(({ rooms }) => rooms.map(({ name }) => name)).toSorted());
    expect(root.textContent).toContain('Indian Ocean');
    expect(text.length).toBeLessThan(1_500_000);
  });

  it('removes characters that XML can’t contain', async () => {
    const text = await exportSvg(
      lone({ name: 'a\u0001b\uFFFE<&>"', coordinates: { x: 10, y: 10, width: 40, height: 40, text: '\u0002\uD800x' } }),
    );
    expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });
});
