/** Judges a database by what guests were promised, in SQL of its own: no rule of the host is asked. */
import type { Sql } from './cluster.ts';

/** Whoever is promised a table when: parties that are neither canceled nor only held, and blocks. */
const promisedIn = ({ isPostgres }: Sql, tenant: string): string => {
  const each = (column: string): string =>
    isPostgres ? `json_array_elements(${column}::json) as item(value)` : `json_each(${column}) as item`;
  const key = isPostgres ? `item.value ->> 'key'` : `json_extract(item.value, '$.key')`;
  const text = isPostgres ? `item.value #>> '{}'` : 'item.value';
  return `with promised as (
    select 'party ' || r.id as name, r.id as party, ${key} as table_key, r.date as first, r.date as last, r.time as start,
      r.time + coalesce(r.stay, 1440) as finish, coalesce(r.stay, 15) / 15 as slots
    from reservations r, ${each('r.tables')}
    where r.tenant = '${tenant}' and r.cancelled_at is null and r.held_until is null and r.status not in ('left', 'no_show')
    union all
    select 'block ' || b.id, null, ${text}, b.from_date, b.until_date, coalesce(b.from_time, 0), coalesce(b.until_time, 1440), 0
    from blocks b, ${each('b.tables')} where b.tenant = '${tenant}' and b.removed_at is null)`;
};

export type Verdict = {
  /** Tables that two have been promised for the same time. */
  readonly doubled: string[];
  /** Promises of a table that nothing keeps from others. */
  readonly unclaimed: string[];
};

/** Returns what is wrong with the promises of a venue that counts stays. */
export async function judge(sql: Sql, tenant: string): Promise<Verdict> {
  const doubled = await sql.query<{ names: string }>(
    `${promisedIn(sql, tenant)} select a.name || ' and ' || b.name || ' at ' || a.table_key as names
    from promised a join promised b on a.table_key = b.table_key and a.name < b.name and a.first <= b.last and b.first <= a.last
    and a.start < b.finish and b.start < a.finish`,
  );
  const unclaimed = await sql.query<{ name: string }>(
    `${promisedIn(sql, tenant)} select p.name || ' at ' || p.table_key as name from promised p where p.party is not null and (
      select count(*) from claims c where c.tenant = '${tenant}' and c.date = p.first and c.table_key = p.table_key and c.reservation_id = p.party
    ) < p.slots`,
  );
  return { doubled: doubled.map(({ names }) => names), unclaimed: unclaimed.map(({ name }) => name) };
}
