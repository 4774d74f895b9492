/** Names and numbers as searches compare them. */
import { describe, expect, test } from 'vitest';
import { isSameNumber } from '../../../src/domain/booking/phone/sameNumber.ts';
import { containsWord, foldText } from '../../../src/domain/text/foldText.ts';

describe('a folded name', () => {
  test.each([
    ['Großmann', 'grossmann'],
    ['GROẞMANN', 'grossmann'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['Oʼbrien', 'obrien'],
    ['Işık', 'isik'],
    ['İŞIK', 'isik'],
    ['Łukasz', 'lukasz'],
    ['Søren Ærø', 'soren aero'],
    ['José', 'jose'],
    ['Jose\u0301', 'jose'],
    ['Anne\u2011Marie', 'anne-marie'],
    ['علی\u200cرضا', 'عليرضا'],
    ['مُحَمَّد', 'محمد'],
    ['\u202aAnna\u202c', 'anna'],
    ['Table ٤', 'table 4'],
    ['タカハシ', 'タカハシ'],
    ['が', 'が'],
    ['கி', 'கி'],
  ])('a folded name folds %s to %s', (name, folded) => expect(foldText(name)).toBe(folded));

  test('a folded name has a number from its first digit on', () => {
    expect(containsWord('line 14', '14')).toBe(true);
    expect(containsWord('line 14', '4')).toBe(false);
    expect(containsWord('line 14 or 4', '4')).toBe(true);
    expect(containsWord('anna', 'nn')).toBe(true);
  });
});

describe('a telephone number', () => {
  test.each([
    '0771234567',
    '077 123 4567',
    '+94771234567',
    '+94 (0)77 123-4567',
    '+940771234567',
    '0094 77 1234567',
    '94771234567',
    '771234567',
    '1234567',
    '٠٧٧١٢٣٤٥٦٧',
    '\u202a+94\u00a077\u2011123\u20114567\u202c',
  ])('+94771234567 is found by %s', (asked) => expect(isSameNumber('+94771234567', asked)).toBe(true));

  test.each([
    ['0771234567', '+94771234567'],
    ['077 123 4567', '0094771234567'],
    ['+39061234567', '06 1234567'],
    ['+39061234567', '+39 06 1234567'],
    ['+4915123456789', '0151 23456789'],
  ])('%s is found by %s', (stored, asked) => expect(isSameNumber(stored, asked)).toBe(true));

  test.each([
    ['+94771234567', '0771234568'],
    ['+94771234567', '+49771234567'],
    ['', '0771234567'],
    ['+94771234567', ''],
    ['12', '0771234512'],
  ])('%s is not found by %s', (stored, asked) => expect(isSameNumber(stored, asked)).toBe(false));
});
