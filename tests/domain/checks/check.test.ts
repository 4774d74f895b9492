import { describe, expect, test } from 'vitest';
import {
  RULES,
  checkFile,
  checkKeys,
  checkPlan,
  findPlanErrors,
  findSafeFixes,
} from '../../../src/domain/checks/check.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { named, prop } from './plans/planChanges.ts';
import { WRONG_PLANS } from './plans/judgedPlans.ts';
import { AT, PLAN, ROOM, planWith } from './samplePlan.ts';

describe('the errors of a plan', () => {
  test.each([
    ...WRONG_PLANS,
    ['two overlapping tables', planWith([[...AT, 'x'], 150]), 'overlap'],
    ['a category that is not listed', planWith([[...ROOM, 'room_id'], 99]), 'host-refuses'],
  ])('are those that all checks find: %s', (_, plan) => {
    const errors = checkPlan(plan as Plan).filter(({ severity }) => severity === 'error');
    expect(findPlanErrors(plan as Plan)).toEqual(errors);
  });

  test('name the place and the number of what only the host refuses', () => {
    const plan = planWith([[...ROOM, 'room_id'], 98], [['areas', 0, 'rooms', 1, 'room_id'], 99]);
    expect(findPlanErrors(plan as Plan)).toEqual([
      {
        rule: 'host-refuses',
        severity: 'error',
        path: '/areas/0/rooms/0/room_id',
        table: 1,
        message: expect.stringMatching(
          /^The host refuses to start with this file: \/areas\/0\/rooms\/0\/room_id .+, and 1 more such$/,
        ),
      },
    ]);
    expect(findPlanErrors(PLAN as Plan)).toEqual([]);
  });

  test('say nothing of an answer, which no host reads', () => {
    const errors = checkFile('answer', [{ rooms: [{}] }]).map(({ rule }) => rule);
    expect(errors).not.toContain('host-refuses');
  });
});

describe('the safe fixes', () => {
  const safe = new Set<string>(RULES.filter(({ hasSafeFixes }) => hasSafeFixes).map(({ id }) => id));

  test.each(WRONG_PLANS)('are those that all checks find: %s', (_, plan) => {
    expect(findSafeFixes('plan', plan)).toEqual(checkFile('plan', plan).filter(({ rule }) => safe.has(rule)));
  });

  test('are few', () => {
    const plan = { ...named('TBD'), decor: [prop('bar', 300, 300), prop('bar', 300, 300)] };
    expect(checkFile('plan', plan).map(({ rule }) => rule)).toContain('placeholder-text');
    expect(findSafeFixes('plan', plan).map(({ rule }) => rule)).toEqual(['duplicate-decor']);
  });
});

test('a key that is given twice or more is reported once, by its name', () => {
  expect(checkKeys('{"a": 1, "a": 2, "a": 3}')).toHaveLength(1);
  expect(checkKeys('{"a": {"b/c": 1, "b/c": 2}}')).toEqual([
    {
      rule: 'duplicate-key',
      severity: 'error',
      path: '/a/b~1c',
      message: '"b/c" is given twice in one object: keep one of them',
    },
  ]);
});
