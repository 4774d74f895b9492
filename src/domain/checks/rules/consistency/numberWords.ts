/** Numbers as people write them in descriptions, up to twenty, in English, German and Indonesian. */

const WORDS: Readonly<Record<string, number>> = {
  ...numbered('one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
  ...numbered('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'),
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
};

function numbered(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
}

/** Matches a number in words, as a part of a pattern with the flags `iu`. */
export const NUMBER_WORD_PATTERN = String.raw`(?<![\p{L}\d])(?:${Object.keys(WORDS).join('|')})(?![\p{L}\d])`;
/** Matches a number in digits or words. */
export const NUMBER_PATTERN = String.raw`(?:(?<![\p{L}\d])\d{1,2}(?![\p{L}\d])|${NUMBER_WORD_PATTERN})`;

/** Returns the number that one of the patterns matched. */
export function readNumber(text: string): number {
  return WORDS[text.toLowerCase()] ?? Number(text);
}
