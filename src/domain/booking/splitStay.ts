/** Spreads a stay of several days over several tables, where none is free on all of them. */
import type { PlainDate } from './time.ts';

/** Days in a row at the same tables. */
export type Stretch<Each> = { readonly dates: readonly PlainDate[]; readonly tables: readonly Each[] };

/**
 * Returns the stretches of a stay with the fewest moves; undefined if on some date no tables suit. Each stretch is as
 * long as any tables suit: nothing is won by moving earlier, since what is free on some days is free on fewer of them.
 *
 * @param dates of the stay, ascending
 * @param suggest returns the tables that suit best of those that are free on all of some dates, if any do
 */
export function splitStay<Each>(
  dates: readonly PlainDate[],
  suggest: (dates: readonly PlainDate[]) => readonly Each[] | undefined,
): Stretch<Each>[] | undefined {
  const stretches: Stretch<Each>[] = [];
  for (let start = 0; start < dates.length;) {
    let longest: Stretch<Each> | undefined;
    for (let end = start + 1; end <= dates.length; end++) {
      const tried = dates.slice(start, end);
      const tables = suggest(tried);
      if (!tables) break;
      longest = { dates: tried, tables };
    }
    if (!longest) return undefined;
    stretches.push(longest);
    start += longest.dates.length;
  }
  return stretches;
}
