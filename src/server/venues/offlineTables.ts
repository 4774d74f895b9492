/** Which tables are for whom: those that guests can't reserve online, and categories that stand in for one another. */
import type { PlainDate } from '../../domain/booking/time.ts';
import { areaClosuresOn, tableAccess } from '../../domain/booking/venueFile.ts';
import type { TableRules } from '../../domain/day/offers.ts';
import type { TableAccess } from '../../domain/plan/table.ts';
import type { ServedVenue } from './venues.ts';

const accessCache = new WeakMap<ServedVenue, ReadonlyMap<string, TableAccess>>();

/** Returns the tables that only staff give away, by key. */
export function offlineTables(served: ServedVenue): ReadonlyMap<string, TableAccess> {
  const cached = accessCache.get(served);
  if (cached) return cached;
  const access = tableAccess(served.venue, served.tables.values());
  accessCache.set(served, access);
  return access;
}

/** Returns the tables that nobody can reserve on a date because their area is closed, by key. */
export function closedTables({ venue, tables }: Pick<ServedVenue, 'venue' | 'tables'>, date: PlainDate): Set<string> {
  const areas = new Set(areaClosuresOn(venue, date).map(({ area }) => area));
  if (areas.size === 0) return areas;
  return new Set([...tables.values()].flatMap(({ key, areaId }) => (areas.has(areaId) ? [key] : [])));
}

/** Returns which tables suit whom. */
export function tableRules(served: ServedVenue) {
  return {
    substitutes: served.venue.substitutes,
    tableAccess: Object.fromEntries(offlineTables(served)),
  } satisfies TableRules;
}
