/**
 * Counts what guests look for when no table is free for them. The host looks for itself before it counts, so that nobody
 * can make up demand, and rows are only of times that are sold out. They name nobody.
 */
import { type SlotsAt, claimedSlots } from '../../domain/booking/occupancy.ts';
import type { ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import { canSeat } from '../../domain/booking/selection.ts';
import { clientNetwork } from '../line/clientNetwork.ts';
import type { Limiter } from '../line/limiter.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import { offlineTables } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { findUnavailableTables } from './claims.ts';
import { visitRules } from './visits/visitRows.ts';

export class UnmetDemand {
  readonly #store: Store;
  readonly #limiter: Limiter;

  constructor(store: Store, limiter: Limiter) {
    this.#store = store;
    this.#limiter = limiter;
  }

  /** Counts a valid request of step 1, from an address, if its time is full or no tables are left that seat it. */
  async count(
    served: ServedVenue,
    { date, time, stay, guests }: Pick<ReservationRequest, 'date' | 'time' | 'stay' | 'guests'>,
    address: string,
    isFull = false,
  ): Promise<void> {
    const { venue, tables } = served;
    const { tenant, seat_rules: rules, least_stay_minutes: minStay } = venue;
    // A guest who looks again is counted once.
    const doer = { address, tenant, key: [tenant, clientNetwork(address), date, time, guests].join(' ') };
    if (this.#limiter.reached('search', doer)) return;
    const visit = visitRules(served);
    const slotsAt: SlotsAt = (table) => claimedSlots(visit, { date, time, stay }, table);
    const taken = await findUnavailableTables(this.#store, served, date, slotsAt);
    const offline = offlineTables(served);
    const free = [...tables.values()].filter(({ key }) => !taken.has(key) && !offline.has(key));
    if (!isFull && canSeat(free, guests, rules, { time, minStay })) return;
    if (this.#limiter.take('search', doer)) return;
    await writeDurably(this.#store, tenant, (trx) =>
      trx
        .insertInto('unmet_demand')
        .values({ tenant, date, time, guests, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'date', 'time', 'guests'])
            .doUpdateSet((row) => ({ count: row('unmet_demand.count', '+', 1) })),
        )
        .execute(),
    );
  }
}
