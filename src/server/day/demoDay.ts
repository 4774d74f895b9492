/** A day worth seeing, for the demonstration: parties in every state, a block, a note and a waiting list. */
import { zonedTime } from '../../domain/booking/time.ts';
import type { DayAction } from '../../domain/day/action.ts';
import type { PartyStatus } from '../../domain/day/party.ts';
import { DEMO_GUESTS } from '../booking/demoReservations.ts';
import { HOST } from '../booking/visits/dayLog.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { act } from './actions/act.ts';

const MINUTE_MS = 60_000;
/** One party sits at every seventh table of the plan. */
const TABLE_STEP = 7;

/** A party: when it comes, in minutes from now, and through which states it goes. */
type DemoParty = {
  readonly from: number;
  readonly statuses?: readonly PartyStatus[];
  readonly isWithoutTable?: boolean;
};
const PARTIES: readonly DemoParty[] = [
  { from: -100, statuses: ['arrived', 'seated', 'left'] },
  { from: -60, statuses: ['seated'] },
  { from: -40, statuses: ['no_show'] },
  { from: -35, statuses: ['seated'] },
  { from: -12 },
  { from: -5, statuses: ['arrived'] },
  { from: 15, statuses: ['confirmed'] },
  { from: 30 },
  { from: 45, isWithoutTable: true },
  { from: 75, statuses: ['confirmed'] },
  { from: 120 },
];

/** Adds the day to each venue, for its today. Steps of an earlier start are not taken again. */
export async function seedDemoDay(store: Store, venues: Venues, now: number): Promise<void> {
  for (const { venue, tables } of venues.values()) {
    const { tenant } = venue;
    const { date, minutes } = zonedTime(now, venue.time_zone);
    const keys = [...tables.keys()];
    if (keys.length === 0) continue;
    let steps = 0;
    const take = (action: DayAction, at = now): Promise<unknown> =>
      act(
        { store, venues, tenant },
        { id: `demo-${date}-${String(++steps).padStart(3, '0')}`, date, action },
        HOST,
        at,
      );
    await take({ type: 'note', text: 'Spring tide at dusk: the first row stays dry until nine.' });
    for (const [i, { from, statuses = [], isWithoutTable = false }] of PARTIES.entries()) {
      const time = Math.min(Math.max(minutes + from, 0), 23 * 60 + 45);
      const guest = DEMO_GUESTS[i % DEMO_GUESTS.length];
      const key = keys[(i * TABLE_STEP + 3) % keys.length];
      const table = key === undefined ? undefined : tables.get(key);
      if (!guest || !table) continue;
      const name = guest.join(' ');
      const guests = Math.max(1, Math.min(table.seats, venue.guests.max) - (i % 2));
      await take({ type: 'add', name, guests, time, tables: isWithoutTable ? [] : [table.key] });
      for (const [revision, status] of statuses.entries()) {
        const party = await store
          .selectFrom('reservations')
          .select('id')
          .where('tenant', '=', tenant)
          .where('date', '=', date)
          .where('first_name', '=', name)
          .executeTakeFirst();
        // Somebody else has the table.
        if (!party) break;
        const at = now + Math.min(from + revision * 5, 0) * MINUTE_MS;
        await take({ type: 'status', party: party.id, revision, status }, at);
      }
    }
    await take({ type: 'wait_add', name: 'Sofia Berg', guests: 2, quotedMinutes: 20, phone: '555 0117' });
    await take({ type: 'wait_add', name: 'Arun Nair', guests: 4, quotedMinutes: 35 });
    const blocked = keys.slice(-2);
    await take({
      type: 'block',
      tables: blocked,
      from: date,
      until: date,
      fromTime: null,
      untilTime: null,
      reason: 'Repair',
    });
  }
}
