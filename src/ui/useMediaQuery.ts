/** What the visitor's screen is like, where CSS alone can't tell. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Theme } from '../map/paint/palette.ts';

function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => {
        media.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

/** Whether the plan and its panel stand side by side; `tables.css` asks the same. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 900px), (min-width: 600px) and (max-height: 540px)');
}

/** Whether the visitor's system is dark: the plan is painted on a canvas. */
export function useColorScheme(): Theme {
  return useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
