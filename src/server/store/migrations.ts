/** The database's schema, as migrations that only go forward. Never change one that has been released; see `knownSchema.ts`. */
import { type Migration, sql } from 'kysely';
import { BESIDE_LINKS } from './besideRows.ts';
import { PHONE_MIGRATION } from './phoneMigration.ts';
import { POSTGRES_SCHEMA, VENUE_KEYS_FOR_SQLITE } from './venueKeys.ts';

/**
 * Applied in the order of their names. A database of the releases that counted their steps in `schema_steps` has the
 * tables of the first two or three already, and goes through the same migrations: hence `if not exists`.
 */
const SQLITE_HISTORY: Readonly<Record<string, Migration>> = {
  '0001_reservations': migration(
    `create table if not exists reservations (
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
    'create index if not exists reservations_by_date on reservations (tenant, date)',
    'create unique index if not exists reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null',
    `create table if not exists claims (
      tenant text not null,
      date text not null,
      table_key text not null,
      slot integer not null,
      reservation_id integer not null references reservations (id),
      primary key (tenant, date, table_key, slot)
    ) without rowid`,
    'create index if not exists claims_by_reservation on claims (reservation_id)',
    `create table if not exists outbox (
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
    "create index if not exists outbox_waiting on outbox (due_at) where state = 'waiting'",
  ),
  '0002_published_plans': migration(
    `create table if not exists published_plans (
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
    `create table if not exists drafts (
      tenant text primary key,
      revision integer not null,
      plan text,
      base integer not null,
      saved_at integer not null
    )`,
    `create table if not exists editor_sessions (
      mark text primary key,
      created_at integer not null,
      ends_at integer not null
    )`,
  ),
  // A release that still counts steps would take a database without them for an empty one, and refuse to create its
  // tables again.
  '0003_drop_schema_steps': migration('drop table if exists schema_steps'),
  '0004_limits_and_mail': migration(
    'alter table reservations add column network text',
    'alter table reservations add column mailbox text',
    'alter table reservations add column telephone text',
    'alter table reservations add column recorded_at integer',
    'create index reservations_by_mailbox on reservations (mailbox, recorded_at)',
    'create index outbox_by_reservation on outbox (reservation_id)',
    'create table write_probes (id integer primary key check (id = 1), probed_at integer not null)',
  ),
  '0005_confirmations': migration(
    'alter table reservations add column held_until integer',
    'alter table reservations add column verified_at integer',
    'create index reservations_held on reservations (held_until) where held_until is not null',
    `create table confirmation_links (
      secret_hash text primary key,
      reservation_id integer not null references reservations (id)
    ) without rowid`,
    'create index confirmation_links_by_reservation on confirmation_links (reservation_id)',
  ),
  '0006_editor_access': migration(
    `create table editor_access (
      id integer primary key autoincrement,
      tenant text not null,
      role text not null,
      kind text not null,
      secret_hash text not null unique,
      created_at integer not null,
      ends_at integer not null
    )`,
    'alter table editor_sessions add column tenant text',
    "alter table editor_sessions add column role text not null default 'owner'",
    'alter table editor_sessions add column access_id integer',
  ),
  '0007_changes': migration('alter table reservations add column sequence integer not null default 0'),
  '0008_events': migration(
    `create table events (
      tenant text not null,
      id integer not null,
      kind text not null,
      date text,
      tables text,
      recorded_at integer not null,
      primary key (tenant, id)
    ) without rowid`,
  ),
  '0009_languages': migration('alter table reservations add column language text'),
};

/** For both databases, one text: they come after a schema that is the same in both. */
const SHARED: Readonly<Record<string, Migration>> = {
  '0011_day': migration(
    "alter table reservations add column status text not null default 'reserved'",
    "alter table reservations add column source text not null default 'online'",
    'alter table reservations add column revision integer not null default 0',
    'alter table reservations add column arrived integer not null default 0',
    'alter table reservations add column status_at bigint',
    'alter table reservations add column seated_at bigint',
    'alter table reservations add column left_at bigint',
    "alter table reservations add column staff_note text not null default ''",
    "alter table editor_access add column name text not null default ''",
    "alter table editor_sessions add column name text not null default ''",
    'create index claims_by_block on claims (tenant, block_id)',
    `create table blocks (
      tenant text not null,
      id bigint not null,
      tables text not null,
      from_date text not null,
      until_date text not null,
      from_time integer,
      until_time integer,
      reason text not null,
      removed_at bigint,
      primary key (tenant, id)
    )`,
    'create index blocks_by_date on blocks (tenant, until_date)',
    `create table day_log (
      tenant text not null,
      id bigint not null,
      date text not null,
      from_date text,
      at bigint not null,
      recorded_at bigint not null,
      role text not null,
      actor text not null,
      type text not null,
      changes text not null,
      action_id text,
      action_hash text,
      undoes bigint,
      personal text,
      primary key (tenant, id)
    )`,
    'create unique index day_log_by_action on day_log (tenant, action_id) where action_id is not null',
    'create unique index day_log_by_undone on day_log (tenant, undoes) where undoes is not null',
    'create index day_log_by_date on day_log (tenant, date)',
    'create index day_log_personal on day_log (tenant, recorded_at) where personal is not null',
    `create table waiting_list (
      tenant text not null,
      id bigint not null,
      date text not null,
      revision integer not null,
      name text not null,
      guests integer not null,
      phone text not null,
      email text not null,
      quoted_minutes integer not null,
      joined_at bigint not null,
      state text not null,
      offer_tables text,
      offer_until bigint,
      offer_minutes integer,
      reservation_id bigint,
      primary key (tenant, id)
    )`,
    'create index waiting_list_by_date on waiting_list (tenant, date)',
    "create index waiting_list_offers on waiting_list (tenant, offer_until) where state = 'offered'",
    `create table day_notes (
      tenant text not null,
      date text not null,
      text text not null,
      primary key (tenant, date)
    )`,
    'create table pauses (tenant text not null, until_at bigint not null, primary key (tenant))',
    `create table feeds (
      tenant text not null,
      kind text not null,
      secret_hash text not null,
      created_at bigint not null,
      primary key (tenant, kind)
    )`,
  ),
  '0012_guest_links': migration(
    `create table guest_links (
      tenant text not null,
      secret_hash text not null,
      reservation_id bigint not null,
      primary key (tenant, secret_hash),
      foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
    )`,
    'create index guest_links_by_reservation on guest_links (tenant, reservation_id)',
  ),
  '0013_reminders': migration(
    'alter table reservations add column changed_at bigint',
    'alter table outbox add column visit_date text',
    'create unique index outbox_reminders on outbox (tenant, visit_date, kind, reservation_id) where visit_date is not null',
  ),
  '0014_day_log_by_from_date': migration(
    'create index day_log_by_from_date on day_log (tenant, from_date) where from_date is not null',
  ),
  '0015_sites_and_alarms': migration(
    'alter table reservations add column site text',
    'create index reservations_by_telephone on reservations (tenant, telephone, recorded_at)',
    `create table alarms (
      tenant text not null,
      kind text not null,
      date text not null,
      raised_at bigint not null,
      count integer not null,
      primary key (tenant, kind, date)
    )`,
  ),
  '0016_urgent_mails': migration(
    'drop index outbox_waiting',
    "create index outbox_waiting on outbox (tenant, (kind not in ('confirm', 'offer')), due_at, id) where state = 'waiting'",
  ),
  '0017_day_answers': migration(
    `create table day_answers (
      tenant text not null,
      id text not null,
      date text not null,
      hash text not null,
      outcome text not null,
      primary key (tenant, id)
    )`,
    `insert into "day_answers" ("tenant", "id", "date", "hash", "outcome")
      select tenant, action_id, date, action_hash, '{"ok":true,"log":' || id || '}' from day_log where action_id is not null`,
    'create index day_answers_by_date on day_answers (tenant, date)',
    'drop index day_log_by_action',
    'alter table day_log drop column action_id',
    'alter table day_log drop column action_hash',
    'alter table blocks add column revision integer not null default 0',
    'alter table day_notes add column revision integer not null default 0',
    'alter table pauses add column revision integer not null default 0',
  ),
  '0018_phone_numbers_in_e164': PHONE_MIGRATION,
  '0019_kept_reservations': migration('alter table reservations add column kept_at bigint'),
  '0020_draft_authors': migration("alter table drafts add column author text not null default ''"),
  '0021_kinds_of_documents': migration(
    `create table publications (
      tenant text not null,
      kind text not null,
      version integer not null,
      content text not null,
      hash text not null,
      file_hash text not null,
      summary text not null,
      author text not null,
      note text not null,
      published_at bigint,
      primary key (tenant, kind, version)
    )`,
    `insert into "publications" ("tenant", "kind", "version", "content", "hash", "file_hash", "summary", "author", "note", "published_at")
      select tenant, 'plan', version, plan, plan_hash, folder_hash,
        '{"areas":' || areas || ',"tables":' || tables || ',"seats":' || seats || '}', author, note, published_at
      from published_plans`,
    'drop table published_plans',
    `create table drafts_by_kind (
      tenant text not null,
      kind text not null,
      revision integer not null,
      content text,
      base integer not null,
      author text not null,
      saved_at bigint not null,
      primary key (tenant, kind)
    )`,
    `insert into "drafts_by_kind" ("tenant", "kind", "revision", "content", "base", "author", "saved_at")
      select tenant, 'plan', revision, plan, base, author, saved_at from drafts`,
    'drop table drafts',
    'alter table drafts_by_kind rename to drafts',
  ),
  '0022_guests': migration(
    'alter table reservations add column tags text',
    'alter table reservations add column tagged_at bigint',
    'create index reservations_by_email on reservations (tenant, lower(email), tagged_at)',
    'create index reservations_by_phone on reservations (tenant, phone, tagged_at)',
  ),
  '0023_webhooks': migration(
    `create table webhooks (
      tenant text not null,
      id bigint not null,
      url text not null,
      secret text not null,
      content text not null,
      events text not null,
      sequence integer not null,
      created_at bigint not null,
      ended_at bigint,
      last_error text,
      lost integer not null default 0,
      primary key (tenant, id)
    )`,
    `create table webhook_messages (
      tenant text not null,
      id bigint not null,
      webhook_id bigint not null,
      sequence integer not null,
      message_id text not null,
      subject text not null,
      payload text not null,
      tries integer not null,
      due_at bigint not null,
      created_at bigint not null,
      primary key (tenant, id),
      foreign key (tenant, webhook_id) references webhooks (tenant, id) on delete cascade
    )`,
    'create index webhook_messages_in_order on webhook_messages (tenant, webhook_id, subject, sequence)',
    'create index webhook_messages_by_subject on webhook_messages (tenant, subject)',
    'create index webhook_messages_due on webhook_messages (tenant, due_at, id)',
  ),
  '0024_digests': migration(
    'alter table outbox add column digest_id bigint',
    "create index outbox_gathered on outbox (tenant, created_at) where state = 'gathered'",
  ),
  '0025_daily_sums': migration(
    `create table daily_sums (
      tenant text not null,
      kind text not null,
      date text not null,
      key text not null,
      part integer not null,
      erased integer not null,
      count integer not null,
      primary key (tenant, kind, date, key, part, erased)
    )`,
    'create index daily_sums_by_date on daily_sums (tenant, date)',
    'create table summed_steps (tenant text not null, log_id bigint not null, primary key (tenant))',
    `create table unmet_demand (
      tenant text not null,
      date text not null,
      time integer not null,
      guests integer not null,
      count integer not null,
      primary key (tenant, date, time, guests)
    )`,
  ),
  '0026_api_keys': migration(
    `create table api_keys (
      tenant text not null,
      id bigint not null,
      secret_hash text not null,
      name text not null,
      scopes text not null,
      created_at bigint not null,
      ends_at bigint not null,
      last_used_at bigint,
      primary key (tenant, id)
    )`,
    'create unique index api_keys_by_secret on api_keys (tenant, secret_hash)',
  ),
  '0027_push': migration(
    `create table push_subscriptions (
      tenant text not null,
      mark text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      primary key (tenant, mark)
    )`,
  ),
  '0028_letters': migration('alter table outbox add column letter text'),
  '0029_webhook_deliveries': migration(
    'alter table webhooks add column old_secret text',
    'alter table webhooks add column old_secret_until bigint',
    'alter table webhook_messages add column error text',
    `create table webhook_deliveries (
      tenant text not null,
      webhook_id bigint not null,
      sequence integer not null,
      message_id text not null,
      subject text not null,
      payload text not null,
      tries integer not null,
      done_at bigint not null,
      error text,
      primary key (tenant, webhook_id, sequence),
      foreign key (tenant, webhook_id) references webhooks (tenant, id) on delete cascade
    )`,
    'create index webhook_deliveries_by_subject on webhook_deliveries (tenant, subject)',
  ),
  '0030_messages': migration(
    'alter table reservations add column messages_at bigint',
    "alter table outbox add column channel text not null default 'mail'",
    'drop index outbox_reminders',
    'create unique index outbox_reminders on outbox (tenant, visit_date, kind, reservation_id, channel) where visit_date is not null',
    "create index outbox_messages on outbox (tenant, due_at, id) where state = 'waiting' and channel = 'message'",
  ),
  '0031_season_places': migration(
    `create table season_places (
      tenant text not null,
      id bigint not null,
      table_key text not null,
      table_name text not null,
      name text not null,
      email text not null,
      phone text not null,
      from_date text not null,
      until_date text not null,
      paid integer not null,
      secret_hash text,
      created_at bigint not null,
      primary key (tenant, id)
    )`,
    'create unique index season_places_by_secret on season_places (tenant, secret_hash) where secret_hash is not null',
    'alter table blocks add column season_id bigint',
    'create index blocks_by_season on blocks (tenant, season_id) where season_id is not null',
  ),
  '0032_stays_of_days': migration(
    'alter table reservations add column series bigint',
    'create index reservations_by_series on reservations (tenant, series) where series is not null',
  ),
  '0033_message_consent': migration(
    'alter table reservations add column messages_ended_at bigint',
    'alter table waiting_list add column messages_at bigint',
  ),
  '0034_season_offers_and_requests': migration(
    "alter table season_places add column state text not null default 'held'",
    'alter table season_places add column answer_by text',
    'alter table season_places add column link integer not null default 0',
    "create index season_places_offered on season_places (tenant, answer_by) where state = 'offered'",
    'alter table waiting_list add column time integer',
    'alter table waiting_list add column notes text',
    'alter table waiting_list add column language text',
  ),
};

/** After the migration that differs between the databases. */
const SHARED_LATER: Readonly<Record<string, Migration>> = {
  '0036_clock': migration(
    `create table clock (
      tenant text not null,
      known_at bigint not null,
      doubted_from bigint, doubted_at bigint,
      confirmed_ms bigint not null, primary key (tenant)
    )`,
    // The newest reservation or step tells when an earlier release ran last.
    `insert into "clock" ("tenant", "known_at", "confirmed_ms") select '*', max(at), 0 from (
      select max(recorded_at) as at from reservations union all select max(recorded_at) from day_log
    ) as steps having max(at) is not null`,
  ),
  '0037_changed_days': migration(
    'create table changed_days (tenant text not null, date text not null, primary key (tenant, date))',
  ),
  '0038_sent_messages_expand': migration(
    "create index outbox_sent_messages on outbox (tenant, sent_at) where channel = 'message' and state = 'sent'",
  ),
  '0039_beside_links_expand': migration(...BESIDE_LINKS),
};

/** What is waiting to be sent may be about a season place or an entry of the waiting list instead of a reservation. */
const MAILS_WITHOUT_RESERVATION = '0035_mails_without_reservation';
const OUTBOX_INDEXES: readonly string[] = [
  'create index outbox_by_season on outbox (tenant, season_id) where season_id is not null',
  'create index outbox_by_waiting on outbox (tenant, waiting_id) where waiting_id is not null',
];
const OUTBOX_SUBJECTS: readonly string[] = [
  'foreign key (tenant, season_id) references season_places (tenant, id) on delete cascade',
  'foreign key (tenant, waiting_id) references waiting_list (tenant, id) on delete cascade',
];
const OUTBOX_COLUMNS =
  'tenant, id, reservation_id, kind, state, tries, due_at, last_error, created_at, sent_at, visit_date, digest_id, letter, channel';

/** SQLite can't drop a constraint of a column, so it gets a new table. */
const OUTBOX_FOR_SQLITE: readonly string[] = [
  'alter table outbox rename to earlier_outbox',
  `create table outbox (
    tenant text not null,
    id bigint not null,
    reservation_id bigint,
    season_id bigint,
    waiting_id bigint,
    kind text not null,
    state text not null,
    tries integer not null,
    due_at bigint not null,
    last_error text,
    created_at bigint not null,
    sent_at bigint,
    visit_date text,
    digest_id bigint,
    letter text,
    channel text not null default 'mail',
    primary key (tenant, id),
    foreign key (tenant, reservation_id) references reservations (tenant, id),
    ${OUTBOX_SUBJECTS.join(',\n    ')}
  )`,
  `insert into outbox (${OUTBOX_COLUMNS}) select ${OUTBOX_COLUMNS} from earlier_outbox`,
  'drop table earlier_outbox',
  "create index outbox_waiting on outbox (tenant, (kind not in ('confirm', 'offer')), due_at, id) where state = 'waiting'",
  'create index outbox_by_reservation on outbox (tenant, reservation_id)',
  "create index outbox_gathered on outbox (tenant, created_at) where state = 'gathered'",
  'create unique index outbox_reminders on outbox (tenant, visit_date, kind, reservation_id, channel) where visit_date is not null',
  "create index outbox_messages on outbox (tenant, due_at, id) where state = 'waiting' and channel = 'message'",
  ...OUTBOX_INDEXES,
];
const OUTBOX_FOR_POSTGRES: readonly string[] = [
  'alter table outbox alter column reservation_id drop not null',
  'alter table outbox add column season_id bigint, add column waiting_id bigint',
  ...OUTBOX_SUBJECTS.map((subject) => `alter table outbox add ${subject}`),
  ...OUTBOX_INDEXES,
];

/** All migrations of a SQLite database. */
export const SQLITE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...SQLITE_HISTORY,
  '0010_venue_keys': migration(...VENUE_KEYS_FOR_SQLITE),
  ...SHARED,
  [MAILS_WITHOUT_RESERVATION]: migration(...OUTBOX_FOR_SQLITE),
  ...SHARED_LATER,
};

/** All migrations of a Postgres database. The first one creates what SQLite has after its history. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0010_venue_keys': migration(...POSTGRES_SCHEMA),
  ...SHARED,
  [MAILS_WITHOUT_RESERVATION]: migration(...OUTBOX_FOR_POSTGRES),
  ...SHARED_LATER,
};

function migration(...statements: readonly string[]): Migration {
  return {
    async up(database) {
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}
