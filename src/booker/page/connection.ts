/** The visitor's connection: whether the browser is offline, and waiting for it to come back. */
import { atom } from 'jotai';

const baseOfflineAtom = atom(false);
baseOfflineAtom.onMount = (setOffline) => {
  const update = (): void => setOffline(!navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
};

/** Whether the browser says that it is offline. It may say nothing although no request gets through. */
export const isOfflineAtom = atom((get) => get(baseOfflineAtom));

/** Waits until the delay has passed, the browser is online again, or `signal` aborts. */
export function waitForRetry(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}

/** How often a waiting page looks whether the browser is online, in case it has missed the event. */
const OFFLINE_CHECK_MS = 10_000;

/** Waits until the browser is online, or `signal` aborts. */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  while (!navigator.onLine && !signal.aborted) await waitForRetry(OFFLINE_CHECK_MS, signal);
}
