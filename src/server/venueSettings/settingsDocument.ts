/** What publishing does where the document is a venue's settings. */
import { servicesOn } from '../../domain/booking/bookingCalendar.ts';
import { datesBetween } from '../../domain/booking/seasonPlaces.ts';
import { type RuledVenue, type SettingsImpact, settingsImpact } from '../../domain/booking/settingsImpact.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { bookingCalendar } from '../../domain/booking/venue.ts';
import { changedSettings } from '../../domain/booking/settingsMerge.ts';
import { isAwaited } from '../../domain/day/visit.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { visitOf } from '../booking/visits/visitRows.ts';
import { findKeptSeasonPlaces } from '../editor/affectedReservations.ts';
import { refused, type PlanKind, type Validation } from '../editor/validatePlan.ts';
import type { PublishingRules } from '../editor/publishing.ts';
import { applyDecisions, ruled, visitUnderRules } from './decisions.ts';
import {
  type ServedVenue,
  type Venues,
  type VenueSettings,
  findTakenIdentifiers,
  readSettings,
} from '../venues/venues.ts';

export const SETTINGS_RULES: PublishingRules<'settings', { readonly why: SettingsImpact[] }> = {
  kind: 'settings',
  summarize: (settings, before) => ({ changed: before ? changedSettings(before, settings) : [] }),
  findImpact(served, fresh) {
    const [before, after] = [ruled(served), ruled(fresh)];
    return {
      impactOf(reservation) {
        if (!isAwaited(visitOf(reservation))) return undefined;
        const why = settingsImpact(visitUnderRules(reservation), before, after);
        return why.length > 0 ? { why } : undefined;
      },
      async findOthers(database, now) {
        const closedOn = newlyClosed(before, after);
        return (await findKeptSeasonPlaces(database, served, now)).flatMap(({ table, guest }) => {
          const { date: from, until } = guest;
          const date = datesBetween({ from, until }).find((each) => closedOn(each, table.key));
          const why = date === undefined ? undefined : closedOn(date, table.key);
          return date !== undefined && why ? [{ ...guest, date, why: [why] }] : [];
        });
      },
    };
  },
  mayMoveClaims: () => true,
  async apply(trx, fresh, now, { by, decisions = [] }) {
    await applyDecisions(trx, fresh, decisions, { role: 'owner', name: by }, now);
  },
};

/** Returns a function that tells why a table is closed on a date on which it was not before. */
function newlyClosed(before: RuledVenue, after: RuledVenue) {
  const areClosed = ({ venue }: RuledVenue, date: PlainDate): boolean =>
    servicesOn(bookingCalendar(venue), date).length === 0;
  const days = new Map<PlainDate, { readonly isClosed: boolean; readonly tables: ReadonlySet<string> }>();
  return (date: PlainDate, key: string): 'closed' | 'area_closed' | undefined => {
    const day = days.get(date) ?? {
      isClosed: areClosed(after, date) && !areClosed(before, date),
      tables: new Set([...(after.closedOn?.(date) ?? [])].filter((table) => !before.closedOn?.(date).has(table))),
    };
    days.set(date, day);
    if (day.isClosed) return 'closed';
    return day.tables.has(key) ? 'area_closed' : undefined;
  };
}

/** Reads settings of a venue. A draft may be unfinished, and is only an object. */
export function checkSettings(
  purpose: PlanKind,
  json: unknown,
  { venue: { tenant } }: ServedVenue,
  venues: Venues,
): Validation<VenueSettings> {
  if (!isObject(json)) return refused([{ path: '', message: 'must be an object, in { }' }]);
  if (purpose === 'draft') return { ok: true, value: json as VenueSettings };
  const read = readSettings(json, tenant);
  if (!read.ok) return refused(read.errors);
  const others = [...venues.values()].map(({ venue }) => venue).filter((venue) => venue.tenant !== tenant);
  const taken = findTakenIdentifiers(read.value, others);
  return taken.length > 0 ? refused(taken) : read;
}
