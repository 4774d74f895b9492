/** What a table is to the party, in words: in its card, in the list, and for screen readers. */
import { atom } from 'jotai';
import { type Table, type TableState, tableAlias } from '../../domain/plan/table.ts';
import { groupOfAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import { timesAtom } from '../reservation/availability.ts';
import { closesTooSoonAtom, titleOf } from '../reservation/selection.ts';

export const stateTextAtom = atom((get) => {
  const closesTooSoon = get(closesTooSoonAtom);
  const times = get(timesAtom);
  const freeTextOf = times && get(times.freeTextAtom);
  return (table: Table, state: TableState): string => {
    const { access, availableUntil } = table;
    if (state === 'ineligible' && availableUntil !== undefined && closesTooSoon(table))
      return messages.onlyUntil({ at: messages.formatTime(availableUntil) });
    if (state !== 'unavailable') return messages.spokenStates[state];
    return access === undefined ? freeTextOf?.(table) || messages.spokenStates.unavailable : messages.access[access];
  };
});

/** A longer text of another host would fill the card. */
const MAX_LENGTH = 300;

/** Returns what a table costs, in words, as the host sent it: the price, and on further lines what is said of it. */
export function priceText({ price }: Pick<Table, 'price'>): string {
  return typeof price === 'string' ? price.trim().slice(0, MAX_LENGTH) : '';
}

/** Returns what tables cost that the party has together, as `priceText` does: each price once, with how many have it. */
export function pricesText(tables: readonly Pick<Table, 'price'>[]): string {
  const counts = new Map<string, number>();
  for (const price of tables.map(priceText)) counts.set(price, (counts.get(price) ?? 0) + 1);
  return [...counts]
    .filter(([price]) => price !== '')
    .flatMap(([price, count]) =>
      price.split('\n').map((line) => (count > 1 ? messages.freeOfKind({ free: count, kind: line }) : line)),
    )
    .join('\n');
}

/** Returns what a table costs with those that it is chosen with, as `priceText` does. */
export const choicePriceAtom = atom((get) => {
  const groupOf = get(groupOfAtom);
  return (table: Table): string => pricesText(groupOf(table)?.tables ?? [table]);
});

/** Returns the accessible name of a table that can be chosen: everything that is said of it in a line. */
export const spokenTableAtom = atom((get) => {
  const groupOf = get(groupOfAtom);
  const priceOf = get(choicePriceAtom);
  const stateTextOf = get(stateTextAtom);
  return (table: Table, state: TableState): string => {
    const group = groupOf(table);
    const seats = messages.seats({ count: group?.seats ?? table.seats });
    const [price = ''] = priceOf(table).split('\n');
    const joined = group && titleOf(group.tables);
    const parts = [table.name, tableAlias(table), joined, seats, table.area, price, stateTextOf(table, state)];
    return parts.filter(Boolean).join(', ');
  };
});
