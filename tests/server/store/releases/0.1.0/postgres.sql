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
    channel text DEFAULT 'mail'::text NOT NULL,
    season_id bigint,
    waiting_id bigint
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
INSERT INTO alarms VALUES ('shell-bay', 'flood', '*', 1795999928819, 1);
INSERT INTO api_keys VALUES ('shell-bay', 235719298974865, 'FjjEQKYxhzIYIKituFzcnj6ANO1GaMRRxNrN06wdJNg', 'Till', 'read reserve', 1795999928482, 1798591928482, NULL);
INSERT INTO beside_links VALUES ('shell-bay', 235719300893524, 1, '50f909213e5a093c266e38761c9c8def51f0de7e2b666faecd561310eb35b34c');
INSERT INTO blocks VALUES ('shell-bay', 235719303092155, '["9"]', '2026-11-23', '2026-12-10', NULL, NULL, 'Anna Rossi', NULL, 0, 235719303085686);
INSERT INTO blocks VALUES ('shell-bay', 235719305412903, '["12"]', '2026-11-23', '2026-11-23', NULL, NULL, 'Rain', NULL, 0, NULL);
INSERT INTO changed_days VALUES ('shell-bay', '2026-11-25');
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '8', -1, 235719299997529, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '1', -1, 235719300893524, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '2', -1, 235719301198179, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '3', -1, 235719301400348, NULL);
INSERT INTO claims VALUES ('reef', '2026-11-23', '900', -1, 235719302762203, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-24', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-25', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-26', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-27', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-28', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-29', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-30', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-01', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-02', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-03', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-04', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-05', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-06', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-07', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-08', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-09', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-12-10', '9', -1, NULL, 235719303092155);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '5', -1, 235719304069912, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '12', -1, NULL, 235719305412903);
INSERT INTO claims VALUES ('shell-bay', '2026-11-23', '7', -1, 235719308146308, NULL);
INSERT INTO claims VALUES ('shell-bay', '2026-11-25', '6', -1, 235719309080389, NULL);
INSERT INTO clock VALUES ('*', 1795999928332, NULL, NULL, 0);
INSERT INTO confirmation_links VALUES ('shell-bay', '576a9f4e8a25d311c0b6cba6b72fcc966c9cdb8723d46b24963f4ac27e359d42', 235719301400348);
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
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000007', '2026-11-23', 'tde44FaTLQFRd0GFSHP2yZXmBbc03vb94WtSpTO9sJw', '{"ok":true,"log":8}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000008', '2026-11-23', '91j9r9Q9thWGYj8YoFhXakzzImy3CihEp-qSMAotcYo', '{"ok":true,"log":9}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000009', '2026-11-23', '3DlJyKj4TvBqBI4vjrJzDGtaVUxX-mRJmFpHw_MJXT4', '{"ok":true,"log":10}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000010', '2026-11-23', 'XW-himhxng8n7VRBgBdIR0GiehtnCWoKi0RrDNoPoSU', '{"ok":true,"log":11}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000011', '2026-11-23', 'Vg4Jc2lTq2E_YKEkfp-1LRdYGC4kRVYjxUE0WM8E21M', '{"ok":true,"log":12}');
INSERT INTO day_answers VALUES ('shell-bay', 'step-00000012', '2026-11-23', 'mfK1Ki-DuGDkNtkAPfXIM5U9jJluLQiXex13-k6EVa8', '{"ok":true,"log":13}');
INSERT INTO day_log VALUES ('shell-bay', 1, '2026-11-23', NULL, 1795401000000, 1795999928605, 'guest', '', 'reserve', '[{"kind":"party","id":235719299997529,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["8"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 2, '2026-11-23', NULL, 1795401000000, 1795999928715, 'guest', '', 'reserve', '[{"kind":"party","id":235719300893524,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 3, '2026-11-23', NULL, 1795401000000, 1795999928751, 'guest', '', 'reserve', '[{"kind":"party","id":235719301198179,"before":null,"after":{"revision":0,"date":"2026-11-23","time":780,"stay":null,"guests":2,"tables":["2"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 4, '2026-11-23', NULL, 1795401000000, 1795999928779, 'guest', '', 'reserve', '[{"kind":"party","id":235719301400348,"before":null,"after":{"revision":0,"date":"2026-11-23","time":900,"stay":null,"guests":2,"tables":["3"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796000828779,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 5, '2026-11-30', NULL, 1795401000000, 1795999928855, 'guest', '', 'request', '[{"kind":"waiting","id":235719302001701,"before":null,"after":{"revision":0,"state":"requested","guests":20,"party":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('reef', 1, '2026-11-23', NULL, 1795401000000, 1795999928943, 'guest', '', 'reserve', '[{"kind":"party","id":235719302762203,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["900"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 6, '2026-11-23', NULL, 1795401000000, 1795999928988, 'owner', '', 'season_assigned', '[{"kind":"block","id":235719303092155,"before":null,"after":{"tables":["9"],"from":"2026-11-23","until":"2026-12-10","fromTime":null,"untilTime":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 7, '2026-11-23', NULL, 1795401000000, 1795999929107, 'staff', 'Bar tablet', 'walk_in', '[{"kind":"party","id":235719304069912,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["5"],"stay":null,"status":"seated","arrived":2,"statusAt":1795401000000,"seatedAt":1795401000000,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":1795401000000}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 8, '2026-11-23', NULL, 1795401000000, 1795999929204, 'staff', 'Bar tablet', 'tags', '[{"kind":"party","id":235719300893524,"before":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null},"after":{"revision":1,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, '{"235719300893524":{"tags":null,"tagged_at":null}}');
INSERT INTO day_log VALUES ('shell-bay', 9, '2026-11-23', NULL, 1795401000000, 1795999929265, 'staff', 'Bar tablet', 'block', '[{"kind":"block","id":235719305412903,"before":null,"after":{"tables":["12"],"from":"2026-11-23","until":"2026-11-23","fromTime":null,"untilTime":null},"revision":0}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 10, '2026-11-23', NULL, 1795401000000, 1795999929386, 'staff', 'Bar tablet', 'note', '[{"kind":"note","date":"2026-11-23","revision":1}]', NULL, '{"note":""}');
INSERT INTO day_log VALUES ('shell-bay', 11, '2026-11-23', NULL, 1795401000000, 1795999929473, 'staff', 'Bar tablet', 'wait_add', '[{"kind":"waiting","id":235719307133479,"before":null,"after":{"revision":0,"state":"waiting","guests":2,"party":null}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 12, '2026-11-23', NULL, 1795401000000, 1795999929605, 'staff', 'Bar tablet', 'wait_offer', '[{"kind":"party","id":235719308146308,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["7"],"stay":null,"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796003529605,"keptAt":1795401000000},"mail":235719308151620},{"kind":"waiting","id":235719307133479,"before":{"revision":0,"state":"waiting","guests":2,"party":null},"after":{"revision":1,"state":"offered","guests":2,"party":235719308146308}}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 13, '2026-11-23', NULL, 1795401000000, 1795999929694, 'staff', 'Bar tablet', 'pause', '[{"kind":"pause","before":null,"after":1795413600000,"revision":1}]', NULL, NULL);
INSERT INTO day_log VALUES ('shell-bay', 14, '2026-11-25', NULL, 1795401000000, 1795999929718, 'guest', '', 'reserve', '[{"kind":"party","id":235719309080389,"before":null,"after":{"revision":0,"date":"2026-11-25","time":600,"stay":null,"guests":2,"tables":["6"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', NULL, NULL);
INSERT INTO day_notes VALUES ('shell-bay', '2026-11-23', 'A wedding, "quoted" & ''so'' – ü', 1);
INSERT INTO drafts VALUES ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Draft","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 1, 'Ada', 1795401000000);
INSERT INTO editor_access VALUES ('shell-bay', 235719299082738, 'staff', 'token', 'mxr3nWQo1odVlq6PycHDspxorCvdZe9weouvp-_ECSQ', 1795999928501, 1798591928501, 'Bar tablet');
INSERT INTO editor_access VALUES ('shell-bay', 235719299099714, 'owner', 'link', 'tog5FGoHfzF9Sz93n6CIkUZaJAukbG0pliSo4jORnjI', 1795999928294, 1796086328294, '');
INSERT INTO editor_access VALUES ('shell-bay', 235719299108931, 'owner', 'token', 'M95uvlCQyfVYQYizF73Axp-cOcHoFHTPg_4oLTYWRbk', 1795999928504, 1796003528504, 'Ada');
INSERT INTO editor_access VALUES ('shell-bay', 235719299371619, 'staff', 'token', '52VVewoGQu9HzezdSmebPoUALrI0pZVy0LocP-7Kx1c', 1795999928536, 1796003528536, 'Bar tablet');
INSERT INTO editor_sessions VALUES ('*', 'p-AADQ9IIBim_lS2LdITRd1pO1kvkVvc5AXxEq5cWwQ', 1795999928337, 1796043128340, 'owner', NULL, '');
INSERT INTO editor_sessions VALUES ('*', 'gA6Yg8TqlVDP-YB6a7trn3_V71IQ_u0skaiQrnIvxTQ', 1795999928346, 1796043128350, 'owner', NULL, '');
INSERT INTO editor_sessions VALUES ('shell-bay', 'ekZJkvmfsAwP493Qwo--qLUTS9_DEbgMBKJ7qG7VNws', 1795999928515, 1796043128516, 'owner', 235719299108931, 'Ada');
INSERT INTO editor_sessions VALUES ('shell-bay', '3kP5VHuG-6j7lulGr_wjUu139i25TyUt5BkyXwrXLN8', 1795999928538, 1796043128542, 'staff', 235719299371619, 'Bar tablet');
INSERT INTO events VALUES ('shell-bay', 1, 'plan', NULL, NULL, 1795999928447);
INSERT INTO events VALUES ('shell-bay', 2, 'tables', '2026-11-23', '[{"key":"8","available":false}]', 1795999928605);
INSERT INTO events VALUES ('shell-bay', 3, 'tables', '2026-11-23', '[{"key":"1","available":false}]', 1795999928715);
INSERT INTO events VALUES ('shell-bay', 4, 'tables', '2026-11-23', '[{"key":"2","available":false}]', 1795999928751);
INSERT INTO events VALUES ('shell-bay', 5, 'tables', '2026-11-23', '[{"key":"3","available":false}]', 1795999928779);
INSERT INTO events VALUES ('shell-bay', 6, 'day', '2026-11-30', NULL, 1795999928855);
INSERT INTO events VALUES ('reef', 1, 'tables', '2026-11-23', '[{"key":"900","available":false}]', 1795999928943);
INSERT INTO events VALUES ('shell-bay', 7, 'tables', '2026-11-23', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 8, 'day', '2026-11-23', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 9, 'tables', '2026-11-24', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 10, 'day', '2026-11-24', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 11, 'tables', '2026-11-25', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 12, 'day', '2026-11-25', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 13, 'tables', '2026-11-26', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 14, 'day', '2026-11-26', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 15, 'tables', '2026-11-27', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 16, 'day', '2026-11-27', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 17, 'tables', '2026-11-28', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 18, 'day', '2026-11-28', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 19, 'tables', '2026-11-29', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 20, 'day', '2026-11-29', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 21, 'tables', '2026-11-30', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 22, 'day', '2026-11-30', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 23, 'tables', '2026-12-01', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 24, 'day', '2026-12-01', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 25, 'tables', '2026-12-02', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 26, 'day', '2026-12-02', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 27, 'tables', '2026-12-03', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 28, 'day', '2026-12-03', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 29, 'tables', '2026-12-04', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 30, 'day', '2026-12-04', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 31, 'tables', '2026-12-05', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 32, 'day', '2026-12-05', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 33, 'tables', '2026-12-06', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 34, 'day', '2026-12-06', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 35, 'tables', '2026-12-07', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 36, 'day', '2026-12-07', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 37, 'tables', '2026-12-08', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 38, 'day', '2026-12-08', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 39, 'tables', '2026-12-09', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 40, 'day', '2026-12-09', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 41, 'tables', '2026-12-10', '[{"key":"9","available":false}]', 1795999928988);
INSERT INTO events VALUES ('shell-bay', 42, 'day', '2026-12-10', NULL, 1795999928988);
INSERT INTO events VALUES ('shell-bay', 43, 'day', NULL, NULL, 1795999929083);
INSERT INTO events VALUES ('shell-bay', 44, 'tables', '2026-11-23', '[{"key":"5","available":false}]', 1795999929107);
INSERT INTO events VALUES ('shell-bay', 45, 'day', '2026-11-23', NULL, 1795999929107);
INSERT INTO events VALUES ('shell-bay', 46, 'day', '2026-11-23', NULL, 1795999929204);
INSERT INTO events VALUES ('shell-bay', 47, 'tables', '2026-11-23', '[{"key":"12","available":false}]', 1795999929265);
INSERT INTO events VALUES ('shell-bay', 48, 'day', '2026-11-23', NULL, 1795999929265);
INSERT INTO events VALUES ('shell-bay', 49, 'day', '2026-11-23', NULL, 1795999929386);
INSERT INTO events VALUES ('shell-bay', 50, 'day', '2026-11-23', NULL, 1795999929473);
INSERT INTO events VALUES ('shell-bay', 51, 'tables', '2026-11-23', '[{"key":"7","available":false}]', 1795999929605);
INSERT INTO events VALUES ('shell-bay', 52, 'day', '2026-11-23', NULL, 1795999929605);
INSERT INTO events VALUES ('shell-bay', 53, 'day', '2026-11-23', NULL, 1795999929694);
INSERT INTO events VALUES ('shell-bay', 54, 'tables', '2026-11-25', '[{"key":"6","available":false}]', 1795999929718);
INSERT INTO feeds VALUES ('shell-bay', 'ical', 'Kyxm4a30pNfz8xQ92W0cNvFR5Nd3Wtrm1Xd8hfwMhfw', 1795999928567);
INSERT INTO feeds VALUES ('shell-bay', 'wall', 'QNoyISt3vrE886JUS1BCqCI83JD8JFu7RVwnh-GLdWk', 1795999928576);
INSERT INTO guest_links VALUES ('shell-bay', 'bb1df2dd640a16ba35afc7c9055da5e63235d880c93e37da4bb5e0d8fbc491ec', 235719299997529);
INSERT INTO guest_links VALUES ('shell-bay', '898f89fc657e9c95f3ea7c85cca8933b265e58ee40302e1969f9b8e9b11b7dcd', 235719300893524);
INSERT INTO guest_links VALUES ('shell-bay', 'da96f9f2f3a0c6774d6250092c693771a5f55e885dfd210bd6d6401ddfb93acb', 235719301198179);
INSERT INTO guest_links VALUES ('shell-bay', '993fab34c2eeedda5ce611ddef122da1653421f4fd2e31bcbb099634b7f3ff92', 235719301400348);
INSERT INTO guest_links VALUES ('shell-bay', '01e66cd991a85e32cc24c3219595a6b922ded11356fbe083a76b39a554f98641', 235719300893524);
INSERT INTO guest_links VALUES ('reef', '8f0708d290bd71e0e42d1aea1a3a47e70d096397e61f3ef3af9f460fc9246cf1', 235719302762203);
INSERT INTO guest_links VALUES ('shell-bay', '5f03f6ae8708c0cf45ea5acbd3a39e6f5ba36a5ae452a7141a5dd57918f7ec48', 235719309080389);
INSERT INTO kysely_migration VALUES ('0010_venue_keys', '2026-11-30T00:52:07.843Z');
INSERT INTO kysely_migration VALUES ('0011_day', '2026-11-30T00:52:07.881Z');
INSERT INTO kysely_migration VALUES ('0012_guest_links', '2026-11-30T00:52:07.909Z');
INSERT INTO kysely_migration VALUES ('0013_reminders', '2026-11-30T00:52:07.911Z');
INSERT INTO kysely_migration VALUES ('0014_day_log_by_from_date', '2026-11-30T00:52:07.912Z');
INSERT INTO kysely_migration VALUES ('0015_sites_and_alarms', '2026-11-30T00:52:07.924Z');
INSERT INTO kysely_migration VALUES ('0016_urgent_mails', '2026-11-30T00:52:07.929Z');
INSERT INTO kysely_migration VALUES ('0017_day_answers', '2026-11-30T00:52:07.937Z');
INSERT INTO kysely_migration VALUES ('0018_phone_numbers_in_e164', '2026-11-30T00:52:07.942Z');
INSERT INTO kysely_migration VALUES ('0019_kept_reservations', '2026-11-30T00:52:07.943Z');
INSERT INTO kysely_migration VALUES ('0020_draft_authors', '2026-11-30T00:52:07.943Z');
INSERT INTO kysely_migration VALUES ('0021_kinds_of_documents', '2026-11-30T00:52:07.966Z');
INSERT INTO kysely_migration VALUES ('0022_guests', '2026-11-30T00:52:07.974Z');
INSERT INTO kysely_migration VALUES ('0023_webhooks', '2026-11-30T00:52:07.988Z');
INSERT INTO kysely_migration VALUES ('0024_digests', '2026-11-30T00:52:07.991Z');
INSERT INTO kysely_migration VALUES ('0025_daily_sums', '2026-11-30T00:52:08.003Z');
INSERT INTO kysely_migration VALUES ('0026_api_keys', '2026-11-30T00:52:08.011Z');
INSERT INTO kysely_migration VALUES ('0027_push', '2026-11-30T00:52:08.012Z');
INSERT INTO kysely_migration VALUES ('0028_letters', '2026-11-30T00:52:08.013Z');
INSERT INTO kysely_migration VALUES ('0029_webhook_deliveries', '2026-11-30T00:52:08.020Z');
INSERT INTO kysely_migration VALUES ('0030_messages', '2026-11-30T00:52:08.026Z');
INSERT INTO kysely_migration VALUES ('0031_season_places', '2026-11-30T00:52:08.030Z');
INSERT INTO kysely_migration VALUES ('0032_stays_of_days', '2026-11-30T00:52:08.139Z');
INSERT INTO kysely_migration VALUES ('0033_message_consent', '2026-11-30T00:52:08.144Z');
INSERT INTO kysely_migration VALUES ('0034_season_offers_and_requests', '2026-11-30T00:52:08.172Z');
INSERT INTO kysely_migration VALUES ('0035_mails_without_reservation', '2026-11-30T00:52:08.180Z');
INSERT INTO kysely_migration VALUES ('0036_clock', '2026-11-30T00:52:08.186Z');
INSERT INTO kysely_migration VALUES ('0037_changed_days', '2026-11-30T00:52:08.187Z');
INSERT INTO kysely_migration VALUES ('0038_sent_messages_expand', '2026-11-30T00:52:08.191Z');
INSERT INTO kysely_migration VALUES ('0039_beside_links_expand', '2026-11-30T00:52:08.198Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO outbox VALUES ('shell-bay', 235719300000742, 235719299997529, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719300007731, 235719299997529, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719300900384, 235719300893524, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719300903071, 235719300893524, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719300906353, 235719300893524, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'message', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719301215567, 235719301198179, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719301216044, 235719301198179, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719301407297, 235719301400348, 'confirm', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719301842865, 235719300893524, 'flood', 'waiting', 0, 0, NULL, 1795999928819, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719302008527, NULL, 'request', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, 235719302001701);
INSERT INTO outbox VALUES ('shell-bay', 235719302018660, NULL, 'request_notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, 235719302001701);
INSERT INTO outbox VALUES ('reef', 235719302776314, 235719302762203, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('reef', 235719302778934, 235719302762203, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719303085687, NULL, 'season', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', 235719303085686, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719308151620, 235719308146308, 'offer', 'waiting', 0, 1795999929605, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719309253941, 235719309080389, 'guest', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO outbox VALUES ('shell-bay', 235719309253942, 235719309080389, 'notice', 'waiting', 0, 0, NULL, 1795401000000, NULL, NULL, NULL, NULL, 'mail', NULL, NULL);
INSERT INTO pauses VALUES ('shell-bay', 1795413600000, 1);
INSERT INTO publications VALUES ('shell-bay', 'plan', 0, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Line 1","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', 'Mpn0kfkpWuVsy8PfoBZQAO', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', '', '', NULL);
INSERT INTO publications VALUES ('shell-bay', 'plan', 1, '{"version":1,"width":1000,"height":500,"categories":[{"id":70,"name":"Line","color":"#2a9d8f"},{"id":75,"name":"Long","color":"#0d5a73"}],"areas":[{"id":1,"name":"Lines","rooms":[{"id":1,"room_id":70,"name":"Corner","beds":2,"coordinates":{"x":60,"y":0,"width":40,"height":40}},{"id":2,"room_id":70,"name":"Line 2","beds":2,"coordinates":{"x":120,"y":0,"width":40,"height":40}},{"id":3,"room_id":70,"name":"Line 3","beds":2,"coordinates":{"x":180,"y":0,"width":40,"height":40}},{"id":4,"room_id":70,"name":"Line 4","beds":2,"coordinates":{"x":240,"y":0,"width":40,"height":40}},{"id":5,"room_id":70,"name":"Line 5","beds":2,"coordinates":{"x":300,"y":0,"width":40,"height":40}},{"id":6,"room_id":70,"name":"Line 6","beds":2,"coordinates":{"x":360,"y":0,"width":40,"height":40}},{"id":7,"room_id":70,"name":"Line 7","beds":2,"coordinates":{"x":420,"y":0,"width":40,"height":40}},{"id":8,"room_id":70,"name":"Line 8","beds":2,"coordinates":{"x":480,"y":0,"width":40,"height":40}},{"id":9,"room_id":70,"name":"Line 9","beds":2,"coordinates":{"x":540,"y":0,"width":40,"height":40}},{"id":10,"room_id":70,"name":"Line 10","beds":2,"coordinates":{"x":0,"y":60,"width":40,"height":40}},{"id":11,"room_id":70,"name":"Line 11","beds":2,"coordinates":{"x":60,"y":60,"width":40,"height":40}},{"id":12,"room_id":70,"name":"Line 12","beds":2,"coordinates":{"x":120,"y":60,"width":40,"height":40}},{"id":13,"room_id":70,"name":"Line 13","beds":2,"coordinates":{"x":180,"y":60,"width":40,"height":40}},{"id":14,"room_id":70,"name":"Line 14","beds":2,"coordinates":{"x":240,"y":60,"width":40,"height":40}},{"id":15,"room_id":70,"name":"Line 15","beds":2,"coordinates":{"x":300,"y":60,"width":40,"height":40}},{"id":16,"room_id":70,"name":"Line 16","beds":2,"coordinates":{"x":360,"y":60,"width":40,"height":40}},{"id":17,"room_id":70,"name":"Line 17","beds":2,"coordinates":{"x":420,"y":60,"width":40,"height":40}},{"id":18,"room_id":70,"name":"Line 18","beds":2,"coordinates":{"x":480,"y":60,"width":40,"height":40}},{"id":19,"room_id":70,"name":"Line 19","beds":2,"coordinates":{"x":540,"y":60,"width":40,"height":40}},{"id":20,"room_id":70,"name":"Line 20","beds":2,"coordinates":{"x":0,"y":120,"width":40,"height":40}},{"id":21,"room_id":70,"name":"Line 21","beds":2,"coordinates":{"x":60,"y":120,"width":40,"height":40}},{"id":22,"room_id":70,"name":"Line 22","beds":2,"coordinates":{"x":120,"y":120,"width":40,"height":40}},{"id":23,"room_id":70,"name":"Line 23","beds":2,"coordinates":{"x":180,"y":120,"width":40,"height":40}},{"id":24,"room_id":70,"name":"Line 24","beds":2,"coordinates":{"x":240,"y":120,"width":40,"height":40}},{"id":25,"room_id":70,"name":"Line 25","beds":2,"coordinates":{"x":300,"y":120,"width":40,"height":40}},{"id":26,"room_id":70,"name":"Line 26","beds":2,"coordinates":{"x":360,"y":120,"width":40,"height":40}},{"id":27,"room_id":70,"name":"Line 27","beds":2,"coordinates":{"x":420,"y":120,"width":40,"height":40}},{"id":28,"room_id":70,"name":"Line 28","beds":2,"coordinates":{"x":480,"y":120,"width":40,"height":40}},{"id":29,"room_id":70,"name":"Line 29","beds":2,"coordinates":{"x":540,"y":120,"width":40,"height":40}},{"id":30,"room_id":70,"name":"Line 30","beds":2,"coordinates":{"x":0,"y":180,"width":40,"height":40}},{"id":31,"room_id":70,"name":"Line 31","beds":2,"coordinates":{"x":60,"y":180,"width":40,"height":40}},{"id":32,"room_id":70,"name":"Line 32","beds":2,"coordinates":{"x":120,"y":180,"width":40,"height":40}},{"id":33,"room_id":70,"name":"Line 33","beds":2,"coordinates":{"x":180,"y":180,"width":40,"height":40}},{"id":34,"room_id":70,"name":"Line 34","beds":2,"coordinates":{"x":240,"y":180,"width":40,"height":40}},{"id":35,"room_id":70,"name":"Line 35","beds":2,"coordinates":{"x":300,"y":180,"width":40,"height":40}},{"id":36,"room_id":70,"name":"Line 36","beds":2,"coordinates":{"x":360,"y":180,"width":40,"height":40}},{"id":37,"room_id":70,"name":"Line 37","beds":2,"coordinates":{"x":420,"y":180,"width":40,"height":40}},{"id":38,"room_id":70,"name":"Line 38","beds":2,"coordinates":{"x":480,"y":180,"width":40,"height":40}},{"id":39,"room_id":70,"name":"Line 39","beds":2,"coordinates":{"x":540,"y":180,"width":40,"height":40}},{"id":40,"room_id":70,"name":"Line 40","beds":2,"coordinates":{"x":0,"y":240,"width":40,"height":40}}]},{"id":2,"name":"Inside","rooms":[{"id":41,"room_id":75,"name":"Long Table","beds":12,"coordinates":{"x":60,"y":240,"width":40,"height":40}},{"id":42,"room_id":75,"name":"Stage Couch","beds":2,"coordinates":{"x":120,"y":240,"width":40,"height":40},"picture":"pictures/couch.svg","available_until":"18:00"}]}],"decor":[{"kind":"picture","x":0,"y":0,"width":10,"height":10,"picture":"pictures/couch.svg"}]}', '11U96PkbGTjhuGXg3S9SV4', 'Mpn0kfkpWuVsy8PfoBZQAO', '{"areas":2,"tables":42,"seats":94}', 'Ada', 'First', 1795401000000);
INSERT INTO push_subscriptions VALUES ('shell-bay', '3kP5VHuG-6j7lulGr_wjUu139i25TyUt5BkyXwrXLN8', 'https://push.example.com/send/device-1', 'BHvTRKQ1VoGhKzc005Lzq2itawITsG7A6orJX56ePqCS-0PE35s1p4FTBNG-mgdxb68tjFONmb8yO1eJrItsIBU', '71yYtoogKVGZT-A-hl6gqg');
INSERT INTO reservations VALUES ('shell-bay', 235719299997529, '58J5RBBX', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772225555', 'eve@example.com', 'A high chair, please', NULL, '[{"key":"8","name":"Line 8","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'eve@example.com', '94772225555', 1795999928605, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719301198179, '28NZ93KT', '2026-11-23', 780, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"2","name":"Line 2","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1795999928751, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719301400348, 'C9Q5VSGK', '2026-11-23', 900, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"3","name":"Line 3","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1795999928779, 1796000828779, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('reef', 235719302762203, '2MFMSSDJ', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772223333', 'bo@example.com', 'A high chair, please', NULL, '[{"key":"900","name":"Reef 1","area":"Reef","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'bo@example.com', '94772223333', 1795999928943, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719304069912, 'HVD73G4X', '2026-11-23', 480, NULL, 2, 'Lee', '', '', '', '', '', NULL, '[{"key":"5","name":"Line 5","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, 1795999929107, NULL, NULL, 0, NULL, 'seated', 'walk_in', 0, 2, 1795401000000, 1795401000000, NULL, '', NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719300893524, '8M8GQ24X', '2026-11-23', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', NULL, '[{"key":"1","name":"Corner","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, 'release-0001', '3a837b1b1366d68f74662bfb7847c4ccfbf5ac46f5cf70fb05bca2f72504ce96', 1795401000000, NULL, NULL, 'ada@example.com', '94771234567', 1795999928715, NULL, NULL, 0, 'en', 'reserved', 'online', 1, 0, 1795401000000, NULL, NULL, '', NULL, NULL, NULL, '["window"]', 1795999929204, 1795999928715, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719308146308, 'GHZSZRF2', '2026-11-23', 480, NULL, 2, 'Mei', '', '', '', 'mei@example.com', '', NULL, '[{"key":"7","name":"Line 7","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, 1795999929605, 1796003529605, NULL, 0, NULL, 'reserved', 'walk_in', 0, 0, 1795401000000, NULL, NULL, '', NULL, NULL, 1795401000000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO reservations VALUES ('shell-bay', 235719309080389, '64B4JSJB', '2026-11-25', 600, NULL, 2, 'Ada', 'Silva', '+94', '+94772224444', 'di@example.com', 'A high chair, please', NULL, '[{"key":"6","name":"Line 6","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, NULL, NULL, 1795401000000, NULL, NULL, 'di@example.com', '94772224444', 1795999929718, NULL, NULL, 0, 'en', 'reserved', 'online', 0, 0, NULL, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO season_places VALUES ('shell-bay', 235719303085686, '9', 'Line 9', 'Anna Rossi', 'anna@example.com', '', '2026-11-23', '2026-12-10', 1, '17ee8bfaa36a3e88f0cf15c7fd6a690e0c7935e9f10eb8c1798a49d93a999a5e', 1795401000000, 'held', NULL, 1);
INSERT INTO summed_steps VALUES ('shell-bay', 12);
INSERT INTO unmet_demand VALUES ('reef', '2026-11-23', 600, 2, 1);
INSERT INTO venue_locks VALUES ('*');
INSERT INTO venue_locks VALUES ('shell-bay');
INSERT INTO venue_locks VALUES ('reef');
INSERT INTO waiting_list VALUES ('shell-bay', 235719302001701, '2026-11-30', 0, 'Ada Silva', 20, '+94771234567', 'large@example.com', 0, 1795401000000, 'requested', NULL, NULL, NULL, NULL, NULL, 600, 'A high chair, please', 'en');
INSERT INTO waiting_list VALUES ('shell-bay', 235719307133479, '2026-11-23', 1, 'Mei', 2, '', 'mei@example.com', 20, 1795401000000, 'offered', '["7"]', 1796003529605, 60, 235719308146308, NULL, NULL, NULL, NULL);
INSERT INTO webhook_deliveries VALUES ('shell-bay', 235719299835198, 1, 'msg_5f633aba252c455fa1a7985f83279395', 'reservation 235719299997529', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.605Z","venue":"shell-bay","sequence":1,"data":{"id":235719299997529,"code":"58J5RBBX","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 1, 1795999928667, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719300158502, 235719299067546, 1, 'msg_76e8cab568604a09bca971ec69a8b1ed', 'reservation 235719299997529', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.605Z","venue":"shell-bay","sequence":1,"data":{"id":235719299997529,"code":"58J5RBBX","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"eve@example.com","phone":"+94772225555","language":"en","notes":"A high chair, please","staff_note":""}}}', 1, 1795999933810, 1795999928605, 'no connection ENOTFOUND');
INSERT INTO webhook_messages VALUES ('shell-bay', 235719300939641, 235719299067546, 2, 'msg_24bbbbc6bf974d3c89a851bbb4f2784f', 'reservation 235719300893524', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.715Z","venue":"shell-bay","sequence":2,"data":{"id":235719300893524,"code":"8M8GQ24X","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999928715, 1795999928715, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719300942105, 235719299835198, 2, 'msg_607255d41a664b83a4db0b552927cbba', 'reservation 235719300893524', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.715Z","venue":"shell-bay","sequence":2,"data":{"id":235719300893524,"code":"8M8GQ24X","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999928715, 1795999928715, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719301289218, 235719299067546, 3, 'msg_cb82a410b8324cbe811cc1eb0de6cf24', 'reservation 235719301198179', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.751Z","venue":"shell-bay","sequence":3,"data":{"id":235719301198179,"code":"28NZ93KT","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999928751, 1795999928751, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719301299767, 235719299835198, 3, 'msg_3a41fecc4b46496b9cfa3f36ddc0a130', 'reservation 235719301198179', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:08.751Z","venue":"shell-bay","sequence":3,"data":{"id":235719301198179,"code":"28NZ93KT","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999928751, 1795999928751, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719303658910, 235719299067546, 4, 'msg_577fd123f0324e70ba1d4b7cf552bec2', 'block 235719303092155', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:08.988Z","venue":"shell-bay","sequence":4,"data":{"id":235719303092155,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1795999928988, 1795999928988, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719303666328, 235719299835198, 4, 'msg_8f6c8748209946c6b839cce78e6a453b', 'block 235719303092155', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:08.988Z","venue":"shell-bay","sequence":4,"data":{"id":235719303092155,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1795999928988, 1795999928988, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304222192, 235719299067546, 5, 'msg_d7bba545c57e424e9212b8e903e30db4', 'reservation 235719304069912', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:09.107Z","venue":"shell-bay","sequence":5,"data":{"id":235719304069912,"code":"HVD73G4X","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 1795999929107, 1795999929107, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304222193, 235719299067546, 6, 'msg_f1c20e4041c246f3a7036bc09a35a175', 'reservation 235719304069912', '{"type":"reservation.seated","timestamp":"2026-11-30T00:52:09.107Z","venue":"shell-bay","sequence":6,"data":{"id":235719304069912,"code":"HVD73G4X","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 9007199254740991, 1795999929107, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304232879, 235719299835198, 5, 'msg_b209347416fa447685b3d14e5ccb496b', 'reservation 235719304069912', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:09.107Z","venue":"shell-bay","sequence":5,"data":{"id":235719304069912,"code":"HVD73G4X","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 1795999929107, 1795999929107, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304232880, 235719299835198, 6, 'msg_02d36cb8c9af411a9e82a7d06ad395d3', 'reservation 235719304069912', '{"type":"reservation.seated","timestamp":"2026-11-30T00:52:09.107Z","venue":"shell-bay","sequence":6,"data":{"id":235719304069912,"code":"HVD73G4X","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 9007199254740991, 1795999929107, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304976770, 235719299067546, 7, 'msg_9289c03639524566a3e98a975c1e6d30', 'reservation 235719300893524', '{"type":"reservation.changed","timestamp":"2026-11-30T00:52:09.204Z","venue":"shell-bay","sequence":7,"data":{"id":235719300893524,"code":"8M8GQ24X","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 9007199254740991, 1795999929204, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719304984745, 235719299835198, 7, 'msg_744ebcaf3bf04b64bfde30e6bce78885', 'reservation 235719300893524', '{"type":"reservation.changed","timestamp":"2026-11-30T00:52:09.204Z","venue":"shell-bay","sequence":7,"data":{"id":235719300893524,"code":"8M8GQ24X","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 9007199254740991, 1795999929204, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719305498683, 235719299067546, 8, 'msg_8cd7e6e085514df887b0c5dd41219c8c', 'block 235719305412903', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:09.265Z","venue":"shell-bay","sequence":8,"data":{"id":235719305412903,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1795999929265, 1795999929265, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719305518200, 235719299835198, 8, 'msg_159c8509ead94baa94358225b0ed1332', 'block 235719305412903', '{"type":"day.blocked","timestamp":"2026-11-30T00:52:09.265Z","venue":"shell-bay","sequence":8,"data":{"id":235719305412903,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1795999929265, 1795999929265, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719308173479, 235719299067546, 9, 'msg_191aa27f354642df8e7f32e4f9e52078', 'waiting 235719307133479', '{"type":"waiting.offered","timestamp":"2026-11-30T00:52:09.605Z","venue":"shell-bay","sequence":9,"data":{"id":235719307133479,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T01:52:09.605Z","reservation_id":235719308146308,"guest":{"name":"Mei","email":"mei@example.com","phone":""}}}', 0, 1795999929605, 1795999929605, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719308181526, 235719299835198, 9, 'msg_efac7a904e7643f096c7e6a66af3ae50', 'waiting 235719307133479', '{"type":"waiting.offered","timestamp":"2026-11-30T00:52:09.605Z","venue":"shell-bay","sequence":9,"data":{"id":235719307133479,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T01:52:09.605Z","reservation_id":235719308146308}}', 0, 1795999929605, 1795999929605, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719309348379, 235719299067546, 10, 'msg_9af840c3ebc941548c671add30be0b69', 'reservation 235719309080389', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:09.718Z","venue":"shell-bay","sequence":10,"data":{"id":235719309080389,"code":"64B4JSJB","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"di@example.com","phone":"+94772224444","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1795999929718, 1795999929718, NULL);
INSERT INTO webhook_messages VALUES ('shell-bay', 235719309376858, 235719299835198, 10, 'msg_02b946c615864d3bbdf698f4b20e2f4a', 'reservation 235719309080389', '{"type":"reservation.created","timestamp":"2026-11-30T00:52:09.718Z","venue":"shell-bay","sequence":10,"data":{"id":235719309080389,"code":"64B4JSJB","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1795999929718, 1795999929718, NULL);
INSERT INTO webhooks VALUES ('shell-bay', 235719299067546, 'https://hooks.example.com/pos', 'whsec_Mj0+r1nnAk0WuNxC+yvX+sHXGhoCXYJvhYsenO9NXSM=', 'full', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1795999928491, NULL, 'no connection ENOTFOUND', 0, NULL, NULL);
INSERT INTO webhooks VALUES ('shell-bay', 235719299835198, 'http://127.0.0.1:37795/pos', 'whsec_p6g94BE8UTuzJLj2tdlpEJiZSijMqYlVcurZVfL2WXE=', 'lean', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1795999928582, NULL, NULL, 0, NULL, NULL);
INSERT INTO write_probes VALUES ('*', 1795999928294);
INSERT INTO write_receipts VALUES ('*', '3ba08ff5-31e6-4c93-825c-545bcd20636b', 1795999928332);
INSERT INTO write_receipts VALUES ('shell-bay', '1cd8dd88-9a11-47e6-a445-fe8b61d3b05c', 1795999928447);
INSERT INTO write_receipts VALUES ('shell-bay', '68b9ccc3-a713-4569-a544-b9a670f1defa', 1795999928472);
INSERT INTO write_receipts VALUES ('shell-bay', '3316b8c0-9f5a-48a0-9d5c-9a8e84b352c0', 1795999928486);
INSERT INTO write_receipts VALUES ('shell-bay', '91dafe70-fb84-473a-ae48-48f5cae431b4', 1795999928492);
INSERT INTO write_receipts VALUES ('shell-bay', 'aec0e387-4bc5-4443-97ce-44951f058353', 1795999928568);
INSERT INTO write_receipts VALUES ('shell-bay', 'b60eccc8-72c7-4f6e-9034-71223dfd223a', 1795999928577);
INSERT INTO write_receipts VALUES ('shell-bay', 'c5ac4ddc-0c0c-4a3f-a017-162d3269a8f0', 1795999928585);
INSERT INTO write_receipts VALUES ('shell-bay', 'bf69d8c6-5218-41ca-aa38-84cce94478d3', 1795999928605);
INSERT INTO write_receipts VALUES ('shell-bay', '758d728d-0672-4833-95e3-9c9e0572b1bb', 1795999928667);
INSERT INTO write_receipts VALUES ('shell-bay', '294424b7-cdb2-4a2c-a322-c291db29450b', 1795999928715);
INSERT INTO write_receipts VALUES ('shell-bay', 'f86fe42e-9095-4a9f-83f5-1e004c214261', 1795999928739);
INSERT INTO write_receipts VALUES ('shell-bay', 'ab2c8343-986d-44dd-835f-c8c32edcf7db', 1795999928751);
INSERT INTO write_receipts VALUES ('shell-bay', 'fa9b4a9d-5afd-4a73-ada3-3b0a135d7c0c', 1795999928779);
INSERT INTO write_receipts VALUES ('shell-bay', 'c6e55bc6-63d3-4c20-826d-1a80b4ddd733', 1795999928819);
INSERT INTO write_receipts VALUES ('shell-bay', 'aca81b1a-bfec-42b6-93bc-f74fac1bf17c', 1795999928855);
INSERT INTO write_receipts VALUES ('reef', '15a8f453-cf6b-4d6d-b0ba-4b7b74735957', 1795999928943);
INSERT INTO write_receipts VALUES ('reef', '68bf85ad-24d3-40f3-b76c-1cbad36c2b10', 1795999928975);
INSERT INTO write_receipts VALUES ('shell-bay', '09b49fda-394e-4554-a4f6-1fae4833b85b', 1795999928988);
INSERT INTO write_receipts VALUES ('shell-bay', '8642ccb8-aeb9-419d-b172-5723331cda8b', 1795999929083);
INSERT INTO write_receipts VALUES ('shell-bay', '982ba983-1acc-41a9-9da2-eb2d2d11d2ec', 1795999929107);
INSERT INTO write_receipts VALUES ('shell-bay', '9b1a67be-bcc1-4a61-b7ca-693a7a9225c8', 1795999929204);
INSERT INTO write_receipts VALUES ('shell-bay', '012336a5-8a8d-4769-9324-6d42efc664ef', 1795999929265);
INSERT INTO write_receipts VALUES ('shell-bay', 'b6362172-a973-4bed-a41e-b4e89a46cfcd', 1795999929386);
INSERT INTO write_receipts VALUES ('shell-bay', 'ac073f6b-8294-408e-8a06-aadfd4d450f4', 1795999929473);
INSERT INTO write_receipts VALUES ('shell-bay', 'eb85ec01-b22e-4c53-928d-fd16e87f311c', 1795999929605);
INSERT INTO write_receipts VALUES ('shell-bay', 'b9bedac3-b1e7-4c71-ba51-23c5a7b1eb6a', 1795999929650);
INSERT INTO write_receipts VALUES ('shell-bay', 'b6349faa-883f-4201-89cf-98dddda5015e', 1795999929678);
INSERT INTO write_receipts VALUES ('shell-bay', '542c4a49-39e0-4a7b-a076-4c97ff0c2186', 1795999929681);
INSERT INTO write_receipts VALUES ('shell-bay', 'c4fb53a2-c881-4d54-b1ea-5982e5ff3d16', 1795999929694);
INSERT INTO write_receipts VALUES ('shell-bay', '363dfb30-12c8-447d-b978-04aa9c62f690', 1795999929718);
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
    ADD CONSTRAINT drafts_by_kind_pkey PRIMARY KEY (tenant, kind);
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
