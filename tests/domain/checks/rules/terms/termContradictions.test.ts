/** Terms that say one thing here and another there. */
import { expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { PLAN, VENUE, ofRule } from '../../samplePlan.ts';

const found = (...texts: string[]): string[] =>
  ofRule(
    checkFile('venue', { ...VENUE, terms: texts.map((text) => ({ text })) }, { plan: PLAN }),
    'terms-contradict-settings',
  ).map(({ path, message }) => `${path} ${message}`);

test('for adults only, no children come', () => {
  const problem = 'The terms are for adults only, and tell of children who come: correct one of them';
  expect(found('Adults only.', 'Children under 12 eat for half the price.')).toEqual([`/terms/1/text ${problem}`]);
  expect(found('Kids are welcome.', 'No one under 18 is admitted.')).toEqual([`/terms/1/text ${problem}`]);
  expect(found('Adults only.', 'Children pay nothing elsewhere, but are not welcome here.')).toEqual([]);
  expect(found('Adults only.', 'Children may not eat here.')).toEqual([]);
  expect(found('Children eat free.', 'Kids get a menu of their own.')).toEqual([]);
  expect(found('The sea is warm.', 'Adults only.', 'The sea is warm.', 'No guests below 21.')).toEqual([]);
  expect(found('Adults only.', 'The sea is warm.', 'Children eat free.')).toHaveLength(1);
});

test('a deposit is asked for everywhere or nowhere', () => {
  const problem = 'The terms ask for a deposit in one place, and for none in another: correct one of them';
  expect(found('We ask for a deposit of 2,000 LKR.', 'No deposit is needed.')).toEqual([`/terms/1/text ${problem}`]);
  expect(found('You reserve without a deposit.', 'The deposit is 20 USD.')).toEqual([`/terms/1/text ${problem}`]);
  expect(found('No deposit is needed.', 'You pay at the table, without deposit.')).toEqual([]);
  expect(found('No deposit is needed.', 'The sea is warm.', 'No deposit is needed.')).toEqual([]);
  expect(found('A deposit of 20 USD.', 'The sea is warm.', 'No deposit is needed.')).toHaveLength(1);
});

test('a deposit is one amount', () => {
  expect(found('We ask for a deposit of 2,000 LKR.', 'We keep the deposit of 20 USD.')).toEqual([
    '/terms/1/text The terms ask for a deposit of 20 USD here, and of 2,000 LKR before: correct one of them',
  ]);
  expect(found('A deposit of 2,000 LKR.', 'We keep your deposit of 2,000 LKR.')).toEqual([]);
  expect(found('A deposit of 2,000.', 'The sea is warm.', 'The deposit is 2,000, which we keep.')).toEqual([]);
  expect(found('A deposit of € 20.', 'The deposit is € 20, which we keep.')).toEqual([]);
});

test('canceling costs nothing until a fee begins', () => {
  const free = 'You can cancel free of charge until 24 hours before your reservation.';
  expect(found(free, 'If you cancel less than 48 hours before, we charge a fee.')).toEqual([
    '/terms/1/text The terms let guests cancel free of charge until 24 hours before, and charge them from 48 hours before: correct one of them',
  ]);
  expect(
    found('If you cancel within 3 days, you pay the half.', 'Free cancellation until 2 days before.'),
  ).toHaveLength(1);
  expect(found(free, 'If you cancel less than 24 hours before, we charge a fee.')).toEqual([]);
  expect(found(free)).toEqual([]);
  expect(found('If you cancel less than 48 hours before, we charge a fee.')).toEqual([]);
  expect(found(free, 'If you cancel within 1 day, we charge a fee.')).toEqual([]);
  expect(found('Cancel free of charge until 2 days before.', 'Cancel within 24 hours and you pay all.')).toEqual([]);
});

test('no discount takes more than the bill', () => {
  expect(found('The code takes 110% off the bill.')).toHaveLength(1);
  expect(found('The code gives a 101 percent discount.')).toHaveLength(1);
  expect(found('The code takes 100% off a dessert.')).toEqual([]);
});
