/** The modules whose rules mutation tests change, as in .stryker.json. */
export const MODULES = [
  'src/domain/booking/occupancy.ts',
  'src/domain/booking/time.ts',
  'src/domain/booking/selection.ts',
  'src/server/booking/idempotency.ts',
];

/** How many of the changes of a module a test notices. */
export type MutationCount = { readonly module: string; readonly noticed: number; readonly counted: number };
