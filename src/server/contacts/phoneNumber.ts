/** Phone numbers in the form of ITU-T E.164, such as `+94771234567`, by the patterns and lengths of each country. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhone } from '../../domain/booking/phone/phoneInput.ts';
import { cleanCode } from '../../domain/text/cleanText.ts';

/** What Mexico dialed before its mobile numbers until 2019, and WhatsApp still shows after its country code. */
const OLD_MEXICAN_PREFIX = /^(?:0?1|04[45])(?=\d{10}$)/;

/**
 * Returns a number in E.164, or undefined if it is not possible in that country. `countryCode` is like `+94`. `phone` is
 * in national form, with or without the leading 0, or in full with the same country code, as phones fill it in. A code
 * that was typed again without `+` is removed, unless it may be the start of the number.
 */
export function parsePhoneNumber(countryCode: string, phone: string): string | undefined {
  const all = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (all.startsWith('+') && !all.startsWith(countryCode)) return undefined;
  const digits = (all.startsWith('+') ? all.slice(countryCode.length) : all).replaceAll(/\D/g, '');
  const code = countryCode.slice(1);
  const rest = digits.startsWith(code) ? digits.slice(code.length) : '';
  // Lengths alone are ambiguous: an Indonesian number with its code is as long as the longest numbers without.
  for (const find of [findValid, findPossible]) {
    const number = find(countryCode, digits) ?? find(countryCode, rest);
    if (number) return number.number;
  }
  return undefined;
}

/**
 * Returns what staff have typed as a number in E.164, or as it is if it is not a number: `room 12`. Without a country code of
 * its own a number belongs to `countryCode`.
 */
export function normalizeTypedNumber(typed: string, countryCode: string): string {
  const { countryCode: code, phone } = normalizePhone({ countryCode, phone: typed });
  const isNumber = /^\+?[\d\s()./-]+$/.test(phone);
  return (isNumber ? parsePhoneNumber(code, phone) : undefined) ?? cleanCode(typed);
}

function findValid(countryCode: string, national: string): PhoneNumber | undefined {
  const digits = countryCode === '+52' ? national.replace(OLD_MEXICAN_PREFIX, '') : national;
  const number = parsePhoneNumberFromString(countryCode + digits);
  return number?.isValid() ? number : undefined;
}

function findPossible(countryCode: string, digits: string): PhoneNumber | undefined {
  // A number of zeros only has a valid length, but no subscriber.
  if (!/[1-9]/.test(digits)) return undefined;
  // In some countries the leading 0 is part of the number; in most it is only dialed within the country.
  return [digits, digits.replace(/^0/, '')]
    .map((national) => parsePhoneNumberFromString(countryCode + national))
    .find((number) => number?.isPossible());
}
