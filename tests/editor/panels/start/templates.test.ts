/** Plans to begin with are plans that a host takes and guests can use. */
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../../src/domain/checks/check.ts';
import { planSchema } from '../../../../src/domain/plan/plan.ts';
import { TEMPLATE_NAMES, createTemplate } from '../../../../src/editor/panels/start/templates.ts';

describe.each(TEMPLATE_NAMES)('%s', (name) => {
  it('is sound, and the checks find nothing in it', () => {
    const plan = createTemplate(name);
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(checkPlan(plan)).toEqual([]);
    expect(plan.areas.flatMap(({ rooms }) => rooms).length).toBeGreaterThanOrEqual(10);
  });

  it('is made anew each time', () => {
    expect(createTemplate(name)).toEqual(createTemplate(name));
    expect(createTemplate(name).areas[0]).not.toBe(createTemplate(name).areas[0]);
  });
});
