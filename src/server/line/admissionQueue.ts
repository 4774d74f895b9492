/**
 * The admission queue: the line of reservations in front of the database. A few are admitted at a time, so the line
 * moves exactly as fast as the database commits. Everyone else waits in the order of arrival, and hears their place.
 */

/**
 * Reservations that are being made at a time. They share a transaction, which the disk is waited for only once; a larger
 * one would keep everybody else waiting for longer.
 */
const MAX_ADMITTED = 32;
/** A visitor who waits longer than this is told their place for the first time. */
const FIRST_NEWS_MS = 1_000;
/** How often everyone hears their place after that, and how much longer with each visitor: news take time as well. */
const NEWS_INTERVAL_MS = { min: 5_000, perVisitor: 1 };
/** How often the line looks who is to hear their place. */
const TICK_MS = 250;
/** A longer line would fill the memory, because each place holds a request. */
const MAX_WAITING = 20_000;

export type AdmissionQueueOptions = {
  readonly maxAdmitted?: number;
  readonly maxWaiting?: number;
};

export type Waiting = {
  /** Aborts when the visitor leaves the line. One who has been admitted stays. */
  readonly signal: AbortSignal;
  /** Gets the visitor's place in line from time to time, from 1 on. */
  readonly onPlace: (place: number) => void;
};

type InLine = {
  readonly since: number;
  readonly onPlace: (place: number) => void;
  /** When the visitor is to hear their place next. */
  newsAt: number;
  admit(): void;
};

/** What became of a task: done, never begun because the visitor left, or never begun because the line was too long. */
export type Turn<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'left' }
  | { readonly type: 'full' };

export class AdmissionQueue {
  readonly #maxAdmitted: number;
  readonly #maxWaiting: number;
  /** The first one first. */
  readonly #waiting = new Set<InLine>();
  #admitted = 0;
  #timer: NodeJS.Timeout | undefined;
  #onAdmitted: (waitMs: number) => void = () => {};

  constructor({ maxAdmitted = MAX_ADMITTED, maxWaiting = MAX_WAITING }: AdmissionQueueOptions = {}) {
    this.#maxAdmitted = maxAdmitted;
    this.#maxWaiting = maxWaiting;
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** How long the first in line has been waiting, in milliseconds. */
  get longestWaitMs(): number {
    const [first] = this.#waiting;
    return first ? performance.now() - first.since : 0;
  }

  /** Calls back with the wait of each visitor who was admitted, in milliseconds. */
  measure(onAdmitted: (waitMs: number) => void): void {
    this.#onAdmitted = onAdmitted;
  }

  /** Runs a task when it is its turn, and tells it whether it had to wait. Throws what the task throws. */
  async run<Value>(task: (hasWaited: boolean) => Promise<Value>, { signal, onPlace }: Waiting): Promise<Turn<Value>> {
    const hasWaited = this.#admitted >= this.#maxAdmitted;
    if (!hasWaited) {
      this.#admitted++;
      this.#onAdmitted(0);
    } else if (this.#waiting.size >= this.#maxWaiting) {
      return { type: 'full' };
    } else if (!(await this.#wait(signal, onPlace))) {
      return { type: 'left' };
    }
    try {
      return { type: 'done', value: await task(hasWaited) };
    } finally {
      this.#admitted--;
      this.#admitNext();
    }
  }

  /** Resolves to whether the visitor was admitted; false if they left. */
  #wait(signal: AbortSignal, onPlace: (place: number) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const since = performance.now();
      const leave = (): void => {
        this.#waiting.delete(visitor);
        resolve(false);
      };
      const visitor: InLine = {
        since,
        onPlace,
        newsAt: since + FIRST_NEWS_MS,
        admit: () => {
          signal.removeEventListener('abort', leave);
          this.#onAdmitted(performance.now() - since);
          resolve(true);
        },
      };
      if (signal.aborted) {
        resolve(false);
        return;
      }
      signal.addEventListener('abort', leave);
      this.#waiting.add(visitor);
      this.#timer ??= setInterval(() => {
        this.#tellPlaces();
      }, TICK_MS);
    });
  }

  #admitNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#admitted >= this.#maxAdmitted) return;
    this.#waiting.delete(next);
    this.#admitted++;
    next.admit();
  }

  #tellPlaces(): void {
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const now = performance.now();
    const interval = Math.max(NEWS_INTERVAL_MS.min, this.#waiting.size * NEWS_INTERVAL_MS.perVisitor);
    let place = 0;
    for (const visitor of this.#waiting) {
      place++;
      if (visitor.newsAt > now) continue;
      visitor.newsAt = now + interval;
      visitor.onPlace(place);
    }
  }
}
