/** Rewrites stored telephone numbers in E.164: `+94` with `0771234567` was called as `+940771234567`. */
import { type Kysely, type Migration, sql } from 'kysely';
import { normalizeTypedNumber, parsePhoneNumber } from '../contacts/phoneNumber.ts';

/** Ends a statement that is about the rows of all venues. */
const OF_ALL_VENUES = sql.raw('/* all venues */');
/** Rows of one statement, whose four values each must fit the 32,766 parameters of SQLite. */
const BATCH_SIZE = 1_000;

type Row = { readonly tenant: string; readonly id: number; readonly country_code: string; readonly phone: string };
type Numbers = { readonly reservations: Row; readonly waiting_list: Omit<Row, 'country_code'> };

export const PHONE_MIGRATION: Migration = {
  async up(database: Kysely<Numbers>) {
    for (const table of ['reservations', 'waiting_list'] as const) {
      let last: Pick<Row, 'tenant' | 'id'> | undefined;
      do {
        const rows = await nextRows(database, table, last);
        await rewrite(database, table, rows);
        last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
      } while (last);
    }
  },
};

/** By the primary key, so that a large table is read once. */
async function nextRows(
  database: Kysely<Numbers>,
  table: keyof Numbers,
  last: Pick<Row, 'tenant' | 'id'> | undefined,
): Promise<readonly Row[]> {
  const code = table === 'reservations' ? sql.ref('country_code') : sql.lit('');
  const after = last ? sql`where (tenant, id) > (${last.tenant}, ${last.id})` : sql``;
  const { rows } = await sql<Row>`select tenant, id, ${code} as country_code, phone from ${sql.table(table)} ${after}
    order by tenant, id limit ${sql.lit(BATCH_SIZE)} ${OF_ALL_VENUES}`.execute(database);
  return rows;
}

async function rewrite(database: Kysely<Numbers>, table: keyof Numbers, rows: readonly Row[]): Promise<void> {
  const changes = rows.flatMap((row) => {
    const phone = storedNumber(row);
    return phone === row.phone ? [] : [sql`(${row.tenant}, ${row.id}, ${phone}, ${phone.replaceAll(/\D/g, '')})`];
  });
  if (changes.length === 0) return;
  // What limits compare has only digits.
  const digits =
    table === 'reservations'
      ? sql`, telephone = case when reservations.telephone is null then null else changed.digits end`
      : sql``;
  const self = sql.table(table);
  await sql`with changed (tenant, id, phone, digits) as (values ${sql.join(changes)})
    update ${self} set phone = changed.phone ${digits} from changed
    where ${self}.tenant = changed.tenant and ${self}.id = cast(changed.id as bigint) ${OF_ALL_VENUES}`.execute(
    database,
  );
}

/** A number without a country code was typed by staff, and is rewritten only if it says its country itself. */
function storedNumber({ country_code: code, phone }: Row): string {
  if (code === '') return /^\s*(?:\+|00)/.test(phone) ? normalizeTypedNumber(phone, '') : phone;
  return parsePhoneNumber(code, phone) ?? (phone.startsWith(code) ? phone : `${code} ${phone}`);
}
