/** Whether a country code and a number can be a telephone's: lengths by country, no claim that anybody answers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * `countryCode` as `+94`; `phone` in national form, with or without the leading 0 that people write, or in full with
 * that same code before it, as phones fill it in by themselves.
 */
export function isPossiblePhoneNumber(countryCode: string, phone: string): boolean {
  const all = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (all.startsWith('+') && !all.startsWith(countryCode)) return false;
  const digits = (all.startsWith('+') ? all.slice(countryCode.length) : all).replaceAll(/\D/g, '');
  // No subscriber has it, though its length may be right.
  if (!/[1-9]/.test(digits)) return false;
  // In some countries the 0 belongs to the number, in most it is dialled only within the country.
  return [digits, digits.replace(/^0/, '')].some(
    (national) => parsePhoneNumberFromString(countryCode + national)?.isPossible() ?? false,
  );
}
