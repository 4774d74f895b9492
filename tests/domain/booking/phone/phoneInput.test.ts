import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePhone } from '../../../../src/domain/booking/phone/phoneInput.ts';

describe('a telephone number', () => {
  test.each([
    ['+94', '+49 151 2345678', '+49', '151 2345678'],
    ['+94', '0049 151/2345678', '+49', '151/2345678'],
    ['+94', '+49 (0)151 2345678', '+49', '151 2345678'],
    ['+94', '+94771234567', '+94', '771234567'],
    ['', '+1 (242) 555 0100', '+1', '(242) 555 0100'],
  ])(
    'moves the country code from the number: %s with %s becomes %s with %s',
    (typedCode, typed, countryCode, phone) => {
      expect(normalizePhone({ countryCode: typedCode, phone: typed })).toEqual({ countryCode, phone });
    },
  );

  test.each([
    ['+44 1534', '456789', '+44', '1534 456789'],
    ['+44 1534', '01534 456789', '+44', '01534 456789'],
    ['+44 1534', '', '+44', '1534'],
    ['+1684', '633 1234', '+1', '684 633 1234'],
    ['+379', '06 698 12345', '+39', '06 698 12345'],
    ['+94', '+379 06 698 12345', '+39', '06 698 12345'],
    ['+94771234567', '', '+94', '771234567'],
    ['Sri Lanka (+94)', 'Mobile: 077 123 4567 (WhatsApp)', '+94', '077 123 4567'],
    ['+62', 'https://wa.me/94771234567', '+94', '771234567'],
  ])('takes the country code alone from its field: %j with %j becomes %s with %s', (code, number, countryCode, phone) =>
    expect(normalizePhone({ countryCode: code, phone: number })).toEqual({ countryCode, phone }),
  );

  test('stays as it is when it is read again', () => {
    const typed = fc
      .array(fc.constantFrom('+', '94', '0', '00', '379', '1', '44', ' 1534 ', '(0)', ' ', 'tel:', '-', 'x', '77'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, typed, (countryCode, phone) => {
        const read = normalizePhone({ countryCode, phone });
        expect(normalizePhone(read)).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['94', '0094', '+94', ' 00 94 ', '+ 94'])('accepts %s as a country code', (countryCode) => {
    expect(normalizePhone({ countryCode, phone: '771234567' })).toEqual({ countryCode: '+94', phone: '771234567' });
  });

  test.each([
    ['+94', '771234567'],
    ['+94', '077 123 4567'],
    ['+94', '+'],
    ['+94', '0012'],
    ['+94', 'call me'],
    ['Sri Lanka', '771234567'],
    ['+9x', '771234567'],
    ['', ''],
    ['', '007'.repeat(100_000)],
  ])('a telephone number stays as it is with the code %s and the number %s', (countryCode, phone) => {
    expect(normalizePhone({ countryCode, phone })).toEqual({ countryCode, phone });
  });

  test.each([
    ['\u202a+94\u202c', '\u206677\u2011123\u20114567\u2069', '77-123-4567'],
    ['+٩٤', '٧٧ ١٢٣ ٤٥٦٧', '77 123 4567'],
    ['＋９４', '７７－１２３－４５６７', '77-123-4567'],
    ['+94', '\u200e+94 77\u00b7123–4567', '77.123-4567'],
  ])(
    'a telephone number loses invisible marks, special dashes and foreign digits: %s %s',
    (countryCode, phone, expected) => {
      expect(normalizePhone({ countryCode, phone })).toEqual({ countryCode: '+94', phone: expected });
    },
  );

  test('finds the code of every country', () => {
    for (const country of getCountries()) {
      const code = `+${getCountryCallingCode(country)}`;
      expect(normalizePhone({ countryCode: '', phone: `${code} 123 4567` }), country).toEqual({
        countryCode: code,
        phone: '123 4567',
      });
    }
  });
});
