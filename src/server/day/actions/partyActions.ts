/** What staff do with parties: seat, enter, move, swap and cancel them. */
import { uncoveredBy } from '../../../domain/booking/bookingCalendar.ts';
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import { bookingCalendar } from '../../../domain/booking/venue.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { changeStatus, isAwaited, minutesOfDate, turnTime } from '../../../domain/day/visit.ts';
import { newCode } from '../../booking/makeReservation.ts';
import type { Reservation } from '../../booking/reservations.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { readEmail } from '../../contacts/emailAddress.ts';
import { normalizeTypedNumber } from '../../contacts/phoneNumber.ts';
import { newRowId } from '../../store/rowIds.ts';
import { type DayTransaction, invalid } from './dayTransaction.ts';

/** Seats guests who came through the door, from now on. */
export async function walkIn(step: DayTransaction, date: PlainDate, action: DayActionOf<'walk_in'>): Promise<void> {
  const { guests, tables, name = '' } = action;
  await addSeated(step, date, { guests, tables, name, phone: '', email: '' });
}

/** Adds a party that sits down now. Returns its id. */
export async function addSeated(
  step: DayTransaction,
  date: PlainDate,
  {
    guests,
    tables,
    ...person
  }: { guests: number; tables: readonly string[]; name: string; phone: string; email: string },
): Promise<number> {
  const { now } = step.facts;
  const visit: Visit = { ...newVisit(step, date, { guests, tables, time: timeNow(step, date) }), status: 'seated' };
  const id = newRowId();
  await step.addParty(
    id,
    { ...visit, arrived: guests, seatedAt: now },
    { ...person, source: 'walk_in', code: newCode(), notes: '' },
  );
  return id;
}

type Contact = { readonly phone?: string | undefined; readonly email?: string | undefined };

/** Returns a number and an address that staff have typed in the form in which they are kept. */
export function readContact({ facts }: DayTransaction, { phone, email }: Contact): Contact {
  const reading = email ? readEmail(email) : undefined;
  if (reading && !reading.ok) throw invalid('email', reading.error.code, reading.error);
  return {
    phone: phone === undefined ? undefined : normalizeTypedNumber(phone, facts.served.venue.country_code),
    email: reading?.email ?? email,
  };
}

/** Enters a reservation. The guest gets the confirmation if there is an address. */
export async function add(step: DayTransaction, date: PlainDate, action: DayActionOf<'add'>): Promise<void> {
  const { guests, tables, name, time, stay, notes = '' } = action;
  const { phone = '', email = '' } = readContact(step, action);
  const today = zonedTime(step.facts.now, step.facts.served.venue.time_zone).date;
  if (date < today) throw invalid('date', 'past_date');
  const id = newRowId();
  const visit = newVisit(step, date, { guests, tables, time, stay });
  await step.addParty(id, visit, { name, phone, email, notes, source: 'staff', code: newCode() });
  await step.mail(id, email, 'guest');
}

/** Returns a visit as it is entered. Without a stay it has the venue's turn time, where stays are counted. */
export function newVisit(
  step: DayTransaction,
  date: PlainDate,
  facts: Pick<Visit, 'guests' | 'time'> & {
    readonly tables: readonly string[];
    readonly stay?: number | null | undefined;
  },
): Visit {
  const rules = visitRules(step.facts.served.venue);
  const { guests, time, tables } = facts;
  const stay = facts.stay === undefined ? turnTime(guests, rules) : facts.stay;
  return {
    revision: 0,
    date,
    time,
    stay: rules.occupancy === 'stay' ? stay : null,
    guests,
    tables: step.tables(tables).map(({ key }) => key),
    status: 'reserved',
    arrived: 0,
    statusAt: step.facts.now,
    seatedAt: null,
    leftAt: null,
    cancelled: false,
    heldUntil: null,
    keptAt: keptAt(step, { date, time }),
  };
}

/** Staff who enter a time that the venue's hours don't cover have decided about it. */
function keptAt({ facts }: DayTransaction, when: Pick<Visit, 'date' | 'time'>): number | null {
  return uncoveredBy(bookingCalendar(facts.served.venue), when) === undefined ? null : facts.now;
}

/** Returns the time on a date, which must be the venue's today. */
export function timeNow(step: DayTransaction, date: PlainDate): number {
  const { now, served } = step.facts;
  const { date: today, minutes } = zonedTime(now, served.venue.time_zone);
  if (date !== today) throw invalid('date', 'not_today');
  return minutes;
}

/** Changes what a party is, wants or has left as an address. The guest is told of another time or size. */
export async function edit(step: DayTransaction, action: DayActionOf<'edit'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  const visit = activeVisit(row);
  const { name, staffNote, guests = visit.guests, time = visit.time } = action;
  const { phone, email } = readContact(step, action);
  const isByStay = step.facts.served.venue.occupancy === 'stay';
  const stay = isByStay && action.stay !== undefined ? action.stay : visit.stay;
  const arrived = Math.min(visit.arrived, guests);
  const kept = time === visit.time ? visit.keptAt : keptAt(step, { date: visit.date, time });
  const after = { ...visit, guests, time, stay, arrived, keptAt: kept };
  const isMoved = guests !== visit.guests || time !== visit.time || stay !== visit.stay;
  const columns = {
    ...(name === undefined ? {} : { first_name: name, last_name: '' }),
    ...(phone === undefined ? {} : { phone, country_code: '' }),
    ...(email === undefined ? {} : { email }),
    ...(staffNote === undefined ? {} : { staff_note: staffNote }),
  };
  const { first_name, last_name, phone: before, country_code, email: address, staff_note } = row;
  if (Object.keys(columns).length > 0)
    step.personal[row.id] = { first_name, last_name, phone: before, country_code, email: address, staff_note };
  await step.changeParty(row, after, { ...columns, ...(isMoved ? { sequence: row.sequence + 1 } : {}) });
  if (isMoved && isAwaited(visit)) await step.mail(row.id, email ?? row.email, 'changed');
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
  await moveParty(step, row, action.tables);
  return row.date;
}

/** Gives a party other tables. A seated party can't be left without one. */
export async function moveParty(step: DayTransaction, row: Reservation, tables: readonly string[]): Promise<void> {
  const visit = activeVisit(row);
  if (visit.status === 'seated' && tables.length === 0) throw invalid('tables', 'no_table');
  await step.changeParty(row, { ...visit, tables: step.tables(tables).map(({ key }) => key) });
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

/** Cancels a party, and mails the guest if the actor says so. */
export async function cancel(step: DayTransaction, action: DayActionOf<'cancel'>): Promise<PlainDate> {
  const row = await step.findParty(action.party, action.revision);
  await cancelParty(step, row, action.tell);
  return row.date;
}

/** Cancels a party with or without a mail to the guest. */
export async function cancelParty(step: DayTransaction, row: Reservation, tell: boolean): Promise<void> {
  await step.changeParty(row, { ...activeVisit(row), cancelled: true, heldUntil: null });
  await step.dropMails(row.id);
  if (tell) await step.mail(row.id, row.email, 'cancelled');
}

function activeVisit(row: Reservation): Visit {
  const visit = visitOf(row);
  if (visit.cancelled) throw invalid('party', 'cancelled');
  return visit;
}
