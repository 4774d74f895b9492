/** Kinds of tables: categories that guests would not take for one another, unless the venue says that they stand in. */
import { groupBy } from '../groupBy.ts';
import type { Table } from '../plan/table.ts';

/** Groups of categories, by id, whose tables stand in for one another, the preferred first. */
export type Substitutes = readonly (readonly string[])[];

type OfCategory = Pick<Table, 'categoryId'>;

/** Returns tables by kind, in the order in which the tables have them. */
export function tablesByKind<Each extends OfCategory>(tables: readonly Each[], substitutes: Substitutes): Each[][] {
  const kindOf = ({ categoryId }: OfCategory): string =>
    substitutes.find((group) => group.includes(categoryId))?.[0] ?? categoryId;
  return [...groupBy(tables, kindOf).values()];
}

/**
 * Returns the tables for somebody who has or wants some, by preference: those of the same categories, those of each
 * category that stands in for them, and all of these together, where several are to be joined.
 */
export function tablesInPlaceOf<Each extends OfCategory>(
  wanted: readonly OfCategory[],
  tables: readonly Each[],
  substitutes: Substitutes,
): Each[][] {
  const own = [...new Set(wanted.map(({ categoryId }) => categoryId))];
  const group = substitutes.filter((ids) => own.some((id) => ids.includes(id))).flat();
  const others = group.filter((id) => !own.includes(id));
  const choices = [own, ...others.map((id) => [id]), ...(others.length > 0 ? [[...own, ...others]] : [])];
  return choices.map((ids) => tables.filter(({ categoryId }) => ids.includes(categoryId)));
}
