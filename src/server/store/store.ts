/** The database: one SQLite file or a Postgres server, durable at every commit. */
import type { BesideLinkRow } from './besideRows.ts';
import { type Dialect, type Generated, Kysely, type LogEvent, sql } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DocumentKind } from '../../api/documentContract.ts';
import type { PartySource, PartyStatus } from '../../domain/day/party.ts';
import { PRIVATE_FOLDER_MODE } from '../files/atomicFile.ts';
import { isPostgresUrl } from '../settings.ts';
import type { SeasonPlaceRow } from './seasonRows.ts';
import type { ChangedDayRow, DailySumRow, SummedStepsRow, UnmetDemandRow } from './sumRows.ts';
import type { WaitingRow } from './waitingRows.ts';
import type { ApiKeyRow, WebhookDeliveryRow, WebhookMessageRow, WebhookRow } from './integrationRows.ts';
import { migrate } from './migrate.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from './migrations.ts';
import type { PostgresDatabase } from './postgresDatabase.ts';
import { ConnectionLostError, postgresFailure, sqlStateOf } from './postgresErrors.ts';
import { SqliteFileDialect } from './sqliteDialect.ts';
import { SqliteError } from './sqliteDriver.ts';
import { DatabaseMissingError, SqliteFile, type SqliteFileOptions, isBusy } from './sqliteFile.ts';

/** A reservation as the guest made it. Times are minutes of the date, instants epoch milliseconds. */
export type ReservationRow = {
  readonly tenant: string;
  readonly id: number;
  readonly code: string;
  readonly date: string;
  readonly time: number;
  /** Minutes; null means the rest of the date. */
  readonly stay: number | null;
  readonly guests: number;
  readonly first_name: string;
  readonly last_name: string;
  /** As the guest chose it; empty if staff have entered the number. */
  readonly country_code: string;
  /** In E.164, such as `+94771234567`, or what staff have typed instead of a number. */
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly discount_code: string | null;
  /** The tables as promised to the guest, as JSON. Read them with `reservedTables`. */
  readonly tables: string;
  /** How many minutes the tables are held, as promised to the guest. */
  readonly hold_minutes: number;
  readonly idempotency_key: string | null;
  readonly payload_hash: string | null;
  readonly created_at: number;
  readonly cancelled_at: number | null;
  /** Keyed hash of the client network that made the reservation, for limits. */
  readonly network: string | null;
  /** The same of the /48 of an IPv6 network. */
  readonly site: Generated<string | null>;
  /** The email address and the telephone number in one spelling, for limits. */
  readonly mailbox: string | null;
  readonly telephone: string | null;
  /** When the reservation was stored, in epoch milliseconds of real time. `created_at` is the venue's time. */
  readonly recorded_at: number | null;
  /**
   * Until when an unconfirmed reservation holds its tables, in epoch milliseconds of real time. Null once the guest has
   * confirmed it by mail, and for all reservations that need no confirmation.
   */
  readonly held_until: number | null;
  /** When the guest confirmed by mail, in epoch milliseconds of real time. */
  readonly verified_at: number | null;
  /** How often the reservation has been changed: the SEQUENCE of its calendar event. A cancellation adds one. */
  readonly sequence: Generated<number>;
  /** When it was changed last, in the venue's time. */
  readonly changed_at: Generated<number | null>;
  /** The language in which the guest made it, as a tag, for later mails. Null stands for the venue's. */
  readonly language: Generated<string | null>;
  /** How far the visit has come. A canceled one keeps what it had. */
  readonly status: Generated<PartyStatus>;
  readonly source: Generated<PartySource>;
  /** Increases with each change, by whoever. */
  readonly revision: Generated<number>;
  /** How many of the guests are here. */
  readonly arrived: Generated<number>;
  /** Since when it has this status; null stands for `created_at`. */
  readonly status_at: Generated<number | null>;
  readonly seated_at: Generated<number | null>;
  readonly left_at: Generated<number | null>;
  /** The venue's words to itself. */
  readonly staff_note: Generated<string>;
  /** When the venue decided to keep it although its hours don't cover it. */
  readonly kept_at: Generated<number | null>;
  /** What staff noted about the guest at this visit, as JSON, and when, in real time. The latest of a guest's count. */
  readonly tags: Generated<string | null>;
  readonly tagged_at: Generated<number | null>;
  /** When the guest agreed to messages on the telephone, in real time; null for mails alone. */
  readonly messages_at: Generated<number | null>;
  /** A stay of several days has a reservation for each: this is the id of the first of them. Null for one day. */
  readonly series: Generated<number | null>;
  /** When that ended, in real time: nobody gets a message afterwards. */
  readonly messages_ended_at: Generated<number | null>;
};

