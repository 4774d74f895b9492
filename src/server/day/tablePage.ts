/** What the QR card on a table leads to: whether the table is free, and until when, without a word about who has it. */
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { WHOLE_DATE_CLAIM } from '../../domain/booking/occupancy.ts';
import { formatWireDate, zonedTime } from '../../domain/booking/time.ts';
import { offerTables } from '../../domain/day/offers.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import type { Table } from '../../domain/plan/table.ts';
import { findClaimedSlots } from '../booking/claims.ts';
import { PLAN_PICTURE_SIZE } from '../drawing/planPictures.ts';
import { escapeHtml } from '../html.ts';
import { isolate, isolatesToHtml } from '../messages/bidi.ts';
import { formatTime } from '../messages/formats.ts';
import { type MessageName, formatMessage, messagesFor } from '../messages/messages.ts';
import type { Store } from '../store/store.ts';
import { offlineTables, tableRules } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';

/** A table now: `until` is when that ends, in minutes of the date; undefined for the rest of the date. */
export type TableNow = { readonly isFree: boolean; readonly until: Minutes | undefined };

/** Returns whether a table is free at a time, and until when that stays so. */
export function tableNow(slots: ReadonlySet<number>, minutes: Minutes): TableNow {
  if (slots.has(WHOLE_DATE_CLAIM)) return { isFree: false, until: undefined };
  const now = Math.floor(minutes / SLOT_STEP_MINUTES);
  const isFree = !slots.has(now);
  const last = MINUTES_PER_DAY / SLOT_STEP_MINUTES;
  for (let slot = now + 1; slot <= last; slot++)
    if (slots.has(slot) === isFree) return { isFree, until: slot * SLOT_STEP_MINUTES };
  return { isFree, until: undefined };
}

/** A table, and the nearest that guests of it can reserve while somebody has it: several if they are joined. */
export type TableOffer = { readonly state: TableNow; readonly nearest: readonly Table[] };

/** Returns how a table is at a time, in epoch milliseconds, and which one to offer in its place. */
export async function findTableOffer(
  store: Store,
  served: ServedVenue,
  table: Table,
  now: number,
): Promise<TableOffer> {
  const { date, minutes } = zonedTime(now, served.venue.time_zone);
  const slots = await findClaimedSlots(store, served, date);
  const stateOf = ({ key, availableUntil }: Table): TableNow => {
    const state = tableNow(slots.get(key) ?? new Set(), minutes);
    if (availableUntil === undefined || !state.isFree) return state;
    if (availableUntil <= minutes) return { isFree: false, until: undefined };
    return { isFree: true, until: Math.min(state.until ?? Infinity, availableUntil) };
  };
  const state = stateOf(table);
  if (state.isFree) return { state, nearest: [] };
  const offline = offlineTables(served);
  const free = [...served.tables.values()].filter((other) => !offline.has(other.key) && stateOf(other).isFree);
  const seeker = { guests: table.seats, time: minutes, source: 'online', near: [table] } as const;
  const [nearest] = offerTables(free, seeker, tableRules(served), 1);
  return { state, nearest: (nearest ?? []).flatMap((key) => served.tables.get(key) ?? []) };
}

/** Returns the body of a table's page as HTML, in the venue's language. `translate` gives its texts, `now` is its time. */
export function tablePageBody(
  served: ServedVenue,
  table: Table,
  { state, nearest }: TableOffer,
  page: {
    readonly now: number;
    readonly translate: (text: string) => string;
    /** The address of the picture of the plan; undefined on a host that can't draw. */
    readonly picture: string | undefined;
  },
): string {
  const { venue } = served;
  const { translate, picture } = page;
  const { date } = zonedTime(page.now, venue.time_zone);
  const words = messagesFor(venue);
  const say = (name: MessageName, details: Readonly<Record<string, string>> = {}): string =>
    isolatesToHtml(
      escapeHtml(
        formatMessage(
          words,
          name,
          Object.fromEntries(Object.entries(details).map(([key, value]) => [key, isolate(value)])),
        ),
      ),
    );
  const paragraph = (html: string): string => `<p>${html}</p>`;
  const describe = ({ isFree, until }: TableNow): string => {
    if (until === undefined) return say(isFree ? 'table_free' : 'table_taken');
    return say(isFree ? 'table_free_until' : 'table_taken_until', { time: formatTime(until, venue) });
  };
  const offline = offlineTables(served);
  const names = nearest.map(({ name, area }) => `${name} (${translate(area)})`).join(', ');
  const image =
    picture === undefined
      ? ''
      : `<img class="plan" src="${escapeHtml(picture)}" alt="${say('table_on_plan', { tables: names || table.name })}" width="${PLAN_PICTURE_SIZE.width}" height="${PLAN_PICTURE_SIZE.height}">`;
  const status = paragraph(`<strong>${describe(state)}</strong>`);
  if (state.isFree) return status + image + offerOf(table);
  if (nearest.length === 0) return status + paragraph(say('table_none_free')) + image;
  return [status, paragraph(say('table_nearest', { tables: names })), image, ...nearest.slice(0, 1).map(offerOf)].join(
    '',
  );

  /** Links to the booking page, or tells whom to ask. */
  function offerOf({ key }: Table): string {
    if (offline.has(key)) return paragraph(say('table_ask_staff'));
    const query = new URLSearchParams({ table: key, date: formatWireDate(date), lang: venue.language });
    return paragraph(
      `<a class="action" href="/v/${venue.tenant}?${escapeHtml(query.toString())}">${say('table_reserve')}</a>`,
    );
  }
}
