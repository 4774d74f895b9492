import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import {
  callingCodeOf,
  countryNameOf,
  listCountries,
  searchCountries,
} from '../../../../src/domain/booking/phone/countries.ts';

const countries = listCountries('en');
const found = (text: string): string[] => searchCountries(text, countries).map(({ name }) => name);

test('lists every country of libphonenumber once, by name', () => {
  const codes = getCountries().map((country) => `+${getCountryCallingCode(country)}`);
  expect(countries.map(({ callingCode }) => callingCode).toSorted()).toEqual(codes.toSorted());
  expect(countries.map(({ name }) => name)).toEqual(
    countries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
});

describe('a search', () => {
  test.each([
    ['sri', ['Sri Lanka']],
    ['LANKA', ['Sri Lanka']],
    ['+94', ['Sri Lanka']],
    ['94', ['Sri Lanka']],
    ['0094', ['Sri Lanka']],
    ['+35', 11],
    ['anka', []],
    ['999', []],
  ])('a search for %s finds %j', (text, expected) => {
    if (typeof expected === 'number') expect(found(text)).toHaveLength(expected);
    else expect(found(text)).toEqual(expected);
  });

  test('a search finds all for an empty query or a plus', () => {
    expect(found(' ')).toHaveLength(countries.length);
    expect(found('+')).toHaveLength(countries.length);
  });
});

test.each([
  ['Sri Lanka', '+94'],
  ['indones', '+62'],
  ['united', undefined],
  ['94', undefined],
  ['', undefined],
])('finds the calling code of the country %s: %s', (text, expected) =>
  expect(callingCodeOf(text, countries)).toBe(expected),
);

test.each([
  ['+94', 'Sri Lanka'],
  ['+44', 'United Kingdom'],
  ['+7', 'Russia'],
  ['+999', '+999'],
])('names the country with the code %s: %s', (code, expected) => expect(countryNameOf(code, 'en')).toBe(expected));
