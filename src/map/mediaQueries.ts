/** What the map needs to know of the visitor's device. */

/** Asked in every frame of a gesture: a new query each time would cost more than its answer. */
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

export function prefersReducedMotion(): boolean {
  return reducedMotion.matches;
}

/** Calls `onChange` whenever the pixel ratio of the window changes, until the returned function is called. */
export function watchPixelRatio(onChange: () => void): () => void {
  const stopped = new AbortController();
  const watch = (): void =>
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        onChange();
        watch();
      },
      { once: true, signal: stopped.signal },
    );
  watch();
  return () => stopped.abort();
}
