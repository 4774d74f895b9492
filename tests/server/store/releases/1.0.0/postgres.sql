CREATE TABLE alarms (
    tenant text NOT NULL,
    kind text NOT NULL,
    date text NOT NULL,
    raised_at bigint NOT NULL,
    count integer NOT NULL
);
CREATE TABLE api_keys (
    tenant text NOT NULL,
    id bigint NOT NULL,
    secret_hash text NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    last_used_at bigint
);
CREATE TABLE beside_links (
    tenant text NOT NULL,
    reservation_id bigint NOT NULL,
    link integer NOT NULL,
    secret_hash text
);
CREATE TABLE blocks (
    tenant text NOT NULL,
    id bigint NOT NULL,
    tables text NOT NULL,
    from_date text NOT NULL,
    until_date text NOT NULL,
    from_time integer,
    until_time integer,
    reason text NOT NULL,
    removed_at bigint,
    revision integer DEFAULT 0 NOT NULL,
    season_id bigint
);
CREATE TABLE changed_days (
    tenant text NOT NULL,
    date text NOT NULL
);
CREATE TABLE claims (
    tenant text NOT NULL,
    date text NOT NULL,
    table_key text NOT NULL,
    slot integer NOT NULL,
    reservation_id bigint,
    block_id bigint,
    CONSTRAINT claims_check CHECK (((reservation_id IS NULL) <> (block_id IS NULL)))
);
CREATE TABLE clock (
    tenant text NOT NULL,
    known_at bigint NOT NULL,
    doubted_from bigint,
    doubted_at bigint,
    confirmed_ms bigint NOT NULL
);
CREATE TABLE confirmation_links (
    tenant text NOT NULL,
    secret_hash text NOT NULL,
    reservation_id bigint NOT NULL
);
CREATE TABLE daily_sums (
    tenant text NOT NULL,
    kind text NOT NULL,
    date text NOT NULL,
    key text NOT NULL,
    part integer NOT NULL,
    erased integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE day_answers (
    tenant text NOT NULL,
    id text NOT NULL,
    date text NOT NULL,
    hash text NOT NULL,
    outcome text NOT NULL
);
CREATE TABLE day_log (
    tenant text NOT NULL,
    id bigint NOT NULL,
    date text NOT NULL,
    from_date text,
    at bigint NOT NULL,
    recorded_at bigint NOT NULL,
    role text NOT NULL,
    actor text NOT NULL,
    type text NOT NULL,
    changes text NOT NULL,
    undoes bigint,
    personal text
);
CREATE TABLE day_notes (
    tenant text NOT NULL,
    date text NOT NULL,
    text text NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);
CREATE TABLE drafts (
    tenant text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    content text,
    base integer NOT NULL,
    author text NOT NULL,
    saved_at bigint NOT NULL
);
CREATE TABLE editor_access (
    tenant text NOT NULL,
    id bigint NOT NULL,
    role text NOT NULL,
    kind text NOT NULL,
    secret_hash text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL
);
CREATE TABLE editor_sessions (
    tenant text NOT NULL,
    mark text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    role text NOT NULL,
    access_id bigint,
    name text DEFAULT ''::text NOT NULL
);
CREATE TABLE events (
    tenant text NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    date text,
    tables text,
    recorded_at bigint NOT NULL
);
CREATE TABLE feeds (
    tenant text NOT NULL,
    kind text NOT NULL,
    secret_hash text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE guest_links (
    tenant text NOT NULL,
    secret_hash text NOT NULL,
    reservation_id bigint NOT NULL
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE outbox (
    tenant text NOT NULL,
    id bigint NOT NULL,
    reservation_id bigint,
    season_id bigint,
    waiting_id bigint,
    kind text NOT NULL,
    state text NOT NULL,
    tries integer NOT NULL,
    due_at bigint NOT NULL,
    last_error text,
    created_at bigint NOT NULL,
    sent_at bigint,
    visit_date text,
    digest_id bigint,
    letter text,
    channel text DEFAULT 'mail'::text NOT NULL
);
CREATE TABLE pauses (
    tenant text NOT NULL,
    until_at bigint NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);
CREATE TABLE publications (
    tenant text NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    content text NOT NULL,
    hash text NOT NULL,
    file_hash text NOT NULL,
    summary text NOT NULL,
    author text NOT NULL,
    note text NOT NULL,
    published_at bigint
);
CREATE TABLE push_subscriptions (
    tenant text NOT NULL,
    mark text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL
);
CREATE TABLE reservations (
    tenant text NOT NULL,
    id bigint NOT NULL,
    code text NOT NULL,
    date text NOT NULL,
    "time" integer NOT NULL,
    stay integer,
    guests integer NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    country_code text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    notes text NOT NULL,
    discount_code text,
    tables text NOT NULL,
    hold_minutes integer NOT NULL,
    idempotency_key text,
    payload_hash text,
    created_at bigint NOT NULL,
    cancelled_at bigint,
    network text,
    mailbox text,
    telephone text,
    recorded_at bigint,
    held_until bigint,
    verified_at bigint,
    sequence integer DEFAULT 0 NOT NULL,
    language text,
    status text DEFAULT 'reserved'::text NOT NULL,
    source text DEFAULT 'online'::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    arrived integer DEFAULT 0 NOT NULL,
    status_at bigint,
    seated_at bigint,
    left_at bigint,
    staff_note text DEFAULT ''::text NOT NULL,
    changed_at bigint,
    site text,
    kept_at bigint,
    tags text,
    tagged_at bigint,
    messages_at bigint,
    series bigint,
    messages_ended_at bigint
);
CREATE TABLE season_places (
    tenant text NOT NULL,
    id bigint NOT NULL,
    table_key text NOT NULL,
    table_name text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    from_date text NOT NULL,
    until_date text NOT NULL,
    paid integer NOT NULL,
    secret_hash text,
    created_at bigint NOT NULL,
    state text DEFAULT 'held'::text NOT NULL,
    answer_by text,
    link integer DEFAULT 0 NOT NULL
);
CREATE TABLE summed_steps (
    tenant text NOT NULL,
    log_id bigint NOT NULL
);
CREATE TABLE unmet_demand (
    tenant text NOT NULL,
    date text NOT NULL,
    "time" integer NOT NULL,
    guests integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE venue_locks (
    tenant text NOT NULL
);
CREATE TABLE waiting_list (
    tenant text NOT NULL,
    id bigint NOT NULL,
    date text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    guests integer NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    quoted_minutes integer NOT NULL,
    joined_at bigint NOT NULL,
    state text NOT NULL,
    offer_tables text,
    offer_until bigint,
    offer_minutes integer,
    reservation_id bigint,
    messages_at bigint,
    "time" integer,
    notes text,
    language text
);
CREATE TABLE webhook_deliveries (
    tenant text NOT NULL,
    webhook_id bigint NOT NULL,
    sequence integer NOT NULL,
    message_id text NOT NULL,
    subject text NOT NULL,
    payload text NOT NULL,
    tries integer NOT NULL,
    done_at bigint NOT NULL,
    error text
);
CREATE TABLE webhook_messages (
    tenant text NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    sequence integer NOT NULL,
    message_id text NOT NULL,
    subject text NOT NULL,
    payload text NOT NULL,
    tries integer NOT NULL,
    due_at bigint NOT NULL,
    created_at bigint NOT NULL,
    error text
);
CREATE TABLE webhooks (
    tenant text NOT NULL,
    id bigint NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    content text NOT NULL,
    events text NOT NULL,
    sequence integer NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint,
    last_error text,
    lost integer DEFAULT 0 NOT NULL,
    old_secret text,
    old_secret_until bigint
);
CREATE TABLE write_probes (
    tenant text NOT NULL,
    probed_at bigint NOT NULL
);
CREATE TABLE write_receipts (
    tenant text NOT NULL,
    id text NOT NULL,
    written_at bigint NOT NULL
);
INSERT INTO alarms VALUES ('shell-bay', 'flood', '*', 1796003389881, 1);
INSERT INTO api_keys VALUES ('shell-bay', 235747651953470, 'xbqmVRyGHHZ8vQ6EL2AgtK9wqqQRORSQRp_REr9lwwQ', 'Till', 'read reserve', 1796003389542, 1798595389542, NULL);
INSERT INTO beside_links VALUES ('shell-bay', 235747653789499, 1, '9eba99ead8c6a977a34e00692e0952b453b52ac934fe579329985ee6dfd23341');
INSERT INTO blocks VALUES ('shell-bay', 235747655665777, '["9"]', '2026-11-23', '2026-12-10', NULL, NULL, 'Anna Rossi', NULL, 0, 235747655311251);
INSERT INTO blocks VALUES ('shell-bay', 235747659015791, '["12"]', '2026-11-23', '2026-11-23', NULL, NULL, 'Rain', NULL, 0, NULL);
INSERT INTO changed_days VALUES ('shell-bay', '2026-11-25');
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '8', -1, 235747652631571, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '1', -1, 235747653789499, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '2', -1, 235747654010903, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '3', -1, 235747654314324, NULL);
INSERT INTO claims VALUES ('reef', '2026-11-23', '900', -1, 235747655111031, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-24', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-25', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-26', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-27', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-28', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-29', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-30', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-01', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-02', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-03', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-04', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-05', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-06', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-07', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-08', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-09', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-12-10', '9', -1, NULL, 235747655665777);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '5', -1, 235747657345062, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '12', -1, NULL, 235747659015791);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '7', -1, 235747660838291, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-25', '6', -1, 235747661863558, NULL);
INSERT INTO clock VALUES ('*', 1796003389255, NULL, NULL, 0);
INSERT INTO confirmation_links VALUES ('shell-bay', '6acbcf4a38be69cf30dbc362865db37a3af04d613d14824af3ab6b0e5d820562', 235747654314324);
INSERT INTO daily_sums VALUES ('shell-bay', 'walk_ins', '2026-11-23', '', 0, 0, 1);
INSERT INTO daily_sums VALUES ('shell-bay', 'covers', '2026-11-23', '', 0, 0, 8);
INSERT INTO daily_sums VALUES ('shell-bay', 'start', '2026-11-23', '', 480, 0, 2);
INSERT INTO daily_sums VALUES ('shell-bay', 'table', '2026-11-23', '5', 0, 0, 1);
INSERT INTO daily_sums VALUES ('shell-bay', 'reservations', '2026-11-23', '', 0, 0, 3);
INSERT INTO daily_sums VALUES ('shell-bay', 'ahead', '2026-11-23', '', 0, 0, 3);
INSERT INTO daily_sums VALUES ('shell-bay', 'start', '2026-11-23', '', 600, 0, 4);
INSERT INTO daily_sums VALUES ('shell-bay', 'table', '2026-11-23', '1', 0, 0, 1);
INSERT INTO daily_sums VALUES ('shell-bay', 'start', '2026-11-23', '', 780, 0, 2);
INSERT INTO daily_sums VALUES ('shell-bay', 'table', '2026-11-23', '2', 0, 0, 1);
INSERT INTO daily_sums VALUES ('shell-bay', 'table', '2026-11-23', '8', 0, 0, 1);
INSERT INTO day_answers VALUES ('shell-bay', 'step-of-a-release', '2026-11-23', 'wQLCdKaFISBB72sIsjS7FtFHio8HsW1c2KQ7t826MLk', '{"ok":true,"log":7}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000007', '2026-11-23', 'bX_EQLTjuboP6CI-cIRFbttiJnoMwbPiZaF13SU8RPo', '{"ok":true,"log":8}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000008', '2026-11-23', '91j9r9Q9thWGYj8YoFhXakzzImy3CihEp-qSMAotcYo', '{"ok":true,"log":9}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000009', '2026-11-23', '3DlJyKj4TvBqBI4vjrJzDGtaVUxX-mRJmFpHw_MJXT4', '{"ok":true,"log":10}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000010', '2026-11-23', 'XW-himhxng8n7VRBgBdIR0GiehtnCWoKi0RrDNoPoSU', '{"ok":true,"log":11}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000011', '2026-11-23', 'aVumnqoW6vpQeMqwSLosGP8sXlA-JrE2h7qTj4d3lc0', '{"ok":true,"log":12}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000012', '2026-11-23', 'mfK1Ki-DuGDkNtkAPfXIM5U9jJluLQiXex13-k6EVa8', '{"ok":true,"log":13}');
INSERT INTO day_log VALUES ('shell-bay', 1, '2026-11-23', NULL, 1795401000000, 1796003389617, 'guest', '', 'reserve', '[{"kind":"party","id":235747652631571,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["8"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 2, '2026-11-23', NULL, 1795401000000, 1796003389757, 'guest', '', 'reserve', '[{"kind":"party","id":235747653789499,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 3, '2026-11-23', NULL, 1795401000000, 1796003389791, 'guest', '', 'reserve', '[{"kind":"party","id":235747654010903,"before":null,"after":{"revision":0,"date":"2026-11-23","time":780,"stay":null,"guests":2,"tables":["2"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 4, '2026-11-23', NULL, 1795401000000, 1796003389815, 'guest', '', 'reserve', '[{"kind":"party","id":235747654314324,"before":null,"after":{"revision":0,"date":"2026-11-23","time":900,"stay":null,"guests":2,"tables":["3"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796004289815,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 5, '2026-11-30', NULL, 1795401000000, 1796003389898, 'guest', '', 'request', '[{"kind":"waiting","id":235747654864215,"before":null,"after":{"revision":0,"state":"requested","guests":20,"party":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('reef', 1, '2026-11-23', NULL, 1795401000000, 1796003389906, 'guest', '', 'reserve', '[{"kind":"party","id":235747655111031,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["900"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 6, '2026-11-23', NULL, 1795401000000, 1796003389952, 'owner', '', 'season_assigned', '[{"kind":"block","id":235747655665777,"before":null,"after":{"tables":["9"],"from":"2026-11-23","until":"2026-12-10","fromTime":null,"untilTime":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 7, '2026-11-23', NULL, 1795401000000, 1796003390199, 'staff', 'Bar tablet', 'walk_in', '[{"kind":"party","id":235747657345062,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["5"],"stay":null,"status":"seated","arrived":2,"statusAt":1795401000000,"seatedAt":1795401000000,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":1795401000000}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 8, '2026-11-23', NULL, 1795401000000, 1796003390298, 'staff', 'Bar tablet', 'tags', '[{"kind":"party","id":235747653789499,"before":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null},"after":{"revision":1,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, '{"235747653789499":{"tags":null,"tagged_at":null}}');
INSERT INTO day_log VALUES ('shell-bay', 9, '2026-11-23', NULL, 1795401000000, 1796003390398, 'staff', 'Bar tablet', 'block', '[{"kind":"block","id":235747659015791,"before":null,"after":{"tables":["12"],"from":"2026-11-23","until":"2026-11-23","fromTime":null,"untilTime":null},"revision":0}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 10, '2026-11-23', NULL, 1795401000000, 1796003390486, 'staff', 'Bar tablet', 'note', '[{"kind":"note","date":"2026-11-23","revision":1}]', NULL, '{"note":""}');
INSERT INTO day_log VALUES ('shell-bay', 11, '2026-11-23', NULL, 1795401000000, 1796003390543, 'staff', 'Bar tablet', 'wait_add', '[{"kind":"waiting","id":235747660211074,"before":null,"after":{"revision":0,"state":"waiting","guests":2,"party":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 12, '2026-11-23', NULL, 1795401000000, 1796003390625, 'staff', 'Bar tablet', 'wait_offer', '[{"kind":"party","id":235747660838291,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["7"],"stay":null,"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796006990625,"keptAt":1795401000000},"mail":235747660897028},{"kind":"waiting","id":235747660211074,"before":{"revision":0,"state":"waiting","guests":2,"party":null},"after":{"revision":1,"state":"offered","guests":2,"party":235747660838291}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 13, '2026-11-23', NULL, 1795401000000, 1796003390707, 'staff', 'Bar tablet', 'pause', '[{"kind":"pause","before":null,"after":1795413600000,"revision":1}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 14, '2026-11-25', NULL, 1795401000000, 1796003390748, 'guest', '', 'reserve', '[{"kind":"party","id":235747661863558,"before":null,"after":{"revision":0,"date":"2026-11-25","time":600,"stay":null,"guests":2,"tables":["6"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_notes VALUES ('shell-bay', '2026-11-23', 'A wedding, "quoted" & ''so'' – ü', 1);
INSERT INTO drafts VALUES ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Draft","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 1, 'Ada', 1795401000000);
INSERT INTO editor_access VALUES ('shell-bay', 235747652181508, 'staff', 'token', 'sHAUc6UUbtbw3b5TI3AXIm5UvxCtXr1TctwjNCpPXSk', 1796003389571, 1798595389571, 'Bar tablet');
INSERT INTO editor_access VALUES ('shell-bay', 235747652204690, 'owner', 'link', 'gnM9VVsXdFJPn1mgT20N8SnPNdQ-8IZgWwYHsaMhoO0', 1796003389208, 1796089789208, '');
INSERT INTO editor_access VALUES ('shell-bay', 235747652207211, 'owner', 'token', 'H6m_avpsYolTiR2-CFmimYhFOKvEXUMfIbuj8fjEC14', 1796003389575, 1796006989575, 'Ada');
INSERT INTO editor_access VALUES ('shell-bay', 235747652266626, 'staff', 'token', 'iVWqZeAnnSVOa5kFWkYUeqgNXKVCFEbWh6ydfcLAWUI', 1796003389583, 1796006989583, 'Bar tablet');
INSERT INTO editor_sessions VALUES ('*', 'YkqijvG_hbXL4YrzNbZsV2qcpeF5nYHjvCyLJmyU9is', 1796003389262, 1796046589263, 'owner', NULL, '');
INSERT INTO editor_sessions VALUES ('*', 'Bx13_NmmQKsdhFg58moATscEf4cgeRqkWnGc5z64qf4', 1796003389265, 1796046589266, 'owner', NULL, '');
INSERT INTO editor_sessions VALUES ('shell-bay', '4VsQFc7Wv1IQYX1EOazvTxENEeqb-4AEctWP6sBMbpU', 1796003389578, 1796046589579, 'owner', 235747652207211, 'Ada');
INSERT INTO editor_sessions VALUES ('shell-bay', '7Y4YDJWuXVmv4HsVjcF9MpVs0rD9ti3AHjFaT64YPtA', 1796003389586, 1796046589587, 'staff', 235747652266626, 'Bar tablet');
INSERT INTO events VALUES ('shell-bay', 1, 'plan', NULL, NULL, 1796003389464);
INSERT INTO events VALUES ('shell-bay', 2, 'tables', '2026-11-23', '[{"key":"8","available":false}]', 1796003389617);
INSERT INTO events VALUES ('shell-bay', 3, 'tables', '2026-11-23', '[{"key":"1","available":false}]', 1796003389757);
INSERT INTO events VALUES ('shell-bay', 4, 'tables', '2026-11-23', '[{"key":"2","available":false}]', 1796003389791);
INSERT INTO events VALUES ('shell-bay', 5, 'tables', '2026-11-23', '[{"key":"3","available":false}]', 1796003389815);
INSERT INTO events VALUES ('shell-bay', 6, 'day', '2026-11-30', NULL, 1796003389898);
INSERT INTO events VALUES ('reef', 1, 'tables', '2026-11-23', '[{"key":"900","available":false}]', 1796003389906);
INSERT INTO events VALUES ('shell-bay', 7, 'tables', '2026-11-23', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 8, 'day', '2026-11-23', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 9, 'tables', '2026-11-24', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 10, 'day', '2026-11-24', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 11, 'tables', '2026-11-25', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 12, 'day', '2026-11-25', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 13, 'tables', '2026-11-26', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 14, 'day', '2026-11-26', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 15, 'tables', '2026-11-27', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 16, 'day', '2026-11-27', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 17, 'tables', '2026-11-28', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 18, 'day', '2026-11-28', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 19, 'tables', '2026-11-29', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 20, 'day', '2026-11-29', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 21, 'tables', '2026-11-30', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 22, 'day', '2026-11-30', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 23, 'tables', '2026-12-01', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 24, 'day', '2026-12-01', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 25, 'tables', '2026-12-02', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 26, 'day', '2026-12-02', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 27, 'tables', '2026-12-03', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 28, 'day', '2026-12-03', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 29, 'tables', '2026-12-04', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 30, 'day', '2026-12-04', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 31, 'tables', '2026-12-05', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 32, 'day', '2026-12-05', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 33, 'tables', '2026-12-06', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 34, 'day', '2026-12-06', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 35, 'tables', '2026-12-07', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 36, 'day', '2026-12-07', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 37, 'tables', '2026-12-08', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 38, 'day', '2026-12-08', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 39, 'tables', '2026-12-09', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 40, 'day', '2026-12-09', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 41, 'tables', '2026-12-10', '[{"key":"9","available":false}]', 1796003389952);
INSERT INTO events VALUES ('shell-bay', 42, 'day', '2026-12-10', NULL, 1796003389952);
INSERT INTO events VALUES ('shell-bay', 43, 'day', NULL, NULL, 1796003390187);
INSERT INTO events VALUES ('shell-bay', 44, 'tables', '2026-11-23', '[{"key":"5","available":false}]', 1796003390199);
INSERT INTO events VALUES ('shell-bay', 45, 'day', '2026-11-23', NULL, 1796003390199);
INSERT INTO events VALUES ('shell-bay', 46, 'day', '2026-11-23', NULL, 1796003390298);
INSERT INTO events VALUES ('shell-bay', 47, 'tables', '2026-11-23', '[{"key":"12","available":false}]', 1796003390398);
INSERT INTO events VALUES ('shell-bay', 48, 'day', '2026-11-23', NULL, 1796003390398);
INSERT INTO events VALUES ('shell-bay', 49, 'day', '2026-11-23', NULL, 1796003390486);
INSERT INTO events VALUES ('shell-bay', 50, 'day', '2026-11-23', NULL, 1796003390543);
INSERT INTO events VALUES ('shell-bay', 51, 'tables', '2026-11-23', '[{"key":"7","available":false}]', 1796003390625);
INSERT INTO events VALUES ('shell-bay', 52, 'day', '2026-11-23', NULL, 1796003390625);
INSERT INTO events VALUES ('shell-bay', 53, 'day', '2026-11-23', NULL, 1796003390707);
INSERT INTO events VALUES ('shell-bay', 54, 'tables', '2026-11-25', '[{"key":"6","available":false}]', 1796003390748);
INSERT INTO feeds VALUES ('shell-bay', 'ical', 'As22rQ3Dnur_GjP5IHKuExikCBJxDGg_5HLsYsQeN8s', 1796003389596);
INSERT INTO feeds VALUES ('shell-bay', 'wall', 'GS5jwMGUctJknMqd3KsiFRu-VBNbZFEHrQqL5NivwaY', 1796003389601);
INSERT INTO guest_links VALUES ('shell-bay', '4c7a09c9c57716f29a485f0ea3de25990706009105b19010b5c35b47f424c90d', 235747652631571);
INSERT INTO guest_links VALUES ('shell-bay', '18cd904ef57e92e7353a642d58284aa1423f09548249e84cb319e10818709171', 235747653789499);
INSERT INTO guest_links VALUES ('shell-bay', '4955576377597e23625f48d376bc284f2a557fccd3ae2ff0b05faf51a201bc49', 235747654010903);
INSERT INTO guest_links VALUES ('shell-bay', '67a2ce4db796d5c0023e0ffdbce631ad248994abe2a3b9dad3c13d524ce54eab', 235747654314324);
INSERT INTO guest_links VALUES ('shell-bay', 'fcb4fda3083932bba0d1a148b16ebb0771eacc39c77ced4438a20e4e2271d7c2', 235747653789499);
INSERT INTO guest_links VALUES ('reef', '9aca61fb348fd6cd3cf783a59a55fa2772ba8482fff340ea9ef15037382aeee9', 235747655111031);
INSERT INTO guest_links VALUES ('shell-bay', 'e8a2066c06b56d0770f4a7c6feb3acba51dbc2ea503a611e26469851ef850257', 235747661863558);
INSERT INTO kysely_migration VALUES ('0001_schema', '2026-11-30T01:49:49.018Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO outbox VALUES ('shell-bay', 235747652722478, 235747652631571, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747652722479, 235747652631571, NULL, NULL, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747653797059, 235747653789499, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747653797331, 235747653789499, NULL, NULL, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747653821411, 235747653789499, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'message');
INSERT INTO outbox VALUES ('shell-bay', 235747654035067, 235747654010903, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747654041537, 235747654010903, NULL, NULL, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747654349993, 235747654314324, NULL, NULL, 'confirm', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747654752410, 235747653789499, NULL, NULL, 'flood', 'waiting', 0, 0, NULL, 1796003389881, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747654864216, NULL, NULL, 235747654864215, 'request', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747654877090, NULL, NULL, 235747654864215, 'request_notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('reef', 235747655116117, 235747655111031, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('reef', 235747655116818, 235747655111031, NULL, NULL, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747655580670, NULL, 235747655311251, NULL, 'season', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747660897028, 235747660838291, NULL, NULL, 'offer', 'waiting', 0, 1796003390625, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747661863559, 235747661863558, NULL, NULL, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO outbox VALUES ('shell-bay', 235747661872683, 235747661863558, NULL, NULL, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail');
INSERT INTO pauses VALUES ('shell-bay', 1795413600000, 1);
INSERT INTO publications VALUES ('shell-bay', 'plan', 0, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 'Mpn0kfkpWuVsy8PfoBZQAO', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', '', '', NULL);
INSERT INTO publications VALUES ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Corner","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', '11U96PkbGTjhuGXg3S9SV4', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', 'Ada', 'First', 1795401000000);
INSERT INTO push_subscriptions VALUES ('shell-bay', '7Y4YDJWuXVmv4HsVjcF9MpVs0rD9ti3AHjFaT64YPtA', 'https://push.example.com/send/device-1', 'BBsfCwFuUBfyWNxCUDbOg6bKbeNLB7v34Pco_fkLwJ0RQHD068h2m4dgTgVi2NeEM61gTbPuT2UXHjcQOQ-tMdI', 'AcmsitS5-BKrzZoHTUjvkw');
INSERT INTO reservations VALUES ('shell-bay', 235747652631571, '99P7CZT2', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772225555', 'eve@example.com', 'A high chair, please', NULL, '[{"key":"8","name":"Line 8","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'eve@example.com', '94772225555', 1796003389617, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747654010903, 'C5QB4J4V', '2026-11-23', 780, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"2","name":"Line 2","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1796003389791, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747654314324, '584PM749', '2026-11-23', 900, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"3","name":"Line 3","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1796003389815, 1796004289815, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('reef', 235747655111031, 'PRTSZTFF', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772223333', 'bo@example.com', 'A high chair, please', NULL, '[{"key":"900","name":"Reef 1","area":"Reef","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'bo@example.com', '94772223333', 1796003389906, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747657345062, 'DW3HDMNC', '2026-11-23', 480, NULL, 2, 'Lee', '', '', '', '', '', NULL, '[{"key":"5","name":"Line 5","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, 1796003390199, NULL, NULL, 0, NULL, 'seated', 'walk_in', 0, 2, 1795401000000, 1795401000000, NULL, '', NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747653789499, '4KDFTH55', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"1","name":"Corner","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, 'release-0001', '3a837b1b1366d68f74662bfb7847c4ccfbf5ac46f5cf70fb05bca2f72504ce96', 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1796003389757, NULL, NULL, 0, 'en', 'reserved', 'online', 1, 0, 1795401000000, NULL, NULL, '', NULL, NULL, NULL, '["window"]', 1796003390298, 1796003389757, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747660838291, 'J9XJ6937', '2026-11-23', 480, NULL, 2, 'Mei', '', '', '', 'mei@example.com', '', NULL, '[{"key":"7","name":"Line 7","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, 1796003390625, 1796006990625, NULL, 0, NULL, 'reserved', 'walk_in', 0, 0, 1795401000000, NULL, NULL, '', NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235747661863558, 'TNT5T7W7', '2026-11-25', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772224444', 'di@example.com', 'A high chair, please', NULL, '[{"key":"6","name":"Line 6","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'di@example.com', '94772224444', 1796003390748, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO season_places VALUES ('shell-bay', 235747655311251, '9', 'Line 9', 'Anna Rossi', 'anna@example.com', '', '2026-11-23', '2026-12-10', 1, '5f579d78f5399d5fc99a4a9663c433009fd47d381e7838aa0139c82548118e6b', 1795401000000, 'held', NULL, 1);
INSERT INTO summed_steps VALUES ('shell-bay', 12);
INSERT INTO unmet_demand VALUES ('reef', '2026-11-23', 600, 2, 1);
INSERT INTO venue_locks VALUES ('*');
INSERT INTO venue_locks VALUES ('shell-bay');
INSERT INTO venue_locks VALUES ('reef');
INSERT INTO waiting_list VALUES ('shell-bay', 235747654864215, '2026-11-30', 0, 'Ada Silva', 20, '+94771234567', 'large@example.com', 0, 1795401000000, 'requested', NULL, NULL, NULL, NULL, NULL, 600, 'A high chair, please', 'en');
INSERT INTO waiting_list VALUES ('shell-bay', 235747660211074, '2026-11-23', 1, 'Mei', 2, '', 'mei@example.com', 20, 1795401000000, 'offered', '["7"]', 1796006990625, 60, 235747660838291, NULL, NULL, NULL, NULL);
INSERT INTO webhook_deliveries VALUES ('shell-bay', 235747652464774, 1, 'msg_8f8580ed091e426abfb78282fb6bd8a8', 'reservation 235747652631571', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.617Z","venue":"shell-bay","sequence":1,"data":{"id":235747652631571,"code":"99P7CZT2","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 1, 1796003389704, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747652753756, 235747652033354, 1, 'msg_08dc337550774fce85285ab550ea640c', 'reservation 235747652631571', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.617Z","venue":"shell-bay","sequence":1,"data":{"id":235747652631571,"code":"99P7CZT2","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"eve@example.com","phone":"+94772225555","language":"en","notes":"A high chair, please","staff_note":""}}}', 1, 1796003394063, 1796003389617, 'no connection ENOTFOUND');
INSERT INTO webhook_messages VALUES ('shell-bay', 235747653849165, 235747652033354, 2, 'msg_5e8e323ef80b4fdfa1e2f9221b356079', 'reservation 235747653789499', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.757Z","venue":"shell-bay","sequence":2,"data":{"id":235747653789499,"code":"4KDFTH55","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003389757, 1796003389757, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747653860760, 235747652464774, 2, 'msg_c5a0c97eb969411b959d2d085db14007', 'reservation 235747653789499', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.757Z","venue":"shell-bay","sequence":2,"data":{"id":235747653789499,"code":"4KDFTH55","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003389757, 1796003389757, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747654069613, 235747652033354, 3, 'msg_444c2597d0c841f3bc281330c724edeb', 'reservation 235747654010903', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.791Z","venue":"shell-bay","sequence":3,"data":{"id":235747654010903,"code":"C5QB4J4V","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003389791, 1796003389791, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747654095079, 235747652464774, 3, 'msg_c09fe0e9b0c440be91658022eab8f014', 'reservation 235747654010903', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:49.791Z","venue":"shell-bay","sequence":3,"data":{"id":235747654010903,"code":"C5QB4J4V","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003389791, 1796003389791, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657050017, 235747652033354, 4, 'msg_b58a64c927fb44b4a0d333b45d3409b1', 'block 235747655665777', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:49.952Z","venue":"shell-bay","sequence":4,"data":{"id":235747655665777,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1796003389952, 1796003389952, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657056324, 235747652464774, 4, 'msg_2bd4764c2836483cac0a68ed38deacff', 'block 235747655665777', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:49.952Z","venue":"shell-bay","sequence":4,"data":{"id":235747655665777,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1796003389952, 1796003389952, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657474868, 235747652033354, 5, 'msg_609d917eb89043a8b8755e4e494ab26e', 'reservation 235747657345062', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:50.199Z","venue":"shell-bay","sequence":5,"data":{"id":235747657345062,"code":"DW3HDMNC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 1796003390199, 1796003390199, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657480784, 235747652033354, 6, 'msg_f914fd4426c847ddac7caca9a1219514', 'reservation 235747657345062', '{"type":"reservation.seated","timestamp":"2026-11-30T01:49:50.199Z","venue":"shell-bay","sequence":6,"data":{"id":235747657345062,"code":"DW3HDMNC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 9007199254740991, 1796003390199, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657503113, 235747652464774, 5, 'msg_d71bbe7957c641aab7d89533242ad553', 'reservation 235747657345062', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:50.199Z","venue":"shell-bay","sequence":5,"data":{"id":235747657345062,"code":"DW3HDMNC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 1796003390199, 1796003390199, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747657505603, 235747652464774, 6, 'msg_08db4a99c1be4485b2aeb95d2e75d1ed', 'reservation 235747657345062', '{"type":"reservation.seated","timestamp":"2026-11-30T01:49:50.199Z","venue":"shell-bay","sequence":6,"data":{"id":235747657345062,"code":"DW3HDMNC","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 9007199254740991, 1796003390199, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747658238551, 235747652033354, 7, 'msg_704d7d5647c34ec68e77d2dc7de647ff', 'reservation 235747653789499', '{"type":"reservation.changed","timestamp":"2026-11-30T01:49:50.298Z","venue":"shell-bay","sequence":7,"data":{"id":235747653789499,"code":"4KDFTH55","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 9007199254740991, 1796003390298, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747658248131, 235747652464774, 7, 'msg_aae72c283114458f972afcf9470ac070', 'reservation 235747653789499', '{"type":"reservation.changed","timestamp":"2026-11-30T01:49:50.298Z","venue":"shell-bay","sequence":7,"data":{"id":235747653789499,"code":"4KDFTH55","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 9007199254740991, 1796003390298, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747659080976, 235747652033354, 8, 'msg_b5af253a005c436bbb4dbec0b827c969', 'block 235747659015791', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:50.398Z","venue":"shell-bay","sequence":8,"data":{"id":235747659015791,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1796003390398, 1796003390398, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747659132332, 235747652464774, 8, 'msg_de10bc8efb994e3da4e29183bd4c462c', 'block 235747659015791', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:50.398Z","venue":"shell-bay","sequence":8,"data":{"id":235747659015791,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1796003390398, 1796003390398, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747660950269, 235747652033354, 9, 'msg_f3c9e99edc3443bc96c74f592498992e', 'waiting 235747660211074', '{"type":"waiting.offered","timestamp":"2026-11-30T01:49:50.625Z","venue":"shell-bay","sequence":9,"data":{"id":235747660211074,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T02:49:50.625Z","reservation_id":235747660838291,"guest":{"name":"Mei","email":"mei@example.com","phone":""}}}', 0, 1796003390625, 1796003390625, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747660987728, 235747652464774, 9, 'msg_0f5733244fa146d0b4143f16f83450b8', 'waiting 235747660211074', '{"type":"waiting.offered","timestamp":"2026-11-30T01:49:50.625Z","venue":"shell-bay","sequence":9,"data":{"id":235747660211074,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T02:49:50.625Z","reservation_id":235747660838291}}', 0, 1796003390625, 1796003390625, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747661957400, 235747652033354, 10, 'msg_6c6bccf334b644859d04b86f66318565', 'reservation 235747661863558', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:50.748Z","venue":"shell-bay","sequence":10,"data":{"id":235747661863558,"code":"TNT5T7W7","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"di@example.com","phone":"+94772224444","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003390748, 1796003390748, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235747661967874, 235747652464774, 10, 'msg_c5764c04a1984d7d98e8f74754216269', 'reservation 235747661863558', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:50.748Z","venue":"shell-bay","sequence":10,"data":{"id":235747661863558,"code":"TNT5T7W7","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003390748, 1796003390748, NULL);
INSERT INTO webhooks VALUES ('shell-bay', 235747652033354, 'https://hooks.example.com/pos', 'whsec_DyeD/Hf0fOE23mU4gE9JS4nrFrWYlbinFzHlwz9U4Zg=', 'full', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1796003389548, NULL, 'no connection ENOTFOUND', 0, NULL, NULL);
INSERT INTO webhooks VALUES ('shell-bay', 235747652464774, 'http://127.0.0.1:38935/pos', 'whsec_HpzgHSIZXYK91V740TIAk/JgIARX23WbehmUA06TX1Y=', 'lean', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1796003389605, NULL, NULL, 0, NULL, NULL);
INSERT INTO write_probes VALUES ('*', 1796003389208);
INSERT INTO write_receipts VALUES ('*', '381b039c-0469-4a7d-a8fb-2dfad580f77b', 1796003389255);
INSERT INTO write_receipts VALUES ('shell-bay', 'f0ad59a6-4619-40d3-9976-c354f1c46dbd', 1796003389464);
INSERT INTO write_receipts VALUES ('shell-bay', '4fd7851f-bb7d-44bf-b157-50f37ce44a2e', 1796003389515);
INSERT INTO write_receipts VALUES ('shell-bay', 'c67c3c8a-22a6-45a9-be8f-08a5ad125033', 1796003389544);
INSERT INTO write_receipts VALUES ('shell-bay', 'd7d71a06-5f38-4244-a406-dba462897b89', 1796003389551);
INSERT INTO write_receipts VALUES ('shell-bay', 'a71e3277-a53b-4323-b836-88fe3a08a7d3', 1796003389597);
INSERT INTO write_receipts VALUES ('shell-bay', 'd0026345-d3be-4292-8cc6-2fc9acaa3cb9', 1796003389602);
INSERT INTO write_receipts VALUES ('shell-bay', '4b42d779-f20c-4ebe-97f8-e7687ad318c1', 1796003389606);
INSERT INTO write_receipts VALUES ('shell-bay', 'd5cfa51f-0c2e-4dd7-8c52-d54527c73fc7', 1796003389617);
INSERT INTO write_receipts VALUES ('shell-bay', 'cd0c3619-a1b6-40c6-94af-90cf6b1ea433', 1796003389704);
INSERT INTO write_receipts VALUES ('shell-bay', 'c1f970e1-9571-4f55-a028-4788f49c8ac2', 1796003389757);
INSERT INTO write_receipts VALUES ('shell-bay', '9fce04b0-c095-44f3-9838-7064b8af6d40', 1796003389783);
INSERT INTO write_receipts VALUES ('shell-bay', 'eaf329c1-3332-47d5-8f3e-a9aa55090e60', 1796003389791);
INSERT INTO write_receipts VALUES ('shell-bay', 'c071d987-e07b-4791-9a46-d0368402e808', 1796003389815);
INSERT INTO write_receipts VALUES ('shell-bay', 'f6ec8d88-9fb0-4cf1-8cf7-86306d306c16', 1796003389881);
INSERT INTO write_receipts VALUES ('shell-bay', '94352327-9428-453c-a408-f4c08043cd72', 1796003389898);
INSERT INTO write_receipts VALUES ('reef', '97b011ba-74a0-480a-998e-622c87b71551', 1796003389906);
INSERT INTO write_receipts VALUES ('reef', '1437873a-70cc-415e-b473-644350bcb8a8', 1796003389942);
INSERT INTO write_receipts VALUES ('shell-bay', 'b9696b2f-af60-4595-b244-ab9a84df5d44', 1796003389952);
INSERT INTO write_receipts VALUES ('shell-bay', '2e385813-f399-4bb3-82aa-fce606c2a933', 1796003390187);
INSERT INTO write_receipts VALUES ('shell-bay', '798afd1d-12fb-494f-8ee5-2b23ba8236ae', 1796003390199);
INSERT INTO write_receipts VALUES ('shell-bay', 'f8a610f1-ea8b-46af-8319-a48219df9754', 1796003390298);
INSERT INTO write_receipts VALUES ('shell-bay', 'f8f228ea-fbf9-44b8-bd53-60adf4260a8c', 1796003390398);
INSERT INTO write_receipts VALUES ('shell-bay', '415f0978-7e0c-4092-915b-0be68b86129c', 1796003390486);
INSERT INTO write_receipts VALUES ('shell-bay', '8180b0ef-16bc-423e-bd1a-b6f3ba55b431', 1796003390543);
INSERT INTO write_receipts VALUES ('shell-bay', 'b649f823-cd21-4654-b75c-855a84feb5c3', 1796003390625);
INSERT INTO write_receipts VALUES ('shell-bay', 'f15ef2ab-3042-45e9-9ef8-1bea5bb147f4', 1796003390671);
INSERT INTO write_receipts VALUES ('shell-bay', 'd7703a07-ff18-4f7d-b0bb-bea8825cff0a', 1796003390682);
INSERT INTO write_receipts VALUES ('shell-bay', 'f3a87b09-4a22-4b2d-9666-090b9f631ad7', 1796003390689);
INSERT INTO write_receipts VALUES ('shell-bay', '73fc5d10-202d-4805-929d-e2a5c434f87a', 1796003390707);
INSERT INTO write_receipts VALUES ('shell-bay', 'b20ab595-af56-4a90-a3d5-186f820ded57', 1796003390748);
ALTER TABLE ONLY alarms
    ADD CONSTRAINT alarms_pkey PRIMARY KEY (tenant, kind, date);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY beside_links
    ADD CONSTRAINT beside_links_pkey PRIMARY KEY (tenant, reservation_id);
ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY changed_days
    ADD CONSTRAINT changed_days_pkey PRIMARY KEY (tenant, date);
ALTER TABLE ONLY claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (tenant, date, table_key, slot);
ALTER TABLE ONLY clock
    ADD CONSTRAINT clock_pkey PRIMARY KEY (tenant);
ALTER TABLE ONLY confirmation_links
    ADD CONSTRAINT confirmation_links_pkey PRIMARY KEY (tenant, secret_hash);
ALTER TABLE ONLY daily_sums
    ADD CONSTRAINT daily_sums_pkey PRIMARY KEY (tenant, kind, date, key, part, erased);
ALTER TABLE ONLY day_answers
    ADD CONSTRAINT day_answers_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY day_log
    ADD CONSTRAINT day_log_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY day_notes
    ADD CONSTRAINT day_notes_pkey PRIMARY KEY (tenant, date);
ALTER TABLE ONLY drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (tenant, kind);
ALTER TABLE ONLY editor_access
    ADD CONSTRAINT editor_access_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY editor_access
    ADD CONSTRAINT editor_access_tenant_secret_hash_key UNIQUE (tenant, secret_hash);
ALTER TABLE ONLY editor_sessions
    ADD CONSTRAINT editor_sessions_pkey PRIMARY KEY (tenant, mark);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY feeds
    ADD CONSTRAINT feeds_pkey PRIMARY KEY (tenant, kind);
ALTER TABLE ONLY guest_links
    ADD CONSTRAINT guest_links_pkey PRIMARY KEY (tenant, secret_hash);
ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY pauses
    ADD CONSTRAINT pauses_pkey PRIMARY KEY (tenant);
ALTER TABLE ONLY publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (tenant, kind, version);
ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (tenant, mark);
ALTER TABLE ONLY reservations
    ADD CONSTRAINT reservations_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY reservations
    ADD CONSTRAINT reservations_tenant_code_key UNIQUE (tenant, code);
ALTER TABLE ONLY season_places
    ADD CONSTRAINT season_places_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY summed_steps
    ADD CONSTRAINT summed_steps_pkey PRIMARY KEY (tenant);
ALTER TABLE ONLY unmet_demand
    ADD CONSTRAINT unmet_demand_pkey PRIMARY KEY (tenant, date, "time", guests);
ALTER TABLE ONLY venue_locks
    ADD CONSTRAINT venue_locks_pkey PRIMARY KEY (tenant);
ALTER TABLE ONLY waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (tenant, webhook_id, sequence);
ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (tenant, id);
ALTER TABLE ONLY write_probes
    ADD CONSTRAINT write_probes_pkey PRIMARY KEY (tenant);
ALTER TABLE ONLY write_receipts
    ADD CONSTRAINT write_receipts_pkey PRIMARY KEY (tenant, id);
CREATE UNIQUE INDEX api_keys_by_secret ON api_keys USING btree (tenant, secret_hash);
CREATE UNIQUE INDEX beside_links_by_secret ON beside_links USING btree (tenant, secret_hash) WHERE (secret_hash IS NOT NULL);
CREATE INDEX blocks_by_date ON blocks USING btree (tenant, until_date);
CREATE INDEX blocks_by_season ON blocks USING btree (tenant, season_id) WHERE (season_id IS NOT NULL);
CREATE INDEX claims_by_block ON claims USING btree (tenant, block_id);
CREATE INDEX claims_by_reservation ON claims USING btree (tenant, reservation_id);
CREATE INDEX confirmation_links_by_reservation ON confirmation_links USING btree (tenant, reservation_id);
CREATE INDEX daily_sums_by_date ON daily_sums USING btree (tenant, date);
CREATE INDEX day_answers_by_date ON day_answers USING btree (tenant, date);
CREATE INDEX day_log_by_date ON day_log USING btree (tenant, date);
CREATE INDEX day_log_by_from_date ON day_log USING btree (tenant, from_date) WHERE (from_date IS NOT NULL);
CREATE UNIQUE INDEX day_log_by_undone ON day_log USING btree (tenant, undoes) WHERE (undoes IS NOT NULL);
CREATE INDEX day_log_personal ON day_log USING btree (tenant, recorded_at) WHERE (personal IS NOT NULL);
CREATE INDEX guest_links_by_reservation ON guest_links USING btree (tenant, reservation_id);
CREATE INDEX outbox_by_reservation ON outbox USING btree (tenant, reservation_id);
CREATE INDEX outbox_by_season ON outbox USING btree (tenant, season_id) WHERE (season_id IS NOT NULL);
CREATE INDEX outbox_by_waiting ON outbox USING btree (tenant, waiting_id) WHERE (waiting_id IS NOT NULL);
CREATE INDEX outbox_gathered ON outbox USING btree (tenant, created_at) WHERE (state = 'gathered'::text);
CREATE INDEX outbox_messages ON outbox USING btree (tenant, due_at, id) WHERE ((state = 'waiting'::text) AND (channel = 'message'::text));
CREATE UNIQUE INDEX outbox_reminders ON outbox USING btree (tenant, visit_date, kind, reservation_id, channel) WHERE (visit_date IS NOT NULL);
CREATE INDEX outbox_sent_messages ON outbox USING btree (tenant, sent_at) WHERE ((channel = 'message'::text) AND (state = 'sent'::text));
CREATE INDEX outbox_waiting ON outbox USING btree (tenant, ((kind <> ALL (ARRAY['confirm'::text, 'offer'::text]))), due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX reservations_by_date ON reservations USING btree (tenant, date);
CREATE INDEX reservations_by_email ON reservations USING btree (tenant, lower(email), tagged_at);
CREATE UNIQUE INDEX reservations_by_idempotency_key ON reservations USING btree (tenant, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX reservations_by_mailbox ON reservations USING btree (tenant, mailbox, recorded_at);
CREATE INDEX reservations_by_phone ON reservations USING btree (tenant, phone, tagged_at);
CREATE INDEX reservations_by_series ON reservations USING btree (tenant, series) WHERE (series IS NOT NULL);
CREATE INDEX reservations_by_telephone ON reservations USING btree (tenant, telephone, recorded_at);
CREATE INDEX reservations_held ON reservations USING btree (tenant, held_until) WHERE (held_until IS NOT NULL);
CREATE UNIQUE INDEX season_places_by_secret ON season_places USING btree (tenant, secret_hash) WHERE (secret_hash IS NOT NULL);
CREATE INDEX season_places_offered ON season_places USING btree (tenant, answer_by) WHERE (state = 'offered'::text);
CREATE INDEX waiting_list_by_date ON waiting_list USING btree (tenant, date);
CREATE INDEX waiting_list_offers ON waiting_list USING btree (tenant, offer_until) WHERE (state = 'offered'::text);
CREATE INDEX webhook_deliveries_by_subject ON webhook_deliveries USING btree (tenant, subject);
CREATE INDEX webhook_messages_by_subject ON webhook_messages USING btree (tenant, subject);
CREATE INDEX webhook_messages_due ON webhook_messages USING btree (tenant, due_at, id);
CREATE INDEX webhook_messages_in_order ON webhook_messages USING btree (tenant, webhook_id, subject, sequence);
ALTER TABLE ONLY beside_links
    ADD CONSTRAINT beside_links_tenant_reservation_id_fkey FOREIGN KEY (tenant, reservation_id) REFERENCES reservations(tenant, id) ON DELETE CASCADE;
ALTER TABLE ONLY claims
    ADD CONSTRAINT claims_tenant_reservation_id_fkey FOREIGN KEY (tenant, reservation_id) REFERENCES reservations(tenant, id);
ALTER TABLE ONLY confirmation_links
    ADD CONSTRAINT confirmation_links_tenant_reservation_id_fkey FOREIGN KEY (tenant, reservation_id) REFERENCES reservations(tenant, id);
ALTER TABLE ONLY guest_links
    ADD CONSTRAINT guest_links_tenant_reservation_id_fkey FOREIGN KEY (tenant, reservation_id) REFERENCES reservations(tenant, id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_tenant_reservation_id_fkey FOREIGN KEY (tenant, reservation_id) REFERENCES reservations(tenant, id);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_tenant_season_id_fkey FOREIGN KEY (tenant, season_id) REFERENCES season_places(tenant, id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_tenant_waiting_id_fkey FOREIGN KEY (tenant, waiting_id) REFERENCES waiting_list(tenant, id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_webhook_id_fkey FOREIGN KEY (tenant, webhook_id) REFERENCES webhooks(tenant, id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_tenant_webhook_id_fkey FOREIGN KEY (tenant, webhook_id) REFERENCES webhooks(tenant, id) ON DELETE CASCADE;
