/** Spreads a stay of several days over several tables, where none is free on all of them. */
import type { Table } from '../plan/table.ts';
import { MAX_SUGGESTED_TABLES, suggestTables } from './suggestTables.ts';
import { type Substitutes, tablesByKind } from './tableKinds.ts';

/** Days in a row at the same tables. */
export type Stretch<Each> = { readonly dates: readonly string[]; readonly tables: readonly Each[] };

/**
 * Returns the stretches of a stay with the fewest moves; undefined if on some date no tables suit. Each stretch is as
 * long as any tables suit: nothing is won by moving earlier, since what is free on some days is free on fewer of them.
 *
 * @param dates of the stay, ascending
 * @param suggest returns the tables that suit best of those that are free on all of some dates, if any do
 */
export function splitStay<Each>(
  dates: readonly string[],
  suggest: (dates: readonly string[]) => readonly Each[] | undefined,
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

/**
 * Returns the stretches with the fewest moves for a party, each at the tables that suit best, all of one kind.
 *
 * @param tables those that the party may have while they are free
 * @param dates of the stay as on the wire, as in the tables' `takenOn`
 */
export function splitOverTables(
  tables: readonly Table[],
  dates: readonly string[],
  guests: number,
  substitutes: Substitutes,
): Stretch<Table>[] | undefined {
  return splitStay(dates, (some) => {
    const free = tables.filter(({ takenOn }) => !takenOn?.some((date) => some.includes(date)));
    for (const kind of tablesByKind(free, substitutes)) {
      const isOneEnough = kind.some(({ seats }) => seats >= guests);
      const best = suggestTables(kind, guests, () => 0, isOneEnough ? 1 : MAX_SUGGESTED_TABLES);
      if (best) return best;
    }
    return undefined;
  });
}
