/** The database's tables, as steps that only ever go forward. A step that has been published is never changed. */
import { type Kysely, sql } from 'kysely';

const steps: readonly (readonly string[])[] = [
  [
    `create table reservations (
      id integer primary key autoincrement,
      tenant text not null,
      code text not null unique,
      date text not null,
      time integer not null,
      stay integer,
      guests integer not null,
      first_name text not null,
      last_name text not null,
      country_code text not null,
      phone text not null,
      email text not null,
      notes text not null,
      discount_code text,
      tables text not null,
      hold_minutes integer not null,
      idempotency_key text,
      payload_hash text,
      created_at integer not null,
      cancelled_at integer
    )`,
    'create index reservations_by_date on reservations (tenant, date)',
    'create unique index reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null',
    `create table claims (
      tenant text not null,
      date text not null,
      table_key text not null,
      slot integer not null,
      reservation_id integer not null references reservations (id),
      primary key (tenant, date, table_key, slot)
    ) without rowid`,
    'create index claims_by_reservation on claims (reservation_id)',
    `create table outbox (
      id integer primary key autoincrement,
      reservation_id integer not null references reservations (id),
      kind text not null,
      state text not null,
      tries integer not null,
      due_at integer not null,
      last_error text,
      created_at integer not null,
      sent_at integer
    )`,
    "create index outbox_waiting on outbox (due_at) where state = 'waiting'",
  ],
  [
    `create table published_plans (
      tenant text not null,
      version integer not null,
      plan text not null,
      plan_hash text not null,
      folder_hash text not null,
      areas integer not null,
      tables integer not null,
      seats integer not null,
      author text not null,
      note text not null,
      published_at integer,
      primary key (tenant, version)
    )`,
    `create table drafts (
      tenant text primary key,
      revision integer not null,
      plan text,
      base integer not null,
      saved_at integer not null
    )`,
    `create table editor_sessions (
      mark text primary key,
      created_at integer not null,
      ends_at integer not null
    )`,
  ],
];

type Versioned = { readonly schema_steps: { readonly step: number; readonly applied_at: number } };

/** Applies the steps that are missing, all of them or none. The text tells why the database can't be used. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<string | undefined> {
  const versioned = database as unknown as Kysely<Versioned>;
  return versioned.transaction().execute(async (trx) => {
    await sql`create table if not exists schema_steps (step integer primary key, applied_at integer not null)`.execute(
      trx,
    );
    const { last } = await trx
      .selectFrom('schema_steps')
      .select(({ fn }) => fn.max('step').as('last'))
      .executeTakeFirstOrThrow();
    const applied = Number(last ?? 0);
    if (applied > steps.length) {
      return `The database is of a newer version (step ${applied}; this one knows ${steps.length}). Start that version, or another database.`;
    }
    for (const [i, statements] of steps.slice(applied).entries()) {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      await trx
        .insertInto('schema_steps')
        .values({ step: applied + i + 1, applied_at: Date.now() })
        .execute();
    }
    return undefined;
  });
}
