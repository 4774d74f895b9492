/** What the QR card on a table leads to: whether the table is free, and until when, without a word about who has it. */
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { WHOLE_DATE_CLAIM } from '../../domain/booking/occupancy.ts';
import { formatWireDate, zonedTime } from '../../domain/booking/time.ts';
import { offerTables } from '../../domain/day/offers.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import type { Table } from '../../domain/plan/table.ts';
import { findClaimedSlots } from '../booking/claims.ts';
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

/** Returns the body of a table's page as HTML, in the venue's language. `translate` gives its texts, `now` is its time. */
export async function tablePageBody(
  store: Store,
  served: ServedVenue,
  table: Table,
  { now, translate }: { readonly now: number; readonly translate: (text: string) => string },
): Promise<string> {
  const { venue } = served;
  const { date, minutes } = zonedTime(now, venue.time_zone);
  const slots = await findClaimedSlots(store, served, date);
  const stateOf = ({ key, availableUntil }: Table): TableNow => {
    const state = tableNow(slots.get(key) ?? new Set(), minutes);
    if (availableUntil === undefined || !state.isFree) return state;
    if (availableUntil <= minutes) return { isFree: false, until: undefined };
    return { isFree: true, until: Math.min(state.until ?? Infinity, availableUntil) };
  };
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
  const state = stateOf(table);
  const parts = [paragraph(`<strong>${describe(state)}</strong>`)];
  if (state.isFree) parts.push(offerOf(table));
  else {
    const free = [...served.tables.values()].filter((other) => !offline.has(other.key) && stateOf(other).isFree);
    const seeker = { guests: table.seats, time: minutes, source: 'online', near: [table] } as const;
    const [nearest] = offerTables(free, seeker, tableRules(served), 1);
    const others = (nearest ?? []).flatMap((key) => served.tables.get(key) ?? []);
    if (others.length === 0) parts.push(paragraph(say('table_none_free')));
    else
      parts.push(
        paragraph(
          say('table_nearest', { tables: others.map(({ name, area }) => `${name} (${translate(area)})`).join(', ') }),
        ),
        ...others.slice(0, 1).map(offerOf),
      );
  }
  return parts.join('');

  /** Links to the booking page, or tells whom to ask. */
  function offerOf({ key }: Table): string {
    if (offline.has(key)) return paragraph(say('table_ask_staff'));
    const query = new URLSearchParams({ table: key, date: formatWireDate(date), lang: venue.language });
    return paragraph(
      `<a class="action" href="/v/${venue.tenant}?${escapeHtml(query.toString())}">${say('table_reserve')}</a>`,
    );
  }
}
