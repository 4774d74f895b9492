/** Telephone numbers as people type them. */
import { MAX_PASTED, takeNumber } from '../../text/pastedText.ts';

/** The country calling codes of ITU-T E.164. No code is the start of another. */
export const CALLING_CODE =
  /^(?:1|7|2(?:[07]|[1-689]\d)|3(?:[0-469]|[578]\d)|4(?:[013-9]|2\d)|5(?:[1-8]|[09]\d)|6(?:[0-6]|[789]\d)|8(?:[1246]|[03578]\d)|9(?:[0-58]|[679]\d))/;
/** A number that starts with `00` and has fewer digits is not international. */
const MIN_INTERNATIONAL_DIGITS = 9;
/** The code that the Vatican has, and the one by which it is called. */
const UNUSED_CODES: Readonly<Record<string, string>> = { 379: '39' };

type PhoneInput = { readonly countryCode: string; readonly phone: string };

/** Removes the first `count` digits of a text, and the separators after them. */
function dropDigits(text: string, count: number): string {
  let left = count;
  const rest = text.replaceAll(/\d/g, (digit) => {
    left -= 1;
    return left >= 0 ? '' : digit;
  });
  return rest.replace(/^[\s+)./-]+/, '').replace(/^\(0\)\s*/, '');
}

/**
 * Returns country code and number in the form that hosts expect: a code typed as `94` or `0094` becomes `+94`, a number
 * typed as `+49 151 …` or `0049 …` moves its code to the country code, and what follows the code in its own field, as in
 * `+44 1534`, moves to the number. Words around a number go (`takeNumber`). Returns anything else as it is.
 */
export function normalizePhone(typed: PhoneInput): PhoneInput {
  if (typed.countryCode.length + typed.phone.length > MAX_PASTED) return typed;
  const read = readPhone(typed);
  // Until nothing is left to move, so that the host reads what the page sends as the page has read it.
  const isSame = read.countryCode === typed.countryCode && read.phone === typed.phone;
  return isSame ? read : normalizePhone(read);
}

function readPhone(typed: PhoneInput): PhoneInput {
  const countryCode = takeNumber(typed.countryCode);
  const number = takeNumber(typed.phone);
  const digits = number.replaceAll(/\D/g, '');
  const isInternational =
    !/\p{L}/u.test(number) &&
    (number.startsWith('+') || (digits.startsWith('00') && digits.length >= MIN_INTERNATIONAL_DIGITS));
  if (isInternational) {
    const prefix = number.startsWith('+') ? 0 : 2;
    const code = CALLING_CODE.exec(digits.slice(prefix))?.[0];
    if (code !== undefined && digits.length > prefix + code.length)
      return { countryCode: dialed(code), phone: dropDigits(number, prefix + code.length) };
  }
  const codeDigits = /^[\d\s+().-]*$/.test(countryCode) ? countryCode.replaceAll(/\D/g, '').replace(/^00/, '') : '';
  const code = CALLING_CODE.exec(codeDigits)?.[0];
  if (code === undefined)
    return { countryCode: /^[1-9]\d{0,3}$/.test(codeDigits) ? `+${codeDigits}` : countryCode, phone: number };
  const area = codeDigits.slice(code.length);
  const hasArea = digits.replace(/^0+/, '').startsWith(area);
  return { countryCode: dialed(code), phone: hasArea ? number : `${area} ${number}`.trim() };
}

const dialed = (code: string): string => `+${UNUSED_CODES[code] ?? code}`;
