/**
 * The waiting list. An offer makes a party whose tables are held until the offer ends, so that nobody else gets them
 * meanwhile. An offer that is declined or not accepted in time is passed on to the next party that the tables suit.
 */
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import { canBeOffered } from '../../../domain/day/party.ts';
import { changeStatus, isAwaited, minutesOfDate } from '../../../domain/day/visit.ts';
import { nextForTables } from '../../../domain/day/waiting.ts';
import { newCode } from '../../booking/makeReservation.ts';
import { type Reservation, findReservation } from '../../booking/reservations.ts';
import { visitOf } from '../../booking/visits/visitRows.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { WaitingRow } from '../../store/waitingRows.ts';
import { todayOf } from './dayActions.ts';
import { addSeated, cancelParty, consentColumns, newVisitFromNow, readContact } from './partyActions.ts';
import { type DayTransaction, invalid } from './dayTransaction.ts';

const MINUTE_MS = 60_000;

/** Adds a party to the list. */
export async function addWaiting(
  step: DayTransaction,
  action: DayActionOf<'wait_add'>,
  date: PlainDate,
): Promise<PlainDate> {
  if (date !== todayOf(step)) throw invalid('date', 'not_today');
  const { name, guests, quotedMinutes } = action;
  const { phone = '', email = '' } = readContact(step, action);
  await step.addWaiting({
    date,
    name,
    guests,
    phone,
    email,
    quoted_minutes: quotedMinutes,
    state: 'waiting',
    messages_at: consentColumns(step, action.messages).messages_at ?? null,
  });
  return date;
}

/** Offers tables to a party by mail or message, and holds them until the offer ends. */
export async function offer(step: DayTransaction, action: DayActionOf<'wait_offer'>): Promise<PlainDate> {
  const row = await step.findWaiting(action.entry, action.revision);
  if (!['waiting', 'declined', 'expired'].includes(row.state)) throw invalid('entry', 'wrong_status');
  if (!canBeOffered(reachOf(row))) throw invalid('entry', 'no_email');
  await makeOffer(step, row, action);
  return row.date;
}

async function makeOffer(
  step: DayTransaction,
  row: WaitingRow,
  { tables, minutes, until }: Pick<DayActionOf<'wait_offer'>, 'tables' | 'minutes' | 'until'>,
): Promise<void> {
  const { date, guests, name, phone, email, messages_at } = row;
  const heldUntil = step.facts.realNow + minutes * MINUTE_MS;
  const visit = { ...newVisitFromNow(step, date, { guests, tables, until }), heldUntil };
  const id = newRowId();
  await step.addParty(id, visit, { name, phone, email, notes: '', source: 'walk_in', code: newCode(), messages_at });
  await step.changeWaiting(row, {
    state: 'offered',
    offer_tables: JSON.stringify(visit.tables),
    offer_until: heldUntil,
    offer_minutes: minutes,
    reservation_id: id,
  });
  // Nobody insists on a table for a guest who may still decline it.
  await step.refuseClosedAreas();
  // Undoing the offer makes the mail obsolete, and the link void.
  await step.mail(id, email, 'offer', 0);
}

/** Seats a waiting party, with or without an offer. */
export async function seatWaiting(step: DayTransaction, action: DayActionOf<'wait_seat'>): Promise<PlainDate> {
  const row = await step.findWaiting(action.entry, action.revision);
  if (row.state === 'seated' || row.state === 'left') throw invalid('entry', 'wrong_status');
  const { date, guests, name, phone, email, messages_at } = row;
  const party = await findOffered(step, row);
  let id = party?.id;
  if (party) {
    const { now, served } = step.facts;
    // Staff have moved it to a date to come.
    if (minutesOfDate(party.date, now, served.venue.time_zone) < 0) throw invalid('entry', 'not_today');
    const tables = step.tables(action.tables).map(({ key }) => key);
    const seated = changeStatus({ ...visitOf(party), tables }, { status: 'seated' }, now);
    if (!seated.ok) throw invalid('entry', seated.error);
    await step.changeParty(party, seated.visit);
  } else {
    const { tables, until } = action;
    id = await addSeated(step, date, { guests, tables, until, name, phone, email, messages_at });
  }
  await step.changeWaiting(row, { state: 'seated', reservation_id: id ?? null });
  return date;
}

