import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createNameGenerator, nextLabelText, nameSeries } from '../../../src/domain/document/autoNaming.ts';
import { SEED } from '../../support/fixtureVenues.ts';

test.each([
  ['Line 12', [], 'Line 13'],
  ['Line 12', ['Line 13', 'Line 14'], 'Line 15'],
  ['T09', [], 'T10'],
  ['T99', [], 'T100'],
  ['Stage Couch', [], 'Stage Couch 2'],
  ['Stage Couch', ['Stage Couch 2'], 'Stage Couch 3'],
  ['7', [], '8'],
  ['A1-B2', [], 'A1-B3'],
  ['මේසය 3', [], 'මේසය 4'],
  ['طاولة ٩', [], 'طاولة ١٠'],
  ['طاولة ٠١', ['طاولة ٠٢'], 'طاولة ٠٣'],
  ['மேசை ௩', [], 'மேசை ௪'],
])('%s, with %j taken, is followed by %s', (name, taken, next) =>
  expect(createNameGenerator(taken).next(name)).toBe(next),
);

test('a series of names starts with its own name if that is free, and skips used names', () => {
  expect(nameSeries('Line 1', 3, new Set(['Line 2']))).toEqual(['Line 1', 'Line 3', 'Line 4']);
  expect(nameSeries('Line 1', 2, new Set(['Line 1']))).toEqual(['Line 2', 'Line 3']);
});

test('generated names are new and within the length limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 })),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }),
      (taken, name) => {
        const series = nameSeries(name.slice(0, 80), 12, new Set(taken));
        expect(new Set([...taken, ...series]).size).toBe(new Set(taken).size + 12);
        expect(series.every((one) => one.length <= 80)).toBe(true);
      },
    ),
    { seed: SEED },
  );
});

test('a long name is cut between characters, not within a surrogate pair', () => {
  expect(createNameGenerator([]).next(`x${'🏖'.repeat(39)}`)).toBe(`x${'🏖'.repeat(38)} 2`);
});

test('names for 20,000 copies take no search for each', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `Line ${index + 1}`);
  const generator = createNameGenerator(names);
  const lookUp = vi.spyOn(Set.prototype, 'has');
  const last = names.map((name) => generator.next(name)).at(-1);
  const lookUps = lookUp.mock.calls.length;
  lookUp.mockRestore();
  expect(last).toBe('Line 40000');
  expect(lookUps).toBeLessThan(3 * names.length);
});

test.each([
  ['12', 'Line 12', 'Line 13', '13'],
  ['B09', 'Bag 9', 'Bag 12', 'B12'],
  ['Bar', 'Bar 1', 'Bar 2', 'Bar'],
  ['٩', 'طاولة ٩', 'طاولة ١٠', '١٠'],
  ['1', 'Couch', 'Couch 2', '2'],
  ['', 'Couch', 'Couch 2', ''],
])('text "%s" of %s becomes, in the copy %s, "%s"', (text, name, newName, written) =>
  expect(nextLabelText(text, name, newName)).toBe(written),
);
