/**
 * Counts requests for the rate limits, on a clock that is never set. With the time of day, a clock that is set back by
 * an hour would extend a limit of a minute to an hour.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Count = { current: number; readonly startedAt: number };
type Callback = (error: null, result: { current: number; ttl: number }) => void;

const DEFAULT_MAX_KEYS = 5_000;

export class RateLimitStore implements FastifyRateLimitStore {
  /** The oldest first. */
  readonly #counts = new Map<string, Count>();
  readonly #maxKeys: number;

  constructor(options: object) {
    this.#maxKeys = 'cache' in options && typeof options.cache === 'number' ? options.cache : DEFAULT_MAX_KEYS;
  }

  incr(key: string, callback: Callback, windowMs: number): void {
    const now = performance.now();
    let count = this.#counts.get(key);
    if (!count || count.startedAt + windowMs <= now) {
      this.#counts.delete(key);
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined && this.#counts.size >= this.#maxKeys) this.#counts.delete(oldest);
      count = { current: 0, startedAt: now };
      this.#counts.set(key, count);
    }
    count.current++;
    callback(null, { current: count.current, ttl: windowMs - (now - count.startedAt) });
  }

  /** Returns how often a key was counted in the window that runs. */
  current(key: string, windowMs: number): number {
    const count = this.#counts.get(key);
    return count && count.startedAt + windowMs > performance.now() ? count.current : 0;
  }

  child(options: object): RateLimitStore {
    return new RateLimitStore(options);
  }
}
