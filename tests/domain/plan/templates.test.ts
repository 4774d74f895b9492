/** Templates are valid plans without findings, whatever their number of tables. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { shapeLine } from '../../../src/domain/document/itemBounds.ts';
import { boxFromPoints, containsBox } from '../../../src/domain/geometry/boxes.ts';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import { TEMPLATE_NAMES, TEMPLATE_TABLES, createTemplate } from '../../../src/domain/plan/templates.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { startTexts } from '../../../src/server/venues/startTexts.ts';

const COUNTS = Array.from({ length: TEMPLATE_TABLES.max - TEMPLATE_TABLES.min + 1 }, (_, i) => TEMPLATE_TABLES.min + i);

describe.each(TEMPLATE_NAMES)('%s', (name) => {
  it('a template is valid, has as many tables as are asked for, and no findings', () => {
    for (const count of COUNTS) {
      const plan = createTemplate(name, count);
      expect(planSchema.parse(plan)).toEqual(plan);
      expect(plan.areas.flatMap(({ rooms }) => rooms)).toHaveLength(count);
      expect([count, checkFile('plan', plan)]).toEqual([count, []]);
    }
  });

  it.each(LANGUAGES)('a template has no findings with the words of %s', (language) => {
    const plan = createTemplate(name, undefined, startTexts(language));
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(checkFile('plan', plan)).toEqual([]);
  });

  it('a template has grounds that end where the plan ends, also along their curves', () => {
    for (const count of COUNTS) {
      const { width, height, decor } = createTemplate(name, count);
      const grounds = decor.flatMap((piece) => (piece.kind === 'area' ? [boxFromPoints(shapeLine(piece))] : []));
      expect(grounds.length).toBeGreaterThan(0);
      for (const box of grounds) expect(containsBox({ x: 0, y: 0, width, height }, box)).toBe(true);
    }
  });
});
