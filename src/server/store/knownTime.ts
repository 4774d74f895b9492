/**
 * The time that the host believes. A machine may start with a clock that is years ahead, and what is erased or ended by
 * such a clock is lost for good: reservations past their retention, holds, offers, sessions, backups. So the database
 * remembers when a host ran last (`noteTime.ts`). A clock that is more than a week ahead of that is not believed until it
 * has run for a day, or until an operator confirms it, and what is over by this clock alone waits. Whatever erases or ends
 * anything because of the time asks here: `isOver` in statements, `believedTime` elsewhere. What only reads goes by the
 * clock, since it loses nothing.
 */
import { type RawBuilder, type SqlBool, type Transaction, sql } from 'kysely';
import { realTime } from './realTime.ts';
import type { ClockRow, Store, Tables } from './store.ts';

const DAY_MS = 86_400_000;
/** By how much a clock may differ from the time that is known. A host may be off for some days. */
const MAX_JUMP_MS = 7 * DAY_MS;
/** How long a clock that differs by more has to run, while a host does. */
const CONFIRMED_AFTER_MS = DAY_MS;

/** What a database knows of the time, in epoch milliseconds. */
export type KnownTime = Omit<ClockRow, 'tenant'>;

/** What this process knows of the time of each database, and of each transaction of it. */
const knownTimes = new WeakMap<Store | Transaction<Tables>, KnownTime>();

/** Keeps what the database of a store knows of the time. */
export function setKnownTime(store: Store, known: KnownTime): void {
  knownTimes.set(store, known);
}

/** Lets a transaction know of the time what its store does. */
export function inheritKnownTime(trx: Transaction<Tables>, store: Store): void {
  const known = knownTimes.get(store);
  if (known) knownTimes.set(trx, known);
}

/** Returns what is known if the clock that shows `now` is believed. */
export function knownSince(now: number): KnownTime {
  return { known_at: now, doubted_from: null, doubted_at: null, confirmed_ms: 0 };
}

/**
 * Returns what is known once a clock shows `now`. `elapsedMs` is for how long this host has run since it looked last, by a
 * clock that nobody sets.
 */
export function nextKnownTime(known: KnownTime, now: number, elapsedMs: number): KnownTime {
  if (Math.abs(now - known.known_at) <= MAX_JUMP_MS) return knownSince(now);
  const { doubted_at: before } = known;
  // Another jump of a clock that is doubted already: its day begins again.
  if (before === null || now < before || now - before > MAX_JUMP_MS)
    return { ...known, doubted_from: now, doubted_at: now, confirmed_ms: 0 };
  // Several hosts add up the same time.
  const confirmed = known.confirmed_ms + Math.min(elapsedMs, now - before);
  return confirmed >= CONFIRMED_AFTER_MS ? knownSince(now) : { ...known, doubted_at: now, confirmed_ms: confirmed };
}

/**
 * Returns the condition that an instant, and so many milliseconds more, have passed for good. Instants that only a doubted clock has passed have not: those
 * between what is known and when this clock began to run. Later ones were set by the same clock, so that a hold still ends
 * after its minutes. `now` is the real time.
 */
export function isOver(
  database: Store | Transaction<Tables>,
  instant: RawBuilder<unknown>,
  {
    now = realTime(database),
    lifeMs = 0,
  }: { readonly now?: number | RawBuilder<number>; readonly lifeMs?: number } = {},
): RawBuilder<SqlBool> {
  const isNumber = typeof now === 'number';
  // An index finds the column, not what is added to it.
  const isPast = sql<SqlBool>`${instant} <= ${isNumber ? now - lifeMs : sql`${now} - ${lifeMs}`}`;
  const known = knownTimes.get(database);
  if (!known || (isNumber && now - known.known_at <= MAX_JUMP_MS)) return isPast;
  const { known_at: at, doubted_from: from } = known;
  const isBelieved = isNumber ? sql`` : sql`${now} <= ${at + MAX_JUMP_MS} or `;
  const isNew = from === null ? sql`` : sql` or ${instant} > ${from - lifeMs}`;
  return sql`(${isPast} and (${isBelieved}${instant} <= ${at - lifeMs}${isNew}))`;
}

/**
 * Returns until when everything has passed for good: `now`, unless it is more than a week ahead of what is known. `now` is
 * the machine's time or the venue's, which an operator may have fixed.
 */
export function believedTime(store: Store, now: number): number {
  const known = knownTimes.get(store);
  return known && now - known.known_at > MAX_JUMP_MS ? known.known_at : now;
}

/** Returns whether a time is not believed: what it has ended waits. See `believedTime`. */
export function isDoubted(store: Store, now: number): boolean {
  return believedTime(store, now) < now;
}

/** Returns one line for the operator about a time that is not believed, or undefined. See `believedTime`. */
export function describeDoubt(store: Store, now: number): string | undefined {
  if (!isDoubted(store, now)) return undefined;
  const days = Math.round((now - believedTime(store, now)) / DAY_MS);
  return (
    `the time is ${days} days later than when this database was used last: nothing is deleted or ended by it. A clock that ` +
    'is right is believed after a day, or with npm run clock -- --confirm'
  );
}
