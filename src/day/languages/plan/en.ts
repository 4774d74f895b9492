/** The texts of the day’s plan in English, whose names and parameters every other language has. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';

export const createPlanTexts = (_formats: DecimalFormats) => ({
  planLoading: 'Loading the plan…',
});
export type PlanTexts = ReturnType<typeof createPlanTexts>;
