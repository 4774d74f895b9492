/** What the visitor's device is like, where the plan has to know. */

/** Whether the visitor wants no movement that can be done without. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Tells when the window comes to a screen of another pixel ratio, until the returned function is called. */
export function watchPixelRatio(changed: () => void): () => void {
  const stopped = new AbortController();
  const watch = (): void =>
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        changed();
        watch();
      },
      { once: true, signal: stopped.signal },
    );
  watch();
  return () => stopped.abort();
}