/** A link that confirms a held reservation. Each attempt to send the mail makes one. */
export type ConfirmationLinkRow = {
  readonly tenant: string;
  /** SHA-256 of the link's secret, which only the mail contains. */
  readonly secret_hash: string;
  readonly reservation_id: number;
};

/** A link that leads a guest back to a reservation. Each mail has one of its own. */
export type GuestLinkRow = {
  readonly tenant: string;
  /** SHA-256 of the link's secret, which only the guest has. */
  readonly secret_hash: string;
  readonly reservation_id: number;
};

/** One slot of one table, claimed by a reservation or by a block. The primary key decides every race. */
export type ClaimRow = {
  readonly tenant: string;
  readonly date: string;
  readonly table_key: string;
  readonly slot: number;
  readonly reservation_id: number | null;
  readonly block_id: Generated<number | null>;
};

/**
 * `gathered` for the venue's mail of the day, `refused` permanently by the recipient's mail server; `failed` because the visit was over before it could be sent.
 */
export type OutboxState = 'waiting' | 'gathered' | 'sent' | 'refused' | 'failed';
/**
 * The guest gets `confirm`, which asks to confirm a held reservation, `guest`, which confirms a reservation, `changed`,
 * `cancelled`, the reminders a day and two hours before the visit, and
 * `offer`, of a table while the guest is on the waiting list, and `letter`, which the venue has written. The others notify the venue: `notice` of a reservation, `change_notice` of its change,
 * `cancel_notice` of a cancellation by the guest, `undelivered` of a mail that the guest's mail server refused, `flood`
 * of many reservations of one person or network, `rush` of many of one date, `messages` of a limit of messages, `digest`
 * of all notices of a day.
 */
export type MailKind =
  | 'confirm'
  | 'guest'
  | 'changed'
  | 'cancelled'
  | 'reminder_day'
  | 'reminder_hours'
  | 'offer'
  | 'letter'
  | 'notice'
  | 'change_notice'
  | 'cancel_notice'
  | 'undelivered'
  | 'digest'
  | SeasonMailKind
  | RequestMailKind
  | AlarmRow['kind'];

/**
 * To the holder of a season place: `season` says which place it is and how to give days back, `season_offer` asks whether
 * the holder wants it again, `season_ended` says that it is no longer the holder's.
 */
export type SeasonMailKind = 'season' | 'season_offer' | 'season_ended';
/**
 * About the request of a party that is too large to reserve online: `request` tells the guest that it has arrived,
 * `request_declined` that the venue has no room, `request_notice` tells the venue of it, and `request_alarm` of many.
 */
export type RequestMailKind = 'request' | 'request_declined' | 'request_notice' | 'request_alarm';

/** A mail or a message to send. Its content is derived at the time of sending from the one row that it is about. */
export type OutboxRow = {
  readonly tenant: string;
  readonly id: number;
  readonly reservation_id: number | null;
  readonly season_id: Generated<number | null>;
  /** An entry of the waiting list. */
  readonly waiting_id: Generated<number | null>;
  readonly kind: MailKind;
  readonly state: OutboxState;
  readonly tries: number;
  /** The time of the next attempt, in epoch milliseconds. */
  readonly due_at: number;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
  /** The date that a reminder is about; null for other mails. */
  readonly visit_date: Generated<string | null>;
  /** The mail of the day that a gathered notice is part of, once there is one. */
  readonly digest_id: Generated<number | null>;
  /** What the venue writes to the guest, in a mail of the kind `letter`. */
  readonly letter: Generated<string | null>;
  /** Whether it is a mail, or the message on the telephone that goes beside the mail of this kind. */
  readonly channel: Generated<'mail' | 'message'>;
};

