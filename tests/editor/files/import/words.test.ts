import { describe, expect, it } from 'vitest';
import { isTableLabel, nameFromId, roleInName, seatsInLabel } from '../../../../src/editor/files/import/words.ts';

describe('labels', () => {
  it.each([
    ['T.4 – 6 pers.', 'T.4', 6],
    ['M3 (8p)', 'M3', 8],
    ['VIP 2 [8]', 'VIP 2', 8],
    ['7 / 4 pax', '7', 4],
    ['Tisch 8 · 10 Plätze', 'Tisch 8', 10],
    ['Table 9, 4 seats', 'Table 9', 4],
    ['A-14 x6', 'A-14', 6],
    ['5 4人', '5', 4],
    ['12A', '12A', undefined],
  ])('labels have a name and seats: %s', (label, name, seats) => expect(seatsInLabel(label)).toEqual({ name, seats }));

  it.each(['Floor plan 1:100', '12/2024', '18.40', 'Rev. 3', '5 m'])('name no table: %s', (label) =>
    expect(isTableLabel(label)).toBe(false),
  );

  it('labels tell a place by a name without a number, and a table by its seats', () => {
    expect(['Bar', 'Bar 3', 'Table 1, 4 seats', 'chair_12'].map(roleInName)).toEqual([
      'ground',
      undefined,
      'table',
      'chair',
    ]);
  });

  it('labels of ids are read as programs escape them', () => {
    expect(['Table_x0020_5_1_', '_x31_2', 'Layer_x0020_1'].map(nameFromId)).toEqual(['Table 5', '12', undefined]);
  });

  // Read in every way in which dashes can be divided, it would never end.
  it('labels of ids may have any number of dashes', () => {
    const dashes = '-'.repeat(100);
    expect([`g${dashes}`, `g${dashes}bar`].map(nameFromId)).toEqual([undefined, `g${dashes}bar`]);
  });
});
