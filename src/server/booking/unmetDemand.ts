/**
 * Counts what guests look for when no table is free for them. The host looks for itself before it counts, so that nobody
 * can make up demand, and rows are only of times that are sold out. They name nobody.
 */
import { type SlotsAt, claimedSlots } from '../../domain/booking/occupancy.ts';
import type { ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import { canSeat } from '../../domain/booking/selection.ts';
import { RateLimitStore } from '../line/rateLimitStore.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import { offlineTables } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { findUnavailableTables } from './claims.ts';
import { clientNetwork } from './clientNetwork.ts';
import { visitRules } from './visits/visitRows.ts';

/** A guest who looks again within this time is counted once. */
const WINDOW_MS = 60 * 60_000;
/** Times and party sizes that one network can add to a venue's counts in this time. */
const MAX_OF_NETWORK = 20;
/** Questions and networks that are remembered. The oldest are dropped. */
const MAX_REMEMBERED = 10_000;

export class UnmetDemand {
  readonly #store: Store;
  readonly #questions = new RateLimitStore({ cache: MAX_REMEMBERED });
  readonly #networks = new RateLimitStore({ cache: MAX_REMEMBERED });

  constructor(store: Store) {
    this.#store = store;
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
    const network = `${tenant} ${clientNetwork(address)}`;
    const question = `${network} ${date} ${time} ${guests}`;
    if (this.#questions.current(question, WINDOW_MS) > 0) return;
    if (this.#networks.current(network, WINDOW_MS) >= MAX_OF_NETWORK) return;
    const visit = visitRules(served);
    const slotsAt: SlotsAt = (table) => claimedSlots(visit, { date, time, stay }, table);
    const taken = await findUnavailableTables(this.#store, served, date, slotsAt);
    const offline = offlineTables(served);
    const free = [...tables.values()].filter(({ key }) => !taken.has(key) && !offline.has(key));
    if (!isFull && canSeat(free, guests, rules, { time, minStay })) return;
    this.#questions.incr(question, () => {}, WINDOW_MS);
    this.#networks.incr(network, () => {}, WINDOW_MS);
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
