/** What staff do with parties: seat, enter, move, swap and cancel them. */
import { uncoveredBy } from '../../../domain/booking/bookingCalendar.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { bookingCalendar, countsStays } from '../../../domain/booking/venue.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import { isKnownAgain } from '../../../domain/day/guestTags.ts';
import { takeEmail } from '../../../domain/text/pastedText.ts';
import { seatedNow, visitFromNow, visitToCome } from '../../../domain/day/newVisit.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { changeStatus, isAwaited, minutesOfDate } from '../../../domain/day/visit.ts';
import { agreesToMessages } from '../../booking/messageQueue.ts';
import { findLatestMail } from '../../booking/mailQueue.ts';
import { newCode } from '../../booking/makeReservation.ts';
import { type Reservation, findSeries } from '../../booking/reservations.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { readEmail } from '../../contacts/emailAddress.ts';
import { normalizeTypedNumber } from '../../contacts/phoneNumber.ts';
import { newRowId } from '../../store/rowIds.ts';
import { closedTables } from '../../venues/offlineTables.ts';
import { checkDate, todayOf } from './dayActions.ts';
import { type DayTransaction, invalid } from './dayTransaction.ts';
import { findRequest } from './requestActions.ts';

/** Seats guests who came through the door, from now on. */
export async function walkIn(
  step: DayTransaction,
  action: DayActionOf<'walk_in'>,
  date: PlainDate,
): Promise<PlainDate> {
  const { guests, tables, until, name = '' } = action;
  await addSeated(step, date, { guests, tables, until, name, phone: '', email: '' });
  return date;
}

type SeatedContact = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly messages_at?: number | null;
};

/** Adds a party that sits down now. Returns its id. */
export async function addSeated(
  step: DayTransaction,
  date: PlainDate,
  { name, phone, email, messages_at = null, ...facts }: FromNow & SeatedContact,
): Promise<number> {
  const visit = seatedNow(newVisitFromNow(step, date, facts), step.facts.now);
  const id = newRowId();
  await step.addParty(id, visit, { name, phone, email, source: 'walk_in', code: newCode(), notes: '', messages_at });
  return id;
}

/**
 * Returns what is kept of a guest's consent to messages as staff enter it: when it was given, or ended. A host without a
 * messenger keeps nothing.
 */
export function consentColumns(
  { facts }: DayTransaction,
  agrees: boolean | undefined,
  before?: Pick<Reservation, 'messages_at' | 'messages_ended_at'>,
): Partial<Pick<Reservation, 'messages_at' | 'messages_ended_at'>> {
  if (agrees === undefined || !facts.hasMessenger || agrees === (before !== undefined && agreesToMessages(before)))
    return {};
  return agrees ? { messages_at: facts.realNow, messages_ended_at: null } : { messages_ended_at: facts.realNow };
}

/** Ends a guest's consent to messages, also for offers to come. Returns the columns of the party. */
export async function endConsent(step: DayTransaction, { id }: Pick<Reservation, 'id'>) {
  await step.trx
    .updateTable('waiting_list')
    .set({ messages_at: null })
    .where('tenant', '=', step.tenant)
    .where('reservation_id', '=', id)
    .execute();
  return { messages_ended_at: step.facts.realNow };
}

type Contact = { readonly phone?: string | undefined; readonly email?: string | undefined };

/** Returns a number and an address that staff have typed in the form in which they are kept. */
export function readContact({ facts }: DayTransaction, { phone, email }: Contact): Contact {
  const reading = email ? readEmail(takeEmail(email)) : undefined;
  if (reading && !reading.ok) throw invalid('email', reading.error.code, reading.error);
  return {
    phone: phone === undefined ? undefined : normalizeTypedNumber(phone, facts.served.venue.country_code),
    email: reading?.email ?? email,
  };
}

/** Enters a reservation. The guest gets the confirmation if there is an address. */
export async function add(step: DayTransaction, action: DayActionOf<'add'>, date: PlainDate): Promise<PlainDate> {
  const { guests, tables, name, time, stay, notes = '' } = action;
  const { phone = '', email = '' } = readContact(step, action);
  if (date < todayOf(step)) throw invalid('date', 'past_date');
  const id = newRowId();
  const facts = { date, guests, time, stay, tables: keysOf(step, tables) };
  const visit = decided(step, visitToCome(facts, visitRules(step.facts.served), step.facts.now));
  const consent = consentColumns(step, action.messages);
  const request = action.request && (await findRequest(step, action.request));
  const { language = null, messages_at = null } = request ?? {};
  await step.addParty(id, visit, {
    name,
    phone,
    email,
    notes,
    source: 'staff',
    code: newCode(),
    language,
    messages_at,
    ...consent,
  });
  if (request) await step.changeWaiting(request, { state: 'reserved', reservation_id: id });
  await step.mail(id, email, 'guest');
  return date;
}

