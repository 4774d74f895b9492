/** Every plan that the host refuses breaks a rule, whatever is damaged, and no file makes the checks throw. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { validatePlan, planSchema } from '../../../src/domain/plan/plan.ts';
import { validateVenue, venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { SEED, withValueAt } from '../../support/fixtureVenues.ts';
import { FULL_PLAN, PLAN, VENUE, findings, pathsIn, rulesIn } from './samplePlan.ts';

const JUNK = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  '4',
  -1,
  0,
  1.5,
  1e9,
  Infinity,
  true,
  [],
  {},
  [1],
  [[1]],
  { a: 1 },
);
const isRefused = (plan: unknown): boolean => {
  const read = planSchema.safeParse(plan);
  return !read.success || validatePlan(read.data).length > 0;
};
const hasError = (found: readonly { severity: string }[]): boolean =>
  found.some(({ severity }) => severity === 'error');

describe('the checks of a random file', () => {
  test('the checks of a random file report what the host refuses in a plan as an error, and only our own rules otherwise', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...pathsIn(FULL_PLAN)), JUNK), { minLength: 1, maxLength: 3 }),
        (changes) => {
          let plan = FULL_PLAN;
          for (const [path, value] of changes) {
            try {
              plan = withValueAt(plan, path, value);
            } catch {
              /* Its parent is already removed. */
            }
          }
          const found = findings(plan);
          if (isRefused(plan)) expect(hasError(found)).toBe(true);
          else
            expect(
              rulesIn(found.filter(({ severity }) => severity === 'error')).filter(
                (rule) => rule !== 'overlap' && rule !== 'off-plan',
              ),
            ).toEqual([]);
          for (const { path, message, rule } of found) {
            expect(path).toMatch(/^(?:\/|$)/);
            expect(message, rule).toMatch(/\w{2,}/);
          }
        },
      ),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('the checks of a random file report what the host refuses in a venue as an error', () => {
    const full = {
      ...VENUE,
      seat_rules: [{ seats: 4, min_guests: 2 }],
      closed_weekdays: [1],
      theme: { accent: '#0b6e75' },
      promo_codes: [{ code: 'A' }],
      stays: [{ name: 'Long', minutes: 60 }],
    };
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(full)), JUNK, (path, value) => {
        const venue = withValueAt(full, path, value);
        const read = venueSchema.safeParse(venue);
        const refused = !read.success || validateVenue({ ...read.data, tenant: 't' }).length > 0;
        expect(hasError(checkFile('venue', venue, { plan: PLAN, tenant: 't' }))).toBe(refused);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('the checks of a random file never throw, even for a file that is not a plan', () => {
    for (const form of ['plan', 'venue', 'answer'] as const) {
      fc.assert(
        fc.property(fc.jsonValue(), (json) => {
          checkFile(form, json, { venue: json, plan: json });
        }),
        { seed: SEED, numRuns: 200 },
      );
    }
  });
});
