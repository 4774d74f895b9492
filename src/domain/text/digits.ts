/** Decimal digits of all scripts: an Arabic keyboard types ٤ for 4. */

const IS_DIGIT = /^\p{Nd}$/u;
const EVERY_DIGIT = /\p{Nd}/gu;
const ENDS_IN_DIGIT = /\p{Nd}$/u;
const IS_NUMBER = /^\p{Nd}+$/u;
const ARE_NUMBERS = /^\p{Nd}+(?:[^\p{L}\p{M}\p{Nd}]+\p{Nd}+)*$/u;

/** Writes all digits as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(EVERY_DIGIT, (digit) => String(valueOf(digit)));
}

/** Writes the digits 0 to 9 of a text in the script of another digit. */
export function toDigitsLike(text: string, digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = code - valueOf(digit);
  return text.replaceAll(/[0-9]/g, (each) => String.fromCodePoint(zero + Number(each)));
}

/** Returns whether a text is the number at the end of a name and nothing else, such as "9" of "T09". */
export function isNumberOf(name: string, text: string): boolean {
  return IS_NUMBER.test(text) && ENDS_IN_DIGIT.test(name) && areNumbersOf(name, text);
}

/** Returns whether a text is the last numbers of a name and no words, such as "1-10" of "Row 1 No. 10". */
export function areNumbersOf(name: string, text: string): boolean {
  if (!ARE_NUMBERS.test(text)) return false;
  const numbers = numbersOf(text);
  return numbers.join(' ') === numbersOf(name).slice(-numbers.length).join(' ');
}

/** Returns the numbers of a text in ASCII digits, without leading zeros. */
export function numbersOf(text: string): string[] {
  return (text.match(/\p{Nd}+/gu) ?? []).map((digits) => toAsciiDigits(digits).replace(/^0+(?=.)/, ''));
}

/** Unicode has each script's digits in one run from 0 to 9, some of them one after the other. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
