/** Prices in the money of another country. */
import { expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { PLAN, ROOM, VENUE, findings, ofRule, planWith } from '../../samplePlan.ts';

/** In Sri Lanka, unless another telephone is given. */
const inTerms = (text: string, telephone = '+94 41 555 0100'): string[] =>
  ofRule(checkFile('venue', { ...VENUE, telephone, terms: [{ text }] }, { plan: PLAN }), 'foreign-currency').map(
    ({ path, message }) => `${path} ${message}`,
  );

test('of the country of the venue and of hotels everywhere are fine', () => {
  for (const text of ['LKR 2,000 a guest', '2,000 LKR', '20 USD, or 18 EUR', 'BBQ 12 and TOP 10', 'No prices', 'XYZ 3'])
    expect(inTerms(text), text).toEqual([]);
  expect(inTerms('IDR 100,000', '+62 361 555 0142')).toEqual([]);
  expect(inTerms('IDR 100,000', '0361 555 0142'), 'a telephone without its country').toEqual([]);
  expect(inTerms('GBP 5', '+44 1534 555 010')).toEqual([]);
  expect(inTerms('CHF 5', '+423 555 01 00'), 'Liechtenstein has the money of Switzerland').toEqual([]);
  expect(inTerms('CHF 5', '+43 1 555 01 00')).toHaveLength(1);
});

test('of another country are a slip', () => {
  expect(inTerms('The fee is IDR 100,000.')).toEqual([
    '/terms/0/text The terms have a price in the money of another country (IDR): correct it',
  ]);
  expect(inTerms('100 THB')).toHaveLength(1);
  expect(inTerms('LKR 200, or INR 60')).toHaveLength(1);
  expect(inTerms('500 rupiah')).toEqual([expect.stringContaining('(0 rupiah)')]);
  expect(inTerms('Rp 50.000')).toHaveLength(1);
  expect(inTerms('Rp 50.000', '+62 361 555 0142')).toEqual([]);
});

test('in a description are a slip, too', () => {
  const plan = planWith([[...ROOM, 'room_description'], '<p>From IDR 90,000.</p>']);
  expect(ofRule(findings(plan, { venue: VENUE }), 'foreign-currency')).toMatchObject([
    {
      path: '/areas/0/rooms/0/room_description',
      table: 1,
      message: 'The description of "Table 1" has a price in the money of another country (IDR): correct it',
    },
  ]);
  expect(ofRule(findings(plan), 'foreign-currency'), 'without its venue').toEqual([]);
});
