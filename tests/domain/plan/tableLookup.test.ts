import { expect, test } from 'vitest';
import { keyIndex } from '../../../src/domain/plan/tableLookup.ts';

test('finds each of many keys, and no other', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ key: `${index * 7}` }));
  const indexOf = keyIndex(items);
  for (const [index, { key }] of items.entries()) expect(indexOf(key)).toBe(index);
  expect(['1', '6', '35000', '', 'x', '07'].map(indexOf)).toEqual(Array(6).fill(undefined));
});

test.each(['', 'Strand 12', '__proto__', 'тераса', '🏖'])('finds the key %j', (key) => {
  const indexOf = keyIndex([{ key: 'a' }, { key }]);
  expect(indexOf(key)).toBe(1);
  expect(indexOf('a')).toBe(0);
});

test('finds nothing in an empty list', () => {
  expect(keyIndex([])('1')).toBeUndefined();
});