/** A published version. Version 0 is the folder's file, stored when the first published version replaced it. */
export type PublicationRow = {
  readonly tenant: string;
  readonly kind: DocumentKind;
  readonly version: number;
  /** As JSON. */
  readonly content: string;
  readonly hash: string;
  /** Hash of the folder's file at the time this version was published. */
  readonly file_hash: string;
  /** What the history says of it, as JSON. */
  readonly summary: string;
  /** Who published it, as entered. */
  readonly author: string;
  readonly note: string;
  /** Null for version 0. */
  readonly published_at: number | null;
};

/** A venue's draft of a kind. The row outlives a discarded draft, so that revisions never repeat. */
export type DraftRow = {
  readonly tenant: string;
  readonly kind: DocumentKind;
  readonly revision: number;
  /** As JSON; null if the draft was discarded. */
  readonly content: string | null;
  /** The published version that the draft is based on. */
  readonly base: number;
  /** Who saved it, as entered or named by the access. */
  readonly author: string;
  readonly saved_at: number;
};

/** Stands for all venues of the host in a key that begins with the venue. */
export const ALL_VENUES = '*';

/** A signed-in editor session. */
export type EditorSessionRow = {
  /** The venue that it opens, or `ALL_VENUES`. */
  readonly tenant: string;
  /** Keyed hash of the session's cookie value, which can't be derived from it. */
  readonly mark: string;
  readonly created_at: number;
  readonly ends_at: number;
  readonly role: Role;
  /** The token that started it; null for the host's own token and for links. */
  readonly access_id: number | null;
  /** Of the token or link that started it, for the log of the day. */
  readonly name: Generated<string>;
};

/** An owner draws and publishes plans. Staff only run the day. */
export type Role = 'owner' | 'staff';

/** A token or a link that starts editor sessions of one venue. A link does so once. */
export type EditorAccessRow = {
  readonly tenant: string;
  readonly id: number;
  readonly role: Role;
  readonly kind: 'token' | 'link';
  readonly secret_hash: string;
  readonly created_at: number;
  readonly ends_at: number;
  /** Whose it is, or for which device. May be empty. */
  readonly name: Generated<string>;
};

/** What changed for the pages of a venue. It has no personal data. */
export type EventRow = {
  readonly tenant: string;
  /** Increases by one with each event of the venue. */
  readonly id: number;
  readonly kind: 'tables' | 'plan' | 'day';
  /** Null for a plan, which concerns all dates. */
  readonly date: string | null;
  /** The tables that changed, as JSON; null if only staff see what has. Read them with `tableChanges`. */
  readonly tables: string | null;
  /** In epoch milliseconds of real time. */
  readonly recorded_at: number;
};

/** Tables that nobody may have for some dates or hours. The claims with its id keep everybody away. */
export type BlockRow = {
  readonly tenant: string;
  readonly id: number;
  /** The tables' keys, as JSON. */
  readonly tables: string;
  readonly from_date: string;
  readonly until_date: string;
  readonly from_time: number | null;
  readonly until_time: number | null;
  readonly reason: string;
  /** Null as long as it is in force. */
  readonly removed_at: number | null;
  /** Increases with each change. */
  readonly revision: number;
  /** The season place whose dates it keeps; null for a block of the day's staff. */
  readonly season_id: number | null;
};

