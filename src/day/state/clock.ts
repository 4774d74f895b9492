/** The venue's time: the host's clock, which goes on between its answers by the clock of this device. */
import { atom } from 'jotai';

/** Countdowns show minutes. */
const TICK_MS = 5_000;
const MS_PER_MINUTE = 60_000;

const offsetAtom = atom(0);
const tickAtom = atom(Date.now());
tickAtom.onMount = (setTick) => {
  const tick = (): void => setTick(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  // A device that was asleep has missed ticks.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** The venue's now in epoch milliseconds, some seconds old at most. */
export const nowAtom = atom((get) => get(tickAtom) + get(offsetAtom));

/** The minute that the venue's clock shows, in epoch milliseconds: what counts minutes changes with it only. */
export const minuteAtom = atom((get) => Math.floor(get(nowAtom) / MS_PER_MINUTE) * MS_PER_MINUTE);

/** Follows the host's clock. */
export const setHostTimeAtom = atom(null, (_get, set, now: number) => {
  const device = Date.now();
  set(tickAtom, device);
  set(offsetAtom, now - device);
});
