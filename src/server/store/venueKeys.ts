/**
 * The tables whose keys did not always begin with the venue. A distributed database keeps the rows of one venue on one
 * node, and allows only keys that contain the column by which it does so. The text is for SQLite and Postgres.
 */

/** Creates the tables. `clustered` ends a table that SQLite keeps in its primary key alone. */
export function createVenueTables(clustered: 'without rowid' | ''): string[] {
  return [
    `create table reservations (
      tenant text not null,
      id bigint not null,
      code text not null,
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
      created_at bigint not null,
      cancelled_at bigint,
      network text,
      mailbox text,
      telephone text,
      recorded_at bigint,
      held_until bigint,
      verified_at bigint,
      sequence integer not null default 0,
      language text,
      primary key (tenant, id),
      unique (tenant, code)
    )`,
    `create table claims (
      tenant text not null,
      date text not null,
      table_key text not null,
      slot integer not null,
      reservation_id bigint,
      block_id bigint,
      primary key (tenant, date, table_key, slot),
      foreign key (tenant, reservation_id) references reservations (tenant, id),
      check ((reservation_id is null) <> (block_id is null))
    ) ${clustered}`,
    `create table outbox (
      tenant text not null,
      id bigint not null,
      reservation_id bigint not null,
      kind text not null,
      state text not null,
      tries integer not null,
      due_at bigint not null,
      last_error text,
      created_at bigint not null,
      sent_at bigint,
      primary key (tenant, id),
      foreign key (tenant, reservation_id) references reservations (tenant, id)
    )`,
    `create table confirmation_links (
      tenant text not null,
      secret_hash text not null,
      reservation_id bigint not null,
      primary key (tenant, secret_hash),
      foreign key (tenant, reservation_id) references reservations (tenant, id)
    ) ${clustered}`,
    `create table editor_access (
      tenant text not null,
      id bigint not null,
      role text not null,
      kind text not null,
      secret_hash text not null,
      created_at bigint not null,
      ends_at bigint not null,
      primary key (tenant, id),
      unique (tenant, secret_hash)
    )`,
    `create table editor_sessions (
      tenant text not null,
      mark text not null,
      created_at bigint not null,
      ends_at bigint not null,
      role text not null,
      access_id bigint,
      primary key (tenant, mark)
    )`,
    'create table write_probes (tenant text primary key, probed_at bigint not null)',
  ];
}

/** Created once the tables have their rows, and the earlier indexes of the same names are gone. */
export const VENUE_INDEXES: readonly string[] = [
  'create index reservations_by_date on reservations (tenant, date)',
  'create unique index reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null',
  'create index reservations_by_mailbox on reservations (tenant, mailbox, recorded_at)',
  'create index reservations_held on reservations (tenant, held_until) where held_until is not null',
  'create index claims_by_reservation on claims (tenant, reservation_id)',
  "create index outbox_waiting on outbox (tenant, due_at) where state = 'waiting'",
  'create index outbox_by_reservation on outbox (tenant, reservation_id)',
  'create index confirmation_links_by_reservation on confirmation_links (tenant, reservation_id)',
];

/** The rebuilt tables, those that others refer to first. */
const REBUILT = ['reservations', 'claims', 'outbox', 'confirmation_links', 'editor_access', 'editor_sessions'] as const;
const RESERVATION_COLUMNS =
  'tenant, id, code, date, time, stay, guests, first_name, last_name, country_code, phone, email, notes, ' +
  'discount_code, tables, hold_minutes, idempotency_key, payload_hash, created_at, cancelled_at, network, mailbox, ' +
  'telephone, recorded_at, held_until, verified_at, sequence, language';

/** Rebuilds the tables of a SQLite database with their rows: SQLite can't change a key. */
export const VENUE_KEYS_FOR_SQLITE: readonly string[] = [
  ...REBUILT.map((table) => `alter table ${table} rename to earlier_${table}`),
  'drop table write_probes',
  ...createVenueTables('without rowid'),
  `insert into reservations (${RESERVATION_COLUMNS}) select ${RESERVATION_COLUMNS} from earlier_reservations`,
  `insert into claims (tenant, date, table_key, slot, reservation_id)
    select tenant, date, table_key, slot, reservation_id from earlier_claims`,
  `insert into outbox (tenant, id, reservation_id, kind, state, tries, due_at, last_error, created_at, sent_at)
    select reservations.tenant, mail.id, reservation_id, kind, state, tries, due_at, last_error, mail.created_at, sent_at
    from earlier_outbox as mail join earlier_reservations as reservations on reservations.id = reservation_id`,
  `insert into confirmation_links (tenant, secret_hash, reservation_id)
    select tenant, secret_hash, reservation_id
    from earlier_confirmation_links join earlier_reservations on earlier_reservations.id = reservation_id`,
  `insert into editor_access (tenant, id, role, kind, secret_hash, created_at, ends_at)
    select tenant, id, role, kind, secret_hash, created_at, ends_at from earlier_editor_access`,
  `insert into editor_sessions (tenant, mark, created_at, ends_at, role, access_id)
    select coalesce(tenant, '*'), mark, created_at, ends_at, role, access_id from earlier_editor_sessions`,
  ...REBUILT.toReversed().map((table) => `drop table earlier_${table}`),
  ...VENUE_INDEXES,
];

/** The schema of a new Postgres database: the same tables, those that always had the venue in their keys, and locks. */
export const POSTGRES_SCHEMA: readonly string[] = [
  ...createVenueTables(''),
  ...VENUE_INDEXES,
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
    published_at bigint,
    primary key (tenant, version)
  )`,
  `create table drafts (
    tenant text primary key,
    revision integer not null,
    plan text,
    base integer not null,
    saved_at bigint not null
  )`,
  `create table events (
    tenant text not null,
    id bigint not null,
    kind text not null,
    date text,
    tables text,
    recorded_at bigint not null,
    primary key (tenant, id)
  )`,
  'create table venue_locks (tenant text primary key)',
  `create table write_receipts (
    tenant text not null,
    id text not null,
    written_at bigint not null,
    primary key (tenant, id)
  )`,
];
