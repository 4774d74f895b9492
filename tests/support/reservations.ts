/** Empties a test host of reservations, behind its back. */
import Database from 'better-sqlite3';
import { join } from 'node:path';

/** Deletes the reservations and mails of a host's database. */
export function deleteStoredReservations(dataDir: string): void {
  const database = new Database(join(dataDir, 'tidetable.sqlite'));
  database.exec('delete from claims; delete from outbox; delete from reservations');
  // The host keeps its answers until an event of the venue.
  database.exec(`insert into events (tenant, id, kind, recorded_at)
    select tenant, max(id) + 1, 'plan', ${Date.now()} from events group by tenant`);
  database.close();
}
