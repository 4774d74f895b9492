/** Starts the service worker, so that the next visit opens without a network too. */
import { untilIdle } from './untilIdle.ts';

/** How long the worker waits for a browser that is busy. */
const START_TIMEOUT_MS = 10_000;

/**
 * Registers the worker once everything else is loaded, and tells it what the page has loaded without it.
 *
 * @param scope the path below which the pages are that it serves
 */
export async function startServiceWorker(scope: '/v/' | '/day/'): Promise<void> {
  await untilIdle(START_TIMEOUT_MS);
  try {
    await navigator.serviceWorker.register('/sw.js', { scope });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
    active?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
  } catch {
    // Browsers that keep nothing for this site refuse it. The page does without.
  }
}
