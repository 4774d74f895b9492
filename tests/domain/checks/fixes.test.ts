import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../src/domain/checks/wording.ts';
import type { Change, Finding } from '../../../src/domain/checks/finding.ts';
import { combineFixes, applyChanges } from '../../../src/domain/checks/fixes.ts';
import { getChild, parseJsonPointer, getAtPointer } from '../../../src/domain/plan/reading/jsonPointer.ts';
import { applyChangesToText } from '../../../src/fixtures/check/applyFixes.ts';

const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const remove = (path: string): Change => ({ op: 'remove', path });
const JSON_OF = { list: ['a', 'b', 'c', 'd'], 'a/b': { '~': 1 }, deep: [{ x: 1, y: 2 }, { x: 3 }], empty: {} };

describe('changes', () => {
  test.each<[string, Change[], unknown]>([
    ['a field', [set('/deep/0/x', 9)], { ...JSON_OF, deep: [{ x: 9, y: 2 }, { x: 3 }] }],
    ['a new one', [set('/empty/z', [1])], { ...JSON_OF, empty: { z: [1] } }],
    ['an entry', [set('/list/3', 'z')], { ...JSON_OF, list: ['a', 'b', 'c', 'z'] }],
    ['escaped names', [set('/a~1b/~0', 2)], { ...JSON_OF, 'a/b': { '~': 2 } }],
    ['a field gone', [remove('/deep/0/y')], { ...JSON_OF, deep: [{ x: 1 }, { x: 3 }] }],
    ['all of it', [set('', 7)], 7],
    [
      'entries gone, however they are listed',
      [remove('/list/0'), remove('/list/2'), remove('/list/1')],
      { ...JSON_OF, list: ['d'] },
    ],
    ['entries set and gone', [remove('/list/0'), set('/list/1', 'z')], { ...JSON_OF, list: ['z', 'c', 'd'] }],
    [
      'one within another that goes',
      [remove('/deep/0'), remove('/deep/0/x'), remove('/deep/1/x')],
      { ...JSON_OF, deep: [{}] },
    ],
    ['renamed', [set('/deep/1/z', 3), remove('/deep/1/x')], { ...JSON_OF, deep: [{ x: 1, y: 2 }, { z: 3 }] }],
    [
      'what is not there',
      [
        set('/list/9', 1),
        set('/list/4', 1),
        set('/list/-1', 1),
        set('/list/x', 1),
        set('/nowhere/x', 1),
        remove('/nowhere'),
        remove('/list/4'),
        set('/list/0/x', 1),
        remove(''),
      ],
      JSON_OF,
    ],
  ])('changes are applied to JSON and to its text: %s', (_what, changes, expected) => {
    const before = structuredClone(JSON_OF);
    expect(applyChanges(JSON_OF, changes)).toStrictEqual(expected);
    expect(JSON_OF).toEqual(before);
    expect(JSON.parse(applyChangesToText(JSON.stringify(JSON_OF), changes))).toEqual(expected);
    expect(JSON.parse(applyChangesToText(JSON.stringify(JSON_OF, null, 2), changes))).toEqual(expected);
  });

  test('changes order more than ten entries by number, not by text', () => {
    const list = Array.from({ length: 12 }, (_, n) => n);
    expect(applyChanges(list, [remove('/2'), remove('/10'), remove('/9')])).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 11]);
  });

  test('changes apply only the first of two fixes of the same place', () => {
    const found = (rule: RuleId, ...fix: Change[]): Finding => ({
      rule,
      severity: 'error',
      code: 'no-tables',
      values: {},
      path: '',
      ...(fix.length > 0 ? { fix } : {}),
    });
    const { fixed, changes } = combineFixes([
      found('bad-color', set('/x', 1)),
      found('no-tables'),
      found('not-a-number', set('/y', 2), set('/x', 3)),
      found('unsafe-html', set('/y', 4)),
    ]);
    expect(fixed.map(({ rule }) => rule)).toEqual(['bad-color', 'unsafe-html']);
    expect(changes).toEqual([set('/x', 1), set('/y', 4)]);
  });
});

describe('formatting', () => {
  test.each<[string, string, Change[], string]>([
    ['a value', '{ "a":1,\n\t"b" : [ 1,2 ] }\n', [set('/b/1', 3)], '{ "a":1,\n\t"b" : [ 1,3 ] }\n'],
    ['a new field, tight', '{"a":1}', [set('/b', 2)], '{"a":1,"b":2}'],
    ['a new field, wide', '{ "a": 1 }', [set('/b', 2)], '{ "a": 1, "b": 2 }'],
    ['a new field on a line of its own', '{\n    "a": 1\n}\n', [set('/b', 2)], '{\n    "a": 1,\n    "b": 2\n}\n'],
    ['into an empty object', '{"a":{}}', [set('/a/b', 2)], '{"a":{"b":2}}'],
    ['the first goes', '[ 1, 2, 3 ]', [remove('/0')], '[ 2, 3 ]'],
    ['the only one goes', '{"a": {"b": 1}}', [remove('/a/b')], '{"a": {}}'],
    [
      'a middle one goes',
      '{\n  "a": 1,\n  "b": {"c": [1, "}"]},\n  "d": 2\n}',
      [remove('/b')],
      '{\n  "a": 1,\n  "d": 2\n}',
    ],
    ['strings with quotes and brackets', '{"a":"\\"]},{\\\\","b":1}', [set('/b', 2)], '{"a":"\\"]},{\\\\","b":2}'],
  ])('formatting is kept: %s', (_what, text, changes, expected) =>
    expect(applyChangesToText(text, changes)).toBe(expected),
  );

  test('formatting is kept if adjacent entries are removed', () =>
    expect(applyChangesToText('[1,2]', [remove('/0'), remove('/1')])).toBe('[]'));
});

describe('JSON pointers', () => {
  test('JSON pointers resolve steps and values', () => {
    expect(parseJsonPointer('')).toEqual([]);
    expect(parseJsonPointer('/a~1b/~01/0')).toEqual(['a/b', '~1', '0']);
    expect(getAtPointer(JSON_OF, '')).toBe(JSON_OF);
    expect(getAtPointer(JSON_OF, '/deep/1/x')).toBe(3);
    expect(getAtPointer(JSON_OF, '/deep/2/x')).toBeUndefined();
    expect(getChild({ length: 1 }, 'toString')).toBeUndefined();
    for (const step of ['length', '-1', '01', '1.0', '']) expect(getChild(['a', 'b'], step)).toBeUndefined();
    expect(getChild('abc', '0')).toBeUndefined();
    expect(getChild(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'], '10')).toBe('k');
  });
});
