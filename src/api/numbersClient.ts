/** The call of the numbers page from the page's side. */
import { type Numbers, type NumbersQuery, numbersCalls, numbersSchema } from './numbersContract.ts';
import { type CallFailure, addressOf, ask, failureOf, read } from './transport/hostCalls.ts';

export type LoadNumbersResult = { readonly ok: true; readonly numbers: Numbers } | CallFailure;

/** Fetches the numbers of a period. A refusal is in the language. */
export async function fetchNumbers(
  tenant: string,
  query: NumbersQuery,
  language: string,
  signal: AbortSignal,
): Promise<LoadNumbersResult> {
  const answer = await ask(
    numbersCalls.numbers,
    { tenant },
    { query, signal, headers: { 'Accept-Language': language } },
  );
  return read(answer, 200, numbersSchema, (numbers): LoadNumbersResult => ({ ok: true, numbers })) ?? failureOf(answer);
}

/** Returns the address of the same numbers as CSV. */
export function csvAddress(tenant: string, query: NumbersQuery): string {
  return addressOf(numbersCalls.csv, { tenant }, query);
}
