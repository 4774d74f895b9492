/** Whether the visitor's system is dark, for what CSS can't reach: the plan is painted on a canvas. */
import { useSyncExternalStore } from 'react';
import type { Theme } from '../../map/palette.ts';

const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function follow(changed: () => void): () => void {
  const query = dark();
  query.addEventListener('change', changed);
  return () => { query.removeEventListener('change', changed); };
}

export function useTheme(): Theme {
  return useSyncExternalStore(follow, () => dark().matches ? 'dark' : 'light');
}
