/** Decimal digits of several scripts: an Arabic keyboard types ٤ for 4. */

/** The zeros, for a regular expression. */
export const ZERO_DIGITS = '0٠۰०௦෦０';
const ZEROS = Array.from(ZERO_DIGITS, (zero) => zero.charCodeAt(0));

/** Matches one digit, as the source of a regular expression. */
export const DIGIT = `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`;
const EVERY_DIGIT = new RegExp(DIGIT, 'g');

/** Writes all digits as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(EVERY_DIGIT, (digit) => String(digit.charCodeAt(0) - zeroOf(digit)));
}

/** Writes the digits 0 to 9 of a text in the script of another digit. */
export function toDigitsLike(text: string, digit: string): string {
  const zero = zeroOf(digit);
  return text.replaceAll(/[0-9]/g, (each) => String.fromCharCode(zero + Number(each)));
}

function zeroOf(digit: string): number {
  const code = digit.charCodeAt(0);
  return ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? ZEROS[0]!;
}
