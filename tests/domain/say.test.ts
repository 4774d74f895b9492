/** What the domain says, with and without a catalogue. */
import { describe, expect, test } from 'vitest';
import { inLanguage, say, translate } from '../../src/domain/say.ts';

const GERMAN = {
  '{0} overlaps {1}: move one of them': '{1} und {0} überschneiden sich',
  'must be a color': 'muss eine Farbe sein',
  'write {hold_minutes} instead of {0}': 'statt {0} {hold_minutes} schreiben',
};
const overlap = (one: string, other: string): string => say`${one} overlaps ${other}: move one of them`;

describe('say', () => {
  test('is English without a catalogue', () => {
    expect(overlap('"A"', '"B"')).toBe('"A" overlaps "B": move one of them');
    expect(say`${1} of ${undefined}`).toBe('1 of undefined');
    expect(say`There is no table`).toBe('There is no table');
  });

  test('puts the values where a translation has them, as they are', () => {
    inLanguage(GERMAN, () => {
      expect(overlap('$& {1}', '"B"')).toBe('"B" und $& {1} überschneiden sich');
      expect(say`write {hold_minutes} instead of ${15}`).toBe('statt 15 {hold_minutes} schreiben');
      expect(translate('must be a color')).toBe('muss eine Farbe sein');
    });
  });

  test('is English where a catalogue lacks a text', () => {
    inLanguage(GERMAN, () => {
      expect(say`${'A'} is blank`).toBe('A is blank');
      expect(translate('must be a text')).toBe('must be a text');
    });
  });
});

describe('inLanguage', () => {
  test('returns what the function returns, and restores the language before it', () => {
    expect(inLanguage(GERMAN, () => inLanguage(undefined, () => overlap('A', 'B')) + overlap('A', 'B'))).toBe(
      'A overlaps B: move one of themB und A überschneiden sich',
    );
    expect(overlap('A', 'B')).toBe('A overlaps B: move one of them');
  });

  test('restores the language after an error', () => {
    expect(() =>
      inLanguage(GERMAN, () => {
        throw new Error(overlap('A', 'B'));
      }),
    ).toThrow('B und A überschneiden sich');
    expect(overlap('A', 'B')).toBe('A overlaps B: move one of them');
  });
});
