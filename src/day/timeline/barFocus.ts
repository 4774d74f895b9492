/** Which bar of the timeline has the focus, and which one an arrow key leads to. */
import type { Bar, TimelineRow } from './timelineRows.ts';

/** A bar: a party on one of its rows. */
export type BarName = { readonly row: string; readonly party: number };

export function hasBar({ key, bars }: TimelineRow, { row, party }: BarName): boolean {
  return key === row && bars.some((bar) => bar.party?.id === party);
}

export function firstBar(rows: readonly TimelineRow[]): BarName | undefined {
  for (const { key, bars } of rows) {
    const party = bars.find((bar) => bar.party)?.party;
    if (party) return { row: key, party: party.id };
  }
  return undefined;
}

const partyBars = (row: TimelineRow | undefined): readonly Bar[] => (row?.bars ?? []).filter(({ party }) => party);

/** Returns the next bar of a row, or the one nearest in time in the next row that has any. */
export function neighborBar(
  rows: readonly TimelineRow[],
  name: BarName,
  down: number,
  across: number,
): BarName | undefined {
  const at = rows.findIndex(({ key }) => key === name.row);
  const own = partyBars(rows[at]).toSorted((one, other) => one.from - other.from);
  const place = own.findIndex(({ party }) => party?.id === name.party);
  const bar = own[place];
  if (!bar) return undefined;
  if (across !== 0) {
    const next = own[place + across]?.party;
    return next && { row: name.row, party: next.id };
  }
  for (let index = at + down; index >= 0 && index < rows.length; index += down) {
    const distance = (other: Bar): number => Math.abs(other.from - bar.from);
    const [nearest] = partyBars(rows[index]).toSorted((one, other) => distance(one) - distance(other));
    if (nearest?.party) return { row: rows[index]!.key, party: nearest.party.id };
  }
  return undefined;
}
