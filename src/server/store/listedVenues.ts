/**
 * Statements about all venues of a host at once: one finds out which of them have something to do, each from its own
 * part of an index, so that a host with many venues and nothing to do asks the database little.
 */
import { type AliasedRawBuilder, type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Store, Tables } from './store.ts';

/** What a statement knows of each venue. */
type Facts = { readonly tenant: string } & Readonly<Record<string, string | number>>;
type Listed<Row extends Facts> = ExpressionBuilder<Tables & { readonly venue: Row }, 'venue'>;

/** Returns which of some venues a condition holds for: it names the facts of one as columns of `venue`. */
export async function findVenues<Row extends Facts>(
  store: Store,
  rows: readonly Row[],
  condition: (where: Listed<Row>) => Expression<SqlBool>,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const found = await store
    .selectFrom(listed(rows))
    .select(sql<string>`venue.tenant`.as('tenant'))
    // Kysely can't tell the type of a column of a row that is not known yet.
    .where((where) => condition(where as unknown as Listed<Row>))
    .execute();
  return found.map(({ tenant }) => tenant);
}

/** Returns rows as a table `venue`. Both databases name the columns of `values` by their numbers, and Postgres takes values for text. */
export function listed<Row extends Facts>(rows: readonly Row[]): AliasedRawBuilder<Row, 'venue'> {
  const names = Object.keys(rows[0] ?? {});
  const valueOf = (value: string | number | undefined) =>
    typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`;
  const columns = names.map((name, at) => sql`${sql.ref(`column${at + 1}`)} as ${sql.ref(name)}`);
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => valueOf(row[name])))})`);
  return sql<Row>`(select ${sql.join(columns)} from (values ${sql.join(values)}) as listed)`.as('venue');
}
