import { expect, it } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { EMPTY_PLAN, type Decor } from '../../../src/domain/plan/plan.ts';
import { areaBelow, picturesOn, placePictureOn } from '../../../src/editor/document/areaPictures.ts';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

const area = (name: string, points: [number, number][]): Decor => ({ kind: 'area', surface: 'sand', name, points });
const box = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const drawingOf = (...decor: Decor[]): EditorDocument => documentFromPlan({ ...EMPTY_PLAN, decor });
const place = (drawing: EditorDocument, index: number, picture: string, ratio: number): EditorDocument =>
  placePictureOn(drawing, drawing.decor[index]!.key, picture, ratio);
const decorOf = ({ decor }: EditorDocument): Decor[] => decor.map((item) => item.decor);

it('places a picture above its area and the pictures there, below all else, as large as fits', () => {
  const palm: Decor = { kind: 'palm', x: 100, y: 100, width: 20, height: 20 };
  const sand = area('Sand', box(100, 100, 400, 300));
  const one = place(drawingOf(sand, palm), 0, 'a.webp', 2);
  expect(decorOf(one)).toEqual([
    sand,
    { kind: 'picture', x: 100, y: 150, width: 400, height: 200, picture: 'a.webp' },
    palm,
  ]);
  const two = place(one, 0, 'b.webp', 0.5);
  expect(decorOf(two)[2]).toEqual({ kind: 'picture', x: 225, y: 100, width: 150, height: 300, picture: 'b.webp' });
  expect(picturesOn(two.decor, two.decor[0]!).map(({ key }) => key)).toEqual([two.decor[1]!.key, two.decor[2]!.key]);
});

it('keeps a picture on the plan, and on an area that does not cover the center of its box', () => {
  const out = place(drawingOf(area('Sea', box(-400, -100, 800, 400))), 0, 'a.webp', 1);
  expect(decorOf(out)[1]).toMatchObject({ x: 50, y: 0, width: 300, height: 300 });
  const corner = drawingOf(area('L', pointsAt('0,0 400,0 400,100 100,100 100,400 0,400')));
  const placed = place(corner, 0, 'a.webp', 1);
  expect(areaBelow(placed.decor, placed.decor[1]!)?.key).toBe(corner.decor[0]!.key);
  expect(decorOf(placed)[1]).toMatchObject({ x: expect.any(Number) as number });
});

it('gives a picture to the topmost area below it', () => {
  const sand = area('Sand', box(0, 0, 400, 400));
  const deck = area('Deck', box(100, 100, 200, 200));
  const picture: Decor = { kind: 'picture', x: 150, y: 150, width: 100, height: 100, picture: 'a.webp' };
  const nameBelow = (...decor: Decor[]): string | undefined => {
    const drawing = drawingOf(...decor);
    const below = areaBelow(
      drawing.decor,
      drawing.decor.find((item) => item.decor.kind === 'picture')!,
    );
    return below?.decor.kind === 'area' ? below.decor.name : undefined;
  };
  expect(nameBelow(sand, deck, picture)).toBe('Deck');
  expect(nameBelow(sand, picture, deck)).toBe('Sand');
  expect(nameBelow(picture, sand, deck)).toBeUndefined();
  expect(nameBelow(sand, { ...picture, x: 900 })).toBeUndefined();
});
