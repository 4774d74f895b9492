/** Plans to begin with are plans that a host takes and guests can use. */
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../src/domain/checks/check.ts';
import { planSchema } from '../../../src/domain/plan.ts';
import { START_NAMES, startPlan } from '../../../src/editor/start/starts.ts';

describe.each(START_NAMES)('%s', (name) => {
  it('is sound, and the checks find nothing in it', () => {
    const plan = startPlan(name);
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(checkPlan(plan)).toEqual([]);
    expect(plan.areas.flatMap(({ rooms }) => rooms).length).toBeGreaterThanOrEqual(10);
  });

  it('is made anew each time', () => {
    expect(startPlan(name)).toEqual(startPlan(name));
    expect(startPlan(name).areas[0]).not.toBe(startPlan(name).areas[0]);
  });
});
