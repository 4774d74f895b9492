/** Venues whose folders were made after the start. */
import type { Store } from '../store/store.ts';
import { loadPublications } from './publications.ts';
import { type Venues, findTakenIdentifiers, readVenueFolders, venueFolderNames } from './venues.ts';

/** Serves the folders that are not served yet, unless they have an error, which the next start tells. */
export async function addNewFolders(venuesDir: string, store: Store, venues: Venues): Promise<void> {
  const names = venueFolderNames(venuesDir).filter((name) => !venues.has(name));
  const { venues: fresh } = readVenueFolders(venuesDir, names);
  await loadPublications(store, fresh);
  for (const [tenant, served] of fresh) {
    const others = [...venues.values()].map(({ venue }) => venue);
    if (findTakenIdentifiers(served.venue, others).length === 0) venues.set(tenant, served);
  }
}

/** Returns whether the database knows a venue, or any, from an earlier time: it has published or has had guests. */
export async function hasHistory(store: Store, tenant?: string): Promise<boolean> {
  for (const table of ['publications', 'reservations'] as const) {
    const rows = store.selectFrom(table).select('tenant').limit(1);
    if (await (tenant === undefined ? rows : rows.where('tenant', '=', tenant)).executeTakeFirst()) return true;
  }
  return false;
}