type FromNow = {
  readonly guests: number;
  readonly tables: readonly string[];
  readonly until?: number | undefined;
};

/** Returns a visit that begins now, on a date that must be the venue's today. */
export function newVisitFromNow(step: DayTransaction, date: PlainDate, { tables, ...facts }: FromNow): Visit {
  if (date !== todayOf(step)) throw invalid('date', 'not_today');
  const { now, served } = step.facts;
  return decided(step, visitFromNow({ ...facts, date, tables: keysOf(step, tables) }, visitRules(served), now));
}

const keysOf = (step: DayTransaction, tables: readonly string[]): string[] => step.tables(tables).map(({ key }) => key);

/** Staff who enter a time that the venue's hours don't cover, or a table of a closed area, have decided about it. */
function decided({ facts }: DayTransaction, visit: Visit): Visit {
  const { served, now } = facts;
  const closed = closedTables(served, visit.date);
  const isCovered = uncoveredBy(bookingCalendar(served.venue), visit) === undefined;
  const isOpen = isCovered && !visit.tables.some((key) => closed.has(key));
  return { ...visit, keptAt: isOpen ? null : now };
}

/**
 * Changes what a party is, wants or has left as an address. The guest is told of another date, time or size. Returns the
 * date that the party had.
 */
export async function edit(step: DayTransaction, action: DayActionOf<'edit'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  const visit = activeVisit(row);
  const { name, staffNote, date = visit.date, guests = visit.guests, time = visit.time } = action;
  if (date !== visit.date) {
    if (!isAwaited(visit)) throw invalid('date', 'wrong_status');
    if (date < todayOf(step)) throw invalid('date', 'past_date');
    checkDate(step, date);
  }
  const { phone, email } = readContact(step, action);
  const isByStay = countsStays(step.facts.served.venue);
  const stay = isByStay && action.stay !== undefined ? action.stay : visit.stay;
  const arrived = Math.min(visit.arrived, guests);
  const edited = { ...visit, date, guests, time, stay, arrived };
  const after = date === visit.date && time === visit.time ? edited : decided(step, edited);
  const columns = {
    ...(name === undefined ? {} : { first_name: name, last_name: '' }),
    ...(phone === undefined ? {} : { phone, country_code: '' }),
    ...(email === undefined ? {} : { email }),
    ...(staffNote === undefined ? {} : { staff_note: staffNote }),
    ...consentColumns(step, action.messages, row),
  };
  if (action.messages === false) await endConsent(step, row);
  const changed = Object.keys(columns) as (keyof typeof columns)[];
  if (changed.length > 0) step.personal[row.id] = Object.fromEntries(changed.map((column) => [column, row[column]]));
  const moved = action.tables === undefined ? after : atTables(step, after, action.tables);
  const isMoved = await step.changeParty(row, moved, columns);
  if (isMoved && isAwaited(visit)) await step.mail(row.id, email ?? row.email, 'changed', undefined, row);
  return row.date;
}

/** Notes what is known of the guest. The row of the visit keeps it, so that it goes when the guest is erased. */
export async function setTags(step: DayTransaction, action: DayActionOf<'tags'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  if (!isKnownAgain(row)) throw invalid('phone', 'required');
  step.personal[row.id] = { tags: row.tags, tagged_at: row.tagged_at };
  const columns = { tags: JSON.stringify([...new Set(action.tags)]), tagged_at: step.facts.realNow };
  await step.changeParty(row, visitOf(row), columns);
  return row.date;
}

/** Moves a party on, or back. */
export async function setStatus(step: DayTransaction, action: DayActionOf<'status'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  const { now, served } = step.facts;
  const isHere = action.status === 'arrived' || action.status === 'seated';
  if (isHere && minutesOfDate(row.date, now, served.venue.time_zone) < 0) throw invalid('status', 'not_today');
  const result = changeStatus(visitOf(row), action, now);
  if (!result.ok) throw invalid('status', result.error);
  await step.changeParty(row, result.visit);
  return row.date;
}

