/** Reservations without a page: makes one by a call, and empties a test host of all behind its back. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { tableNamed } from './fixtureVenues.ts';
import type { RunningHost } from './host.ts';
import { ADA } from './visitor.ts';

/** Reserves a table of the beach camp for two. */
export async function reserveByCall(
  request: APIRequestContext,
  host: RunningHost,
  {
    table,
    date,
    email = ADA.email,
    language = 'en',
  }: Record<'table' | 'date', string> & Partial<Record<'email' | 'language', string>>,
): Promise<APIResponse> {
  return request.post(`${host.url}/reservation`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language },
    data: {
      first_name: ADA.firstName,
      last_name: ADA.lastName,
      country_code: '+94',
      phone: ADA.phone,
      email,
      notes: '',
      terms: true,
      time: '09:00 AM',
      selected_tables: [tableNamed('beach-camp', table).id],
      location_id: '1',
      guests: '2',
      date,
      step: 2,
    },
  });
}

/** Deletes the reservations and mails of a host's database. */
export function deleteStoredReservations(dataDir: string): void {
  const database = new Database(join(dataDir, 'tidetable.sqlite'));
  database.exec('delete from claims; delete from outbox; delete from reservations');
  // The host keeps its answers until an event of the venue.
  database.exec(`insert into events (tenant, id, kind, recorded_at)
    select tenant, max(id) + 1, 'plan', ${Date.now()} from events group by tenant`);
  database.close();
}
