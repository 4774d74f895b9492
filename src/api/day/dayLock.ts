/**
 * Whether the day page is locked in this browser, for all its tabs. Signing in unlocks it. Without storage nothing is
 * remembered: then only the tab that locks itself is locked.
 */

type DayLock = {
  readonly isLocked: boolean;
  /** The last touch, in epoch milliseconds of the device, and after how many minutes without one the page is locked. */
  readonly touchedAt: number;
  readonly lockAfterMinutes: number;
};

const keyOf = (tenant: string): string => `tidetable-day-lock-${tenant}`;

/** Returns what this browser remembers; undefined if nobody has used the page since signing in. */
export function readDayLock(tenant: string): DayLock | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tenant)) ?? 'null');
    return isDayLock(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function writeDayLock(tenant: string, lock: DayLock): void {
  try {
    localStorage.setItem(keyOf(tenant), JSON.stringify(lock));
  } catch {
    // As above.
  }
}

/** Forgets the lock, since whoever signs in may see the day. */
export function clearDayLock(tenant: string): void {
  try {
    localStorage.removeItem(keyOf(tenant));
  } catch {
    // As above.
  }
}

/** Calls back when another tab locks or unlocks the page, until `signal` aborts. */
export function followDayLock(tenant: string, onChange: () => void, signal: AbortSignal): void {
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === keyOf(tenant)) onChange();
    },
    { signal },
  );
}

function isDayLock(value: unknown): value is DayLock {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isLocked' in value &&
    'touchedAt' in value &&
    typeof value.touchedAt === 'number' &&
    'lockAfterMinutes' in value &&
    typeof value.lockAfterMinutes === 'number'
  );
}
