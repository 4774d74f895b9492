/** Who has which table when, and which tables suit a party. The host applies the same rules. */
import { atom } from 'jotai';
import { claimedSlots } from '../../domain/booking/occupancy.ts';
import type { Block, Party } from '../../domain/day/party.ts';
import { type Holder, nearestTables, occupiedTables } from '../../domain/day/occupiedTables.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { minuteAtom } from './clock.ts';
import { dayStateAtom } from './day.ts';
import { tableByKeyAtom, tablesAtom } from './tables.ts';

/** What tables are needed for. `except` is the party that has some already. */
export type Need = {
  readonly guests: number;
  readonly time: Minutes;
  readonly slots: readonly number[];
  readonly except?: number | undefined;
};

/** Somebody or something that has a table. */
export type TableHolder = { readonly table: string } & (
  | { readonly party: Party; readonly block?: undefined }
  | { readonly block: Block; readonly party?: undefined }
);

/** Returns the slots of a stay. */
export function slotsOfStay(
  { occupancy }: { readonly occupancy: 'date' | 'stay' },
  time: Minutes,
  stay: Minutes | null,
): readonly number[] {
  return claimedSlots(occupancy, time, stay);
}

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
  return (tables: readonly string[], { slots, except }: Omit<Need, 'guests' | 'time'>): readonly TableHolder[] =>
    (occupied?.collisions(tables, slots) ?? []).flatMap(({ table, holder }): readonly TableHolder[] => {
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
  return (need: Need, near: readonly string[] = [], without: readonly string[] = []): readonly (readonly string[])[] =>
    nearestTables(
      tables.filter(({ key }) => !without.includes(key) && collisions([key], need).length === 0),
      need.guests,
      near.flatMap((key) => byKey.get(key) ?? []),
    );
});
