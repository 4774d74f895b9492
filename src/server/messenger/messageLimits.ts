/**
 * Who gets messages on the telephone. They cost money, so strangers must not cause them: they go to numbers of the
 * countries that the venue serves, to guests whose mailbox or number somebody has confirmed, and within limits of a day.
 * What has been sent counts, not what is reserved at the moment.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql } from 'kysely';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { raiseAlarm } from '../booking/alarms.ts';
import type { Reservation } from '../booking/reservations.ts';
import { NETWORKS_OF_SITE } from '../line/limiter.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { ALL_DATES, type Store } from '../store/store.ts';

const DAY_MS = 86_400_000;
/** A confirmation, some changes, a cancellation and two reminders. A network may be that of a hotel. */
const PER_NUMBER = 8;
const PER_NETWORK = 60;
/** Numbers whose owners are paid for what they get, or that are no telephones. */
const REFUSED_TYPES: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/** Returns why a venue sends a guest no message, or undefined. `realNow` is in epoch milliseconds. */
export async function findRefusal(
  store: Store,
  venue: Venue,
  reservation: Reservation,
  realNow: number,
): Promise<string | undefined> {
  if (!isServedNumber(venue, reservation.phone)) return 'not a number of message_countries';
  return (await isOverLimit(store, venue, reservation, realNow)) ? 'the limit of a day is reached' : undefined;
}

/** Returns whether a venue sends messages to a number in E.164. */
export function isServedNumber(
  { message_countries: countries, telephone, country_code: code }: Venue,
  phone: string,
): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number || REFUSED_TYPES.has(number.getType())) return false;
  const own = parsePhoneNumberFromString(telephone)?.country;
  const served = countries ?? (own === undefined ? undefined : [own]);
  return served ? served.includes(number.country ?? '') : code === `+${number.countryCallingCode}`;
}

/**
 * Returns whether a further message of a venue would exceed what its guest's number, the network that reserved, or the
 * venue may get in a day. Then the venue hears of it. `realNow` is in epoch milliseconds.
 */
async function isOverLimit(
  store: Store,
  { tenant, messages_per_day: perDay }: Venue,
  { id, phone, network, site }: Reservation,
  realNow: number,
): Promise<boolean> {
  const sent = await store
    .selectFrom('outbox')
    .innerJoin('reservations', (join) =>
      join.onRef('reservations.tenant', '=', 'outbox.tenant').onRef('reservations.id', '=', 'outbox.reservation_id'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.sum<number | null>(sql`case when reservations.phone = ${phone} then 1 else 0 end`).as('ofNumber'),
      fn.sum<number | null>(sql`case when reservations.network = ${network} then 1 else 0 end`).as('ofNetwork'),
      fn.sum<number | null>(sql`case when reservations.site = ${site} then 1 else 0 end`).as('ofSite'),
    ])
    .where('outbox.tenant', '=', tenant)
    // SQLite uses the index of sent messages only for what it reads in the statement.
    .where('outbox.channel', '=', sql.lit('message'))
    .where('outbox.state', '=', sql.lit('sent'))
    .where('outbox.sent_at', '>', realNow - DAY_MS)
    .executeTakeFirstOrThrow();
  const isOver =
    sent.all >= perDay ||
    (sent.ofNumber ?? 0) >= PER_NUMBER ||
    (sent.ofNetwork ?? 0) >= PER_NETWORK ||
    (sent.ofSite ?? 0) >= PER_NETWORK * NETWORKS_OF_SITE;
  if (isOver)
    await writeDurably(store, tenant, (trx) =>
      raiseAlarm(trx, tenant, { kind: 'messages', date: ALL_DATES, realNow }, [{ id, held_until: null }]),
    );
  return isOver;
}
