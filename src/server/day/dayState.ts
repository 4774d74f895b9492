/** What staff see of a date, and what the wall shows of it. */
import {
  type DayPlan,
  type DayState,
  type DayVenue,
  LOG_PAGE_STEPS,
  type LogEntry,
  type WallState,
  wallStateSchema,
} from '../../api/day/dayContract.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { type PlainDate, zoneOffsets, zonedTime } from '../../domain/booking/time.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import { areaClosuresOn } from '../../domain/booking/venueFile.ts';
import type { Block, Party, PartyRequest, WaitingEntry } from '../../domain/day/party.ts';
import { listStoppableMails } from '../booking/mailQueue.ts';
import { type MessageTrouble, listMessageTroubles } from '../booking/messageQueue.ts';
import { type Reservation, listReservations, reservedTables } from '../booking/reservations.ts';
import { blockFactsOf, changesOf, listSteps } from '../booking/visits/dayLog.ts';
import { pausedUntil } from '../booking/visits/onlineRules.ts';
import { partyAt, partyOf, visitRules } from '../booking/visits/visitRows.ts';
import { latestEventId } from '../live/events.ts';
import type { SeasonState } from '../store/seasonRows.ts';
import type { BlockRow, Role, Store } from '../store/store.ts';
import type { WaitingRow } from '../store/waitingRows.ts';
import { readTags } from '../booking/visits/guests.ts';
import { tableRules } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';

export type Viewer = {
  readonly role: Role;
  readonly actor: string;
  /** Whether the host has a messenger. */
  readonly hasMessenger?: boolean;
};

/** Reads a date. `now` is the venue's time. */
export async function readDay(
  store: Store,
  served: ServedVenue,
  date: PlainDate,
  { role, actor, hasMessenger = false }: Viewer,
  now: number,
): Promise<DayState> {
  const { tenant } = served.venue;
  // First, so that the state is never older than it says.
  const revision = await latestEventId(store, tenant);
  const note = await store
    .selectFrom('day_notes')
    .select('text')
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .executeTakeFirst();
  return {
    date,
    now,
    revision,
    role,
    actor,
    hasMessenger,
    venue: dayVenueOf(served, date, now),
    parties: await readParties(store, served, date, now),
    blocks: await readBlocks(store, served, date),
    formerTables: await readFormerTables(store, served, date),
    waiting: await readWaiting(store, tenant, date),
    requests: await readRequests(store, served, now),
    note: note?.text ?? '',
    pausedUntil: await pausedUntil(store, tenant, now),
    mails: await listStoppableMails(store, tenant, Date.now()),
  };
}

/** Reads a date without anything that tells who the guests are. */
export async function readWall(store: Store, served: ServedVenue, date: PlainDate, now: number): Promise<WallState> {
  const { tenant } = served.venue;
  const revision = await latestEventId(store, tenant);
  const parties = await readParties(store, served, date, now);
  // The schemas let nothing through that tells who somebody is.
  const { shape } = wallStateSchema;
  return {
    date,
    now,
    revision,
    venue: shape.venue.parse(dayVenueOf(served, date, now)),
    plan: dayPlanOf(served),
    parties: shape.parties.parse(parties.filter(({ cancelled }) => !cancelled)),
    blocks: shape.blocks.parse(await readBlocks(store, served, date)),
  };
}

/** Returns the plan to draw. */
export function dayPlanOf({ plan, documents }: ServedVenue): DayPlan {
  return { plan, version: documents.plan.version };
}

/** Returns what the page needs of the venue's settings. */
export function dayVenueOf(served: ServedVenue, date: PlainDate, now: number): DayVenue {
  const { venue } = served;
  const today = zonedTime(now, venue.time_zone).date;
  const [from, until] = date < today ? [date, today] : [today, date];
  const { guests, stays = [] } = venue;
  const { tableOccupancy } = visitRules(served);
  return {
    name: venue.name,
    timeZone: zoneOffsets(venue.time_zone, from, until),
    language: venue.language,
    occupancy: venue.occupancy,
    tableOccupancy,
    opening: openingHours(venue),
    holdMinutes: venue.hold_minutes,
    stays: stays.map(({ name, minutes }) => ({ name, minutes })),
    guests: { min: guests.min, max: guests.max },
    turnTimes: venue.turn_times,
    maxCoversPerSlot: venue.max_covers_per_slot ?? null,
    ...tableRules(served),
    lockAfterMinutes: venue.lock_after_minutes,
    autoFreeMinutes: venue.auto_free_minutes ?? null,
    waitingOfferMinutes: venue.waiting_offer_minutes,
  };
}

/** Returns who did what on a date, the latest step first: a page of it, from `before` backward. */
export async function readLog(store: Store, tenant: string, date: PlainDate, before?: number): Promise<LogEntry[]> {
  const rows = await listSteps(store, tenant, date, LOG_PAGE_STEPS, before);
  return rows.map((row) => ({
    log: row.id,
    at: row.at,
    role: row.role,
    actor: row.actor,
    type: row.type,
    changes: changesOf(row),
    undoes: row.undoes,
  }));
}

/** Returns the names of the parties and waiting guests in steps. The log has none, so these are as they are now. */
export async function readNames(
  store: Store,
  tenant: string,
  entries: readonly LogEntry[],
): Promise<Record<string, string>> {
  const changes = entries.flatMap((entry) => entry.changes);
  const idsOf = (kind: 'party' | 'waiting'): number[] => [
    ...new Set(changes.flatMap((change) => (change.kind === kind ? [change.id] : []))),
  ];
  const parties = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', [...idsOf('party'), 0])
    .execute();
  const waiting = await store
    .selectFrom('waiting_list')
    .select(['id', 'name'])
    .where('tenant', '=', tenant)
    .where('id', 'in', [...idsOf('waiting'), 0])
    .execute();
  return Object.fromEntries([...parties.map(partyOf), ...waiting].map(({ id, name }) => [id, name]));
}

