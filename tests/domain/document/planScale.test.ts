/** The scale of a plan, and lengths in meters. */
import { describe, expect, test } from 'vitest';
import { documentFromPlan, planFromDocument } from '../../../src/domain/document/editorDocument.ts';
import { diffPlans, isEmptyDiff } from '../../../src/domain/document/planDiff.ts';
import { setPlanScale } from '../../../src/domain/document/planScale.ts';
import { mergePlans } from '../../../src/domain/document/threeWayMerge.ts';
import { EMPTY_PLAN, planSchema } from '../../../src/domain/plan/plan.ts';
import { serializePlan } from '../../../src/editor/files/serializePlan.ts';
import { parseDraftDrawing } from '../../../src/editor/persistence/localDraft.ts';
import { toPlanBackground } from '../../../src/server/booking/availability/availability.ts';
import { TENANTS, loadPlan, loadVenue } from '../../support/fixtureVenues.ts';

const drawing = documentFromPlan(EMPTY_PLAN);
const scaled = setPlanScale(drawing, 47.5);

test('sets, limits and removes the scale', () => {
  expect(scaled).toEqual({ ...drawing, unitsPerMeter: 47.5 });
  expect(setPlanScale(scaled, 47.5)).toBe(scaled);
  expect(setPlanScale(drawing, 0.2).unitsPerMeter).toBe(1);
  expect(setPlanScale(drawing, 1e9).unitsPerMeter).toBe(10_000);
  expect(setPlanScale(drawing, Number.NaN)).toBe(drawing);
  expect(setPlanScale(scaled, undefined)).toEqual(drawing);
  expect(setPlanScale(drawing, undefined)).toBe(drawing);
});

describe('a plan with a scale', () => {
  const plan = planFromDocument(scaled);

  test('keeps it in its file, in a draft on the device and in the document', () => {
    expect(planSchema.parse(JSON.parse(serializePlan(plan)))).toEqual({ ...EMPTY_PLAN, units_per_meter: 47.5 });
    expect(parseDraftDrawing(structuredClone(scaled))).toEqual(scaled);
    expect(documentFromPlan(plan)).toEqual(scaled);
  });

  test('differs from the plan without it, and merges like its size', () => {
    expect(isEmptyDiff(diffPlans(EMPTY_PLAN, plan))).toBe(false);
    expect(mergePlans(EMPTY_PLAN, plan, EMPTY_PLAN).plan).toEqual(plan);
    expect(mergePlans(EMPTY_PLAN, EMPTY_PLAN, plan).plan).toEqual(plan);
    expect(mergePlans(plan, plan, EMPTY_PLAN).plan).toEqual(EMPTY_PLAN);
  });
});

test('a plan without a scale has the same file as before, and visitors never get the scale', () => {
  for (const tenant of TENANTS) {
    const plan = loadPlan(tenant);
    expect(serializePlan(plan)).not.toContain('units_per_meter');
    const served = { venue: loadVenue(tenant), plan };
    expect(toPlanBackground({ ...served, plan: { ...plan, units_per_meter: 50 } })).toEqual(toPlanBackground(served));
  }
});
