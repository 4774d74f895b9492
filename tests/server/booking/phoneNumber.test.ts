import { expect, test } from 'vitest';
import { isPossiblePhoneNumber } from '../../../src/server/booking/phoneNumber.ts';

test.each([
  ['+94', '771234567', true],
  ['+94', '077 123 4567', true],
  ['+94', '+94771234567', true],
  ['+94', '0094 77 123 45 67', true],
  ['+94', '+62 81234567890', false],
  ['+94', '12', false],
  ['+62', '812-3456-7890', true],
  ['+94', '++94771234567', false],
  ['+94', '000000000', false],
  ['+94', '+94 000 000 000', false],
  ['+94', '00 00 00 00 00', false],
  ['+39', '06 1234567', true],
  ['+1', '(202) 555-0100', true],
])('%s %s: %s', (code, phone, expected) => expect(isPossiblePhoneNumber(code, phone)).toBe(expected));