async function readParties(store: Store, served: ServedVenue, date: PlainDate, now: number): Promise<Party[]> {
  const { venue } = served;
  const tags = await readTags(store, venue.tenant, date);
  const rows = await listReservations(store, venue.tenant, { on: date });
  const troubles = rows.some((row) => row.messages_at !== null)
    ? await listMessageTroubles(store, venue.tenant, date)
    : new Map<number, MessageTrouble>();
  const daysOfStays = await readDaysOfStays(store, venue.tenant, rows);
  return rows.map((row) => {
    const messageError = troubles.get(row.id)?.error;
    const dayOfStay = daysOfStays.get(row.id);
    return {
      ...partyAt(row, served, now),
      tags: [...(tags.get(row.id) ?? [])],
      ...(messageError === undefined ? {} : { messageError }),
      ...(dayOfStay === undefined ? {} : { dayOfStay }),
    };
  });
}

/** Returns which day of its stay each reservation is that is one of several, by its id. */
async function readDaysOfStays(
  store: Store,
  tenant: string,
  rows: readonly Pick<Reservation, 'id' | 'series'>[],
): Promise<Map<number, NonNullable<Party['dayOfStay']>>> {
  const series = rows.flatMap((row) => row.series ?? []);
  if (series.length === 0) return new Map();
  const days = await store
    .selectFrom('reservations')
    .select(['id', 'series'])
    .where('tenant', '=', tenant)
    .where('series', 'in', series)
    .where('cancelled_at', 'is', null)
    .orderBy('date')
    .execute();
  const byStay = groupBy(days, (day) => day.series);
  return new Map(
    [...byStay.values()].flatMap((stay) =>
      stay.map(({ id }, index) => [id, { day: index + 1, days: stay.length }] as const),
    ),
  );
}

/** Returns the blocks of a date. Closed areas are blocks as well, which only the settings can remove. */
async function readBlocks(store: Store, { venue, tables }: ServedVenue, date: PlainDate): Promise<Block[]> {
  const rows = await store
    .selectFrom('blocks')
    .leftJoin('season_places', (join) =>
      join.onRef('season_places.tenant', '=', 'blocks.tenant').onRef('season_places.id', '=', 'blocks.season_id'),
    )
    .selectAll('blocks')
    .select(['season_places.until_date as season_until', 'season_places.paid', 'season_places.state as season_state'])
    .where('blocks.tenant', '=', venue.tenant)
    .where('removed_at', 'is', null)
    .where('blocks.from_date', '<=', date)
    .where('blocks.until_date', '>=', date)
    .orderBy('blocks.id')
    .execute();
  const closed = areaClosuresOn(venue, date).map(({ area, from, to, note = '' }, index): Block => {
    const keys = [...tables.values()].flatMap(({ key, areaId }) => (areaId === area ? [key] : []));
    return { id: -1 - index, tables: keys, from, until: to, fromTime: null, untilTime: null, reason: note };
  });
  return [...rows.map(blockOf), ...closed];
}

type SeasonColumns = { season_until: string | null; paid: number | null; season_state: SeasonState | null };

function blockOf(row: BlockRow & SeasonColumns): Block {
  const offered = row.season_state === 'offered' ? { offered: true } : {};
  return {
    id: row.id,
    ...blockFactsOf(row),
    reason: row.reason,
    ...(row.season_until === null ? {} : { season: { until: row.season_until, paid: row.paid === 1, ...offered } }),
  };
}

/** Returns the names, by their keys, of tables of a date that the plan no longer has. */
async function readFormerTables(
  store: Store,
  { venue: { tenant }, tables }: ServedVenue,
  date: PlainDate,
): Promise<Record<string, string>> {
  const reservations = await listReservations(store, tenant, { on: date });
  const places = await store
    .selectFrom('season_places')
    .select(['table_key as key', 'table_name as name'])
    .where('tenant', '=', tenant)
    .where('from_date', '<=', date)
    .where('until_date', '>=', date)
    .execute();
  const named = [...reservations.flatMap(reservedTables), ...places];
  return Object.fromEntries(named.flatMap(({ key, name }) => (tables.has(key) ? [] : [[key, name]])));
}

async function readWaiting(store: Store, tenant: string, date: PlainDate): Promise<WaitingEntry[]> {
  const rows = await store
    .selectFrom('waiting_list')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  return rows.map(waitingEntryOf);
}

/** Returns the requests of today and later dates, by their date. */
async function readRequests(store: Store, { venue }: ServedVenue, now: number): Promise<PartyRequest[]> {
  const rows = await store
    .selectFrom('waiting_list')
    .selectAll()
    .where('tenant', '=', venue.tenant)
    .where('date', '>=', zonedTime(now, venue.time_zone).date)
    .where('state', '=', 'requested')
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute();
  return rows.map(({ id, revision, date, time, name, guests, phone, email, notes }) => ({
    id,
    revision,
    date,
    time: time ?? 0,
    name,
    guests,
    phone,
    email,
    notes: notes ?? '',
  }));
}

function waitingEntryOf(row: WaitingRow): WaitingEntry {
  const isOffered = row.state === 'offered' && row.offer_tables !== null && row.offer_until !== null;
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    guests: row.guests,
    phone: row.phone,
    email: row.email,
    messages: row.messages_at !== null,
    quotedMinutes: row.quoted_minutes,
    joinedAt: row.joined_at,
    state: row.state,
    offer: isOffered ? { tables: JSON.parse(row.offer_tables ?? '[]') as string[], until: row.offer_until ?? 0 } : null,
    party: row.reservation_id,
  };
}
