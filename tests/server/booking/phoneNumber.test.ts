import { expect, test } from 'vitest';
import { parsePhoneNumber } from '../../../src/server/booking/phoneNumber.ts';

test.each([
  ['+94', '771234567'],
  ['+94', '077 123 4567'],
  ['+94', '+94771234567'],
  ['+94', '0094 77 123 45 67'],
  ['+62', '812-3456-7890'],
  ['+39', '06 1234567'],
  ['+1', '(202) 555-0100'],
  ['+1', '1 202 555 0100'],
  // An area code may look like the country's code.
  ['+49', '4921 123456'],
])('keeps %s %s', (code, phone) => expect(parsePhoneNumber(code, phone)).toBe(phone));

test.each([
  ['+94', '94 77 123 4567', '771234567'],
  ['+94', '94771234567', '771234567'],
  ['+62', '6281234567890', '81234567890'],
])('removes the code from %s %s', (code, phone, expected) => expect(parsePhoneNumber(code, phone)).toBe(expected));

test.each([
  ['+94', '+62 81234567890'],
  ['+94', '12'],
  ['+94', '94'],
  ['+94', '94 12'],
  ['+94', '++94771234567'],
  ['+94', '000000000'],
  ['+94', '+94 000 000 000'],
  ['+94', '00 00 00 00 00'],
])('rejects %s %s', (code, phone) => expect(parsePhoneNumber(code, phone)).toBeUndefined());
