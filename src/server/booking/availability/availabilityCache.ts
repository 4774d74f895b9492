/**
 * Answers of the availability call. Each is kept until an event of its dates: an answer from here is never older than the
 * database, and costs the reading of one number.
 */
import { etagOf } from '../../etag.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { eventsAfter, latestEventId } from '../../live/events.ts';
import type { Store } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { type AvailabilityQuestion, findAvailability } from './availability.ts';

/** Limit of the answers that are kept, in characters. */
const MAX_CHARACTERS = 16 * 2 ** 20;
/** Reading more events is slower than making the answer again. */
const MAX_EVENTS = 500;

/** The answer as JSON, and a weak ETag of this text. */
export type AvailabilityAnswer = { readonly json: string; readonly etag: string };
/** `id` is an event of the venue: no later one that was read concerns the date. */
type KeptAnswer = AvailabilityAnswer & { id: number };

export type AvailabilityCache = {
  /** Returns the kept answer, or undefined if there is none or something has changed since. */
  find(served: ServedVenue, question: AvailabilityQuestion): Promise<AvailabilityAnswer | undefined>;
  /** Reads the answer from the database, and keeps it. */
  load(served: ServedVenue, question: AvailabilityQuestion): Promise<AvailabilityAnswer>;
};

export function createAvailabilityCache(store: Store): AvailabilityCache {
  /** The oldest first. */
  const answers = new Map<string, KeptAnswer>();
  let characters = 0;

  function remove(key: string): void {
    characters -= answers.get(key)?.json.length ?? 0;
    answers.delete(key);
  }

  return {
    async find(served, question) {
      const key = keyOf(served, question);
      const answer = answers.get(key);
      if (!answer) return undefined;
      const latest = await findUnchanged(store, served.venue.tenant, question.dates, answer.id);
      if (latest === undefined) remove(key);
      else answer.id = latest;
      return latest === undefined ? undefined : answer;
    },
    async load(served, question) {
      const key = keyOf(served, question);
      // First, so that a change in the meantime makes the answer too old instead of hiding from it.
      const id = await latestEventId(store, served.venue.tenant);
      const isHeld = await hasHolds(store, served.venue.tenant, question.dates);
      const json = await findAvailability(store, served, question);
      const answer = { id, json, etag: etagOf(json) };
      remove(key);
      if (isHeld) return answer;
      answers.set(key, answer);
      characters += json.length;
      for (const oldest of answers.keys()) {
        if (characters <= MAX_CHARACTERS) break;
        remove(oldest);
      }
      return answer;
    },
  };
}

function keyOf({ venue, documents }: ServedVenue, { dates, slots }: AvailabilityQuestion): string {
  const [date] = dates;
  return [
    venue.tenant,
    documents.plan.version,
    documents.settings.version,
    venue.language,
    date,
    dates.length,
    slots,
  ].join(' ');
}

/** Returns whether tables of some dates are held. They become available by the clock, without an event. */
async function hasHolds(store: Store, tenant: string, dates: readonly PlainDate[]): Promise<boolean> {
  const held = await store
    .selectFrom('reservations')
    .select('id')
    .where('tenant', '=', tenant)
    .where('date', 'in', dates)
    .where('held_until', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Returns the id of the latest event if none since `id` concerns some dates, or else undefined. */
async function findUnchanged(
  store: Store,
  tenant: string,
  dates: readonly PlainDate[],
  id: number,
): Promise<number | undefined> {
  const latest = await latestEventId(store, tenant);
  if (latest === id) return latest;
  // After a restored backup, or a long pause.
  if (latest < id || latest - id > MAX_EVENTS) return undefined;
  const events = await eventsAfter(store, tenant, id, MAX_EVENTS);
  if (
    events[0]?.id !== id + 1 ||
    events.some(({ kind, date }) => (date === null ? kind !== 'day' : dates.includes(date)))
  )
    return undefined;
  return events.at(-1)?.id;
}