/** A step of the day's log. Rows are only added. */
export type DayLogRow = {
  readonly tenant: string;
  /** Increases by one with each step of the venue. */
  readonly id: number;
  readonly date: string;
  /** The date that the party was moved from, if it was another one. */
  readonly from_date: string | null;
  /** In the venue's time. */
  readonly at: number;
  /** In real time. */
  readonly recorded_at: number;
  readonly role: Role | 'guest' | 'host';
  readonly actor: string;
  readonly type: string;
  /** What the step changed, as JSON. It has no personal data. Read it with `changesOf`. */
  readonly changes: string;
  /** The step that this one takes back. */
  readonly undoes: number | null;
  /** What the step replaced of personal data, as JSON, as long as it can be taken back. Then it is deleted. */
  readonly personal: string | null;
};

/** The answer to an action of staff, so that the same request a second time gets it again. It has no personal data. */
export type DayAnswerRow = {
  readonly tenant: string;
  /** The page's id of the action. */
  readonly id: string;
  readonly date: string;
  /** Of what it asked for. */
  readonly hash: string;
  /** As JSON. */
  readonly outcome: string;
};

/** What staff have written about a date. Its revision increases with each change. */
export type DayNoteRow = {
  readonly tenant: string;
  readonly date: string;
  readonly text: string;
  readonly revision: number;
};
/** Until when online reservations of the venue's today are or were paused. Its revision increases with each change. */
export type PauseRow = { readonly tenant: string; readonly until_at: number; readonly revision: number };
/** A secret address that an owner has made. Only its hash is stored. */
export type FeedRow = {
  readonly tenant: string;
  readonly kind: 'ical' | 'wall';
  readonly secret_hash: string;
  readonly created_at: number;
};

