/** Letters and digits as lines, for pictures that the host draws without fonts. */
import type { Point } from '../../domain/geometry/boxes.ts';

/** Each glyph is 4 wide and 6 high. A stroke is a list of points, each as its x and y, from the top left corner. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26,16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13,33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 12 32 43 45 36 16 05',
  '6': '41 30 10 01 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '05 16 36 45 41 30 10 01 02 13 33 42',
  A: '06 20 46,14 34',
  B: '03 00 30 41 42 33 03 06 36 45 44 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10,34 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
  '-': '13 33',
  ' ': '',
};
const GLYPH_WIDTH = 4;
const GLYPH_HEIGHT = 6;
const GAP = 2;

/** Lines of a text whose capitals are 1 high and whose center is at 0, 0. */
export type StrokedText = { readonly width: number; readonly strokes: readonly (readonly Point[])[] };

/** Returns a text as lines, in capitals. Undefined if the font lacks one of its characters. */
export function strokeText(text: string): StrokedText | undefined {
  const characters = Array.from(text.trim().toUpperCase());
  const width = characters.length * (GLYPH_WIDTH + GAP) - GAP;
  const strokes: Point[][] = [];
  for (const [index, character] of characters.entries()) {
    const glyph = GLYPHS[character];
    if (glyph === undefined) return undefined;
    const left = index * (GLYPH_WIDTH + GAP) - width / 2;
    for (const stroke of glyph.split(',').filter(Boolean)) {
      strokes.push(
        stroke.split(' ').map((point) => ({
          x: (left + Number(point[0])) / GLYPH_HEIGHT,
          y: (Number(point[1]) - GLYPH_HEIGHT / 2) / GLYPH_HEIGHT,
        })),
      );
    }
  }
  return strokes.length === 0 ? undefined : { width: width / GLYPH_HEIGHT, strokes };
}
