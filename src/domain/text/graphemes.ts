/**
 * A flag, or a character with its marks, its skin tone and what a joiner joins to it. The segmenter of the platform knows
 * more, but Firefox before 125 has none.
 */
const GRAPHEME =
  /\p{Regional_Indicator}{2}|\P{M}[\p{M}\p{Emoji_Modifier}\u200c]*(?:\u200d\P{M}?[\p{M}\p{Emoji_Modifier}\u200c]*)*|./gsu;

/** Returns the characters of a text as people count them: no letter loses its mark, and no emoji falls apart. */
export function graphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? [];
}
