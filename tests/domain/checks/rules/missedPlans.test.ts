/** Plans that look valid to a schema but are wrong, and unusual plans that are sound. */
import { describe, expect, test } from 'vitest';
import { RULES, checkFile } from '../../../../src/domain/checks/check.ts';
import {
  SOUND_ANSWERS,
  SOUND_PLANS,
  SOUND_SETTINGS,
  WRONG_ANSWERS,
  WRONG_PLANS,
  WRONG_SETTINGS,
} from '../plans/judgedPlans.ts';
import { withDecor } from '../plans/planChanges.ts';
import { type JsonObject, PLAN, VENUE, findings, rulesIn } from '../samplePlan.ts';

const venueWith = (settings: JsonObject): string[] =>
  rulesIn(checkFile('venue', { ...VENUE, ...settings }, { plan: PLAN }));

describe('a wrong plan', () => {
  test.each(WRONG_PLANS)('is reported for %s', (_, plan, rule) => expect(rulesIn(findings(plan))).toContain(rule));

  test.each(WRONG_ANSWERS)('is reported in a host’s answer for %s', (_, answer, rule) =>
    expect(rulesIn(checkFile('answer', answer))).toContain(rule),
  );

  test.each(WRONG_SETTINGS)('is reported in a venue for %s', (_, settings, rule) =>
    expect(venueWith(settings)).toContain(rule),
  );
});

describe('a sound plan', () => {
  test.each(SOUND_PLANS)('has no findings: %s', (_, plan) =>
    expect(rulesIn(findings(plan)).filter((rule) => !PLACEMENT.has(rule))).toEqual([]),
  );

  test.each(SOUND_ANSWERS)('has no findings in a host’s answer: %s', (_, answer) => {
    const found = rulesIn(checkFile('answer', answer)).filter((rule) => rule !== 'missing-picture');
    expect(found).toEqual([]);
  });

  test.each(SOUND_SETTINGS)('has no findings in a venue: %s', (_, settings) => expect(venueWith(settings)).toEqual([]));
});

/** Findings about positions, which some of these plans have besides the ones under test. */
const PLACEMENT: ReadonlySet<string> = new Set(['color-conflict', 'text-overflow', 'text-too-small']);

test('every rule survives a plan whose every value is replaced', () => {
  for (const value of [null, 0, '', 'x', [], {}, true]) {
    for (const field of ['decor', 'areas', 'categories', 'width'] as const)
      expect(() => checkFile('plan', { ...PLAN, [field]: value })).not.toThrow();
    expect(() => checkFile('plan', withDecor({ kind: 'area', surface: 'sea', points: value }))).not.toThrow();
    expect(() => checkFile('venue', { ...VENUE, stays: value, theme: value, terms: value })).not.toThrow();
  }
  expect(RULES.length).toBeGreaterThan(60);
});
