/** The tables of the venue's plan. */
import { atom } from 'jotai';
import { type Plan, tablesFromPlan } from '../../domain/plan/plan.ts';
import { groupsOf, joinTitles } from '../../domain/plan/reading/joins.ts';
import type { Table } from '../../domain/plan/table.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { dayStateAtom } from './day.ts';

/** The published plan; undefined while it is loading. */
export const planAtom = atom<Plan>();

export const tablesAtom = atom((get): readonly Table[] => {
  const plan = get(planAtom);
  return plan ? tablesFromPlan(plan) : [];
});

export const tableByKeyAtom = atom(
  (get): ReadonlyMap<string, Table> => new Map(get(tablesAtom).map((table) => [table.key, table])),
);

/** Returns a function that counts the seats of tables. */
export const seatsOfAtom = atom((get) => {
  const tables = get(tableByKeyAtom);
  return (keys: Iterable<string>): number => [...keys].reduce((sum, key) => sum + (tables.get(key)?.seats ?? 0), 0);
});

/**
 * Returns a function that names tables by their keys, such as `Line 3 and Line 4`, and joined ones as one:
 * `12 + 13 · 8 seats`. A table may be gone from the plan.
 */
export const nameTablesAtom = atom((get) => {
  const tables = get(tableByKeyAtom);
  const former = get(dayStateAtom)?.formerTables;
  return (keys: readonly string[]): string => {
    const groups = groupsOf(keys.map((key) => tables.get(key) ?? { key, name: former?.[key] ?? key, seats: 0 }));
    return messages.list(
      groups.map((group) =>
        joinTitles(
          group.tables.map(({ name }) => isolate(name)),
          messages.seats({ count: group.seats }),
        ),
      ),
    );
  };
});
