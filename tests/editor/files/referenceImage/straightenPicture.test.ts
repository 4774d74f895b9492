import { expect, test } from 'vitest';
import { straightenPicture } from '../../../../src/editor/document/straightenPicture.ts';
import { pointsAt } from '../../../domain/document/sampleDocuments.ts';

test('shows only what lies between the four corners of a picture', async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [400, 200];
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#00f';
  ctx.fillRect(0, 0, 400, 200);
  ctx.fillStyle = '#f00';
  ctx.beginPath();
  for (const [x, y] of pointsAt('100,20 300,60 350,180 40,140')) ctx.lineTo(x, y);
  ctx.fill();
  const shown = straightenPicture(await createImageBitmap(canvas), [
    { x: 0.25, y: 0.1 },
    { x: 0.75, y: 0.3 },
    { x: 0.875, y: 0.9 },
    { x: 0.1, y: 0.7 },
  ]);
  expect([shown.width, shown.height]).toEqual([258, 132]);
  for (const [x, y] of pointsAt('4,4 254,4 254,128 4,128 129,66'))
    expect([...shown.getContext('2d')!.getImageData(x, y, 1, 1).data]).toEqual([255, 0, 0, 255]);
});
