import { describe, expect, test } from 'vitest';
import { checkFile, checkKeys, findPlanErrors } from '../../../src/domain/checks/check.ts';
import { finding } from '../../../src/domain/checks/finding.ts';
import { fixTitleOf, messageOf } from '../../../src/domain/checks/wording.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { AT, PLAN, ROOM, planWith } from './samplePlan.ts';

describe('the errors of a plan', () => {
  test.each([
    ['two overlapping tables', planWith([[...AT, 'x'], 150])],
    ['a table off the plan', planWith([[...AT, 'x'], -5])],
    ['two equal ids', planWith([['areas', 0, 'rooms', 1, 'id'], 1])],
    ['a category that is not listed', planWith([[...ROOM, 'room_id'], 99])],
    ['no tables', planWith([['areas', 0, 'rooms'], []])],
    ['an unknown field', planWith([['vip'], 1])],
  ])('the errors of a plan are those that all checks find: %s', (_, plan) => {
    const errors = checkFile('plan', plan).filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(findPlanErrors(plan as Plan)).toEqual(errors);
  });

  test('the errors of a plan name the place and the number of what only the host refuses', () => {
    const plan = planWith([[...ROOM, 'room_id'], 98], [['areas', 0, 'rooms', 1, 'room_id'], 99]);
    const errors = findPlanErrors(plan as Plan);
    expect(errors).toMatchObject([
      { rule: 'host-refuses', severity: 'error', path: '/areas/0/rooms/0/room_id', table: 1 },
    ]);
    expect(messageOf(errors[0]!)).toMatch(
      /^The host refuses to start with this file: \/areas\/0\/rooms\/0\/room_id .+, and 1 more such$/,
    );
    expect(findPlanErrors(PLAN as Plan)).toEqual([]);
  });
});

test('a key that is given twice or more is reported once, by its name', () => {
  expect(checkKeys('{"a": 1, "a": 2, "a": 3}')).toHaveLength(1);
  const [found] = checkKeys('{"a": {"b/c": 1, "b/c": 2}}');
  expect(found).toMatchObject({ rule: 'duplicate-key', severity: 'error', path: '/a/b~1c', values: { key: 'b/c' } });
  expect(messageOf(found!)).toBe('"b/c" is given twice in one object: keep one of them');
});

test('a value with braces is quoted as it is', () => {
  const template = finding('placeholder-text.template', { path: '' }, { text: '"{{template}}"', template: '{text}' });
  expect(messageOf(template)).toBe('"{{template}}" holds {text}, which nothing replaces: write the text itself');
  expect(fixTitleOf(template)).toBeUndefined();
});
