/** The rows of what a venue counts. */
import type { DaySum } from '../../domain/day/dailySums.ts';

/** A sum of a date, which outlives the reservations that it was made from. */
export type DailySumRow = DaySum & {
  readonly tenant: string;
  readonly date: string;
  /** 1 for what has been erased since, to which nothing but further erasures adds; 0 for the reservations that are left. */
  readonly erased: number;
};
/** A date whose sums no longer hold, until it is summed again. */
export type ChangedDayRow = { readonly tenant: string; readonly date: string };
/** The latest step of the log whose dates have been summed since, or noted as changed. */
export type SummedStepsRow = { readonly tenant: string; readonly log_id: number };
/** How often guests have looked for a table when none was free for them. */
export type UnmetDemandRow = {
  readonly tenant: string;
  readonly date: string;
  readonly time: number;
  readonly guests: number;
  readonly count: number;
};
