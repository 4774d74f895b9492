import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonSyntaxError } from '../../../../src/domain/plan/reading/jsonSyntaxError.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each(['a', '\\n'])('finds an error after ten million repetitions of %j in a string', (part) => {
  const text = `{"a": "${part.repeat(10_000_000)}"`;
  expect(findJsonSyntaxError(`${text}}`)).toBeUndefined();
  expect(findJsonSyntaxError(text)).toEqual({ line: 1, column: text.length + 1 });
});

test('agrees with JSON.parse on texts with one character replaced', () => {
  const damage = fc.record({
    value: fc.jsonValue(),
    at: fc.nat(),
    by: fc.constantFrom(...'"\\{}[],:0a\n\u0001'.split('')),
  });
  fc.assert(
    fc.property(damage, ({ value, at, by }) => {
      const text = JSON.stringify({ a: value });
      const cut = at % text.length;
      const damaged = text.slice(0, cut) + by + text.slice(cut + 1);
      expect(findJsonSyntaxError(damaged) === undefined, damaged).toBe(isJson(damaged));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['{"a": 1,}', 1, 9],
  ['[1 2]', 1, 4],
  ['{"a" 1}', 1, 6],
  ['["a\nb"]', 1, 2],
  ['[1]\n]', 2, 1],
  ['{"a": tru}', 1, 7],
  ['[', 1, 2],
  ['{"a": [01]}', 1, 8],
])('finds the error of %j at line %i, column %i', (text, line, column) => {
  expect(findJsonSyntaxError(text)).toEqual({ line, column });
});
