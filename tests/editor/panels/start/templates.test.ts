/** Templates are valid plans without findings. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import { shapeLine } from '../../../../src/domain/document/itemBounds.ts';
import { boxFromPoints, containsBox } from '../../../../src/domain/geometry/boxes.ts';
import { planSchema } from '../../../../src/domain/plan/plan.ts';
import { TEMPLATE_NAMES, createTemplate } from '../../../../src/editor/panels/start/templates.ts';

describe.each(TEMPLATE_NAMES)('%s', (name) => {
  it('is valid and has no findings', () => {
    const plan = createTemplate(name);
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(checkFile('plan', plan)).toEqual([]);
    expect(plan.areas.flatMap(({ rooms }) => rooms).length).toBeGreaterThanOrEqual(10);
  });

  it('has grounds that end where the plan ends, also along their curves', () => {
    const { width, height, decor } = createTemplate(name);
    const grounds = decor.flatMap((piece) => (piece.kind === 'area' ? [boxFromPoints(shapeLine(piece))] : []));
    expect(grounds.length).toBeGreaterThan(0);
    for (const box of grounds) expect(containsBox({ x: 0, y: 0, width, height }, box)).toBe(true);
  });

  it('is a new object each time', () => {
    expect(createTemplate(name)).toEqual(createTemplate(name));
    expect(createTemplate(name).areas[0]).not.toBe(createTemplate(name).areas[0]);
  });
});
