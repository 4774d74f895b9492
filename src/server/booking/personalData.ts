/** Personal data: what is kept of a guest, deleting it on request, and deleting it some time after the visit. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, zonedTime } from '../../domain/booking/time.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { type Store, databaseOf } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { releaseClaims } from './claims.ts';
import type { Reservation } from './reservations.ts';

/** Rows that one transaction deletes, so that reservations need not wait for long. */
const MAX_ROWS_PER_TRANSACTION = 200;

/** Returns a venue's reservations whose code, name, email address, telephone number or notes contain a text. */
export async function findPersonalData(store: Store, tenant: string, text: string): Promise<Reservation[]> {
  const wanted = text.trim().toLowerCase();
  const digits = text.replaceAll(/\D/g, '');
  const reservations = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute();
  return reservations.filter(({ code, first_name, last_name, email, notes, country_code, phone }) => {
    const hasText = [code, `${first_name} ${last_name}`, email, notes].some((field) =>
      field.toLowerCase().includes(wanted),
    );
    return hasText || (digits.length >= 6 && (country_code + phone).replaceAll(/\D/g, '').includes(digits));
  });
}

/**
 * Deletes a venue's reservations with their claims, links and mails, from the database, its log and the folder of written mails. Throws
 * if another process reads for so long that the log can't be emptied.
 */
export async function eraseReservations(
  store: Store,
  tenant: string,
  reservations: readonly Pick<Reservation, 'id' | 'code'>[],
  outboxDir: string,
): Promise<void> {
  if (reservations.length === 0) return;
  for (let start = 0; start < reservations.length; start += MAX_ROWS_PER_TRANSACTION) {
    const ids = reservations.slice(start, start + MAX_ROWS_PER_TRANSACTION).map(({ id }) => id);
    await writeDurably(store, tenant, async (trx) => {
      for (const table of ['confirmation_links', 'outbox'] as const)
        await trx.deleteFrom(table).where('tenant', '=', tenant).where('reservation_id', 'in', ids).execute();
      await releaseClaims(trx, tenant, ids);
      await trx.deleteFrom('reservations').where('tenant', '=', tenant).where('id', 'in', ids).execute();
    });
  }
  const codes = new Set(reservations.map(({ code }) => code));
  const files = await readdir(outboxDir).catch((): string[] => []);
  for (const file of files) if (codes.has(file.replace(/-.*/, ''))) await rm(join(outboxDir, file), { force: true });
  // Deleted rows are overwritten in the database, but the write-ahead log still has them.
  const database = databaseOf(store);
  if (database.kind === 'sqlite' && !(await database.file.checkpoint()))
    throw new Error("the deleted data is still in the database's write-ahead log, as another process reads from it");
}

/** Deletes the reservations whose visit was more than `days` ago. Returns how many. `now` is the venues' time. */
export async function eraseExpired(
  store: Store,
  venues: Venues,
  { days, now, outboxDir }: { days: number; now: number; outboxDir: string },
): Promise<number> {
  let count = 0;
  for (const { venue } of venues.values()) {
    const expired = await store
      .selectFrom('reservations')
      .select(['id', 'code'])
      .where('tenant', '=', venue.tenant)
      .where('date', '<', addDays(zonedTime(now, venue.time_zone).date, -days))
      .execute();
    await eraseReservations(store, venue.tenant, expired, outboxDir);
    count += expired.length;
  }
  return count;
}
