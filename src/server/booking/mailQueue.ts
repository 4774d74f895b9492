/** The mails that a change of a reservation causes, and what became of them. `mail/outbox.ts` sends them. */
import { type NotNull, type Transaction, sql } from 'kysely';
import * as z from 'zod/mini';
import type { PlainDate } from '../../domain/booking/time.ts';
import { type Venue, notificationsOf } from '../../domain/booking/venueFile.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { newRowId } from '../store/rowIds.ts';
import { together } from '../store/together.ts';
import type { MailKind, OutboxState, RequestMailKind, SeasonMailKind, Store, Tables } from '../store/store.ts';
import { messagedKinds } from './messageQueue.ts';
import type { Reservation } from './reservations.ts';

/** Before any retry. The outbox runs on real time, reservations on the venue's. */
const DUE_NOW = 0;

/** The mails that tell a guest what is reserved. */
const ABOUT_VISIT = ['guest', 'changed', 'cancelled'] as const;

/** How the names of the venue's mails of the day begin, where mails are written to files. */
export const DIGEST_FILE = 'digest-';

/** What identifies a reservation. */
type ReservationKey = Pick<Reservation, 'tenant' | 'id'>;
/** Looks up whether the guest has agreed to messages if that is missing. Without an email address they get messages alone. */
type Addressee = ReservationKey & Partial<Pick<Reservation, 'email' | 'messages_at' | 'messages_ended_at'>>;

/**
 * Adds mails about a reservation to the outbox, in the transaction that changes the reservation, and beside them the
 * messages that the guest has agreed to. They are sent from `dueAt` on, in epoch milliseconds of real time. A mail about a
 * change also says what was `before`. Returns the ids of the mails.
 */
export async function enqueueMails(
  trx: Transaction<Tables>,
  addressee: Addressee,
  kinds: readonly MailKind[],
  now: number,
  dueAt = DUE_NOW,
  before?: Reservation,
): Promise<number[]> {
  const isMailed = addressee.email !== '';
  const facts = { now, dueAt, letter: before ? visitBefore(before) : null };
  const [rows] = await together(
    isMailed ? insertMails(trx, addressee, kinds, facts).returning('id').execute() : [],
    enqueueMessages(trx, addressee, kinds, { now, dueAt }),
  );
  return rows.map((row) => row.id);
}

/** Adds the messages beside mails that are added at the same time. */
export async function enqueueMessages(
  trx: Transaction<Tables>,
  addressee: Addressee,
  kinds: readonly MailKind[],
  facts: { readonly now: number; readonly dueAt?: number; readonly visitDate?: PlainDate },
): Promise<void> {
  const messaged = await messagedKinds(trx, addressee, kinds);
  if (messaged.length > 0) await insertMails(trx, addressee, messaged, { ...facts, channel: 'message' }).execute();
}

/** What the venue hears of a reservation. */
type NoticeKind = 'notice' | 'change_notice' | 'cancel_notice';

/** Tells the venue of a reservation as it wants to hear of it: by a mail at once, in the mail of the day, or not at all. */
export async function enqueueNotice(
  trx: Transaction<Tables>,
  venue: Venue,
  reservation: ReservationKey & Pick<Reservation, 'date' | 'time'>,
  kind: NoticeKind,
  now: number,
  letter: string | null = null,
): Promise<void> {
  const notifications = notificationsOf(venue, reservation);
  if (notifications === 'none') return;
  const state = notifications === 'daily' ? 'gathered' : 'waiting';
  await insertMails(trx, reservation, [kind], { now, state, letter }).execute();
}

/** Returns the statement that adds mails. `visitDate` keeps a reminder from being added twice for a date. */
export function insertMails(
  trx: Transaction<Tables>,
  { tenant, id }: ReservationKey,
  kinds: readonly MailKind[],
  facts: MailFacts,
) {
  return insertInto(trx, tenant, { reservation_id: id }, kinds, facts);
}

type MailFacts = {
  readonly now: number;
  readonly dueAt?: number;
  readonly visitDate?: PlainDate | null;
  readonly state?: OutboxState;
  readonly letter?: string | null;
  readonly channel?: 'mail' | 'message';
};

