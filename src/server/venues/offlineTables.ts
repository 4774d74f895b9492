/** Tables that guests can't reserve online. */
import { tableAccess } from '../../domain/booking/venueFile.ts';
import type { ServedVenue } from './venues.ts';

const keysCache = new WeakMap<ServedVenue, ReadonlySet<string>>();

/** Returns the keys of the tables that only staff give away. */
export function offlineTables(served: ServedVenue): ReadonlySet<string> {
  const cached = keysCache.get(served);
  if (cached) return cached;
  const keys = new Set(tableAccess(served.venue, served.tables.values()).keys());
  keysCache.set(served, keys);
  return keys;
}
