/** What a change of a venue's settings does to reservations that were made before it. */
import type { TableAccess } from '../plan/table.ts';
import { uncoveredBy } from './bookingCalendar.ts';
import type { PlainDate } from './time.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { bookingCalendar } from './venue.ts';
import type { Venue } from './venueFile.ts';

/** Why guests could not make a reservation again under new settings. */
export const SETTINGS_IMPACTS = ['closed', 'outside_hours', 'party_size', 'table_access', 'area_closed'] as const;
export type SettingsImpact = (typeof SETTINGS_IMPACTS)[number];

/** What counts of a reservation. */
export type BookedVisit = {
  readonly date: PlainDate;
  readonly time: Minutes;
  readonly guests: number;
  /** Whether a guest has reserved. Staff may enter what guests may not. */
  readonly isOnline: boolean;
  /** Its tables, by key. */
  readonly tables: readonly string[];
};

/** A venue with the tables that guests can't reserve. */
export type RuledVenue = {
  readonly venue: Venue;
  readonly access: ReadonlyMap<string, TableAccess>;
  /** Returns the tables whose area is closed on a date. */
  closedOn?(date: PlainDate): ReadonlySet<string>;
};

/** Returns why the venue would no longer take a reservation that it takes now; nothing if it still would. */
export function settingsImpact(visit: BookedVisit, before: RuledVenue, after: RuledVenue): SettingsImpact[] {
  const known = new Set(obstaclesTo(visit, before));
  return obstaclesTo(visit, after).filter((obstacle) => !known.has(obstacle));
}

/** Returns why guests could not make a reservation. */
export function obstaclesTo(visit: BookedVisit, { venue, access, closedOn }: RuledVenue): SettingsImpact[] {
  const closed = closedOn?.(visit.date);
  const uncovered = uncoveredBy(bookingCalendar(venue), visit);
  const { min, max } = venue.guests;
  const isForOthers = visit.tables.some((key) => access.has(key));
  return [
    ...(uncovered ? [uncovered] : []),
    ...(visit.isOnline && (visit.guests < min || visit.guests > max) ? ['party_size' as const] : []),
    ...(visit.isOnline && isForOthers ? ['table_access' as const] : []),
    ...(visit.tables.some((key) => closed?.has(key)) ? ['area_closed' as const] : []),
  ];
}