/** Moves a party to other tables, or joins tables for it. */
export async function setTables(step: DayTransaction, action: DayActionOf<'tables'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  // Whoever comes next may have cut its stay short.
  if ((await moveParty(step, row, action.tables)) && isAwaited(visitOf(row)))
    await step.mail(row.id, row.email, 'changed', undefined, row);
  return row.date;
}

/** Gives a party other tables. Returns whether its stay is another one, too. */
export function moveParty(step: DayTransaction, row: Reservation, tables: readonly string[]): Promise<boolean> {
  return step.changeParty(row, atTables(step, activeVisit(row), tables));
}

/** Returns a visit with other tables. A seated party can't be left without one. */
function atTables(step: DayTransaction, visit: Visit, tables: readonly string[]): Visit {
  if (visit.status === 'seated' && tables.length === 0) throw invalid('tables', 'no_table');
  return { ...visit, tables: keysOf(step, tables) };
}

/** Exchanges the tables of two parties. */
export async function swap(step: DayTransaction, action: DayActionOf<'swap'>): Promise<PlainDate> {
  const { party, revision, other: otherId, otherRevision } = action;
  if (party === otherId) throw invalid('other', 'same_party');
  const one = await step.findParty(party, revision);
  const other = await step.findParty(otherId, otherRevision);
  if (one.date !== other.date) throw invalid('other', 'other_date');
  const [tables, otherTables] = [visitOf(one).tables, visitOf(other).tables];
  await moveParty(step, one, otherTables);
  await moveParty(step, other, tables);
  return one.date;
}

/** Keeps a party that the venue's hours no longer cover: it is expected like any other. */
export async function keep(step: DayTransaction, action: DayActionOf<'keep'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  await step.changeParty(row, { ...activeVisit(row), keptAt: step.facts.now });
  return row.date;
}

/**
 * Cancels a party, with the later days of its stay if the actor says so, and mails the guest once if the actor says so.
 */
export async function cancel(step: DayTransaction, action: DayActionOf<'cancel'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  await cancelParty(step, row, action.tell);
  const days = action.rest && row.series !== null ? await findSeries(step.trx, step.tenant, row.series) : [];
  for (const day of days) {
    const visit = visitOf(day);
    if (day.date > row.date && !visit.cancelled && isAwaited(visit)) await cancelParty(step, day, false);
  }
  return row.date;
}

/** Cancels a party with or without a mail to the guest. */
export async function cancelParty(step: DayTransaction, row: Reservation, tell: boolean): Promise<void> {
  await step.changeParty(row, { ...activeVisit(row), cancelled: true, heldUntil: null });
  await step.dropMails(row.id);
  if (tell) await step.mail(row.id, row.email, 'cancelled');
}

/** Brings a canceled party back. */
export async function restore(step: DayTransaction, action: DayActionOf<'restore'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  const visit = visitOf(row);
  if (!visit.cancelled) throw invalid('party', 'wrong_status');
  if (visit.status === 'seated' && action.tables.length === 0) throw invalid('tables', 'no_table');
  await bringBack(step, row, { ...visit, cancelled: false, tables: action.tables });
  return row.date;
}

/**
 * Gives a party the place back that it had before it was canceled or moved. A guest who has been told so already is
 * told of this too.
 */
export async function bringBack(step: DayTransaction, row: Reservation, visit: Visit): Promise<void> {
  await step.dropMails(row.id);
  const latest = await findLatestMail(step.trx, row);
  const isTold = latest === (row.cancelled_at === null ? 'changed' : 'cancelled');
  await step.changeParty(row, visit, isTold ? { sequence: row.sequence + 1 } : {});
  if (isTold && isAwaited(visit)) await step.mail(row.id, row.email, 'changed');
}

/** Sends a guest what the latest mail said once more, once the step can't be taken back anymore. */
export async function sendAgain(step: DayTransaction, action: DayActionOf<'send_again'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  const isOver = !isAwaited(visitOf(row)) && row.cancelled_at === null;
  if (isOver || row.email === '') throw invalid('party', 'wrong_status');
  step.noteParty(row);
  await step.mailAgain(row);
  return row.date;
}

/** Stops a mail to a guest, unless the outbox has claimed it first. */
export async function stopMail(step: DayTransaction, { party, mail }: DayActionOf<'stop_mail'>): Promise<PlainDate> {
  const row = await step.findParty(party);
  if (!(await step.dropMails(party, mail))) throw invalid('mail', 'mail_sent');
  step.noteParty(row);
  return row.date;
}

function activeVisit(row: Reservation): Visit {
  const visit = visitOf(row);
  if (visit.cancelled) throw invalid('party', 'cancelled');
  return visit;
}
