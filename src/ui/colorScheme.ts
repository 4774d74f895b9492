/** The color scheme of the page, for what CSS can't paint. Without React, for pages that have none. */

export type ColorScheme = 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';
/** Whoever changes `<html data-theme>` dispatches this event on the window. */
export const COLOR_SCHEME_EVENT = 'colorscheme';

/** Returns the scheme of `<html data-theme>`, or else of the visitor's system. */
export function currentColorScheme(): ColorScheme {
  const forced = document.documentElement.dataset['theme'] as ColorScheme | undefined;
  return forced ?? (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');
}

/** Calls `onChange` whenever the page gets another color scheme, until the returned function is called. */
export function subscribeColorScheme(onChange: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.matchMedia(DARK_QUERY).addEventListener('change', onChange, { signal });
  window.addEventListener(COLOR_SCHEME_EVENT, onChange, { signal });
  return () => listeners.abort();
}
