/** Alarms: what the venue is told of, by a mail, when somebody may be taking its tables. `/metrics` counts them. */
import type { Transaction } from 'kysely';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { AlarmRow, RequestMailKind, Tables } from '../store/store.ts';
import { enqueueMails } from './mailQueue.ts';
import { type Reservation, isNotExpired } from './reservations.ts';

/** The venue gets one mail of a kind and a date in this time. */
const ALARM_MS = 3_600_000;
/**
 * It is unusual that this share of a date's tables, and at least this many, are reserved online within this time: more
 * than one person gets, and so few that it is not too late to look.
 */
const RUSH = { share: 1 / 4, least: 8, windowMs: 10 * 60_000 };

type Alarm = Pick<AlarmRow, 'kind' | 'date'> & {
  /** In epoch milliseconds. */
  readonly realNow: number;
};
type Related = Pick<Reservation, 'id' | 'held_until'>;

/** Sends the venue a mail about one of the reservations already made, which it may want to cancel. */
export async function raiseAlarm(
  trx: Transaction<Tables>,
  tenant: string,
  alarm: Alarm & { readonly kind: Exclude<Alarm['kind'], RequestMailKind> },
  related: readonly Related[],
): Promise<void> {
  // A held reservation may be gone soon, and its mails with it.
  const reservation = related.find(({ held_until: heldUntil }) => heldUntil === null);
  if (reservation && (await isNews(trx, tenant, alarm)))
    await enqueueMails(trx, { tenant, id: reservation.id }, [alarm.kind], alarm.realNow);
}

/** Notes an alarm, and returns whether the venue is to be told: not if it was within the hour. */
export async function isNews(
  trx: Transaction<Tables>,
  tenant: string,
  { kind, date, realNow }: Alarm,
): Promise<boolean> {
  const raised = await trx
    .insertInto('alarms')
    .values({ tenant, kind, date, raised_at: realNow, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'kind', 'date'])
        .doUpdateSet((row) => ({ raised_at: realNow, count: row('alarms.count', '+', 1) }))
        .where('alarms.raised_at', '<=', realNow - ALARM_MS),
    )
    .returning('count')
    .executeTakeFirst();
  return raised !== undefined;
}

type Lately = { readonly date: PlainDate; readonly realNow: number };

/**
 * Returns whether so many tables, reserved lately, are unusual of a venue with this many, whoever made the reservations.
 * Needs no identity: a stranger may have many addresses and networks.
 */
export function isRush(tables: number, ofTables: number): boolean {
  return tables >= Math.max(RUSH.least, ofTables * RUSH.share);
}

/** Returns how many tables of a date have been reserved online lately. */
export async function countLatelyTaken(trx: Transaction<Tables>, tenant: string, lately: Lately): Promise<number> {
  const { tables } = await selectLatest(trx, tenant, lately)
    .innerJoin('claims', (join) =>
      join.onRef('claims.tenant', '=', 'reservations.tenant').onRef('claims.reservation_id', '=', 'reservations.id'),
    )
    .select(({ fn }) => fn.count<number>('claims.table_key').distinct().as('tables'))
    .executeTakeFirstOrThrow();
  return tables;
}

/** Returns the reservations that were made online lately, the last one first. */
export async function findLatest(trx: Transaction<Tables>, tenant: string, lately: Lately): Promise<Related[]> {
  return selectLatest(trx, tenant, lately).select(['id', 'held_until']).orderBy('id', 'desc').execute();
}

function selectLatest(trx: Transaction<Tables>, tenant: string, { date, realNow }: Lately) {
  return trx
    .selectFrom('reservations')
    .where('reservations.tenant', '=', tenant)
    .where('reservations.date', '=', date)
    .where('reservations.source', '=', 'online')
    .where('reservations.recorded_at', '>', realNow - RUSH.windowMs)
    .where('reservations.cancelled_at', 'is', null)
    .where(isNotExpired(realNow));
}
