/** The rows of the list: headings of groups, and parties in order of time. */
import { atom } from 'jotai';
import type { Party } from '../../domain/day/party.ts';
import { partySearch } from '../../domain/day/partySearch.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { PARTY_GROUPS, type PartyGroup, partyName, partyTimes } from '../state/partyWords.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { searchAtom } from '../state/view.ts';

/** A heading has no party. `top` is in rem, `position` counts the parties from 1. */
export type ListRow = { readonly top: number; readonly group: PartyGroup; readonly groupTop: number } & (
  | { readonly party?: undefined }
  | { readonly party: Party; readonly position: number }
);

/** In rem, so that it grows with the text size. The style sheet has the same. */
const HEADING_REM = 2.25;

/** The parties that match the search, by group. */
export const partyGroupsAtom = atom((get): readonly (readonly [PartyGroup, readonly Party[]])[] => {
  const state = get(dayStateAtom);
  const now = get(minuteAtom);
  const nameTables = get(nameTablesAtom);
  if (!state) return [];
  const matches = partySearch(get(searchAtom));
  const groups = new Map<PartyGroup, Party[]>(PARTY_GROUPS.map((group) => [group, []]));
  for (const party of state.parties)
    if (matches(party, [partyName(party), nameTables(party.tables)]))
      groups.get(partyTimes(party, state.venue, now).group)?.push(party);
  return [...groups].filter(([, parties]) => parties.length > 0);
});

/**
 * Lays out groups one below the other. `heightOf` tells the height of a card in rem. Returns the rows and their height
 * together.
 */
export function layoutRows(
  groups: readonly (readonly [PartyGroup, readonly Party[]])[],
  heightOf: (party: number) => number,
): { readonly rows: readonly ListRow[]; readonly height: number } {
  const rows: ListRow[] = [];
  let top = 0;
  let position = 0;
  for (const [group, parties] of groups) {
    const groupTop = top;
    rows.push({ top, group, groupTop });
    top += HEADING_REM;
    for (const party of parties) {
      rows.push({ top, group, groupTop, party, position: ++position });
      top += heightOf(party.id);
    }
  }
  return { rows, height: top };
}

/** Returns the row at an offset from the top; the nearest one beyond the ends. */
export function rowAtOffset(rows: readonly ListRow[], offset: number): number {
  const below = rows.findIndex(({ top }) => top > offset);
  return Math.max(0, (below === -1 ? rows.length : below) - 1);
}
