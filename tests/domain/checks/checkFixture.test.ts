/**
 * What the gallery gets to know of a file: every rule's examples and the small fixtures, in full. `fixtureResults.txt`
 * holds it; write it anew with UPDATE_FINDINGS=1, and read what changed.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFixture } from '../../../src/domain/checks/checkFixture.ts';
import { readDrawableFixture } from '../../../src/domain/checks/fixtureFile.ts';
import { readApproved, toLines } from './approvedLines.ts';
import { PLAN, ROOM, VENUE, answerWith, planWith } from './samplePlan.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const MAX_BYTES = 10_000;
const MAX_DRAWN = 2;

/**
 * Returns the plans and rule examples, without the large ones. A venue's two files are one text, as the host sends
 * them.
 */
function readFixtures(): (readonly [name: string, text: string])[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:plans|rules)\//.test(file) && file.endsWith('.json') && !file.endsWith('index.json'))
    .filter((file) => !file.endsWith('venue.json') && statSync(join(FIXTURES, file)).size <= MAX_BYTES)
    .toSorted();
  return files.map((file) => {
    const text = readFileSync(join(FIXTURES, file), 'utf8');
    if (!file.endsWith('/plan.json')) return [file, text] as const;
    const venue = readFileSync(join(FIXTURES, file.replace('plan.json', 'venue.json')), 'utf8');
    return [file, `{"plan": ${text}, "venue": ${venue}}`] as const;
  });
}

/** Damaged files in the forms that hosts and people send. */
const DAMAGED: readonly (readonly [name: string, text: string])[] = [
  ['no JSON', '{"version": 1,'],
  ['a word', '"plan"'],
  ['null', 'null'],
  ['an unknown object', '{"a": 1}'],
  ['a byte order mark', `\uFEFF${JSON.stringify(PLAN)}`],
  ['a key twice', '{"version": 1, "version": 1, "areas": []}'],
  ['groups by number', JSON.stringify({ 0: { id: 1, name: 'A', rooms: [] }, 1: 2 })],
  ['groups in "data"', JSON.stringify({ success: true, data: answerWith({ beds: 0 }) })],
  ['areas that are no list', '{"areas": 7}'],
  ['areas and rooms that are no objects', '{"areas": [7, {"rooms": 8}, {"rooms": [9]}]}'],
  ['an empty list', '[]'],
  ['a list of numbers', '[1, 2]'],
  ['a plan without areas', '{"version": 1, "decor": []}'],
  ['a venue', JSON.stringify({ plan: PLAN, venue: { ...VENUE, accent: 1 } })],
  ['a venue without readable settings', JSON.stringify({ plan: PLAN, venue: null })],
  ['a venue without a readable plan', JSON.stringify({ plan: '{"version"', venue: VENUE })],
  ['a venue’s plan alone', JSON.stringify({ plan: PLAN })],
];

/** Returns the result without its findings, what is drawn, and then each finding. */
function summarize(name: string, text: string): string[] {
  const reading = readDrawableFixture(text);
  const { findings, ...result } = checkFixture({ name, text, pictures: new Map(), includeFindings: true });
  return toLines([
    result,
    reading.ok
      ? {
          problems: reading.fixture.problems,
          areas: reading.fixture.areas.map((each) => each.name),
          drawn: reading.fixture.tables
            .slice(0, MAX_DRAWN)
            .map(({ key, category, color, available }) => [key, category, color, available]),
        }
      : reading.error,
    ...findings,
  ]);
}

const all = [...readFixtures(), ...DAMAGED];
const approved = readApproved(new URL('fixtureResults.txt', import.meta.url), () =>
  all.map(([name, text]) => [name, summarize(name, text)]),
);

describe('checkFixture', () => {
  test.each(all)('returns what it returned for %s', (name, text) => {
    expect(summarize(name, text)).toEqual(approved.get(name));
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
    const venue = { ...VENUE, terms: [], terms_url: '/v/my-place/terms' };
    const text = JSON.stringify({ plan: PLAN, venue });
    const request = { text, pictures: undefined, includeFindings: true };
    const found = (name: string) => checkFixture({ ...request, name }).findings;
    expect(found('venues/my-place')).toMatchObject([{ rule: 'bad-setting', path: '/terms_url' }]);
    expect(found('venues/other-place')).toMatchObject([{ rule: 'unlikely-setting', path: '/terms_url' }]);
  });

  test('returns the numbers without the findings, unless they are requested', () => {
    const text = JSON.stringify({ ...PLAN, areas: [] });
    const request = { name: 'plans/a', text, pictures: undefined, includeFindings: true };
    const { findings, ...rest } = checkFixture(request);
    expect(findings.length).toBeGreaterThan(0);
    expect(checkFixture({ ...request, includeFindings: false })).toEqual({ ...rest, findings: [] });
  });
});
