/** How a visit begins whose page knows more than an empty form: with friends' place, or at the plan. */
import { atom } from 'jotai';
import { parseBeside } from '../../api/besideContract.ts';
import type { Table } from '../../domain/plan/table.ts';
import { pageAtom } from '../page/page.ts';
import { tableByKeyAtom } from './availability.ts';
import { dateAtom } from './form.ts';

/** The place of the friends whose link opened the page; undefined without such a link. */
export const friendsPlaceAtom = atom((get) => {
  const { beside } = get(pageAtom);
  return beside === undefined ? undefined : parseBeside(beside);
});

/** The tables of the friends on the date of the form; none on days on which they don't come. */
export const friendsTablesAtom = atom((get): readonly Table[] => {
  const { date: from, until = from, tables = [] } = get(friendsPlaceAtom) ?? {};
  const date = get(dateAtom);
  if (from === undefined || until === undefined || date === undefined || date < from || date > until) return [];
  return tables.flatMap((key) => get(tableByKeyAtom).get(key) ?? []);
});

const basePlanFirstAtom = atom(false);
/** Whether the visit has begun at the plan: the guest has not seen date, time and party in the form. */
export const isPlanFirstAtom = atom((get) => get(basePlanFirstAtom));
export const startAtPlanAtom = atom(null, (_get, set) => set(basePlanFirstAtom, true));
