/** Colors of categories against their names, at the limits of each hue, and what messages call pieces of decor. */
import { describe, expect, test } from 'vitest';
import { PROP_KINDS, SURFACES } from '../../../../src/domain/plan/decorKinds.ts';
import { readVacatingTime } from '../../../../src/domain/checks/rules/consistency/vacatingTime.ts';
import { decorName, kindName, surfaceName } from '../../../../src/domain/checks/rules/decorNames.ts';
import { PLAN, findings, ofRule } from '../samplePlan.ts';

const isBlamed = (name: string, color: string): boolean =>
  ofRule(
    findings({
      ...PLAN,
      categories: [
        { id: 70, name, color },
        { id: 71, name: 'Back', color: '#e6ae30' },
      ],
    }),
    'color-contradicts-name',
  ).some(({ path }) => path.startsWith('/categories/0'));

/** A color of full saturation with a hue in degrees. */
function colorOf(hue: number): string {
  const channel = (n: number): string => {
    const k = (n + hue / 60) % 6;
    return Math.round(255 * (1 - Math.max(0, Math.min(k, 4 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

describe('a category that is named after a color', () => {
  test.each<[string, number, number]>([
    ['Red', 330, 25],
    ['Orange', 8, 52],
    ['Yellow tables', 35, 75],
    ['Green', 65, 185],
    ['Blue zone', 165, 265],
    ['Purple', 240, 330],
    ['Pink', 285, 25],
  ])('has its hues: %s', (name, from, to) => {
    for (const inside of [from + 1, to - 1]) expect(isBlamed(name, colorOf(inside)), `${inside}°`).toBe(false);
    for (const outside of [(from + 358) % 360, to + 2])
      expect(isBlamed(name, colorOf(outside)), `${outside}°`).toBe(true);
  });

  test('has some color', () => {
    expect(isBlamed('Red', '#808080')).toBe(true);
    // Of too little chroma, and of just enough.
    expect(isBlamed('Red', '#a78080')).toBe(true);
    expect(isBlamed('Red', '#a88080')).toBe(false);
  });

  test('may be named after more than a color', () => {
    expect(isBlamed('Blue Lagoon', '#00aa00')).toBe(false);
    expect(isBlamed('Front', '#00aa00')).toBe(false);
  });
});

describe('what messages call decor', () => {
  test('is its kind, also one that there is not', () => {
    for (const kind of [...PROP_KINDS, 'area', 'path', 'wall', 'text', 'picture']) expect(kindName(kind)).toBe(kind);
    expect(['volcano', 'constructor', 7, undefined].map(kindName)).toEqual([
      'volcano',
      'constructor',
      '7',
      'undefined',
    ]);
  });

  test('is the surface of an area, and the words of a text', () => {
    for (const surface of SURFACES) expect(surfaceName(surface)).toBe(surface);
    expect(decorName({ kind: 'area', surface: 'sand', points: [] })).toBe('The area of sand');
    expect(decorName({ kind: 'text', x: 0, y: 0, text: 'Bar', size: 20 })).toBe('The text "Bar"');
    expect(decorName({ kind: 'wall', points: [], width: 4 })).toBe('The wall');
  });
});

test.each<[string, number | undefined]>([
  ['Available only until 6 pm.', 18 * 60],
  ['available until 6:30 p.m.', 18 * 60 + 30],
  ['Must be vacated by 11 a.m.', 11 * 60],
  ['must be vacated by 12 am', 0],
  ['Bookable until 12 pm', 12 * 60],
  ['Verfügbar bis 18.45 Uhr', 18 * 60 + 45],
  ['Tersedia sampai pukul 17:05', 17 * 60 + 5],
  ['The kitchen is open until 22:00.', undefined],
  ['Available until 50% are gone', undefined],
])('the time until which a table is available: %s', (text, minutes) => {
  expect(readVacatingTime(text)).toBe(minutes);
});