/** Takes a party off the list, and its offer back. */
export async function leaveWaiting(step: DayTransaction, action: DayActionOf<'wait_leave'>): Promise<PlainDate> {
  const row = await step.findWaiting(action.entry, action.revision);
  if (row.state === 'seated' || row.state === 'left') throw invalid('entry', 'wrong_status');
  const party = await findOffered(step, row);
  // A party that was seated without the list stays.
  if (party && isAwaited(visitOf(party))) await cancelParty(step, party, false);
  await step.changeWaiting(row, { state: 'left' });
  return row.date;
}

/** Accepts an offer on behalf of the guest. */
export async function acceptOffer(step: DayTransaction, row: WaitingRow): Promise<boolean> {
  const party = await findOffered(step, row);
  if (row.state !== 'offered' || !party) return false;
  const accepted = changeStatus(visitOf(party), { status: 'confirmed' }, step.facts.now);
  if (!accepted.ok) return false;
  await step.changeParty(party, accepted.visit, { verified_at: step.facts.realNow });
  await step.changeWaiting(row, { state: 'accepted' });
  await step.mail(party.id, party.email, 'guest', 0);
  return true;
}

/** Ends an offer that was declined, or not accepted in time, and passes it on if it may. */
export async function endOffer(
  step: DayTransaction,
  row: WaitingRow,
  state: 'declined' | 'expired',
  isPassedOn: boolean,
): Promise<void> {
  const party = await findOffered(step, row, true);
  if (party && party.cancelled_at === null && party.held_until === null) {
    // Staff have promised the tables in the meantime, or seated the party.
    await step.changeWaiting(row, { state: 'accepted' });
    return;
  }
  if (party && party.cancelled_at === null)
    await step.changeParty(party, { ...visitOf(party), cancelled: true, heldUntil: null });
  await step.changeWaiting(row, { state });
  const { served, now } = step.facts;
  if (!isPassedOn || row.date !== zonedTime(now, served.venue.time_zone).date) return;
  const keys = JSON.parse(row.offer_tables ?? '[]') as string[];
  const tables = keys.flatMap((key) => served.tables.get(key) ?? []);
  if (tables.length < keys.length || tables.length === 0) return;
  const waiting = await step.trx
    .selectFrom('waiting_list')
    .selectAll()
    .where('tenant', '=', step.tenant)
    .where('date', '=', row.date)
    .where('state', '=', 'waiting')
    .orderBy('joined_at')
    .execute();
  const next = nextForTables(
    waiting.map((entry) => ({ ...entry, ...reachOf(entry), joinedAt: entry.joined_at })),
    tables,
  );
  const nextRow = waiting.find(({ id }) => id === next?.id);
  const minutes = row.offer_minutes ?? served.venue.waiting_offer_minutes;
  if (nextRow) await makeOffer(step, nextRow, { tables: keys, minutes });
}

/** Returns how an offer can reach a waiting party. */
function reachOf({ email, phone, messages_at }: WaitingRow) {
  return { email, phone, messages: messages_at !== null };
}

/** Returns the party of an offer, if it was made and has not expired. */
async function findOffered(
  step: DayTransaction,
  row: WaitingRow,
  isExpiredToo = false,
): Promise<Reservation | undefined> {
  if (row.reservation_id === null) return undefined;
  const party = await findReservation(step.trx, step.tenant, row.reservation_id);
  if (!party || isExpiredToo) return party;
  const isOver = party.cancelled_at !== null || (party.held_until !== null && party.held_until <= step.facts.realNow);
  return isOver ? undefined : party;
}
