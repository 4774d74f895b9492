/** For Safari, which has no requestIdleCallback. */
const FALLBACK_DELAY_MS = 50;

/** Resolves when the browser has time to spare, or after `timeoutMs`. */
export function untilIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