function insertInto(
  trx: Transaction<Tables>,
  tenant: string,
  subject: LetterSubject | { readonly reservation_id: number },
  kinds: readonly MailKind[],
  { now, dueAt = DUE_NOW, visitDate = null, state = 'waiting', letter = null, channel = 'mail' }: MailFacts,
) {
  return trx.insertInto('outbox').values(
    kinds.map((kind) => ({
      tenant,
      id: newRowId(),
      reservation_id: null,
      kind,
      state,
      tries: 0,
      due_at: dueAt,
      last_error: null,
      created_at: now,
      sent_at: null,
      visit_date: visitDate,
      letter,
      channel,
      ...subject,
    })),
  );
}

/** What a mail is about that is about no reservation. */
export type LetterSubject = { readonly season_id: number } | { readonly waiting_id: number };

/**
 * Adds a mail about a season place or an entry of the waiting list, in the transaction that changes it. It is sent from
 * `dueAt` on, in epoch milliseconds of real time.
 */
export async function enqueueLetter(
  trx: Transaction<Tables>,
  tenant: string,
  subject: LetterSubject,
  kind: SeasonMailKind | RequestMailKind,
  now: number,
  dueAt = DUE_NOW,
): Promise<void> {
  await insertInto(trx, tenant, subject, [kind], { now, dueAt }).execute();
}

/**
 * Returns the mails to guests that wait because of a step of staff, and that nobody has tried to send yet. `realNow` is
 * in epoch milliseconds.
 */
export async function listStoppableMails(
  store: Store,
  tenant: string,
  realNow: number,
): Promise<{ readonly id: number; readonly party: number; readonly dueIn: number }[]> {
  const rows = await store
    .selectFrom('outbox')
    .select(['id', 'reservation_id', 'due_at'])
    .where('tenant', '=', tenant)
    // SQLite uses the index of waiting mails only for a state that it reads in the statement.
    .where('state', '=', sql.lit('waiting'))
    .where('due_at', '>', DUE_NOW)
    .where('tries', '=', 0)
    .where('kind', 'in', ABOUT_VISIT)
    .where('channel', '=', 'mail')
    .orderBy('id')
    .$narrowType<{ reservation_id: NotNull }>()
    .execute();
  return rows.map(({ id, reservation_id: party, due_at: dueAt }) => ({ id, party, dueIn: dueAt - realNow }));
}