/** Where the browser of a session of staff is notified, and the keys that only it reads messages with. */
export type PushSubscriptionRow = {
  readonly tenant: string;
  /** Of the session, as in `EditorSessionRow`. */
  readonly mark: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Stands for all dates in an alarm. */
export const ALL_DATES = '*';
/** When the venue was told last that somebody may be taking its tables, and how often. */
export type AlarmRow = {
  readonly tenant: string;
  readonly kind: 'flood' | 'rush' | 'messages' | 'request_alarm';
  /** A date, or `ALL_DATES`. */
  readonly date: string;
  /** In epoch milliseconds of real time. */
  readonly raised_at: number;
  readonly count: number;
};

/**
 * What the hosts of a database know of the time, in epoch milliseconds: one row of `ALL_VENUES`. See `knownTime.ts`.
 */
export type ClockRow = {
  readonly tenant: string;
  /** When a host ran last, by a clock that is believed. */
  readonly known_at: number;
  /** What a clock that is not believed showed first and last, or null. */
  readonly doubted_from: number | null;
  readonly doubted_at: number | null;
  /** For how long hosts have run by it, in milliseconds. */
  readonly confirmed_ms: number;
};

/** The one row that readiness checks write, of `ALL_VENUES`. */
export type WriteProbeRow = { readonly tenant: string; readonly probed_at: number };

/** The row that a transaction of a venue locks first. Only Postgres has it: SQLite locks the whole file. */
export type VenueLockRow = { readonly tenant: string };

/**
 * Proof that a transaction was committed, for a host whose connection ended before the answer. Only Postgres has it.
 */
export type WriteReceiptRow = { readonly tenant: string; readonly id: string; readonly written_at: number };

export type Tables = {
  readonly venue_locks: VenueLockRow;
  readonly write_receipts: WriteReceiptRow;
  readonly write_probes: WriteProbeRow;
  readonly clock: ClockRow;
  readonly reservations: ReservationRow;
  readonly confirmation_links: ConfirmationLinkRow;
  readonly guest_links: GuestLinkRow;
  readonly beside_links: BesideLinkRow;
  readonly claims: ClaimRow;
  readonly outbox: OutboxRow;
  readonly publications: PublicationRow;
  readonly drafts: DraftRow;
  readonly editor_sessions: EditorSessionRow;
  readonly editor_access: EditorAccessRow;
  readonly events: EventRow;
  readonly blocks: BlockRow;
  readonly season_places: SeasonPlaceRow;
  readonly day_log: DayLogRow;
  readonly waiting_list: WaitingRow;
  readonly day_answers: DayAnswerRow;
  readonly day_notes: DayNoteRow;
  readonly pauses: PauseRow;
  readonly feeds: FeedRow;
  readonly alarms: AlarmRow;
  readonly push_subscriptions: PushSubscriptionRow;
  readonly webhooks: WebhookRow;
  readonly webhook_messages: WebhookMessageRow;
  readonly webhook_deliveries: WebhookDeliveryRow;
  readonly daily_sums: DailySumRow;
  readonly summed_steps: SummedStepsRow;
  readonly changed_days: ChangedDayRow;
  readonly unmet_demand: UnmetDemandRow;
  readonly api_keys: ApiKeyRow;
};
export type Store = Kysely<Tables>;
/** The database behind a store, for what Kysely can't do. */
export type Database =
  | { readonly kind: 'sqlite'; readonly file: SqliteFile; readonly longReads: Store }
  | { readonly kind: 'postgres'; readonly postgres: PostgresDatabase };
const databases = new WeakMap<Store, Database>();
export type StoreOptions = SqliteFileOptions & {
  /** How long a statement waits for a Postgres server that is not there. */
  readonly connectTimeoutMs?: number | undefined;
  /** Called after each statement. */
  readonly onStatement?: ((sql: string) => void) | undefined;
};
export type OpenStoreResult =
  | { readonly ok: true; readonly store: Store; readonly isNew: boolean }
  | { readonly ok: false; readonly error: string };

/** Returns how messages name a database: a URL without the user and the password. */
export function databaseName(database: string): string {
  if (!isPostgresUrl(database)) return database;
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Opens the SQLite file or the Postgres database, creates its tables if necessary, and applies missing migrations.
 * `isNew` tells whether it had no tables. `error` is one line for the operator.
 */
export async function openStore(name: string, options: StoreOptions = {}): Promise<OpenStoreResult> {
  const { onStatement } = options;
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql));
  const open = (dialect: Dialect): Store => new Kysely<Tables>({ dialect, ...(log ? { log } : {}) });
  let opened: { readonly store: Store; readonly database: Database };
  try {
    if (isPostgresUrl(name)) {
      // A host with SQLite starts faster without it.
      const { PostgresDatabase: Postgres } = await import('./postgresDatabase.ts');
      const postgres = new Postgres(name, options);
      opened = { database: { kind: 'postgres', postgres }, store: open(postgres.dialect) };
    } else {
      mkdirSync(dirname(name), { recursive: true, mode: PRIVATE_FOLDER_MODE });
      const file = new SqliteFile(name, options);
      const reads = open(new SqliteFileDialect(file, { isLong: true }));
      opened = { database: { kind: 'sqlite', file, longReads: reads }, store: open(new SqliteFileDialect(file)) };
    }
  } catch (error) {
    return { ok: false, error: describeDatabaseError(name, error) ?? cannotOpen(name, error) };
  }
  const { store, database } = opened;
  databases.set(store, database);
  if (database.kind === 'sqlite') databases.set(database.longReads, database);
  const { error, isNew } = await prepare(store, database, name);
  if (error === undefined) return { ok: true, store, isNew };
  await store.destroy();
  return { ok: false, error };
}

async function prepare(store: Store, database: Database, name: string) {
  try {
    if (database.kind === 'postgres') return await preparePostgres(store, database.postgres);
    const { file } = database;
    const isNew = file.isEmpty();
    const damage = file.firstDamage();
    const error =
      sqliteVersionError(file.version) ??
      (damage === undefined ? await migrate(store, SQLITE_MIGRATIONS) : describeDamage(name, damage));
    if (error === undefined) await file.planForLargeTables();
    return { isNew, error };
  } catch (error) {
    return { isNew: false, error: describeDatabaseError(name, error) ?? cannotOpen(name, error) };
  }
}

