/** Who has which table when, and which tables suit a party. The host applies the same rules. */
import { atom } from 'jotai';
import type { SlotsAt } from '../../domain/booking/occupancy.ts';
import type { DayVenue } from '../../api/day/dayContract.ts';
import type { Block, Party, PartySource, Visit } from '../../domain/day/party.ts';
import { type Holder, occupiedTables } from '../../domain/day/occupiedTables.ts';
import { offerTables } from '../../domain/day/offers.ts';
import { heldSlots } from '../../domain/day/visit.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { minuteAtom } from './clock.ts';
import { dayStateAtom, venueAtom } from './day.ts';
import { tableByKeyAtom, tablesAtom } from './tables.ts';

/** What tables are needed for. `except` is the party that has some already. */
export type Need = {
  readonly guests: number;
  readonly time: Minutes;
  readonly slotsAt: SlotsAt;
  readonly source: PartySource;
  readonly except?: number | undefined;
};

/** Returns what a visit needs. A party that is there already has an id. */
export function needOf(
  visit: Visit,
  venue: DayVenue,
  { id, source }: { readonly id?: number; readonly source: PartySource },
): Need {
  return {
    guests: visit.guests,
    time: visit.time,
    slotsAt: (table) => heldSlots(visit, venue, table),
    source,
    except: id,
  };
}

/** Somebody or something that has a table. */
export type TableHolder = { readonly table: string } & (
  | { readonly party: Party; readonly block?: undefined }
  | { readonly block: Block; readonly party?: undefined }
);

/** All that has tables on the date that is shown. */
export const holdersAtom = atom((get): readonly Holder[] => {
  const state = get(dayStateAtom);
  return [
    ...(state?.parties ?? []).map((party) => ({ party: party.id, visit: party })),
    ...(state?.blocks ?? []).map((block) => ({ block: block.id, facts: block })),
  ];
});

/** Returns a function that finds who has some of the tables when they are needed. */
export const collisionsAtom = atom((get) => {
  const state = get(dayStateAtom);
  const holders = get(holdersAtom);
  const occupied = state && occupiedTables(holders, state.date, state.venue, get(minuteAtom));
  return (tables: readonly string[], { slotsAt, except }: Pick<Need, 'slotsAt' | 'except'>): readonly TableHolder[] =>
    (occupied?.collisions(tables, slotsAt) ?? []).flatMap(({ table, holder }): readonly TableHolder[] => {
      if ('party' in holder) {
        const party = state?.parties.find(({ id }) => id === holder.party);
        return party && party.id !== except ? [{ table, party }] : [];
      }
      const block = state?.blocks.find(({ id }) => id === holder.block);
      return block ? [{ table, block }] : [];
    });
});

/**
 * Returns a function that finds sets of free tables, the best first: near to some tables, if it names them, and without
 * others.
 */
export const offersAtom = atom((get) => {
  const tables = get(tablesAtom);
  const byKey = get(tableByKeyAtom);
  const collisions = get(collisionsAtom);
  const venue = get(venueAtom);
  return (need: Need, near: readonly string[] = [], without: readonly string[] = []): readonly (readonly string[])[] =>
    venue
      ? offerTables(
          tables.filter(({ key }) => !without.includes(key) && collisions([key], need).length === 0),
          { ...need, near: near.flatMap((key) => byKey.get(key) ?? []) },
          venue,
        )
      : [];
});
