/** Makes reservations on a test host without a page, and empties it of them behind its back. */
import { Database } from '../../src/server/store/sqliteDriver.ts';
import { join } from 'node:path';
import { tableNamed } from './fixtureVenues.ts';
import { postReservation } from './payload.ts';
import { ADA } from './visitor.ts';

/** Deletes the reservations and mails of a host's database. */
export function deleteStoredReservations(dataDir: string): void {
  const database = new Database(join(dataDir, 'tidetable.sqlite'));
  database.exec('delete from claims; delete from outbox; delete from reservations');
  // The host keeps its answers until an event of the venue.
  database.exec(`insert into events (tenant, id, kind, recorded_at)
    select tenant, max(id) + 1, 'plan', ${Date.now()} from events group by tenant`);
  database.close();
}

/** Reserves a table of the beach camp for two, as another guest does. Returns the host's answer. */
export async function reserveByCall(
  hostUrl: string,
  {
    table,
    date,
    email = 'bo@example.com',
    language = 'en',
  }: Readonly<Record<'table' | 'date', string> & Partial<Record<'email' | 'language', string>>>,
): Promise<{ readonly success: boolean; readonly manage: string }> {
  const response = await postReservation(
    hostUrl,
    {
      first_name: 'Bo',
      last_name: '',
      phone: ADA.phone,
      email,
      selected_tables: [tableNamed('beach-camp', table).id],
      location_id: '1',
      date,
    },
    { 'Accept-Language': language },
  );
  return (await response.json()) as { success: boolean; manage: string };
}
