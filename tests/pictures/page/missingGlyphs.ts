/** Which letters a picture has from the machine that draws it: those differ from one machine to another, or are boxes. */

const painted = new Set<string>();
const { fillText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillText = function paint(text, ...where) {
  painted.add(text);
  fillText.call(this, text, ...where);
};

/** Forgets what was painted. */
export function resetPaintedTexts(): void {
  painted.clear();
}

/** Letters of what was painted, and of `texts`, that no shipped face has, in order. */
export function findMissingGlyphs(texts: readonly string[]): string[] {
  const ranges = [...document.fonts].flatMap((face) => face.unicodeRange.split(',').map(rangeOf));
  // Half a letter is written as the sign for one that is unknown.
  const letters = new Set([...painted, ...texts].flatMap((text) => [...text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')]));
  return [...letters]
    .filter((letter) => !ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to))
    .toSorted();
}

/** `U+0D81-0DF4`, or `U+20E3`. */
function rangeOf(range: string): readonly [number, number] {
  const [from, to = from] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return [from!, to!];
}
