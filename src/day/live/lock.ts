/**
 * Locks the page after some minutes without a touch: a phone that lies on the bar shows nobody's name. A PIN that was
 * chosen in this tab unlocks it. It is in memory only, and so is gone with the tab. Without one, or after too many wrong
 * ones, the session ends and staff sign in again.
 */
import { atom, type createStore } from 'jotai';
import { clearDayLock, followDayLock, readDayLock, writeDayLock } from '../../api/day/dayLock.ts';
import { connectionAtom, isSignedOutAtom } from '../state/connection.ts';
import { stepsAtom, venueAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';
import { sendStepsAtom } from '../state/steps.ts';
import { signOutAtom } from './signOut.ts';

type Store = ReturnType<typeof createStore>;

/** Until the venue's setting is known. */
const DEFAULT_LOCK_MINUTES = 5;
const CHECK_INTERVAL_MS = 5_000;
const MS_PER_MINUTE = 60_000;
const MAX_WRONG_PINS = 5;
export const PIN_PATTERN = /^\d{4,8}$/;

const baseLockedAtom = atom(false);
const pinAtom = atom<string>();
const wrongPinsAtom = atom(0);

export const isLockedAtom = atom((get) => get(baseLockedAtom));
/** Whether this tab has a PIN. */
export const hasPinAtom = atom((get) => get(pinAtom) !== undefined);
export const choosePinAtom = atom(null, (_get, set, pin: string) => {
  set(wrongPinsAtom, 0);
  set(pinAtom, pin);
});

/** Locks all tabs of this browser. */
export const lockAtom = atom(null, (get, set) => {
  const { tenant } = get(pageAtom);
  writeDayLock(tenant, {
    isLocked: true,
    touchedAt: readDayLock(tenant)?.touchedAt ?? Date.now(),
    lockAfterMinutes: get(venueAtom)?.lockAfterMinutes ?? DEFAULT_LOCK_MINUTES,
  });
  set(baseLockedAtom, true);
  void set(endLockedSessionAtom);
});

/** Unlocks with a PIN. Returns false if it is wrong. */
export const unlockAtom = atom(null, (get, set, pin: string): boolean => {
  if (pin === get(pinAtom)) {
    set(wrongPinsAtom, 0);
    set(baseLockedAtom, false);
    set(touchAtom);
    return true;
  }
  set(wrongPinsAtom, (count) => count + 1);
  if (get(wrongPinsAtom) >= MAX_WRONG_PINS) {
    set(pinAtom, undefined);
    void set(endLockedSessionAtom);
  }
  return false;
});

/** Remembers that somebody uses the page. */
const touchAtom = atom(null, (get) => {
  if (get(baseLockedAtom)) return;
  writeDayLock(get(pageAtom).tenant, {
    isLocked: false,
    touchedAt: Date.now(),
    lockAfterMinutes: get(venueAtom)?.lockAfterMinutes ?? DEFAULT_LOCK_MINUTES,
  });
});

/** Ends the session of a locked page without a PIN, once all steps are sent and the host can be reached. */
const endLockedSessionAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(baseLockedAtom) || get(hasPinAtom) || get(isSignedOutAtom)) return;
  await set(sendStepsAtom);
  if (get(stepsAtom).length > 0 && get(connectionAtom) === 'offline') return;
  await set(signOutAtom);
});

/** Locks the page when nobody uses it, until `signal` aborts. */
export function startLock(store: Store, signal: AbortSignal): void {
  const { tenant } = store.get(pageAtom);
  const isStale = (): boolean => {
    const lock = readDayLock(tenant);
    if (!lock) return false;
    const minutes = store.get(venueAtom)?.lockAfterMinutes ?? lock.lockAfterMinutes;
    return lock.isLocked || Date.now() - lock.touchedAt >= minutes * MS_PER_MINUTE;
  };
  const check = (): void => {
    if (store.get(isSignedOutAtom)) clearDayLock(tenant);
    else if (store.get(baseLockedAtom)) void store.set(endLockedSessionAtom);
    else if (isStale()) store.set(lockAtom);
  };
  let lastTouch = 0;
  const touch = (): void => {
    if (Date.now() - lastTouch < CHECK_INTERVAL_MS) return;
    lastTouch = Date.now();
    // A touch that wakes a sleeping device comes before the check.
    check();
    store.set(touchAtom);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
    window.addEventListener(type, touch, { signal, capture: true, passive: true });
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  const stop = store.sub(isSignedOutAtom, check);
  const follow = (): void => {
    const isLocked = readDayLock(tenant)?.isLocked ?? false;
    if (isLocked !== store.get(baseLockedAtom)) store.set(baseLockedAtom, isLocked);
  };
  followDayLock(tenant, follow, signal);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
  check();
  store.set(touchAtom);
}
