/**
 * Delivers what waits in a table: mails and webhook messages. One after the other is claimed, so that of several
 * processes one delivers it, and several are delivered at a time. The venues take turns, and share the places: one whose
 * receivers hang leaves enough to the others.
 */
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { isWriting } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';

export type DeliveryLoop = {
  /** Looks for new rows now. */
  wake(): void;
  /** Waits a little for what is being delivered, then cuts it off and stops. */
  stop(): Promise<void>;
};

export type DeliveryLoopOptions<Claimed> = {
  /** What is delivered, for the log. */
  readonly name: string;
  readonly store: Store;
  readonly tenants: () => readonly string[];
  /** Returns which venues have something that is due, from one statement. */
  readonly findDue: (tenants: readonly string[]) => Promise<readonly string[]>;
  /** Claims what a venue has to deliver next, if there is anything besides what is being delivered. */
  readonly claim: (tenant: string, inDelivery: readonly Claimed[]) => Promise<Claimed | undefined>;
  readonly deliver: (claimed: Claimed, end: DeliveryEnd) => Promise<void>;
  readonly log: FastifyBaseLogger;
  /** How long a stop waits for deliveries before it cuts them off. */
  readonly graceMs?: number;
} & DeliveryPace;

/** Once `ending` is aborted, a delivery must not wait for anything but its peer; once `cutOff` is, not even for that. */
export type DeliveryEnd = { readonly ending: AbortSignal; readonly cutOff: AbortSignal };

export type DeliveryPace = {
  /** Interval of polling: other processes add rows as well. */
  readonly pollIntervalMs?: number | undefined;
  readonly maxParallel?: number;
  /** Pause between two deliveries. */
  readonly pauseMs?: number | undefined;
  /** While reservations are made one after the other, a delivery waits for them, but at most for this long. */
  readonly patienceMs?: number;
};

const POLL_INTERVAL_MS = 2_000;
/** Pause between two deliveries: visitors come first. */
const PAUSE_MS = 40;
const PATIENCE_MS = 1_000;
const GRACE_MS = 1_500;

export function startDeliveryLoop<Claimed extends { readonly tenant: string }>({
  name,
  store,
  tenants,
  findDue,
  claim,
  deliver,
  log,
  pollIntervalMs = POLL_INTERVAL_MS,
  maxParallel = 1,
  pauseMs = PAUSE_MS,
  patienceMs = PATIENCE_MS,
  graceMs = GRACE_MS,
}: DeliveryLoopOptions<Claimed>): DeliveryLoop {
  const ending = new AbortController();
  const cutOff = new AbortController();
  const end: DeliveryEnd = { ending: ending.signal, cutOff: cutOff.signal };
  const inDelivery = new Map<Claimed, Promise<void>>();
  let claiming: Promise<void> | undefined;
  /** The venue of the last delivery. */
  let lastTenant = '';
  let isWakeRequested = false;
  /** The last look found nothing that can be delivered before something in delivery is done. */
  let waitsForDelivery = false;

  /** A venue takes no more places than it leaves free, unless it is the only one. */
  const hasPlace = (tenant: string): boolean => {
    const taken = [...inDelivery.keys()].filter((claimed) => claimed.tenant === tenant).length;
    return taken < maxParallel - inDelivery.size;
  };

  /** Claims from the first venue that has something, after the venue of the last delivery. */
  async function claimNext(): Promise<Claimed | undefined> {
    const all = tenants();
    const due = await findDue(all);
    const next = all.indexOf(lastTenant) + 1;
    for (const tenant of [...all.slice(next), ...all.slice(0, next)]) {
      if (!due.includes(tenant) || (all.length > 1 && !hasPlace(tenant))) continue;
      const claimed = await claim(tenant, [...inDelivery.keys()]);
      if (claimed) return claimed;
    }
    return undefined;
  }

  async function claimDue(): Promise<void> {
    while (!ending.signal.aborted && inDelivery.size < maxParallel) {
      const isBusy = inDelivery.size > 0;
      const claimed = await claimNext();
      waitsForDelivery = !claimed && isBusy;
      if (!claimed) return;
      lastTenant = claimed.tenant;
      const done = deliver(claimed, end)
        .catch((error: unknown) => {
          log.error(error, `the state of a ${name} could not be stored`);
        })
        .finally(() => {
          inDelivery.delete(claimed);
          look();
        });
      inDelivery.set(claimed, done);
      await delay(pauseMs);
      const deadline = performance.now() + patienceMs;
      while (isWriting(store) && performance.now() < deadline) await delay(pauseMs);
    }
  }

  function look(): void {
    if (ending.signal.aborted) return;
    isWakeRequested = true;
    if (claiming) return;
    isWakeRequested = false;
    claiming = claimDue()
      .catch((error: unknown) => {
        log.error(error, `no ${name} could be read`);
      })
      .finally(() => {
        claiming = undefined;
        if (isWakeRequested) look();
      });
  }

  const polling = setInterval(look, pollIntervalMs);
  look();
  return {
    // Many reservations a second must not each look through all due rows: a delivery that ends looks again, or a poll.
    wake() {
      if (!waitsForDelivery) look();
    },
    async stop() {
      ending.abort();
      clearInterval(polling);
      await claiming;
      const timer = setTimeout(() => {
        cutOff.abort();
      }, graceMs);
      await Promise.all(inDelivery.values());
      clearTimeout(timer);
    },
  };
}
