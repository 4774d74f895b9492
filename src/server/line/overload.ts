/** How busy the host is, by the wait in line, and what it does without first. A reservation is never among it. */

/** What the host stops doing, the first one first, with the wait in line from which on it does. */
const SHED_FROM_MS = { gallery: 250, editor: 1_000, 'far dates': 2_000 } as const;
export type Sheddable = keyof typeof SHED_FROM_MS;
/** A line that comes and goes must not switch the host back and forth. */
const HOLD_MS = 5_000;

export type Overload = {
  /** Returns whether the host does without something at the moment. */
  sheds(what: Sheddable): boolean;
  /** How many kinds of requests the host does without. */
  level(): number;
};

/** `waitMs` returns how long the first in line has been waiting. */
export function createOverload(waitMs: () => number, now = () => performance.now()): Overload {
  let peak = { waitMs: 0, until: 0 };
  const currentWait = (): number => {
    const wait = waitMs();
    if (wait >= peak.waitMs || now() >= peak.until) peak = { waitMs: wait, until: now() + HOLD_MS };
    return peak.waitMs;
  };
  return {
    sheds: (what) => currentWait() >= SHED_FROM_MS[what],
    level: () => Object.values(SHED_FROM_MS).filter((from) => currentWait() >= from).length,
  };
}
