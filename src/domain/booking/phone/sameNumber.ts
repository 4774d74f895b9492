/** Telephone numbers as searches compare them. */
import { cleanCode } from '../../text/cleanText.ts';
import { CALLING_CODE } from './phoneInput.ts';

/** A number with fewer digits after its country code is not one that a guest says in full. */
const MIN_NATIONAL_DIGITS = 7;

/**
 * Returns whether a stored telephone number is, or contains, the number that somebody asks for. Either may have a
 * country code or a leading zero, or not.
 */
export function isSameNumber(stored: string, asked: string): boolean {
  const known = parts(stored);
  const wanted = parts(asked);
  if (known.national === '' || wanted.national === '') return false;
  const full = known.code + known.national;
  if (full.includes(wanted.code + wanted.national)) return true;
  if (known.code !== '' && wanted.code !== '') return false;
  return (
    known.national.includes(wanted.national) ||
    (known.national.length >= MIN_NATIONAL_DIGITS && wanted.national.endsWith(known.national))
  );
}

/** Returns the country code of a number, if it has one, and its other digits without leading zeros. */
function parts(text: string): { readonly code: string; readonly national: string } {
  const number = cleanCode(text).replace('(0)', '');
  const digits = number.replaceAll(/\D/g, '');
  const isInternational = number.startsWith('+') || digits.startsWith('00');
  const rest = digits.replace(/^0+/, '');
  const code = (isInternational && CALLING_CODE.exec(rest)?.[0]) || '';
  return { code, national: rest.slice(code.length).replace(/^0+/, '') };
}
