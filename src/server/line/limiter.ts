/**
 * The limits of what people may do whom the host does not know, in one list, with one counter for all of it: by client
 * network, by site, by mailbox, by venue. It counts in the memory of a process, on a clock that is never set: with the
 * time of day, a clock that is set back by an hour would extend a limit of a minute to an hour. What costs money is counted
 * in the database instead, see `messenger/messageLimits.ts`.
 */
import { clientNetwork, clientSite } from './clientNetwork.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/**
 * What a site may do, in networks. A site is the /48 of an IPv6 address, which a company has, or one customer of a generous
 * provider: 256 networks for a stranger who asks for as many.
 */
export const NETWORKS_OF_SITE = 3;
/** Counts of a limit that are kept. More would push out the oldest. */
const MAX_COUNTS = 100_000;

/** Whose doings a limit counts. A `key` is what the caller says. */
type Per = 'network' | 'site' | 'mailbox' | 'venue' | 'key';
type Limit = { readonly per: Per; readonly max: number; readonly windowMs: number };

const ofNetwork = (max: number, windowMs: number): Limit[] => [
  { per: 'network', max, windowMs },
  { per: 'site', max: max * NETWORKS_OF_SITE, windowMs },
];

/** `posts`: how many POSTs a network may send in a minute; 0 for no limit of what strains nobody but the host. */
const limitsOf = (posts: number) => ({
  post: posts === 0 ? [] : ofNetwork(posts, MINUTE_MS),
  /** The call that each guest makes before another one. */
  validation: posts === 0 ? [] : ofNetwork(posts, MINUTE_MS),
  /** Calls with a key. */
  key_call: posts === 0 ? [] : [{ per: 'key', max: 300, windowMs: MINUTE_MS } as const],
  /** Wrong promo codes of a venue. */
  wrong_code: posts === 0 ? [] : ofNetwork(10, 10 * MINUTE_MS),
  wrong_key: ofNetwork(10, MINUTE_MS),
  wrong_token: ofNetwork(10, MINUTE_MS),
  /** Open event streams. They are given back. */
  stream: ofNetwork(200, Infinity),
  /** Requests of large parties, each of which sends a mail to the guest and one to the venue. */
  request: [...ofNetwork(5, HOUR_MS), { per: 'venue', max: 100, windowMs: DAY_MS } as const],
  /** Proofs of work of requests, each of which is for one. They count for less time. */
  proof: [{ per: 'key', max: 1, windowMs: 15 * MINUTE_MS } as const],
  /** Searches without a free table that a network adds to a venue's counts, each of them once. */
  search: [{ per: 'key', max: 1, windowMs: HOUR_MS } as const, ...ofNetwork(20, HOUR_MS)],
  /** Guests who ask for their lost mails. */
  links: [...ofNetwork(10, HOUR_MS), { per: 'mailbox', max: 2, windowMs: HOUR_MS } as const],
  /** Mails to a mailbox that nobody has verified: whoever types an address must not flood somebody else's. */
  mail: [
    { per: 'mailbox', max: 6, windowMs: 10 * MINUTE_MS } as const,
    { per: 'mailbox', max: 20, windowMs: DAY_MS } as const,
  ],
});

export type Surface = keyof ReturnType<typeof limitsOf>;

/** Who does something. What is missing is not limited. */
export type Doer = {
  /** The client's. */
  readonly address?: string | undefined;
  /** As `mailboxOf` writes it. A mailbox is counted for all venues together. */
  readonly mailbox?: string;
  /** With it, networks are counted for each venue apart. */
  readonly tenant?: string;
  readonly key?: string;
};

/** A limit that is reached, and in how many seconds it is no longer. */
export type Reached = { readonly retryAfter: number };

type Count = { current: number; readonly startedAt: number };
type Counter = Limit & { readonly counts: Map<string, Count> };

export class Limiter {
  readonly #counters: Readonly<Record<Surface, readonly Counter[]>>;

  constructor(postsPerMinute: number) {
    const limits = Object.entries<readonly Limit[]>(limitsOf(postsPerMinute));
    this.#counters = Object.fromEntries(
      limits.map(([surface, list]) => [surface, list.map((limit) => ({ ...limit, counts: new Map<string, Count>() }))]),
    ) as Record<Surface, Counter[]>;
  }

  /** Returns a limit that is reached, without counting. */
  reached(surface: Surface, doer: Doer): Reached | undefined {
    const now = performance.now();
    for (const counter of this.#counters[surface]) {
      const key = keyOf(counter, doer);
      const count = key === undefined ? undefined : current(counter, key, now);
      if (count && count.current >= counter.max)
        return { retryAfter: Math.max(1, Math.ceil((count.startedAt + counter.windowMs - now) / 1_000)) };
    }
    return undefined;
  }

  /**
   * Counts what somebody is about to do, or returns the limit that is reached and counts nothing. Both at once, before
   * anything is waited for: requests that arrive together are counted like others.
   */
  take(surface: Surface, doer: Doer): Reached | undefined {
    const reached = this.reached(surface, doer);
    if (!reached) this.count(surface, doer);
    return reached;
  }

  /** Counts what somebody has done, whether or not a limit is reached. */
  count(surface: Surface, doer: Doer): void {
    const now = performance.now();
    for (const counter of this.#counters[surface]) {
      const key = keyOf(counter, doer);
      if (key === undefined) continue;
      const { counts } = counter;
      let count = current(counter, key, now);
      if (!count) {
        // At the end, where the latest are.
        counts.delete(key);
        const [oldest] = counts.keys();
        if (oldest !== undefined && counts.size >= MAX_COUNTS) counts.delete(oldest);
        count = { current: 0, startedAt: now };
        counts.set(key, count);
      }
      count.current++;
    }
  }

  /** Takes back what was counted and did not happen, or is over. */
  giveBack(surface: Surface, doer: Doer): void {
    const now = performance.now();
    for (const counter of this.#counters[surface]) {
      const key = keyOf(counter, doer);
      const count = key === undefined ? undefined : current(counter, key, now);
      if (!count || key === undefined) continue;
      count.current--;
      if (count.current <= 0) counter.counts.delete(key);
    }
  }
}

function current({ counts, windowMs }: Counter, key: string, now: number): Count | undefined {
  const count = counts.get(key);
  return count && count.startedAt + windowMs > now ? count : undefined;
}

/** Returns by what a limit counts somebody; undefined if it does not concern them. */
function keyOf({ per }: Limit, { address, mailbox, tenant = '', key }: Doer): string | undefined {
  switch (per) {
    case 'mailbox':
      return mailbox;
    case 'key':
      return key;
    case 'venue':
      return tenant;
    case 'network':
    case 'site': {
      const network = address && (per === 'network' ? clientNetwork(address) : clientSite(address));
      return network && `${tenant} ${network}`;
    }
  }
}
