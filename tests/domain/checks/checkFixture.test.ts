/** What the gallery gets to know of a file, sound or damaged. */
import { describe, expect, test } from 'vitest';
import { checkFixture } from '../../../src/domain/checks/checkFixture.ts';
import { readDrawableFixture } from '../../../src/domain/checks/fixtureFile.ts';
import { PLAN, ROOM, VENUE, answerWith, planWith } from './samplePlan.ts';

const check = (text: string) => checkFixture({ name: 'venues/t', text, pictures: new Map(), includeFindings: true });

describe('checkFixture', () => {
  test.each<[name: string, text: string, kind: string, tables: number, codes: string[]]>([
    ['text that is no JSON', '{"version": 1,', 'plan', 0, ['unreadable-file']],
    ['an unknown object', '{"a": 1}', 'plan', 0, ['unreadable-file']],
    ['an empty list', '[]', 'answer', 0, ['no-tables']],
    ['a plan with a byte order mark', `\uFEFF${JSON.stringify(PLAN)}`, 'plan', 5, []],
    [
      'an answer in "data"',
      JSON.stringify({ success: true, data: answerWith({ beds: 0 }) }),
      'answer',
      3,
      ['bad-seats'],
    ],
    ['a key that is given twice', `{"version": 1, ${JSON.stringify(PLAN).slice(1)}`, 'plan', 5, ['duplicate-key']],
    ['areas that are no list', '{"areas": 7}', 'plan', 0, ['missing-field', 'bad-value', 'no-tables']],
    ['a venue', JSON.stringify({ plan: PLAN, venue: VENUE }), 'venue', 5, []],
    ['a venue without readable settings', JSON.stringify({ plan: PLAN, venue: null }), 'venue', 5, ['unreadable-file']],
    [
      'a venue without a readable plan',
      JSON.stringify({ plan: '{"version"', venue: VENUE }),
      'plan',
      0,
      ['unreadable-file'],
    ],
  ])('judges %s', (_, text, kind, tables, codes) => {
    const { findings, ...result } = check(text);
    expect([...new Set(findings.map(({ code }) => code))]).toEqual(codes);
    expect(result).toMatchObject({ kind, tables, unreadable: !readDrawableFixture(text).ok });
  });

  test('lists the most severe findings first, with the label of a fix instead of its changes', () => {
    const plan = planWith([[...ROOM, 'room_description'], '<h1>Sea</h1>'], [[...ROOM, 'beds'], 0]);
    const { findings, severities, rules } = check(JSON.stringify(plan));
    expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['bad-seats', undefined],
      ['unsafe-html', 'Keep only what is shown'],
    ]);
    expect(severities).toEqual({ error: 1, warning: 1, note: 0 });
    expect(rules).toEqual({ 'bad-seats': 'error', 'unsafe-html': 'warning' });
  });

  test.each<[string, unknown, string[]]>([
    ['a plan', planWith([[...ROOM, 'picture'], 'pictures/none.png']), ['missing-picture']],
    ['an answer', answerWith({ picture: 'pictures/none.png' }), []],
  ])('judges the pictures of %s only where their files are at hand', (_, json, rules) => {
    const request = { name: 'plans/a', text: JSON.stringify(json), includeFindings: false };
    expect(
      Object.keys(checkFixture({ ...request, pictures: new Map([['pictures/none.png', undefined]]) }).rules),
    ).toEqual(rules);
    expect(checkFixture({ ...request, pictures: undefined }).rules).toEqual({});
  });

  test('knows a venue’s tenant from its folder', () => {
    const text = JSON.stringify({ plan: PLAN, venue: { ...VENUE, terms: [], terms_url: '/v/my-place/terms' } });
    const rulesOf = (name: string) =>
      checkFixture({ name, text, pictures: undefined, includeFindings: true }).findings.map(({ path }) => path);
    expect(rulesOf('venues/my-place')).toEqual(['/terms_url']);
    expect(rulesOf('venues/other-place')).toEqual([]);
  });
});
