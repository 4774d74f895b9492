/** Checks phone numbers by the lengths that each country allows. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns whether a number is possible in a country. `countryCode` is like `+94`. `phone` is in national form, with or
 * without the leading 0, or in full with the same country code, as phones fill it in.
 */
export function isPossiblePhoneNumber(countryCode: string, phone: string): boolean {
  const all = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (all.startsWith('+') && !all.startsWith(countryCode)) return false;
  const digits = (all.startsWith('+') ? all.slice(countryCode.length) : all).replaceAll(/\D/g, '');
  // A number of zeros only has a valid length, but no subscriber.
  if (!/[1-9]/.test(digits)) return false;
  // In some countries the leading 0 is part of the number; in most it is only dialed within the country.
  return [digits, digits.replace(/^0/, '')].some(
    (national) => parsePhoneNumberFromString(countryCode + national)?.isPossible() ?? false,
  );
}
