CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into kysely_migration values ('0001_reservations', '2026-11-30T00:52:01.966Z');
insert into kysely_migration values ('0002_published_plans', '2026-11-30T00:52:01.970Z');
insert into kysely_migration values ('0003_drop_schema_steps', '2026-11-30T00:52:02.001Z');
insert into kysely_migration values ('0004_limits_and_mail', '2026-11-30T00:52:02.001Z');
insert into kysely_migration values ('0005_confirmations', '2026-11-30T00:52:02.014Z');
insert into kysely_migration values ('0006_editor_access', '2026-11-30T00:52:02.015Z');
insert into kysely_migration values ('0007_changes', '2026-11-30T00:52:02.016Z');
insert into kysely_migration values ('0008_events', '2026-11-30T00:52:02.016Z');
insert into kysely_migration values ('0009_languages', '2026-11-30T00:52:02.018Z');
insert into kysely_migration values ('0010_venue_keys', '2026-11-30T00:52:02.022Z');
insert into kysely_migration values ('0011_day', '2026-11-30T00:52:02.029Z');
insert into kysely_migration values ('0012_guest_links', '2026-11-30T00:52:02.029Z');
insert into kysely_migration values ('0013_reminders', '2026-11-30T00:52:02.030Z');
insert into kysely_migration values ('0014_day_log_by_from_date', '2026-11-30T00:52:02.036Z');
insert into kysely_migration values ('0015_sites_and_alarms', '2026-11-30T00:52:02.037Z');
insert into kysely_migration values ('0016_urgent_mails', '2026-11-30T00:52:02.037Z');
insert into kysely_migration values ('0017_day_answers', '2026-11-30T00:52:02.039Z');
insert into kysely_migration values ('0018_phone_numbers_in_e164', '2026-11-30T00:52:02.040Z');
insert into kysely_migration values ('0019_kept_reservations', '2026-11-30T00:52:02.040Z');
insert into kysely_migration values ('0020_draft_authors', '2026-11-30T00:52:02.041Z');
insert into kysely_migration values ('0021_kinds_of_documents', '2026-11-30T00:52:02.041Z');
insert into kysely_migration values ('0022_guests', '2026-11-30T00:52:02.046Z');
insert into kysely_migration values ('0023_webhooks', '2026-11-30T00:52:02.047Z');
insert into kysely_migration values ('0024_digests', '2026-11-30T00:52:02.047Z');
insert into kysely_migration values ('0025_daily_sums', '2026-11-30T00:52:02.048Z');
insert into kysely_migration values ('0026_api_keys', '2026-11-30T00:52:02.048Z');
insert into kysely_migration values ('0027_push', '2026-11-30T00:52:02.048Z');
insert into kysely_migration values ('0028_letters', '2026-11-30T00:52:02.048Z');
insert into kysely_migration values ('0029_webhook_deliveries', '2026-11-30T00:52:02.049Z');
insert into kysely_migration values ('0030_messages', '2026-11-30T00:52:02.050Z');
insert into kysely_migration values ('0031_season_places', '2026-11-30T00:52:02.054Z');
insert into kysely_migration values ('0032_stays_of_days', '2026-11-30T00:52:02.055Z');
insert into kysely_migration values ('0033_message_consent', '2026-11-30T00:52:02.056Z');
insert into kysely_migration values ('0034_season_offers_and_requests', '2026-11-30T00:52:02.060Z');
insert into kysely_migration values ('0035_mails_without_reservation', '2026-11-30T00:52:02.065Z');
insert into kysely_migration values ('0036_clock', '2026-11-30T00:52:02.065Z');
insert into kysely_migration values ('0037_changed_days', '2026-11-30T00:52:02.065Z');
insert into kysely_migration values ('0038_sent_messages_expand', '2026-11-30T00:52:02.065Z');
insert into kysely_migration values ('0039_beside_links_expand', '2026-11-30T00:52:02.066Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into kysely_migration_lock values ('migration_lock', 0);
CREATE TABLE events (
      tenant text not null,
      id integer not null,
      kind text not null,
      date text,
      tables text,
      recorded_at integer not null,
      primary key (tenant, id)
    ) without rowid;
insert into events values ('reef', 1, 'tables', '2026-11-23', '[{"key":"900","available":false}]', 1795999924097);
insert into events values ('shell-bay', 1, 'plan', null, null, 1795999923288);
insert into events values ('shell-bay', 2, 'tables', '2026-11-23', '[{"key":"8","available":false}]', 1795999923725);
insert into events values ('shell-bay', 3, 'tables', '2026-11-23', '[{"key":"1","available":false}]', 1795999923922);
insert into events values ('shell-bay', 4, 'tables', '2026-11-23', '[{"key":"2","available":false}]', 1795999923974);
insert into events values ('shell-bay', 5, 'tables', '2026-11-23', '[{"key":"3","available":false}]', 1795999924006);
insert into events values ('shell-bay', 6, 'day', '2026-11-30', null, 1795999924081);
insert into events values ('shell-bay', 7, 'tables', '2026-11-23', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 8, 'day', '2026-11-23', null, 1795999924140);
insert into events values ('shell-bay', 9, 'tables', '2026-11-24', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 10, 'day', '2026-11-24', null, 1795999924140);
insert into events values ('shell-bay', 11, 'tables', '2026-11-25', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 12, 'day', '2026-11-25', null, 1795999924140);
insert into events values ('shell-bay', 13, 'tables', '2026-11-26', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 14, 'day', '2026-11-26', null, 1795999924140);
insert into events values ('shell-bay', 15, 'tables', '2026-11-27', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 16, 'day', '2026-11-27', null, 1795999924140);
insert into events values ('shell-bay', 17, 'tables', '2026-11-28', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 18, 'day', '2026-11-28', null, 1795999924140);
insert into events values ('shell-bay', 19, 'tables', '2026-11-29', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 20, 'day', '2026-11-29', null, 1795999924140);
insert into events values ('shell-bay', 21, 'tables', '2026-11-30', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 22, 'day', '2026-11-30', null, 1795999924140);
insert into events values ('shell-bay', 23, 'tables', '2026-12-01', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 24, 'day', '2026-12-01', null, 1795999924140);
insert into events values ('shell-bay', 25, 'tables', '2026-12-02', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 26, 'day', '2026-12-02', null, 1795999924140);
insert into events values ('shell-bay', 27, 'tables', '2026-12-03', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 28, 'day', '2026-12-03', null, 1795999924140);
insert into events values ('shell-bay', 29, 'tables', '2026-12-04', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 30, 'day', '2026-12-04', null, 1795999924140);
insert into events values ('shell-bay', 31, 'tables', '2026-12-05', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 32, 'day', '2026-12-05', null, 1795999924140);
insert into events values ('shell-bay', 33, 'tables', '2026-12-06', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 34, 'day', '2026-12-06', null, 1795999924140);
insert into events values ('shell-bay', 35, 'tables', '2026-12-07', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 36, 'day', '2026-12-07', null, 1795999924140);
insert into events values ('shell-bay', 37, 'tables', '2026-12-08', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 38, 'day', '2026-12-08', null, 1795999924140);
insert into events values ('shell-bay', 39, 'tables', '2026-12-09', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 40, 'day', '2026-12-09', null, 1795999924140);
insert into events values ('shell-bay', 41, 'tables', '2026-12-10', '[{"key":"9","available":false}]', 1795999924140);
insert into events values ('shell-bay', 42, 'day', '2026-12-10', null, 1795999924140);
insert into events values ('shell-bay', 43, 'day', null, null, 1795999924201);
insert into events values ('shell-bay', 44, 'tables', '2026-11-23', '[{"key":"5","available":false}]', 1795999924231);
insert into events values ('shell-bay', 45, 'day', '2026-11-23', null, 1795999924231);
insert into events values ('shell-bay', 46, 'day', '2026-11-23', null, 1795999924435);
insert into events values ('shell-bay', 47, 'tables', '2026-11-23', '[{"key":"12","available":false}]', 1795999924472);
insert into events values ('shell-bay', 48, 'day', '2026-11-23', null, 1795999924472);
insert into events values ('shell-bay', 49, 'day', '2026-11-23', null, 1795999924496);
insert into events values ('shell-bay', 50, 'day', '2026-11-23', null, 1795999924520);
insert into events values ('shell-bay', 51, 'tables', '2026-11-23', '[{"key":"7","available":false}]', 1795999924587);
insert into events values ('shell-bay', 52, 'day', '2026-11-23', null, 1795999924587);
insert into events values ('shell-bay', 53, 'day', '2026-11-23', null, 1795999924710);
insert into events values ('shell-bay', 54, 'tables', '2026-11-25', '[{"key":"6","available":false}]', 1795999924913);
CREATE TABLE reservations (
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
      language text, status text not null default 'reserved', source text not null default 'online', revision integer not null default 0, arrived integer not null default 0, status_at bigint, seated_at bigint, left_at bigint, staff_note text not null default '', changed_at bigint, site text, kept_at bigint, tags text, tagged_at bigint, messages_at bigint, series bigint, messages_ended_at bigint,
      primary key (tenant, id),
      unique (tenant, code)
    );
insert into reservations values ('shell-bay', 235719260086569, 'HZPSDXX8', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94772225555', 'eve@example.com', 'A high chair, please', null, '[{"key":"8","name":"Line 8","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'eve@example.com', '94772225555', 1795999923725, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235719261583140, '67CFJRJS', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"1","name":"Corner","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, 'release-0001', '3a837b1b1366d68f74662bfb7847c4ccfbf5ac46f5cf70fb05bca2f72504ce96', 1795401000000, null, null, 'ada@example.com', '94771234567', 1795999923922, null, null, 0, 'en', 'reserved', 'online', 1, 0, 1795401000000, null, null, '', null, null, null, '["window"]', 1795999924435, 1795999923922, null, null);
insert into reservations values ('shell-bay', 235719262028133, '2934HRB6', '2026-11-23', 780, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"2","name":"Line 2","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'ada@example.com', '94771234567', 1795999923974, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235719262271507, '93X4SP4N', '2026-11-23', 900, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"3","name":"Line 3","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'ada@example.com', '94771234567', 1795999924006, 1796000824006, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('reef', 235719263007415, 'D2WHGXR2', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94772223333', 'bo@example.com', 'A high chair, please', null, '[{"key":"900","name":"Reef 1","area":"Reef","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'bo@example.com', '94772223333', 1795999924097, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235719264127514, 'J73H3FPC', '2026-11-23', 480, null, 2, 'Lee', '', '', '', '', '', null, '[{"key":"5","name":"Line 5","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, null, null, 1795999924231, null, null, 0, null, 'seated', 'walk_in', 0, 2, 1795401000000, 1795401000000, null, '', null, null, 1795401000000, null, null, null, null, null);
insert into reservations values ('shell-bay', 235719267032719, 'WS9T5SZG', '2026-11-23', 480, null, 2, 'Mei', '', '', '', 'mei@example.com', '', null, '[{"key":"7","name":"Line 7","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, null, null, 1795999924587, 1796003524587, null, 0, null, 'reserved', 'walk_in', 0, 0, 1795401000000, null, null, '', null, null, 1795401000000, null, null, null, null, null);
insert into reservations values ('shell-bay', 235719269730062, 'ZH5N8SHP', '2026-11-25', 600, null, 2, 'Ada', 'Silva', '+94', '+94772224444', 'di@example.com', 'A high chair, please', null, '[{"key":"6","name":"Line 6","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'di@example.com', '94772224444', 1795999924913, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
CREATE TABLE claims (
      tenant text not null,
      date text not null,
      table_key text not null,
      slot integer not null,
      reservation_id bigint,
      block_id bigint,
      primary key (tenant, date, table_key, slot),
      foreign key (tenant, reservation_id) references reservations (tenant, id),
      check ((reservation_id is null) <> (block_id is null))
    ) without rowid;
insert into claims values ('reef', '2026-11-23', '900', -1, 235719263007415, null);
insert into claims values ('shell-bay', '2026-11-23', '1', -1, 235719261583140, null);
insert into claims values ('shell-bay', '2026-11-23', '12', -1, null, 235719266103150);
insert into claims values ('shell-bay', '2026-11-23', '2', -1, 235719262028133, null);
insert into claims values ('shell-bay', '2026-11-23', '3', -1, 235719262271507, null);
insert into claims values ('shell-bay', '2026-11-23', '5', -1, 235719264127514, null);
insert into claims values ('shell-bay', '2026-11-23', '7', -1, 235719267032719, null);
insert into claims values ('shell-bay', '2026-11-23', '8', -1, 235719260086569, null);
insert into claims values ('shell-bay', '2026-11-23', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-24', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-25', '6', -1, 235719269730062, null);
insert into claims values ('shell-bay', '2026-11-25', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-26', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-27', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-28', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-29', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-11-30', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-01', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-02', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-03', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-04', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-05', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-06', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-07', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-08', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-09', '9', -1, null, 235719263365050);
insert into claims values ('shell-bay', '2026-12-10', '9', -1, null, 235719263365050);
CREATE TABLE confirmation_links (
      tenant text not null,
      secret_hash text not null,
      reservation_id bigint not null,
      primary key (tenant, secret_hash),
      foreign key (tenant, reservation_id) references reservations (tenant, id)
    ) without rowid;
insert into confirmation_links values ('shell-bay', '0c56ce3525e812c1da88d5eb2b729bc25706095c0d278fded26559064498c64e', 235719262271507);
CREATE TABLE editor_access (
      tenant text not null,
      id bigint not null,
      role text not null,
      kind text not null,
      secret_hash text not null,
      created_at bigint not null,
      ends_at bigint not null, name text not null default '',
      primary key (tenant, id),
      unique (tenant, secret_hash)
    );
insert into editor_access values ('shell-bay', 235719258675287, 'staff', 'token', 'N_DynM7NAn_-LS2Nem6tosj7HO1PGuZYKU4J7un4Ubw', 1795999923568, 1798591923568, 'Bar tablet');
insert into editor_access values ('shell-bay', 235719258796080, 'owner', 'link', 'v9Tgl7go1LljI3RqafBSuruObWk6w67KcfibE9xdE0Y', 1795999922400, 1796086322400, '');
insert into editor_access values ('shell-bay', 235719258892463, 'owner', 'token', 'mStKxnqyC94iI5m6C2K8y2Pb7wYQ3xRoal9hfHtdxVE', 1795999923595, 1796003523595, 'Ada');
insert into editor_access values ('shell-bay', 235719259123516, 'staff', 'token', 'CnHIR7BozDNaE8MjHDVDMhnA_TWQqKJVYQ0zJv-jjKc', 1795999923623, 1796003523623, 'Bar tablet');
CREATE TABLE editor_sessions (
      tenant text not null,
      mark text not null,
      created_at bigint not null,
      ends_at bigint not null,
      role text not null,
      access_id bigint, name text not null default '',
      primary key (tenant, mark)
    );
insert into editor_sessions values ('*', 'Ye2cLNRr7qx1E70hd91ig2jktwjjvoa6hN_3Oqk6Ol4', 1795999922660, 1796043122661, 'owner', null, '');
insert into editor_sessions values ('*', 'd3EI5aCTnS9C637Fc0uXluADudknWfzV8asNGvlREUE', 1795999922670, 1796043122682, 'owner', null, '');
insert into editor_sessions values ('shell-bay', 'z34kB8JY_8XLsRVzjleuJBRsCDJViypU_Qq2LpZhcds', 1795999923600, 1796043123601, 'owner', 235719258892463, 'Ada');
insert into editor_sessions values ('shell-bay', 'DupDr-Xs2u4OgPvFoNTZLXzuLSnI1ZnLEJuZdACot78', 1795999923631, 1796043123663, 'staff', 235719259123516, 'Bar tablet');
CREATE TABLE write_probes (tenant text primary key, probed_at bigint not null);
insert into write_probes values ('*', 1795999922418);
CREATE INDEX reservations_by_date on reservations (tenant, date);
CREATE UNIQUE INDEX reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null;
CREATE INDEX reservations_by_mailbox on reservations (tenant, mailbox, recorded_at);
CREATE INDEX reservations_held on reservations (tenant, held_until) where held_until is not null;
CREATE INDEX claims_by_reservation on claims (tenant, reservation_id);
CREATE INDEX confirmation_links_by_reservation on confirmation_links (tenant, reservation_id);
CREATE INDEX claims_by_block on claims (tenant, block_id);
CREATE TABLE blocks (
      tenant text not null,
      id bigint not null,
      tables text not null,
      from_date text not null,
      until_date text not null,
      from_time integer,
      until_time integer,
      reason text not null,
      removed_at bigint, revision integer not null default 0, season_id bigint,
      primary key (tenant, id)
    );
insert into blocks values ('shell-bay', 235719263365050, '["9"]', '2026-11-23', '2026-12-10', null, null, 'Anna Rossi', null, 0, 235719263357281);
insert into blocks values ('shell-bay', 235719266103150, '["12"]', '2026-11-23', '2026-11-23', null, null, 'Rain', null, 0, null);
CREATE INDEX blocks_by_date on blocks (tenant, until_date);
CREATE TABLE day_log (
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
    );
insert into day_log values ('shell-bay', 1, '2026-11-23', null, 1795401000000, 1795999923725, 'guest', '', 'reserve', '[{"kind":"party","id":235719260086569,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["8"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 2, '2026-11-23', null, 1795401000000, 1795999923922, 'guest', '', 'reserve', '[{"kind":"party","id":235719261583140,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 3, '2026-11-23', null, 1795401000000, 1795999923974, 'guest', '', 'reserve', '[{"kind":"party","id":235719262028133,"before":null,"after":{"revision":0,"date":"2026-11-23","time":780,"stay":null,"guests":2,"tables":["2"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 4, '2026-11-23', null, 1795401000000, 1795999924006, 'guest', '', 'reserve', '[{"kind":"party","id":235719262271507,"before":null,"after":{"revision":0,"date":"2026-11-23","time":900,"stay":null,"guests":2,"tables":["3"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796000824006,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 5, '2026-11-30', null, 1795401000000, 1795999924081, 'guest', '', 'request', '[{"kind":"waiting","id":235719262939589,"before":null,"after":{"revision":0,"state":"requested","guests":20,"party":null}}]', null, null);
insert into day_log values ('reef', 1, '2026-11-23', null, 1795401000000, 1795999924097, 'guest', '', 'reserve', '[{"kind":"party","id":235719263007415,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["900"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 6, '2026-11-23', null, 1795401000000, 1795999924140, 'owner', '', 'season_assigned', '[{"kind":"block","id":235719263365050,"before":null,"after":{"tables":["9"],"from":"2026-11-23","until":"2026-12-10","fromTime":null,"untilTime":null}}]', null, null);
insert into day_log values ('shell-bay', 7, '2026-11-23', null, 1795401000000, 1795999924231, 'staff', 'Bar tablet', 'walk_in', '[{"kind":"party","id":235719264127514,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["5"],"stay":null,"status":"seated","arrived":2,"statusAt":1795401000000,"seatedAt":1795401000000,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":1795401000000}}]', null, null);
insert into day_log values ('shell-bay', 8, '2026-11-23', null, 1795401000000, 1795999924435, 'staff', 'Bar tablet', 'tags', '[{"kind":"party","id":235719261583140,"before":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null},"after":{"revision":1,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, '{"235719261583140":{"tags":null,"tagged_at":null}}');
insert into day_log values ('shell-bay', 9, '2026-11-23', null, 1795401000000, 1795999924472, 'staff', 'Bar tablet', 'block', '[{"kind":"block","id":235719266103150,"before":null,"after":{"tables":["12"],"from":"2026-11-23","until":"2026-11-23","fromTime":null,"untilTime":null},"revision":0}]', null, null);
insert into day_log values ('shell-bay', 10, '2026-11-23', null, 1795401000000, 1795999924496, 'staff', 'Bar tablet', 'note', '[{"kind":"note","date":"2026-11-23","revision":1}]', null, '{"note":""}');
insert into day_log values ('shell-bay', 11, '2026-11-23', null, 1795401000000, 1795999924520, 'staff', 'Bar tablet', 'wait_add', '[{"kind":"waiting","id":235719266482452,"before":null,"after":{"revision":0,"state":"waiting","guests":2,"party":null}}]', null, null);
insert into day_log values ('shell-bay', 12, '2026-11-23', null, 1795401000000, 1795999924587, 'staff', 'Bar tablet', 'wait_offer', '[{"kind":"party","id":235719267032719,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["7"],"stay":null,"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796003524587,"keptAt":1795401000000},"mail":235719267032720},{"kind":"waiting","id":235719266482452,"before":{"revision":0,"state":"waiting","guests":2,"party":null},"after":{"revision":1,"state":"offered","guests":2,"party":235719267032719}}]', null, null);
insert into day_log values ('shell-bay', 13, '2026-11-23', null, 1795401000000, 1795999924710, 'staff', 'Bar tablet', 'pause', '[{"kind":"pause","before":null,"after":1795413600000,"revision":1}]', null, null);
insert into day_log values ('shell-bay', 14, '2026-11-25', null, 1795401000000, 1795999924913, 'guest', '', 'reserve', '[{"kind":"party","id":235719269730062,"before":null,"after":{"revision":0,"date":"2026-11-25","time":600,"stay":null,"guests":2,"tables":["6"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
CREATE UNIQUE INDEX day_log_by_undone on day_log (tenant, undoes) where undoes is not null;
CREATE INDEX day_log_by_date on day_log (tenant, date);
CREATE INDEX day_log_personal on day_log (tenant, recorded_at) where personal is not null;
CREATE TABLE waiting_list (
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
      reservation_id bigint, messages_at bigint, time integer, notes text, language text,
      primary key (tenant, id)
    );
insert into waiting_list values ('shell-bay', 235719262939589, '2026-11-30', 0, 'Ada Silva', 20, '+94771234567', 'large@example.com', 0, 1795401000000, 'requested', null, null, null, null, null, 600, 'A high chair, please', 'en');
insert into waiting_list values ('shell-bay', 235719266482452, '2026-11-23', 1, 'Mei', 2, '', 'mei@example.com', 20, 1795401000000, 'offered', '["7"]', 1796003524587, 60, 235719267032719, null, null, null, null);
CREATE INDEX waiting_list_by_date on waiting_list (tenant, date);
CREATE INDEX waiting_list_offers on waiting_list (tenant, offer_until) where state = 'offered';
CREATE TABLE day_notes (
      tenant text not null,
      date text not null,
      text text not null, revision integer not null default 0,
      primary key (tenant, date)
    );
insert into day_notes values ('shell-bay', '2026-11-23', 'A wedding, "quoted" & ''so'' – ü', 1);
CREATE TABLE pauses (tenant text not null, until_at bigint not null, revision integer not null default 0, primary key (tenant));
insert into pauses values ('shell-bay', 1795413600000, 1);
CREATE TABLE feeds (
      tenant text not null,
      kind text not null,
      secret_hash text not null,
      created_at bigint not null,
      primary key (tenant, kind)
    );
insert into feeds values ('shell-bay', 'ical', 'Pji_yKukZHQUEhjlS72i7rNVxn7Gg8_CRxfDAmH4EJE', 1795999923677);
insert into feeds values ('shell-bay', 'wall', '3bh10hG5KlQZCFDz1SsVhUE9t1yuWpREl5tC9RMspbc', 1795999923693);
CREATE TABLE guest_links (
      tenant text not null,
      secret_hash text not null,
      reservation_id bigint not null,
      primary key (tenant, secret_hash),
      foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
    );
insert into guest_links values ('shell-bay', 'db84d27d8b29fe6a91008e424c482ff016baa59c76c81bbe658891cd50fe9681', 235719260086569);
insert into guest_links values ('shell-bay', '1d25c02cbc1447a19f761f0df6286e9607f35756293d00e2a75f879c76b704fc', 235719261583140);
insert into guest_links values ('shell-bay', '049d4dcd26f199ca6318d590d752d3ea2682fac4a3d6439831b6a8da2ad510fd', 235719262028133);
insert into guest_links values ('shell-bay', '1a235196fbb2f76cc175260a42ae6dd04e421b6994ee9e4a455ae40776487328', 235719262271507);
insert into guest_links values ('shell-bay', '3cfeeac9632dc7b6f9bd54f28dfa82b9a866e3e526144632ad716097e108d731', 235719261583140);
insert into guest_links values ('reef', '7669ccc0f2dab50d7023e114005f177b4d79d5519589ae7f224d8c7d1e4195b1', 235719263007415);
insert into guest_links values ('shell-bay', '4c4dd9f11b33e9540d999273d45eb084a93e314990e67b440833b2e2d51508f0', 235719269730062);
CREATE INDEX guest_links_by_reservation on guest_links (tenant, reservation_id);
CREATE INDEX day_log_by_from_date on day_log (tenant, from_date) where from_date is not null;
CREATE INDEX reservations_by_telephone on reservations (tenant, telephone, recorded_at);
CREATE TABLE alarms (
      tenant text not null,
      kind text not null,
      date text not null,
      raised_at bigint not null,
      count integer not null,
      primary key (tenant, kind, date)
    );
insert into alarms values ('shell-bay', 'flood', '*', 1795999924028, 1);
CREATE TABLE day_answers (
      tenant text not null,
      id text not null,
      date text not null,
      hash text not null,
      outcome text not null,
      primary key (tenant, id)
    );
insert into day_answers values ('shell-bay', 'step-of-a-release', '2026-11-23', 'wQLCdKaFISBB72sIsjS7FtFHio8HsW1c2KQ7t826MLk', '{"ok":true,"log":7}');
insert into day_answers values ('shell-bay', 'step-00000001', '2026-11-23', 'wW00a6j9xMm7ywSdZ-aJBt2HhSOmTMZM2dwi_EKl9H4', '{"ok":true,"log":8}');
insert into day_answers values ('shell-bay', 'step-00000002', '2026-11-23', '91j9r9Q9thWGYj8YoFhXakzzImy3CihEp-qSMAotcYo', '{"ok":true,"log":9}');
insert into day_answers values ('shell-bay', 'step-00000003', '2026-11-23', '3DlJyKj4TvBqBI4vjrJzDGtaVUxX-mRJmFpHw_MJXT4', '{"ok":true,"log":10}');
insert into day_answers values ('shell-bay', 'step-00000004', '2026-11-23', 'XW-himhxng8n7VRBgBdIR0GiehtnCWoKi0RrDNoPoSU', '{"ok":true,"log":11}');
insert into day_answers values ('shell-bay', 'step-00000005', '2026-11-23', 'bJSUsdCrVMCc6AufiAfUGjhVjcnx0IVHR0yhWhVyEuI', '{"ok":true,"log":12}');
insert into day_answers values ('shell-bay', 'step-00000006', '2026-11-23', 'mfK1Ki-DuGDkNtkAPfXIM5U9jJluLQiXex13-k6EVa8', '{"ok":true,"log":13}');
CREATE INDEX day_answers_by_date on day_answers (tenant, date);
CREATE TABLE publications (
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
    );
insert into publications values ('shell-bay', 'plan', 0, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 'Mpn0kfkpWuVsy8PfoBZQAO', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', '', '', null);
insert into publications values ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Corner","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', '11U96PkbGTjhuGXg3S9SV4', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', 'Ada', 'First', 1795401000000);
CREATE TABLE "drafts" (
      tenant text not null,
      kind text not null,
      revision integer not null,
      content text,
      base integer not null,
      author text not null,
      saved_at bigint not null,
      primary key (tenant, kind)
    );
insert into drafts values ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Draft","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 1, 'Ada', 1795401000000);
CREATE INDEX reservations_by_email on reservations (tenant, lower(email), tagged_at);
CREATE INDEX reservations_by_phone on reservations (tenant, phone, tagged_at);
CREATE TABLE webhooks (
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
      lost integer not null default 0, old_secret text, old_secret_until bigint,
      primary key (tenant, id)
    );
insert into webhooks values ('shell-bay', 235719258344122, 'https://hooks.example.com/pos', 'whsec_dOA5DsK0DP3YNfIScgDjmYbC6l3bKKTRqLRSQhGVa+c=', 'full', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1795999923527, null, 'no connection ENOTFOUND', 0, null, null);
insert into webhooks values ('shell-bay', 235719259786492, 'http://127.0.0.1:34335/pos', 'whsec_b2A52s5PX97CRjhEdXKUeV8lhfB8C4iUztC4qFmsFtI=', 'lean', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1795999923704, null, null, 0, null, null);
CREATE TABLE webhook_messages (
      tenant text not null,
      id bigint not null,
      webhook_id bigint not null,
      sequence integer not null,
      message_id text not null,
      subject text not null,
      payload text not null,
      tries integer not null,
      due_at bigint not null,
      created_at bigint not null, error text,
      primary key (tenant, id),
      foreign key (tenant, webhook_id) references webhooks (tenant, id) on delete cascade
    );
insert into webhook_messages values ('shell-bay', 235719260196488, 235719258344122, 1, 'msg_429b3ed849aa469b89cd034b2b5c78e9', 'reservation 235719260086569', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.725Z","venue":"shell-bay","sequence":1,"data":{"id":235719260086569,"code":"HZPSDXX8","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"eve@example.com","phone":"+94772225555","language":"en","notes":"A high chair, please","staff_note":""}}}', 1, 1795999928183, 1795999923725, 'no connection ENOTFOUND');
insert into webhook_messages values ('shell-bay', 235719261810163, 235719258344122, 2, 'msg_2bc334050f3149a5a7b65bf580d05f3f', 'reservation 235719261583140', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.922Z","venue":"shell-bay","sequence":2,"data":{"id":235719261583140,"code":"67CFJRJS","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999923922, 1795999923922, null);
insert into webhook_messages values ('shell-bay', 235719261819880, 235719259786492, 2, 'msg_268cbbf628bb448b95fd366de037be20', 'reservation 235719261583140', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.922Z","venue":"shell-bay","sequence":2,"data":{"id":235719261583140,"code":"67CFJRJS","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999923922, 1795999923922, null);
insert into webhook_messages values ('shell-bay', 235719262135224, 235719258344122, 3, 'msg_8ca40ff885c94569a884528359f968f7', 'reservation 235719262028133', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.974Z","venue":"shell-bay","sequence":3,"data":{"id":235719262028133,"code":"2934HRB6","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999923974, 1795999923974, null);
insert into webhook_messages values ('shell-bay', 235719262139865, 235719259786492, 3, 'msg_4ce7dfba79f84f48bb3dabb142048ea5', 'reservation 235719262028133', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.974Z","venue":"shell-bay","sequence":3,"data":{"id":235719262028133,"code":"2934HRB6","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999923974, 1795999923974, null);
insert into webhook_messages values ('shell-bay', 235719263469030, 235719258344122, 4, 'msg_bd8a9592d1764362b0a167cbff41d9e0', 'block 235719263365050', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:04.140Z","venue":"shell-bay","sequence":4,"data":{"id":235719263365050,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1795999924140, 1795999924140, null);
insert into webhook_messages values ('shell-bay', 235719263471998, 235719259786492, 4, 'msg_601370091395481695787968ce36ddb7', 'block 235719263365050', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:04.140Z","venue":"shell-bay","sequence":4,"data":{"id":235719263365050,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1795999924140, 1795999924140, null);
insert into webhook_messages values ('shell-bay', 235719264153940, 235719258344122, 5, 'msg_7b93585c82c542b58a8ded6d55929c59', 'reservation 235719264127514', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:04.231Z","venue":"shell-bay","sequence":5,"data":{"id":235719264127514,"code":"J73H3FPC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 1795999924231, 1795999924231, null);
insert into webhook_messages values ('shell-bay', 235719264156425, 235719258344122, 6, 'msg_1a5142145bed469b88012546bbb64a79', 'reservation 235719264127514', '{"type":"reservation.seated","timestamp":"2026-11-30T00:52:04.231Z","venue":"shell-bay","sequence":6,"data":{"id":235719264127514,"code":"J73H3FPC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 9007199254740991, 1795999924231, null);
insert into webhook_messages values ('shell-bay', 235719264158517, 235719259786492, 5, 'msg_bc26e61cbd804939937832e974865e91', 'reservation 235719264127514', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:04.231Z","venue":"shell-bay","sequence":5,"data":{"id":235719264127514,"code":"J73H3FPC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 1795999924231, 1795999924231, null);
insert into webhook_messages values ('shell-bay', 235719264160797, 235719259786492, 6, 'msg_c38d0efc0e284a2ca9234deb2cad531d', 'reservation 235719264127514', '{"type":"reservation.seated","timestamp":"2026-11-30T00:52:04.231Z","venue":"shell-bay","sequence":6,"data":{"id":235719264127514,"code":"J73H3FPC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 9007199254740991, 1795999924231, null);
insert into webhook_messages values ('shell-bay', 235719265840391, 235719258344122, 7, 'msg_4f33c51fadf64fe78601b47e3c718b6c', 'reservation 235719261583140', '{"type":"reservation.changed","timestamp":"2026-11-30T00:52:04.435Z","venue":"shell-bay","sequence":7,"data":{"id":235719261583140,"code":"67CFJRJS","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 9007199254740991, 1795999924435, null);
insert into webhook_messages values ('shell-bay', 235719265841769, 235719259786492, 7, 'msg_5a910323cd3144b49e333d372dfb08e6', 'reservation 235719261583140', '{"type":"reservation.changed","timestamp":"2026-11-30T00:52:04.435Z","venue":"shell-bay","sequence":7,"data":{"id":235719261583140,"code":"67CFJRJS","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 9007199254740991, 1795999924435, null);
insert into webhook_messages values ('shell-bay', 235719266110093, 235719258344122, 8, 'msg_08a8af20aa6b45a1a56ff17be3f423a8', 'block 235719266103150', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:04.472Z","venue":"shell-bay","sequence":8,"data":{"id":235719266103150,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1795999924472, 1795999924472, null);
insert into webhook_messages values ('shell-bay', 235719266131435, 235719259786492, 8, 'msg_d1a5e68c29d64f3f8f4b936c5f671016', 'block 235719266103150', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:04.472Z","venue":"shell-bay","sequence":8,"data":{"id":235719266103150,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1795999924472, 1795999924472, null);
insert into webhook_messages values ('shell-bay', 235719267045279, 235719258344122, 9, 'msg_d38d2a48813d428da9764fc10cc818c5', 'waiting 235719266482452', '{"type":"waiting.offered","timestamp":"2026-11-30T00:52:04.587Z","venue":"shell-bay","sequence":9,"data":{"id":235719266482452,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T01:52:04.587Z","reservation_id":235719267032719,"guest":{"name":"Mei","email":"mei@example.com","phone":""}}}', 0, 1795999924587, 1795999924587, null);
insert into webhook_messages values ('shell-bay', 235719267045280, 235719259786492, 9, 'msg_fc627b53eed44470bd8f3aed5a46ef42', 'waiting 235719266482452', '{"type":"waiting.offered","timestamp":"2026-11-30T00:52:04.587Z","venue":"shell-bay","sequence":9,"data":{"id":235719266482452,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T01:52:04.587Z","reservation_id":235719267032719}}', 0, 1795999924587, 1795999924587, null);
insert into webhook_messages values ('shell-bay', 235719269775418, 235719258344122, 10, 'msg_a5f451cdf3994bbba520e22b7b8a14dd', 'reservation 235719269730062', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:04.913Z","venue":"shell-bay","sequence":10,"data":{"id":235719269730062,"code":"ZH5N8SHP","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"di@example.com","phone":"+94772224444","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999924913, 1795999924913, null);
insert into webhook_messages values ('shell-bay', 235719269775419, 235719259786492, 10, 'msg_83781d0b1e8d4fb0866318edad9e103a', 'reservation 235719269730062', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:04.913Z","venue":"shell-bay","sequence":10,"data":{"id":235719269730062,"code":"ZH5N8SHP","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999924913, 1795999924913, null);
CREATE INDEX webhook_messages_in_order on webhook_messages (tenant, webhook_id, subject, sequence);
CREATE INDEX webhook_messages_by_subject on webhook_messages (tenant, subject);
CREATE INDEX webhook_messages_due on webhook_messages (tenant, due_at, id);
CREATE TABLE daily_sums (
      tenant text not null,
      kind text not null,
      date text not null,
      key text not null,
      part integer not null,
      erased integer not null,
      count integer not null,
      primary key (tenant, kind, date, key, part, erased)
    );
insert into daily_sums values ('shell-bay', 'reservations', '2026-11-23', '', 0, 0, 3);
insert into daily_sums values ('shell-bay', 'ahead', '2026-11-23', '', 0, 0, 3);
insert into daily_sums values ('shell-bay', 'covers', '2026-11-23', '', 0, 0, 8);
insert into daily_sums values ('shell-bay', 'start', '2026-11-23', '', 600, 0, 4);
insert into daily_sums values ('shell-bay', 'table', '2026-11-23', '8', 0, 0, 1);
insert into daily_sums values ('shell-bay', 'table', '2026-11-23', '1', 0, 0, 1);
insert into daily_sums values ('shell-bay', 'start', '2026-11-23', '', 780, 0, 2);
insert into daily_sums values ('shell-bay', 'table', '2026-11-23', '2', 0, 0, 1);
insert into daily_sums values ('shell-bay', 'walk_ins', '2026-11-23', '', 0, 0, 1);
insert into daily_sums values ('shell-bay', 'start', '2026-11-23', '', 480, 0, 2);
insert into daily_sums values ('shell-bay', 'table', '2026-11-23', '5', 0, 0, 1);
CREATE INDEX daily_sums_by_date on daily_sums (tenant, date);
CREATE TABLE summed_steps (tenant text not null, log_id bigint not null, primary key (tenant));
insert into summed_steps values ('shell-bay', 12);
CREATE TABLE unmet_demand (
      tenant text not null,
      date text not null,
      time integer not null,
      guests integer not null,
      count integer not null,
      primary key (tenant, date, time, guests)
    );
insert into unmet_demand values ('reef', '2026-11-23', 600, 2, 1);
CREATE TABLE api_keys (
      tenant text not null,
      id bigint not null,
      secret_hash text not null,
      name text not null,
      scopes text not null,
      created_at bigint not null,
      ends_at bigint not null,
      last_used_at bigint,
      primary key (tenant, id)
    );
insert into api_keys values ('shell-bay', 235719257955876, 'prohSQxs6I2ej9JYUErwSb9Z9MBcOzOb_teSh8q7Ono', 'Till', 'read reserve', 1795999923480, 1798591923480, null);
CREATE UNIQUE INDEX api_keys_by_secret on api_keys (tenant, secret_hash);
CREATE TABLE push_subscriptions (
      tenant text not null,
      mark text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      primary key (tenant, mark)
    );
insert into push_subscriptions values ('shell-bay', 'DupDr-Xs2u4OgPvFoNTZLXzuLSnI1ZnLEJuZdACot78', 'https://push.example.com/send/device-1', 'BL5vk7IRACatuJaDG_4LAYSgN25mAMY7jF2JQqlbfx88SSd4JrahgeDD0JnURGQ947jscRSMLdDXC1KbhMl_tRc', 'OXsJb9NZRrdhvWxbsm5W1w');
CREATE TABLE webhook_deliveries (
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
    );
insert into webhook_deliveries values ('shell-bay', 235719259786492, 1, 'msg_65449b6d03d94d34aaa8d40f5fb7fb0c', 'reservation 235719260086569', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:03.725Z","venue":"shell-bay","sequence":1,"data":{"id":235719260086569,"code":"HZPSDXX8","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 1, 1795999923903, null);
CREATE INDEX webhook_deliveries_by_subject on webhook_deliveries (tenant, subject);
CREATE TABLE season_places (
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
      created_at bigint not null, state text not null default 'held', answer_by text, link integer not null default 0,
      primary key (tenant, id)
    );
insert into season_places values ('shell-bay', 235719263357281, '9', 'Line 9', 'Anna Rossi', 'anna@example.com', '', '2026-11-23', '2026-12-10', 1, 'daf7b46c85ac655a8ba0932ff3c878fcc0ab5a9ae7b22d9b9d18cd7bc48ec6f6', 1795401000000, 'held', null, 1);
CREATE UNIQUE INDEX season_places_by_secret on season_places (tenant, secret_hash) where secret_hash is not null;
CREATE INDEX blocks_by_season on blocks (tenant, season_id) where season_id is not null;
CREATE INDEX reservations_by_series on reservations (tenant, series) where series is not null;
CREATE INDEX season_places_offered on season_places (tenant, answer_by) where state = 'offered';
CREATE TABLE outbox (
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
  );
insert into outbox values ('shell-bay', 235719260151462, 235719260086569, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719260153919, 235719260086569, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719261659066, 235719261583140, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719261659067, 235719261583140, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719261659068, 235719261583140, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'message');
insert into outbox values ('shell-bay', 235719262041257, 235719262028133, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719262041258, 235719262028133, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719262280794, 235719262271507, null, null, 'confirm', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719262447340, 235719261583140, null, null, 'flood', 'waiting', 0, 0, null, 1795999924028, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719262940211, null, null, 235719262939589, 'request', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719262945872, null, null, 235719262939589, 'request_notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('reef', 235719263100883, 235719263007415, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('reef', 235719263100884, 235719263007415, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719263357282, null, 235719263357281, null, 'season', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719267032720, 235719267032719, null, null, 'offer', 'waiting', 0, 1795999924587, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719269762492, 235719269730062, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235719269762493, 235719269730062, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
CREATE INDEX outbox_waiting on outbox (tenant, (kind not in ('confirm', 'offer')), due_at, id) where state = 'waiting';
CREATE INDEX outbox_by_reservation on outbox (tenant, reservation_id);
CREATE INDEX outbox_gathered on outbox (tenant, created_at) where state = 'gathered';
CREATE UNIQUE INDEX outbox_reminders on outbox (tenant, visit_date, kind, reservation_id, channel) where visit_date is not null;
CREATE INDEX outbox_messages on outbox (tenant, due_at, id) where state = 'waiting' and channel = 'message';
CREATE INDEX outbox_by_season on outbox (tenant, season_id) where season_id is not null;
CREATE INDEX outbox_by_waiting on outbox (tenant, waiting_id) where waiting_id is not null;
CREATE TABLE clock (
      tenant text not null,
      known_at bigint not null,
      doubted_from bigint, doubted_at bigint,
      confirmed_ms bigint not null, primary key (tenant)
    );
insert into clock values ('*', 1795999922654, null, null, 0);
CREATE TABLE changed_days (tenant text not null, date text not null, primary key (tenant, date));
insert into changed_days values ('shell-bay', '2026-11-25');
CREATE INDEX outbox_sent_messages on outbox (tenant, sent_at) where channel = 'message' and state = 'sent';
CREATE TABLE beside_links (
    tenant text not null,
    reservation_id bigint not null,
    link integer not null,
    secret_hash text,
    primary key (tenant, reservation_id),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  );
insert into beside_links values ('shell-bay', 235719261583140, 1, '9f6ac565f95272fae206d10cf66f713911d764647be20a7231e9400e11258dc8');
CREATE UNIQUE INDEX beside_links_by_secret on beside_links (tenant, secret_hash) where secret_hash is not null;
