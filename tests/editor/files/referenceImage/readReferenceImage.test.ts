import { describe, expect, it } from 'vitest';
import { readReferenceImage } from '../../../../src/editor/files/referenceImage/readReferenceImage.ts';

async function picture(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#aa0000';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#0000aa';
  ctx.fillRect(0, 0, width / 2, height / 2);
  return canvas.convertToBlob({ type });
}

/** A PNG with a forged size. */
async function bomb(width: number, height: number): Promise<Blob> {
  const bytes = new Uint8Array(await (await picture(4, 4, 'image/png')).arrayBuffer());
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new Blob([bytes]);
}

/** A JPEG with an EXIF orientation of 90 degrees. */
async function turned(width: number, height: number): Promise<Blob> {
  const bytes = new Uint8Array(await (await picture(width, height, 'image/jpeg')).arrayBuffer());
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
    6, 0, 0, 0, 0, 0, 0,
  ];
  return new Blob([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)]);
}

describe('readReferenceImage', () => {
  it('scales a large image down to 4,096 pixels per side', async () => {
    const read = await readReferenceImage(await picture(1_500, 6_000, 'image/webp'));
    expect(read).toMatchObject({ ok: true, width: 1_500, height: 6_000 });
    const bitmap = await createImageBitmap((read as { blob: Blob }).blob);
    expect([bitmap.width, bitmap.height]).toEqual([1_024, 4_096]);
  });

  it('applies the EXIF orientation and removes EXIF data', async () => {
    const photo = await turned(5_000, 1_000);
    const read = await readReferenceImage(photo);
    expect(read).toMatchObject({ ok: true, width: 1_000, height: 5_000 });
    const { blob } = read as { blob: Blob };
    const bitmap = await createImageBitmap(blob);
    expect(bitmap.height).toBe(4_096);
    expect(Math.abs(bitmap.width - 819)).toBeLessThanOrEqual(1);
    expect(new TextDecoder('latin1').decode(await photo.arrayBuffer())).toContain('Exif');
    expect(new TextDecoder('latin1').decode(await blob.arrayBuffer())).not.toContain('Exif');
  });

  it('rejects 100 megapixels by the header', async () => {
    expect(await readReferenceImage(await bomb(10_000, 10_000))).toMatchObject({
      ok: false,
      error: expect.stringContaining('100 megapixels'),
    });
    expect(await readReferenceImage(await bomb(0xffffffff, 0xffffffff))).toMatchObject({
      ok: false,
      error: expect.stringContaining('megapixels'),
    });
  });

  it.each([
    ['an empty file', () => new Blob([]), 'This file is empty.'],
    ['an SVG', () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), /SVG.*Import/],
    ['text', () => new Blob(['hello'], { type: 'image/png' }), /not an image/],
    ['a PDF', () => new Blob(['%PDF-1.7']), /PNG, JPEG, WebP or AVIF/],
    [
      'only a PNG signature',
      () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]),
      /damaged/,
    ],
    ['a truncated image', async () => (await picture(300, 300, 'image/png')).slice(0, 45), /damaged/],
    ['a side of 0 pixels', () => bomb(0, 10), /damaged/],
    ['70 MB', () => new Blob([new Uint8Array([0xff, 0xd8]), new Uint8Array(70 * 1024 * 1024)]), /60 MB/],
  ])('rejects %s', async (_, file, error) =>
    expect(await readReferenceImage(await file())).toMatchObject({ ok: false, error: expect.stringMatching(error) }),
  );
});
