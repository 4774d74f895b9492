/**
 * The tables and indexes of release 1.0, in one text for SQLite and Postgres. Never change what has been released: later
 * steps of `migrations.ts` follow it. Every key, index and reference begins with the venue: a distributed database keeps
 * the rows of one venue on one node, and allows only keys that contain the column by which it does so. What the columns
 * mean is in the types of the rows, in `store.ts` and beside it.
 */

/** Returns the statements that create the schema. Tables that others refer to come first. */
export function schemaFor(kind: 'sqlite' | 'postgres'): readonly string[] {
  // SQLite keeps such a table in its primary key alone.
  const clustered = kind === 'sqlite' ? ' without rowid' : '';
  return [
    ...TABLES.map((table) => table.replace('/* clustered */', clustered)),
    ...(kind === 'postgres' ? LOCKS : []),
    ...INDEXES,
  ];
}

const TABLES: readonly string[] = [
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
    status text not null default 'reserved',
    source text not null default 'online',
    revision integer not null default 0,
    arrived integer not null default 0,
    status_at bigint,
    seated_at bigint,
    left_at bigint,
    staff_note text not null default '',
    changed_at bigint,
    site text,
    kept_at bigint,
    tags text,
    tagged_at bigint,
    messages_at bigint,
    series bigint,
    messages_ended_at bigint,
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
  )/* clustered */`,
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
    state text not null default 'held',
    answer_by text,
    link integer not null default 0,
    primary key (tenant, id)
  )`,
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
    messages_at bigint,
    time integer,
    notes text,
    language text,
    primary key (tenant, id)
  )`,
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
    foreign key (tenant, season_id) references season_places (tenant, id) on delete cascade,
    foreign key (tenant, waiting_id) references waiting_list (tenant, id) on delete cascade
  )`,
  `create table confirmation_links (
    tenant text not null,
    secret_hash text not null,
    reservation_id bigint not null,
    primary key (tenant, secret_hash),
    foreign key (tenant, reservation_id) references reservations (tenant, id)
  )/* clustered */`,
  `create table guest_links (
    tenant text not null,
    secret_hash text not null,
    reservation_id bigint not null,
    primary key (tenant, secret_hash),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  )`,
  `create table beside_links (
    tenant text not null,
    reservation_id bigint not null,
    link integer not null,
    secret_hash text,
    primary key (tenant, reservation_id),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  )`,
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
    revision integer not null default 0,
    season_id bigint,
    primary key (tenant, id)
  )`,
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
    undoes bigint,
    personal text,
    primary key (tenant, id)
  )`,
  `create table day_answers (
    tenant text not null,
    id text not null,
    date text not null,
    hash text not null,
    outcome text not null,
    primary key (tenant, id)
  )`,
  `create table day_notes (
    tenant text not null,
    date text not null,
    text text not null,
    revision integer not null default 0,
    primary key (tenant, date)
  )`,
  `create table pauses (
    tenant text not null,
    until_at bigint not null,
    revision integer not null default 0,
    primary key (tenant)
  )`,
  `create table events (
    tenant text not null,
    id bigint not null,
    kind text not null,
    date text,
    tables text,
    recorded_at bigint not null,
    primary key (tenant, id)
  )/* clustered */`,
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
  `create table drafts (
    tenant text not null,
    kind text not null,
    revision integer not null,
    content text,
    base integer not null,
    author text not null,
    saved_at bigint not null,
    primary key (tenant, kind)
  )`,
  `create table editor_access (
    tenant text not null,
    id bigint not null,
    role text not null,
    kind text not null,
    secret_hash text not null,
    created_at bigint not null,
    ends_at bigint not null,
    name text not null default '',
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
    name text not null default '',
    primary key (tenant, mark)
  )`,
  `create table push_subscriptions (
    tenant text not null,
    mark text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    primary key (tenant, mark)
  )`,
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
  `create table feeds (
    tenant text not null,
    kind text not null,
    secret_hash text not null,
    created_at bigint not null,
    primary key (tenant, kind)
  )`,
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
    old_secret text,
    old_secret_until bigint,
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
    error text,
    primary key (tenant, id),
    foreign key (tenant, webhook_id) references webhooks (tenant, id) on delete cascade
  )`,
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
  `create table alarms (
    tenant text not null,
    kind text not null,
    date text not null,
    raised_at bigint not null,
    count integer not null,
    primary key (tenant, kind, date)
  )`,
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
  `create table summed_steps (
    tenant text not null,
    log_id bigint not null,
    primary key (tenant)
  )`,
  `create table changed_days (
    tenant text not null,
    date text not null,
    primary key (tenant, date)
  )`,
  `create table unmet_demand (
    tenant text not null,
    date text not null,
    time integer not null,
    guests integer not null,
    count integer not null,
    primary key (tenant, date, time, guests)
  )`,
  `create table clock (
    tenant text not null,
    known_at bigint not null,
    doubted_from bigint,
    doubted_at bigint,
    confirmed_ms bigint not null,
    primary key (tenant)
  )`,
  `create table write_probes (
    tenant text primary key,
    probed_at bigint not null
  )`,
];

/** SQLite locks the whole file, and its commits have answers. */
const LOCKS: readonly string[] = [
  `create table venue_locks (
    tenant text primary key
  )`,
  `create table write_receipts (
    tenant text not null,
    id text not null,
    written_at bigint not null,
    primary key (tenant, id)
  )`,
];

const INDEXES: readonly string[] = [
  'create index reservations_by_date on reservations (tenant, date)',
  'create unique index reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null',
  'create index reservations_by_mailbox on reservations (tenant, mailbox, recorded_at)',
  'create index reservations_by_telephone on reservations (tenant, telephone, recorded_at)',
  'create index reservations_by_email on reservations (tenant, lower(email), tagged_at)',
  'create index reservations_by_phone on reservations (tenant, phone, tagged_at)',
  'create index reservations_by_series on reservations (tenant, series) where series is not null',
  'create index reservations_held on reservations (tenant, held_until) where held_until is not null',
  'create index claims_by_reservation on claims (tenant, reservation_id)',
  'create index claims_by_block on claims (tenant, block_id)',
  'create unique index season_places_by_secret on season_places (tenant, secret_hash) where secret_hash is not null',
  "create index season_places_offered on season_places (tenant, answer_by) where state = 'offered'",
  'create index waiting_list_by_date on waiting_list (tenant, date)',
  "create index waiting_list_offers on waiting_list (tenant, offer_until) where state = 'offered'",
  "create index outbox_waiting on outbox (tenant, (kind not in ('confirm', 'offer')), due_at, id) where state = 'waiting'",
  "create index outbox_messages on outbox (tenant, due_at, id) where state = 'waiting' and channel = 'message'",
  "create index outbox_sent_messages on outbox (tenant, sent_at) where channel = 'message' and state = 'sent'",
  "create index outbox_gathered on outbox (tenant, created_at) where state = 'gathered'",
  'create unique index outbox_reminders on outbox (tenant, visit_date, kind, reservation_id, channel) where visit_date is not null',
  'create index outbox_by_reservation on outbox (tenant, reservation_id)',
  'create index outbox_by_season on outbox (tenant, season_id) where season_id is not null',
  'create index outbox_by_waiting on outbox (tenant, waiting_id) where waiting_id is not null',
  'create index confirmation_links_by_reservation on confirmation_links (tenant, reservation_id)',
  'create index guest_links_by_reservation on guest_links (tenant, reservation_id)',
  'create unique index beside_links_by_secret on beside_links (tenant, secret_hash) where secret_hash is not null',
  'create index blocks_by_date on blocks (tenant, until_date)',
  'create index blocks_by_season on blocks (tenant, season_id) where season_id is not null',
  'create index day_log_by_date on day_log (tenant, date)',
  'create index day_log_by_from_date on day_log (tenant, from_date) where from_date is not null',
  'create unique index day_log_by_undone on day_log (tenant, undoes) where undoes is not null',
  'create index day_log_personal on day_log (tenant, recorded_at) where personal is not null',
  'create index day_answers_by_date on day_answers (tenant, date)',
  'create unique index api_keys_by_secret on api_keys (tenant, secret_hash)',
  'create index webhook_messages_in_order on webhook_messages (tenant, webhook_id, subject, sequence)',
  'create index webhook_messages_by_subject on webhook_messages (tenant, subject)',
  'create index webhook_messages_due on webhook_messages (tenant, due_at, id)',
  'create index webhook_deliveries_by_subject on webhook_deliveries (tenant, subject)',
  'create index daily_sums_by_date on daily_sums (tenant, date)',
];
