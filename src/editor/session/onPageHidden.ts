/** Saves what is typed and drawn before the page may be gone: its tab is hidden, reloaded or closed. */

/**
 * Calls back when the page is hidden, after the focused field has committed its text. `isLast` if the page may have
 * ended when the callback returns. Returns a function that unsubscribes.
 */
export function onPageHidden(save: (isLast: boolean) => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const leave = (isLast: boolean): void => {
    commitFocusedField();
    save(isLast);
  };
  window.addEventListener('pagehide', () => leave(true), options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave(false);
    },
    options,
  );
  return () => controller.abort();
}

/** Fields commit on blur, which React reads from `focusout`. The field keeps the focus, as the user may come back. */
function commitFocusedField(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
