import { expect, it } from 'vitest';
import { readSeasonCells } from '../../../src/domain/booking/seasonPlaces.ts';

const ANA = ['Ana', 'ana@example.com', '', '4', '1.6.2027', '30.9.2027', 'yes'];

it('reads the columns of a list in the order of its heading, and counts its rows as its author does', () => {
  const expected = {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    place: '4',
    from: '1.6.2027',
    until: '30.9.2027',
    paid: 'yes',
  };
  const heading = ['Platz', 'Gast', 'E-Mail', 'von', 'bis', 'Bezahlt'];
  const mixed = ['4', 'Ana', 'ana@example.com', '1.6.2027', '30.9.2027', 'yes'];
  expect(readSeasonCells([[''], heading, ['', ' '], mixed])).toEqual([{ number: 4, row: expected }]);
  expect(readSeasonCells([['A', 'B', 'C', 'D', 'E', 'F', 'G'], ANA])).toEqual([{ number: 2, row: expected }]);
  expect(readSeasonCells([ANA, [], ANA]).map(({ number }) => number)).toEqual([1, 3]);
});
