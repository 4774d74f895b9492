/** The place of the friends whose link opened the page. */
import { atom } from 'jotai';
import type { Table } from '../../domain/plan/table.ts';
import { pageAtom } from '../page/page.ts';
import { tableByKeyAtom } from './availability.ts';
import { dateAtom } from './form.ts';

/** The tables of the friends on the date of the form; none on days on which they don't come. */
export const friendsTablesAtom = atom((get): readonly Table[] => {
  const { date: from, until = from, tables = [] } = get(pageAtom).beside ?? {};
  const date = get(dateAtom);
  if (from === undefined || until === undefined || date === undefined || date < from || date > until) return [];
  return tables.flatMap((key) => get(tableByKeyAtom).get(key) ?? []);
});