/** Returns what the latest mail that a guest has got, or is about to get, is about. */
export async function findLatestMail(
  trx: Transaction<Tables>,
  { tenant, id }: ReservationKey,
): Promise<MailKind | undefined> {
  const row = await trx
    .selectFrom('outbox')
    .select('kind')
    .where('tenant', '=', tenant)
    .where('reservation_id', '=', id)
    .where('kind', 'in', ABOUT_VISIT)
    .where('state', 'in', ['waiting', 'sent'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind;
}

/** The state of the latest mail to a guest, and the mail server's last error. */
export type MailState = { readonly state: OutboxState; readonly error: string | null };

/** Returns the state of the latest mail to each guest, by the id of the reservation. */
export async function listMailStates(store: Store, tenant: string, from: PlainDate): Promise<Map<number, MailState>> {
  const rows = await store
    .selectFrom('outbox')
    .innerJoin('reservations', (join) =>
      join.onRef('reservations.tenant', '=', 'outbox.tenant').onRef('reservations.id', '=', 'outbox.reservation_id'),
    )
    .select(['outbox.reservation_id', 'outbox.state', 'outbox.last_error'])
    .where('outbox.tenant', '=', tenant)
    .where('reservations.date', '>=', from)
    .where('outbox.kind', 'in', ['confirm', 'guest', 'changed', 'cancelled'])
    .where('outbox.channel', '=', 'mail')
    .orderBy('outbox.id')
    .$narrowType<{ reservation_id: NotNull }>()
    .execute();
  return new Map(rows.map(({ reservation_id: id, state, last_error: error }) => [id, { state, error }]));
}

/** What a mail about a change says of the visit before it. */
const beforeSchema = z.object({
  date: z.string(),
  time: z.number(),
  guests: z.number(),
  stay: z.nullable(z.number()),
  tables: z.string(),
  /** Of a whole stay of several days. */
  days: z.optional(z.array(z.object({ id: z.number(), date: z.string(), tables: z.string() }))),
});

/** Returns the visit before a change as a mail keeps it; null for one day of a stay, whose mail is about the whole. */
function visitBefore(reservation: Reservation): string | null {
  return reservation.series === null || reservation.days ? JSON.stringify(beforeSchema.parse(reservation)) : null;
}

/** Returns a reservation as it was before the change that a mail is about; undefined if the mail does not tell. */
export function readVisitBefore(reservation: Reservation, letter: string | null): Reservation | undefined {
  if (letter === null) return undefined;
  const { days, ...visit } = beforeSchema.parse(JSON.parse(letter));
  const { days: _, ...row } = reservation;
  return { ...row, ...visit, ...(days ? { days } : {}) };
}

/**
 * Adds the mails about a change. They replace those about earlier changes that still wait, since a mail's content comes
 * from the reservation as it is when the mail is sent, and tell what was before all of these.
 */
export async function enqueueChangeMails(
  trx: Transaction<Tables>,
  venue: Venue,
  { before, after }: { readonly before: Reservation; readonly after: Reservation },
  now: number,
): Promise<void> {
  const { id } = after;
  const replaced = await trx
    .deleteFrom('outbox')
    .where('tenant', '=', venue.tenant)
    .where('reservation_id', '=', id)
    .where('kind', 'in', ['changed', 'change_notice'])
    .where('state', 'in', ['waiting', 'gathered'])
    .returning(['id', 'kind', 'letter'])
    .execute();
  const ofKind = (kind: MailKind): Reservation => {
    const [first] = replaced.filter((mail) => mail.kind === kind).toSorted((one, other) => one.id - other.id);
    return readVisitBefore(before, first?.letter ?? null) ?? before;
  };
  await enqueueMails(trx, after, ['changed'], now, DUE_NOW, ofKind('changed'));
  await enqueueNotice(trx, venue, after, 'change_notice', now, visitBefore(ofKind('change_notice')));
}

/** Returns a reservation as it was before its latest change, as the mail to its guest tells it. */
export async function findVisitBefore(store: Store, reservation: Reservation): Promise<Reservation | undefined> {
  const row = await store
    .selectFrom('outbox')
    .select('letter')
    .where('tenant', '=', reservation.tenant)
    .where('reservation_id', '=', reservation.id)
    .where('kind', '=', 'changed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return readVisitBefore(reservation, row?.letter ?? null);
}

type MailedReservation = ReservationKey & Pick<Reservation, 'cancelled_at' | 'held_until' | 'sequence' | 'source'>;

function latestKind({ cancelled_at, held_until, sequence, source }: MailedReservation): MailKind {
  if (cancelled_at !== null) return 'cancelled';
  if (held_until !== null) return source === 'walk_in' ? 'offer' : 'confirm';
  return sequence > 0 ? 'changed' : 'guest';
}

/**
 * Queues the latest mail to a guest again: the request to confirm, the confirmation, its change, or the cancellation. The
 * mail alone: whoever has got the message needs no other. Returns its id.
 */
export async function enqueueLatestMail(
  trx: Transaction<Tables>,
  reservation: MailedReservation,
  facts: Pick<MailFacts, 'now' | 'dueAt'>,
): Promise<number> {
  const kind = latestKind(reservation);
  await trx
    .deleteFrom('outbox')
    .where('tenant', '=', reservation.tenant)
    .where('reservation_id', '=', reservation.id)
    .where('kind', '=', kind)
    .where('channel', '=', 'mail')
    .execute();
  const { id } = await insertMails(trx, reservation, [kind], facts).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Sends the latest mail about a reservation again. Returns whether the venue has one with this code. `now` is the venue's
 * current time in epoch milliseconds.
 */
export async function resendMail(store: Store, tenant: string, code: string, now: number): Promise<boolean> {
  return writeDurably(store, tenant, async (trx) => {
    const reservation = await trx
      .selectFrom('reservations')
      .select(['tenant', 'id', 'cancelled_at', 'held_until', 'sequence', 'source'])
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .executeTakeFirst();
    if (reservation) await enqueueLatestMail(trx, reservation, { now });
    return reservation !== undefined;
  });
}
