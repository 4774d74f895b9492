CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into kysely_migration values ('0001_schema', '2026-11-30T01:49:44.600Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into kysely_migration_lock values ('migration_lock', 0);
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
  );
insert into reservations values ('shell-bay', 235747625652725, 'TX4DP35X', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94772225555', 'eve@example.com', 'A high chair, please', null, '[{"key":"8","name":"Line 8","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'eve@example.com', '94772225555', 1796003386325, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235747627370408, 'GMQ8XBJ8', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"1","name":"Corner","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, 'release-0001', '3a837b1b1366d68f74662bfb7847c4ccfbf5ac46f5cf70fb05bca2f72504ce96', 1795401000000, null, null, 'ada@example.com', '94771234567', 1796003386543, null, null, 0, 'en', 'reserved', 'online', 1, 0, 1795401000000, null, null, '', null, null, null, '["window"]', 1796003386996, 1796003386543, null, null);
insert into reservations values ('shell-bay', 235747627721509, '75HC5P7S', '2026-11-23', 780, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"2","name":"Line 2","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'ada@example.com', '94771234567', 1796003386585, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235747628568621, 'NW4P3M5P', '2026-11-23', 900, null, 2, 'Ada', 'Silva', '+94', '+94771234567', 'ada@example.com', 'A high chair, please', null, '[{"key":"3","name":"Line 3","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'ada@example.com', '94771234567', 1796003386677, 1796004286677, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('reef', 235747629889777, 'FSCDBXKW', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '+94772223333', 'bo@example.com', 'A high chair, please', null, '[{"key":"900","name":"Reef 1","area":"Reef","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'bo@example.com', '94772223333', 1796003386846, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
insert into reservations values ('shell-bay', 235747630485338, 'W52TVHQS', '2026-11-23', 480, null, 2, 'Lee', '', '', '', '', '', null, '[{"key":"5","name":"Line 5","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, null, null, 1796003386923, null, null, 0, null, 'seated', 'walk_in', 0, 2, 1795401000000, 1795401000000, null, '', null, null, 1795401000000, null, null, null, null, null);
insert into reservations values ('shell-bay', 235747632044881, 'BDNWMGZC', '2026-11-23', 480, null, 2, 'Mei', '', '', '', 'mei@example.com', '', null, '[{"key":"7","name":"Line 7","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, null, null, 1796003387113, 1796006987113, null, 0, null, 'reserved', 'walk_in', 0, 0, 1795401000000, null, null, '', null, null, 1795401000000, null, null, null, null, null);
insert into reservations values ('shell-bay', 235747632771048, 'FNF76ZDT', '2026-11-25', 600, null, 2, 'Ada', 'Silva', '+94', '+94772224444', 'di@example.com', 'A high chair, please', null, '[{"key":"6","name":"Line 6","area":"Lines","areaId":"1","category":"Line","seats":2}]', 15, null, null, 1795401000000, null, null, 'di@example.com', '94772224444', 1796003387202, null, null, 0, 'en', 'reserved', 'online', 0, 0, null, null, null, '', null, null, null, null, null, null, null, null);
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
insert into claims values ('reef', '2026-11-23', '900', -1, 235747629889777, null);
insert into claims values ('shell-bay', '2026-11-23', '1', -1, 235747627370408, null);
insert into claims values ('shell-bay', '2026-11-23', '12', -1, null, 235747631359703);
insert into claims values ('shell-bay', '2026-11-23', '2', -1, 235747627721509, null);
insert into claims values ('shell-bay', '2026-11-23', '3', -1, 235747628568621, null);
insert into claims values ('shell-bay', '2026-11-23', '5', -1, 235747630485338, null);
insert into claims values ('shell-bay', '2026-11-23', '7', -1, 235747632044881, null);
insert into claims values ('shell-bay', '2026-11-23', '8', -1, 235747625652725, null);
insert into claims values ('shell-bay', '2026-11-23', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-24', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-25', '6', -1, 235747632771048, null);
insert into claims values ('shell-bay', '2026-11-25', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-26', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-27', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-28', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-29', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-11-30', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-01', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-02', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-03', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-04', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-05', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-06', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-07', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-08', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-09', '9', -1, null, 235747630148287);
insert into claims values ('shell-bay', '2026-12-10', '9', -1, null, 235747630148287);
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
    created_at bigint not null,
    state text not null default 'held',
    answer_by text,
    link integer not null default 0,
    primary key (tenant, id)
  );
insert into season_places values ('shell-bay', 235747630106248, '9', 'Line 9', 'Anna Rossi', 'anna@example.com', '', '2026-11-23', '2026-12-10', 1, '4b4c7f2e2fc3baae566b93ad8282ce90f1c57d25f1ef1df53bc89594b538be70', 1795401000000, 'held', null, 1);
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
    reservation_id bigint,
    messages_at bigint,
    time integer,
    notes text,
    language text,
    primary key (tenant, id)
  );
insert into waiting_list values ('shell-bay', 235747629703911, '2026-11-30', 0, 'Ada Silva', 20, '+94771234567', 'large@example.com', 0, 1795401000000, 'requested', null, null, null, null, null, 600, 'A high chair, please', 'en');
insert into waiting_list values ('shell-bay', 235747631703245, '2026-11-23', 1, 'Mei', 2, '', 'mei@example.com', 20, 1795401000000, 'offered', '["7"]', 1796006987113, 60, 235747632044881, null, null, null, null);
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
insert into outbox values ('shell-bay', 235747625696561, 235747625652725, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747625696562, 235747625652725, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747627377282, 235747627370408, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747627389077, 235747627370408, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747627392107, 235747627370408, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'message');
insert into outbox values ('shell-bay', 235747627735757, 235747627721509, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747627735758, 235747627721509, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747628577386, 235747628568621, null, null, 'confirm', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747628654525, 235747627370408, null, null, 'flood', 'waiting', 0, 0, null, 1796003386698, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747629717308, null, null, 235747629703911, 'request', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747629718557, null, null, 235747629703911, 'request_notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('reef', 235747629899606, 235747629889777, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('reef', 235747629899607, 235747629889777, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747630141053, null, 235747630106248, null, 'season', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747632048189, 235747632044881, null, null, 'offer', 'waiting', 0, 1796003387113, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747632839276, 235747632771048, null, null, 'guest', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
insert into outbox values ('shell-bay', 235747632839277, 235747632771048, null, null, 'notice', 'waiting', 0, 0, null, 1795401000000, null, null, null, null, 'mail');
CREATE TABLE confirmation_links (
    tenant text not null,
    secret_hash text not null,
    reservation_id bigint not null,
    primary key (tenant, secret_hash),
    foreign key (tenant, reservation_id) references reservations (tenant, id)
  ) without rowid;
insert into confirmation_links values ('shell-bay', '50f52a49713c82cb886c11cab5d789e19af6acd01ee15065a8e6e6aa6b14c928', 235747628568621);
CREATE TABLE guest_links (
    tenant text not null,
    secret_hash text not null,
    reservation_id bigint not null,
    primary key (tenant, secret_hash),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  );
insert into guest_links values ('shell-bay', 'bddd1bc2582beb5453de0dbcf7cb32e4b192063c6bcd765be2b6b5daff161154', 235747625652725);
insert into guest_links values ('shell-bay', '6565a8862b1d57130183707a7acfd99b2ed9fb99529cad55118d1ff5bc8c8765', 235747627370408);
insert into guest_links values ('shell-bay', '3aa1bda73685e5efce8257be43d326f073db42bf9a9997f60bbadbfeda83e0ed', 235747627721509);
insert into guest_links values ('shell-bay', '38f19ae0bd47df0652a545f3f702ca5a80d3a036d7c1823160d0184e9324e2e4', 235747628568621);
insert into guest_links values ('shell-bay', '971f71734ed68387b1cfd9651755a36c1e5b0000aaa2cd8c7446c9ff3b808a2c', 235747627370408);
insert into guest_links values ('reef', '206684a5cbd8af88adc42fdd3c46dff921a264535076081b01a61067bf03a82e', 235747629889777);
insert into guest_links values ('shell-bay', 'c0e541266cfd683e51b7c2f9b30f2b9b5942f444d52fab130a3ac883484014f1', 235747632771048);
CREATE TABLE beside_links (
    tenant text not null,
    reservation_id bigint not null,
    link integer not null,
    secret_hash text,
    primary key (tenant, reservation_id),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  );
insert into beside_links values ('shell-bay', 235747627370408, 1, '8649eeda53a0c8462533803b3fae4346a78e244d26a4c280573db7d579baebf6');
CREATE TABLE blocks (
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
  );
insert into blocks values ('shell-bay', 235747630148287, '["9"]', '2026-11-23', '2026-12-10', null, null, 'Anna Rossi', null, 0, 235747630106248);
insert into blocks values ('shell-bay', 235747631359703, '["12"]', '2026-11-23', '2026-11-23', null, null, 'Rain', null, 0, null);
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
insert into day_log values ('shell-bay', 1, '2026-11-23', null, 1795401000000, 1796003386325, 'guest', '', 'reserve', '[{"kind":"party","id":235747625652725,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["8"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 2, '2026-11-23', null, 1795401000000, 1796003386543, 'guest', '', 'reserve', '[{"kind":"party","id":235747627370408,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 3, '2026-11-23', null, 1795401000000, 1796003386585, 'guest', '', 'reserve', '[{"kind":"party","id":235747627721509,"before":null,"after":{"revision":0,"date":"2026-11-23","time":780,"stay":null,"guests":2,"tables":["2"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 4, '2026-11-23', null, 1795401000000, 1796003386677, 'guest', '', 'reserve', '[{"kind":"party","id":235747628568621,"before":null,"after":{"revision":0,"date":"2026-11-23","time":900,"stay":null,"guests":2,"tables":["3"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796004286677,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 5, '2026-11-30', null, 1795401000000, 1796003386828, 'guest', '', 'request', '[{"kind":"waiting","id":235747629703911,"before":null,"after":{"revision":0,"state":"requested","guests":20,"party":null}}]', null, null);
insert into day_log values ('reef', 1, '2026-11-23', null, 1795401000000, 1796003386846, 'guest', '', 'reserve', '[{"kind":"party","id":235747629889777,"before":null,"after":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["900"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
insert into day_log values ('shell-bay', 6, '2026-11-23', null, 1795401000000, 1796003386878, 'owner', '', 'season_assigned', '[{"kind":"block","id":235747630148287,"before":null,"after":{"tables":["9"],"from":"2026-11-23","until":"2026-12-10","fromTime":null,"untilTime":null}}]', null, null);
insert into day_log values ('shell-bay', 7, '2026-11-23', null, 1795401000000, 1796003386923, 'staff', 'Bar tablet', 'walk_in', '[{"kind":"party","id":235747630485338,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["5"],"stay":null,"status":"seated","arrived":2,"statusAt":1795401000000,"seatedAt":1795401000000,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":1795401000000}}]', null, null);
insert into day_log values ('shell-bay', 8, '2026-11-23', null, 1795401000000, 1796003386996, 'staff', 'Bar tablet', 'tags', '[{"kind":"party","id":235747627370408,"before":{"revision":0,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null},"after":{"revision":1,"date":"2026-11-23","time":600,"stay":null,"guests":2,"tables":["1"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, '{"235747627370408":{"tags":null,"tagged_at":null}}');
insert into day_log values ('shell-bay', 9, '2026-11-23', null, 1795401000000, 1796003387029, 'staff', 'Bar tablet', 'block', '[{"kind":"block","id":235747631359703,"before":null,"after":{"tables":["12"],"from":"2026-11-23","until":"2026-11-23","fromTime":null,"untilTime":null},"revision":0}]', null, null);
insert into day_log values ('shell-bay', 10, '2026-11-23', null, 1795401000000, 1796003387063, 'staff', 'Bar tablet', 'note', '[{"kind":"note","date":"2026-11-23","revision":1}]', null, '{"note":""}');
insert into day_log values ('shell-bay', 11, '2026-11-23', null, 1795401000000, 1796003387072, 'staff', 'Bar tablet', 'wait_add', '[{"kind":"waiting","id":235747631703245,"before":null,"after":{"revision":0,"state":"waiting","guests":2,"party":null}}]', null, null);
insert into day_log values ('shell-bay', 12, '2026-11-23', null, 1795401000000, 1796003387113, 'staff', 'Bar tablet', 'wait_offer', '[{"kind":"party","id":235747632044881,"before":null,"after":{"revision":0,"date":"2026-11-23","time":480,"guests":2,"tables":["7"],"stay":null,"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":1796006987113,"keptAt":1795401000000},"mail":235747632048189},{"kind":"waiting","id":235747631703245,"before":{"revision":0,"state":"waiting","guests":2,"party":null},"after":{"revision":1,"state":"offered","guests":2,"party":235747632044881}}]', null, null);
insert into day_log values ('shell-bay', 13, '2026-11-23', null, 1795401000000, 1796003387185, 'staff', 'Bar tablet', 'pause', '[{"kind":"pause","before":null,"after":1795413600000,"revision":1}]', null, null);
insert into day_log values ('shell-bay', 14, '2026-11-25', null, 1795401000000, 1796003387202, 'guest', '', 'reserve', '[{"kind":"party","id":235747632771048,"before":null,"after":{"revision":0,"date":"2026-11-25","time":600,"stay":null,"guests":2,"tables":["6"],"status":"reserved","arrived":0,"statusAt":1795401000000,"seatedAt":null,"leftAt":null,"cancelled":false,"heldUntil":null,"keptAt":null}}]', null, null);
CREATE TABLE day_answers (
    tenant text not null,
    id text not null,
    date text not null,
    hash text not null,
    outcome text not null,
    primary key (tenant, id)
  );
insert into day_answers values ('shell-bay', 'step-of-a-release', '2026-11-23', 'wQLCdKaFISBB72sIsjS7FtFHio8HsW1c2KQ7t826MLk', '{"ok":true,"log":7}');
insert into day_answers values ('shell-bay', 'step-00000001', '2026-11-23', 'fnjhmGbNm3ZqT3kRusG0KkftE5TR4OkaoYaW0SN-1nQ', '{"ok":true,"log":8}');
insert into day_answers values ('shell-bay', 'step-00000002', '2026-11-23', '91j9r9Q9thWGYj8YoFhXakzzImy3CihEp-qSMAotcYo', '{"ok":true,"log":9}');
insert into day_answers values ('shell-bay', 'step-00000003', '2026-11-23', '3DlJyKj4TvBqBI4vjrJzDGtaVUxX-mRJmFpHw_MJXT4', '{"ok":true,"log":10}');
insert into day_answers values ('shell-bay', 'step-00000004', '2026-11-23', 'XW-himhxng8n7VRBgBdIR0GiehtnCWoKi0RrDNoPoSU', '{"ok":true,"log":11}');
insert into day_answers values ('shell-bay', 'step-00000005', '2026-11-23', 'm8rOJh3qK5b_9jzhrrWPao3nm4FZNzfwVN0ws8WHlww', '{"ok":true,"log":12}');
insert into day_answers values ('shell-bay', 'step-00000006', '2026-11-23', 'mfK1Ki-DuGDkNtkAPfXIM5U9jJluLQiXex13-k6EVa8', '{"ok":true,"log":13}');
CREATE TABLE day_notes (
    tenant text not null,
    date text not null,
    text text not null,
    revision integer not null default 0,
    primary key (tenant, date)
  );
insert into day_notes values ('shell-bay', '2026-11-23', 'A wedding, "quoted" & ''so'' – ü', 1);
CREATE TABLE pauses (
    tenant text not null,
    until_at bigint not null,
    revision integer not null default 0,
    primary key (tenant)
  );
insert into pauses values ('shell-bay', 1795413600000, 1);
CREATE TABLE events (
    tenant text not null,
    id bigint not null,
    kind text not null,
    date text,
    tables text,
    recorded_at bigint not null,
    primary key (tenant, id)
  ) without rowid;
insert into events values ('reef', 1, 'tables', '2026-11-23', '[{"key":"900","available":false}]', 1796003386846);
insert into events values ('shell-bay', 1, 'plan', null, null, 1796003385963);
insert into events values ('shell-bay', 2, 'tables', '2026-11-23', '[{"key":"8","available":false}]', 1796003386325);
insert into events values ('shell-bay', 3, 'tables', '2026-11-23', '[{"key":"1","available":false}]', 1796003386543);
insert into events values ('shell-bay', 4, 'tables', '2026-11-23', '[{"key":"2","available":false}]', 1796003386585);
insert into events values ('shell-bay', 5, 'tables', '2026-11-23', '[{"key":"3","available":false}]', 1796003386677);
insert into events values ('shell-bay', 6, 'day', '2026-11-30', null, 1796003386828);
insert into events values ('shell-bay', 7, 'tables', '2026-11-23', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 8, 'day', '2026-11-23', null, 1796003386878);
insert into events values ('shell-bay', 9, 'tables', '2026-11-24', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 10, 'day', '2026-11-24', null, 1796003386878);
insert into events values ('shell-bay', 11, 'tables', '2026-11-25', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 12, 'day', '2026-11-25', null, 1796003386878);
insert into events values ('shell-bay', 13, 'tables', '2026-11-26', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 14, 'day', '2026-11-26', null, 1796003386878);
insert into events values ('shell-bay', 15, 'tables', '2026-11-27', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 16, 'day', '2026-11-27', null, 1796003386878);
insert into events values ('shell-bay', 17, 'tables', '2026-11-28', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 18, 'day', '2026-11-28', null, 1796003386878);
insert into events values ('shell-bay', 19, 'tables', '2026-11-29', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 20, 'day', '2026-11-29', null, 1796003386878);
insert into events values ('shell-bay', 21, 'tables', '2026-11-30', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 22, 'day', '2026-11-30', null, 1796003386878);
insert into events values ('shell-bay', 23, 'tables', '2026-12-01', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 24, 'day', '2026-12-01', null, 1796003386878);
insert into events values ('shell-bay', 25, 'tables', '2026-12-02', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 26, 'day', '2026-12-02', null, 1796003386878);
insert into events values ('shell-bay', 27, 'tables', '2026-12-03', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 28, 'day', '2026-12-03', null, 1796003386878);
insert into events values ('shell-bay', 29, 'tables', '2026-12-04', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 30, 'day', '2026-12-04', null, 1796003386878);
insert into events values ('shell-bay', 31, 'tables', '2026-12-05', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 32, 'day', '2026-12-05', null, 1796003386878);
insert into events values ('shell-bay', 33, 'tables', '2026-12-06', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 34, 'day', '2026-12-06', null, 1796003386878);
insert into events values ('shell-bay', 35, 'tables', '2026-12-07', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 36, 'day', '2026-12-07', null, 1796003386878);
insert into events values ('shell-bay', 37, 'tables', '2026-12-08', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 38, 'day', '2026-12-08', null, 1796003386878);
insert into events values ('shell-bay', 39, 'tables', '2026-12-09', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 40, 'day', '2026-12-09', null, 1796003386878);
insert into events values ('shell-bay', 41, 'tables', '2026-12-10', '[{"key":"9","available":false}]', 1796003386878);
insert into events values ('shell-bay', 42, 'day', '2026-12-10', null, 1796003386878);
insert into events values ('shell-bay', 43, 'day', null, null, 1796003386909);
insert into events values ('shell-bay', 44, 'tables', '2026-11-23', '[{"key":"5","available":false}]', 1796003386923);
insert into events values ('shell-bay', 45, 'day', '2026-11-23', null, 1796003386923);
insert into events values ('shell-bay', 46, 'day', '2026-11-23', null, 1796003386996);
insert into events values ('shell-bay', 47, 'tables', '2026-11-23', '[{"key":"12","available":false}]', 1796003387029);
insert into events values ('shell-bay', 48, 'day', '2026-11-23', null, 1796003387029);
insert into events values ('shell-bay', 49, 'day', '2026-11-23', null, 1796003387063);
insert into events values ('shell-bay', 50, 'day', '2026-11-23', null, 1796003387072);
insert into events values ('shell-bay', 51, 'tables', '2026-11-23', '[{"key":"7","available":false}]', 1796003387113);
insert into events values ('shell-bay', 52, 'day', '2026-11-23', null, 1796003387113);
insert into events values ('shell-bay', 53, 'day', '2026-11-23', null, 1796003387185);
insert into events values ('shell-bay', 54, 'tables', '2026-11-25', '[{"key":"6","available":false}]', 1796003387202);
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
CREATE TABLE drafts (
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
CREATE TABLE editor_access (
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
  );
insert into editor_access values ('shell-bay', 235747624424630, 'staff', 'token', '_N2qRp6wLcSU1LfsqoKTxZUIv1Kov5cQ7aBl2LTV-bU', 1796003386184, 1798595386184, 'Bar tablet');
insert into editor_access values ('shell-bay', 235747624640409, 'owner', 'link', 'jBuR7QRGN9q43wxR1ixvRqhyW9WzpE2F6edsl_XI6Zc', 1796003385226, 1796089785226, '');
insert into editor_access values ('shell-bay', 235747624686913, 'owner', 'token', 'dEYBK8UmlALQeFZutAlJ_JbnMkm02_TBNNdByDIMXbM', 1796003386216, 1796006986216, 'Ada');
insert into editor_access values ('shell-bay', 235747624822590, 'staff', 'token', 'RYNIu8VKoo3g9jX-PSEpwPnMIccsz_u5Nm-i7qJSOsc', 1796003386233, 1796006986233, 'Bar tablet');
CREATE TABLE editor_sessions (
    tenant text not null,
    mark text not null,
    created_at bigint not null,
    ends_at bigint not null,
    role text not null,
    access_id bigint,
    name text not null default '',
    primary key (tenant, mark)
  );
insert into editor_sessions values ('*', 'TASVQ90q6UtZhoWfzh3WLASBZkYjuIvKAxVhRitLVGw', 1796003385655, 1796046585670, 'owner', null, '');
insert into editor_sessions values ('*', 'X3DhKpjt8BmBsGOI2xBBlewn-s-rd05sm5-a7F_Ns34', 1796003385681, 1796046585683, 'owner', null, '');
insert into editor_sessions values ('shell-bay', 'YUIDJVmDZv8LovhQXlVdpPJXD2ORVOdUfYLw58504Hs', 1796003386225, 1796046586225, 'owner', 235747624686913, 'Ada');
insert into editor_sessions values ('shell-bay', 'dHTJHJLYbx0uMH7QSlw2D5EA8_kJMfB9KXGi9f9gxbE', 1796003386237, 1796046586237, 'staff', 235747624822590, 'Bar tablet');
CREATE TABLE push_subscriptions (
    tenant text not null,
    mark text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    primary key (tenant, mark)
  );
insert into push_subscriptions values ('shell-bay', 'dHTJHJLYbx0uMH7QSlw2D5EA8_kJMfB9KXGi9f9gxbE', 'https://push.example.com/send/device-1', 'BOqTI-lGwQudXP1uz60IkxyEdS6kZxnzpbK_7lHA38LePxr-LaA_iYftBtzbqQRvvgPRxPG9KKiwg9J4aJ4vwAM', 'unNN20KJv5zPKGGgiyU3uQ');
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
insert into api_keys values ('shell-bay', 235747624141237, 'IGIeOalh3CmMJmG62FOC0L88LfqnUkPLfYgrnUcqeQY', 'Till', 'read reserve', 1796003386148, 1798595386148, null);
CREATE TABLE feeds (
    tenant text not null,
    kind text not null,
    secret_hash text not null,
    created_at bigint not null,
    primary key (tenant, kind)
  );
insert into feeds values ('shell-bay', 'ical', 'ls_TQdJpq8vMwqCy18Ag31GF7EHUZHBOx7DtPRrqquc', 1796003386268);
insert into feeds values ('shell-bay', 'wall', 'NiZrPFIJoT8kBbovM2eTvF3wsEc6_sylVuUAfW08ixA', 1796003386278);
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
    lost integer not null default 0,
    old_secret text,
    old_secret_until bigint,
    primary key (tenant, id)
  );
insert into webhooks values ('shell-bay', 235747624313588, 'https://hooks.example.com/pos', 'whsec_fjQAxiww6Y1Kp5FiC8bgQ/IiOnJat8mMtK1yz0PEyYo=', 'full', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1796003386169, null, 'no connection ENOTFOUND', 0, null, null);
insert into webhooks values ('shell-bay', 235747625262812, 'http://127.0.0.1:35849/pos', 'whsec_vf4TT4XbsEqeC41VaW21VyGsTz7vZvJXR4Z2YyrFFNA=', 'lean', 'reservation.created reservation.changed reservation.cancelled reservation.seated reservation.left reservation.no_show waiting.offered plan.published day.blocked day.unblocked', 10, 1796003386285, null, null, 0, null, null);
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
    created_at bigint not null,
    error text,
    primary key (tenant, id),
    foreign key (tenant, webhook_id) references webhooks (tenant, id) on delete cascade
  );
insert into webhook_messages values ('shell-bay', 235747625764746, 235747624313588, 1, 'msg_bc173808965941219a02603110c099aa', 'reservation 235747625652725', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.325Z","venue":"shell-bay","sequence":1,"data":{"id":235747625652725,"code":"TX4DP35X","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"eve@example.com","phone":"+94772225555","language":"en","notes":"A high chair, please","staff_note":""}}}', 1, 1796003391366, 1796003386325, 'no connection ENOTFOUND');
insert into webhook_messages values ('shell-bay', 235747627428632, 235747624313588, 2, 'msg_b4860483fd83475695ca52a91a1357a6', 'reservation 235747627370408', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.543Z","venue":"shell-bay","sequence":2,"data":{"id":235747627370408,"code":"GMQ8XBJ8","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003386543, 1796003386543, null);
insert into webhook_messages values ('shell-bay', 235747627439382, 235747625262812, 2, 'msg_7e3c14260b644688a719860a70768c44', 'reservation 235747627370408', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.543Z","venue":"shell-bay","sequence":2,"data":{"id":235747627370408,"code":"GMQ8XBJ8","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003386543, 1796003386543, null);
insert into webhook_messages values ('shell-bay', 235747627741671, 235747624313588, 3, 'msg_8e4740f992324aea9c7a92a8e428fbc6', 'reservation 235747627721509', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.585Z","venue":"shell-bay","sequence":3,"data":{"id":235747627721509,"code":"75HC5P7S","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003386585, 1796003386585, null);
insert into webhook_messages values ('shell-bay', 235747627742920, 235747625262812, 3, 'msg_16bc339d465c4105bbb9222e1a292e9d', 'reservation 235747627721509', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.585Z","venue":"shell-bay","sequence":3,"data":{"id":235747627721509,"code":"75HC5P7S","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"13:00","stay":null,"guests":2,"series":null,"tables":[{"key":"2","name":"Line 2","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003386585, 1796003386585, null);
insert into webhook_messages values ('shell-bay', 235747630194527, 235747624313588, 4, 'msg_ca00e2c331664a04805327a5df58caa0', 'block 235747630148287', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:46.878Z","venue":"shell-bay","sequence":4,"data":{"id":235747630148287,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1796003386878, 1796003386878, null);
insert into webhook_messages values ('shell-bay', 235747630195079, 235747625262812, 4, 'msg_d57b28d07ceb4f03878ee33cc5478c55', 'block 235747630148287', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:46.878Z","venue":"shell-bay","sequence":4,"data":{"id":235747630148287,"tables":["9"],"from":"2026-11-23","until":"2026-12-10","from_time":null,"until_time":null}}', 0, 1796003386878, 1796003386878, null);
insert into webhook_messages values ('shell-bay', 235747630520690, 235747624313588, 5, 'msg_b6aeaca0b21a47f9bd14731b7e76d81f', 'reservation 235747630485338', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.923Z","venue":"shell-bay","sequence":5,"data":{"id":235747630485338,"code":"W52TVHQS","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 1796003386923, 1796003386923, null);
insert into webhook_messages values ('shell-bay', 235747630520691, 235747624313588, 6, 'msg_4f76cdff7e1d471aa11a81e43e14543b', 'reservation 235747630485338', '{"type":"reservation.seated","timestamp":"2026-11-30T01:49:46.923Z","venue":"shell-bay","sequence":6,"data":{"id":235747630485338,"code":"W52TVHQS","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null,"guest":{"first_name":"Lee","last_name":"","email":"","phone":"","language":null,"notes":"","staff_note":""}}}', 0, 9007199254740991, 1796003386923, null);
insert into webhook_messages values ('shell-bay', 235747630520692, 235747625262812, 5, 'msg_4f764b519e84418ca328cbf459beb409', 'reservation 235747630485338', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.923Z","venue":"shell-bay","sequence":5,"data":{"id":235747630485338,"code":"W52TVHQS","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 1796003386923, 1796003386923, null);
insert into webhook_messages values ('shell-bay', 235747630520693, 235747625262812, 6, 'msg_2680f9d2e63f430ea2558a763dc5104d', 'reservation 235747630485338', '{"type":"reservation.seated","timestamp":"2026-11-30T01:49:46.923Z","venue":"shell-bay","sequence":6,"data":{"id":235747630485338,"code":"W52TVHQS","revision":0,"source":"walk_in","status":"seated","cancelled":false,"date":"2026-11-23","time":"08:00","stay":null,"guests":2,"series":null,"tables":[{"key":"5","name":"Line 5","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":"2026-11-23T02:30:00.000Z","left_at":null}}', 0, 9007199254740991, 1796003386923, null);
insert into webhook_messages values ('shell-bay', 235747631148042, 235747624313588, 7, 'msg_e34b8cfe261a4dfaa1667b4d0f734fae', 'reservation 235747627370408', '{"type":"reservation.changed","timestamp":"2026-11-30T01:49:46.996Z","venue":"shell-bay","sequence":7,"data":{"id":235747627370408,"code":"GMQ8XBJ8","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"ada@example.com","phone":"+94771234567","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 9007199254740991, 1796003386996, null);
insert into webhook_messages values ('shell-bay', 235747631148043, 235747625262812, 7, 'msg_3422e8bdbd8a4ad88b39bf6f76a294ca', 'reservation 235747627370408', '{"type":"reservation.changed","timestamp":"2026-11-30T01:49:46.996Z","venue":"shell-bay","sequence":7,"data":{"id":235747627370408,"code":"GMQ8XBJ8","revision":1,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"1","name":"Corner","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 9007199254740991, 1796003386996, null);
insert into webhook_messages values ('shell-bay', 235747631371538, 235747624313588, 8, 'msg_c7733da746be4a8fbe0558c96aaa8155', 'block 235747631359703', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:47.029Z","venue":"shell-bay","sequence":8,"data":{"id":235747631359703,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1796003387029, 1796003387029, null);
insert into webhook_messages values ('shell-bay', 235747631532594, 235747625262812, 8, 'msg_129cd1b86c7540e8bd1d4e320726b0fd', 'block 235747631359703', '{"type":"day.blocked","timestamp":"2026-11-30T01:49:47.029Z","venue":"shell-bay","sequence":8,"data":{"id":235747631359703,"tables":["12"],"from":"2026-11-23","until":"2026-11-23","from_time":null,"until_time":null}}', 0, 1796003387029, 1796003387029, null);
insert into webhook_messages values ('shell-bay', 235747632064087, 235747624313588, 9, 'msg_cf47ffde26894ee3aeb6a30383dc9ca8', 'waiting 235747631703245', '{"type":"waiting.offered","timestamp":"2026-11-30T01:49:47.113Z","venue":"shell-bay","sequence":9,"data":{"id":235747631703245,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T02:49:47.113Z","reservation_id":235747632044881,"guest":{"name":"Mei","email":"mei@example.com","phone":""}}}', 0, 1796003387113, 1796003387113, null);
insert into webhook_messages values ('shell-bay', 235747632066459, 235747625262812, 9, 'msg_694c5365ac2246d993b47b71e557302a', 'waiting 235747631703245', '{"type":"waiting.offered","timestamp":"2026-11-30T01:49:47.113Z","venue":"shell-bay","sequence":9,"data":{"id":235747631703245,"date":"2026-11-23","guests":2,"tables":["7"],"offer_until":"2026-11-30T02:49:47.113Z","reservation_id":235747632044881}}', 0, 1796003387113, 1796003387113, null);
insert into webhook_messages values ('shell-bay', 235747632842173, 235747624313588, 10, 'msg_8351f89366b34da4909c2e850222ce12', 'reservation 235747632771048', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:47.202Z","venue":"shell-bay","sequence":10,"data":{"id":235747632771048,"code":"FNF76ZDT","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null,"guest":{"first_name":"Ada","last_name":"Silva","email":"di@example.com","phone":"+94772224444","language":"en","notes":"A high chair, please","staff_note":""}}}', 0, 1796003387202, 1796003387202, null);
insert into webhook_messages values ('shell-bay', 235747632842174, 235747625262812, 10, 'msg_05c44164122743b793547e14d865218e', 'reservation 235747632771048', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:47.202Z","venue":"shell-bay","sequence":10,"data":{"id":235747632771048,"code":"FNF76ZDT","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-25","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"6","name":"Line 6","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 0, 1796003387202, 1796003387202, null);
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
insert into webhook_deliveries values ('shell-bay', 235747625262812, 1, 'msg_5e7e01ffa44e4513aab85bdb26dc7c8a', 'reservation 235747625652725', '{"type":"reservation.created","timestamp":"2026-11-30T01:49:46.325Z","venue":"shell-bay","sequence":1,"data":{"id":235747625652725,"code":"TX4DP35X","revision":0,"source":"online","status":"reserved","cancelled":false,"date":"2026-11-23","time":"10:00","stay":null,"guests":2,"series":null,"tables":[{"key":"8","name":"Line 8","area":"Lines","category":"Line","seats":2}],"created_at":"2026-11-23T02:30:00.000Z","seated_at":null,"left_at":null}}', 1, 1796003386516, null);
CREATE TABLE alarms (
    tenant text not null,
    kind text not null,
    date text not null,
    raised_at bigint not null,
    count integer not null,
    primary key (tenant, kind, date)
  );
insert into alarms values ('shell-bay', 'flood', '*', 1796003386698, 1);
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
CREATE TABLE summed_steps (
    tenant text not null,
    log_id bigint not null,
    primary key (tenant)
  );
insert into summed_steps values ('shell-bay', 12);
CREATE TABLE changed_days (
    tenant text not null,
    date text not null,
    primary key (tenant, date)
  );
insert into changed_days values ('shell-bay', '2026-11-25');
CREATE TABLE unmet_demand (
    tenant text not null,
    date text not null,
    time integer not null,
    guests integer not null,
    count integer not null,
    primary key (tenant, date, time, guests)
  );
insert into unmet_demand values ('reef', '2026-11-23', 600, 2, 1);
CREATE TABLE clock (
    tenant text not null,
    known_at bigint not null,
    doubted_from bigint,
    doubted_at bigint,
    confirmed_ms bigint not null,
    primary key (tenant)
  );
insert into clock values ('*', 1796003385608, null, null, 0);
CREATE TABLE write_probes (
    tenant text primary key,
    probed_at bigint not null
  );
insert into write_probes values ('*', 1796003385490);
CREATE INDEX reservations_by_date on reservations (tenant, date);
CREATE UNIQUE INDEX reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null;
CREATE INDEX reservations_by_mailbox on reservations (tenant, mailbox, recorded_at);
CREATE INDEX reservations_by_telephone on reservations (tenant, telephone, recorded_at);
CREATE INDEX reservations_by_email on reservations (tenant, lower(email), tagged_at);
CREATE INDEX reservations_by_phone on reservations (tenant, phone, tagged_at);
CREATE INDEX reservations_by_series on reservations (tenant, series) where series is not null;
CREATE INDEX reservations_held on reservations (tenant, held_until) where held_until is not null;
CREATE INDEX claims_by_reservation on claims (tenant, reservation_id);
CREATE INDEX claims_by_block on claims (tenant, block_id);
CREATE UNIQUE INDEX season_places_by_secret on season_places (tenant, secret_hash) where secret_hash is not null;
CREATE INDEX season_places_offered on season_places (tenant, answer_by) where state = 'offered';
CREATE INDEX waiting_list_by_date on waiting_list (tenant, date);
CREATE INDEX waiting_list_offers on waiting_list (tenant, offer_until) where state = 'offered';
CREATE INDEX outbox_waiting on outbox (tenant, (kind not in ('confirm', 'offer')), due_at, id) where state = 'waiting';
CREATE INDEX outbox_messages on outbox (tenant, due_at, id) where state = 'waiting' and channel = 'message';
CREATE INDEX outbox_sent_messages on outbox (tenant, sent_at) where channel = 'message' and state = 'sent';
CREATE INDEX outbox_gathered on outbox (tenant, created_at) where state = 'gathered';
CREATE UNIQUE INDEX outbox_reminders on outbox (tenant, visit_date, kind, reservation_id, channel) where visit_date is not null;
CREATE INDEX outbox_by_reservation on outbox (tenant, reservation_id);
CREATE INDEX outbox_by_season on outbox (tenant, season_id) where season_id is not null;
CREATE INDEX outbox_by_waiting on outbox (tenant, waiting_id) where waiting_id is not null;
CREATE INDEX confirmation_links_by_reservation on confirmation_links (tenant, reservation_id);
CREATE INDEX guest_links_by_reservation on guest_links (tenant, reservation_id);
CREATE UNIQUE INDEX beside_links_by_secret on beside_links (tenant, secret_hash) where secret_hash is not null;
CREATE INDEX blocks_by_date on blocks (tenant, until_date);
CREATE INDEX blocks_by_season on blocks (tenant, season_id) where season_id is not null;
CREATE INDEX day_log_by_date on day_log (tenant, date);
CREATE INDEX day_log_by_from_date on day_log (tenant, from_date) where from_date is not null;
CREATE UNIQUE INDEX day_log_by_undone on day_log (tenant, undoes) where undoes is not null;
CREATE INDEX day_log_personal on day_log (tenant, recorded_at) where personal is not null;
CREATE INDEX day_answers_by_date on day_answers (tenant, date);
CREATE UNIQUE INDEX api_keys_by_secret on api_keys (tenant, secret_hash);
CREATE INDEX webhook_messages_in_order on webhook_messages (tenant, webhook_id, subject, sequence);
CREATE INDEX webhook_messages_by_subject on webhook_messages (tenant, subject);
CREATE INDEX webhook_messages_due on webhook_messages (tenant, due_at, id);
CREATE INDEX webhook_deliveries_by_subject on webhook_deliveries (tenant, subject);
CREATE INDEX daily_sums_by_date on daily_sums (tenant, date);