async function preparePostgres(store: Store, postgres: PostgresDatabase) {
  const { rows } = await sql<{ version: number; schema: string | null; tables: number }>`
    select cast(current_setting('server_version_num') as integer) as version, current_schema() as schema, (
      select count(*) from information_schema.tables
      where table_schema = current_schema() and table_name = 'reservations') as tables`.execute(store);
  const { version = 0, schema, tables = 0 } = rows[0] ?? {};
  if (version < MIN_POSTGRES_VERSION) return { isNew: false, error: 'Postgres 14 or newer is required.' };
  const patient = new Kysely<Tables>({ dialect: postgres.patientDialect });
  const error = await migrate(patient, POSTGRES_MIGRATIONS, schema ?? undefined).finally(() => patient.destroy());
  // Hosts of another release look at the tables at once.
  postgres.announceWrite();
  return { isNew: tables === 0, error };
}

/** 14.0, as `server_version_num` writes it. */
const MIN_POSTGRES_VERSION = 140_000;

function cannotOpen(name: string, error: unknown): string {
  return `The database ${databaseName(name)} can't be opened: ${(error as Error).message}.`;
}

function describeDamage(file: string, damage: string): string {
  return (
    `The database ${file} is damaged (${damage.replaceAll(/\s+/g, ' ')}). Keep a copy of it, then restore a backup ` +
    'with npm run restore -- FILE --replace.'
  );
}

/** Returns one line for the operator about an error of the database, or undefined for any other error. */
export function describeDatabaseError(name: string, error: unknown): string | undefined {
  if (error instanceof DatabaseMissingError) return error.message;
  if (error instanceof ConnectionLostError)
    return `The database ${databaseName(name)} can't be reached: ${error.message}.`;
  if (sqlStateOf(error) !== undefined)
    return `The database ${databaseName(name)} can't be used: ${(error as Error).message}.`;
  if (!(error instanceof SqliteError)) return undefined;
  if (isBusy(error))
    return `The database ${name} is locked by another process. Try again when that process has finished.`;
  // A missing table or column has the code SQLITE_ERROR.
  if (/^SQLITE_(?:CORRUPT|NOTADB|ERROR$)/.test(error.code)) return describeDamage(name, error.message);
  return `The database ${name} can't be used (${error.message}). Check its permissions and the room on its disk.`;
}

/** Returns the database behind a store. */
export function databaseOf(store: Store): Database {
  const database = databases.get(store);
  if (!database) throw new Error('the store was not opened by openStore');
  return database;
}

/**
 * Returns the store for reads that take long, such as sums over all reservations. On SQLite another thread reads, so that
 * requests go on meanwhile; Postgres reads elsewhere anyway.
 */
export function longReads(store: Store): Store {
  const database = databaseOf(store);
  return database.kind === 'sqlite' ? database.longReads : store;
}

/** Returns the file of a store with SQLite. */
export function sqliteFileOf(store: Store): SqliteFile {
  const database = databaseOf(store);
  if (database.kind !== 'sqlite') throw new Error('the store has no file');
  return database.file;
}

/** Returns why a SQLite version can't be used: 3.7.0 to 3.51.2 can corrupt the write-ahead log while resetting it. */
export function sqliteVersionError(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const sound = major > 3 || (major === 3 && (minor > 51 || (minor === 51 && patch >= 3)));
  return sound ? undefined : `SQLite ${version} can lose data. Version 3.51.3 or newer is required: run npm ci again.`;
}

/** Returns whether an error comes from the database. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof SqliteError || error instanceof ConnectionLostError || sqlStateOf(error) !== undefined;
}

/** Returns whether an error is a violation of a unique or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  if (sqlStateOf(error) === '23505') return true;
  return (
    error instanceof SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
  );
}

/**
 * Returns why the database can't be used at the moment, or undefined for any other error: `busy` if another process
 * holds a lock, `unavailable` if the server can't be reached, the disk is full, read-only or failing, or the file is
 * damaged or missing.
 */
export function storageFailure(error: unknown): 'busy' | 'unavailable' | undefined {
  if (isBusy(error)) return 'busy';
  if (error instanceof DatabaseMissingError) return 'unavailable';
  if (error instanceof SqliteError) return UNAVAILABLE.test(error.code) ? 'unavailable' : undefined;
  return postgresFailure(error);
}

const UNAVAILABLE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/;
