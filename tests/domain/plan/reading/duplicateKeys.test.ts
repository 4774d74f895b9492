import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicateKeys } from '../../../../src/domain/plan/reading/duplicateKeys.ts';

test.each([
  ['{"a": 1, "a": 2}', ['/a']],
  ['{"a": 1, "\\u0061": 2, "a": 3}', ['/a', '/a']],
  ['[{"a": {"b": 1, "c": 2}}, {"a": {"b/~": [], "b/~": {}}}]', ['/1/a/b~1~0']],
  ['{"a": "\\"b\\": {", "b": ["a", "a", "b"], "c": {"a": 1, "b": 2}}', []],
  ['{"a": [{"a": 1}, {"a": 1}, {"a": 1, "a": {"a": 1}}]}', ['/a/2/a']],
  ['{"__proto__": 1, "__proto__": 2}', ['/__proto__']],
])('finds duplicate keys in %s', (text, expected) => {
  expect(findDuplicateKeys(text)).toEqual(expected);
});

test.each(['a', '\\n'])('reads a string of ten million repetitions of %j', (part) => {
  expect(findDuplicateKeys(`{"a": "${part.repeat(10_000_000)}", "a": 1}`)).toEqual(['/a']);
});

test('finds none in serialized JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findDuplicateKeys(JSON.stringify(value, null, 1))).toEqual([]);
    }),
  );
});
