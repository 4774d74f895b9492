/** Checks phone numbers by the patterns and lengths of each country. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a number as it is called after its country code, or undefined if it is not possible in that country.
 * `countryCode` is like `+94`. `phone` is in national form, with or without the leading 0, or in full with the same
 * country code, as phones fill it in. A code that was typed again without `+` is removed, unless it may be the start of
 * the number.
 */
export function parsePhoneNumber(countryCode: string, phone: string): string | undefined {
  const all = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (all.startsWith('+') && !all.startsWith(countryCode)) return undefined;
  const digits = (all.startsWith('+') ? all.slice(countryCode.length) : all).replaceAll(/\D/g, '');
  const code = countryCode.slice(1);
  const rest = digits.startsWith(code) ? digits.slice(code.length) : '';
  // Lengths alone are ambiguous: an Indonesian number with its code is as long as the longest numbers without.
  for (const isMatch of [isValid, isPossible]) {
    if (isMatch(countryCode, digits)) return phone;
    if (isMatch(countryCode, rest)) return rest;
  }
  return undefined;
}

const isValid = (countryCode: string, digits: string): boolean =>
  parsePhoneNumberFromString(countryCode + digits)?.isValid() ?? false;

function isPossible(countryCode: string, digits: string): boolean {
  // A number of zeros only has a valid length, but no subscriber.
  if (!/[1-9]/.test(digits)) return false;
  // In some countries the leading 0 is part of the number; in most it is only dialed within the country.
  return [digits, digits.replace(/^0/, '')].some(
    (national) => parsePhoneNumberFromString(countryCode + national)?.isPossible() ?? false,
  );
}
