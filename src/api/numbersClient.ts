/** The call of the numbers page from the page's side. */
import { type Numbers, type NumbersQuery, numbersCalls, numbersSchema } from './numbersContract.ts';
import { type Loaded, addressOf, load } from './transport/hostCalls.ts';

export type LoadNumbersResult = Loaded<{ readonly numbers: Numbers }>;

/** Fetches the numbers of a period. A refusal is in the language. */
export const fetchNumbers = (
  tenant: string,
  query: NumbersQuery,
  language: string,
  signal: AbortSignal,
): Promise<LoadNumbersResult> =>
  load(numbersCalls.numbers, { tenant }, numbersSchema, (numbers) => ({ numbers }), {
    query,
    signal,
    headers: { 'Accept-Language': language },
  });

/** Returns the address of the same numbers as CSV. */
export function csvAddress(tenant: string, query: NumbersQuery): string {
  return addressOf(numbersCalls.csv, { tenant }, query);
}
