/** Checks of large plans in a process of their own. */
import { afterEach, expect, test } from 'vitest';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import { type PlanChecker, createPlanChecker } from '../../../src/server/editor/planChecker.ts';
import { validatePlan } from '../../../src/server/editor/validatePlan.ts';
import { TEST_PLAN, room } from '../serverHarness.ts';

let checker: PlanChecker | undefined;
afterEach(async () => {
  await checker?.close();
  checker = undefined;
});

const fail = (error: Error): never => {
  throw error;
};

const onOneSpot = (count: number): unknown => ({
  ...TEST_PLAN,
  areas: [
    {
      id: 1,
      name: 'Lines',
      rooms: Array.from({ length: count }, (_, i) => ({
        ...room(i + 1, `Line ${i + 1}`, 2, 70),
        coordinates: { x: 10, y: 10, width: 40, height: 40 },
      })),
    },
  ],
  decor: [],
});

test('gives the same results as a check in place', async () => {
  checker = createPlanChecker(fail, 0);
  const inPlace = createPlanChecker(fail, Infinity);
  for (const kind of ['draft', 'publication'] as const)
    for (const plan of [TEST_PLAN, onOneSpot(20), { areas: 'none' }, null])
      expect(await checker.check(kind, plan)).toEqual(await inPlace.check(kind, plan));
  expect(await checker.check('publication', TEST_PLAN)).toMatchObject({ ok: true, value: planSchema.parse(TEST_PLAN) });
});

test('refuses a plan with too many parts in place, without copying them to a process', async () => {
  checker = createPlanChecker(fail);
  const excess = { path: '/areas', message: 'must not have more than 10000 entries' };
  let result: unknown;
  void checker.check('draft', { areas: [{ rooms: Array.from({ length: 10_001 }, () => ({})) }] }).then((value) => {
    result = value;
  });
  // A process answers in a later turn, never in a microtask of this one.
  await Promise.resolve();
  await Promise.resolve();
  expect(result).toEqual({ ok: false, errors: [excess], count: 1 });
});

test('stops reading a draft of empty tables after two hundred errors', () => {
  const result = validatePlan('draft', { areas: [{ rooms: Array.from({ length: 10_000 }, () => ({})) }] });
  if (result.ok) throw new Error('the draft was accepted');
  expect(result.errors).toHaveLength(200);
  expect(result.count).toBeLessThan(210);
});

test('refuses a plan whose check ends the process, and checks the next one', async () => {
  checker = createPlanChecker(fail, 0);
  const ended = checker.check('publication', onOneSpot(2_000));
  await checker.close();
  expect(await ended).toMatchObject({ ok: false, errors: [{ message: expect.stringContaining('too complicated') }] });
  expect(await checker.check('publication', TEST_PLAN)).toMatchObject({ ok: true });
});
