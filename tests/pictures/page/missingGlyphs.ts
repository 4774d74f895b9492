/**
 * Finds characters that no bundled font has. The drawing machine's own fonts would draw them, differently on each
 * machine.
 */

const painted = new Set<string>();
const { fillText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillText = function recordText(text, ...position) {
  painted.add(text);
  fillText.call(this, text, ...position);
};

/** Returns the fonts that come with the pages: all but fallbacks, which name a font of the machine. */
export function bundledFonts(): FontFace[] {
  return [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
}

/** Clears the recorded texts. */
export function resetPaintedTexts(): void {
  painted.clear();
}

/** Returns the characters of the painted texts and of `texts` that no bundled font has, sorted. */
export function findMissingGlyphs(texts: readonly string[]): string[] {
  const ranges = bundledFonts().flatMap((face) => face.unicodeRange.split(',').map(parseRange));
  // A lone surrogate is drawn as the replacement character.
  const characters = new Set(
    [...painted, ...texts].flatMap((text) => Array.from(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))),
  );
  return [...characters]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => code >= from && code <= to);
    })
    .toSorted();
}

/** Parses `U+0D81-0DF4` or `U+20E3` to its first and last code point. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}
