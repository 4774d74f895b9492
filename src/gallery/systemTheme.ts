/** What the screen in front of the page is like. */
import { useSyncExternalStore } from 'react';
import type { Theme } from '../map/paint/palette.ts';
import type { GalleryState } from './states/urlState.ts';

const dark = '(prefers-color-scheme: dark)';

function follow(changed: () => void): () => void {
  const media = window.matchMedia(dark);
  media.addEventListener('change', changed);
  return () => {
    media.removeEventListener('change', changed);
  };
}

export function systemTheme(): Theme {
  return window.matchMedia(dark).matches ? 'dark' : 'light';
}

/** The theme of the map: the one named, or the system's. */
export function useTheme(named: GalleryState['theme'] = 'system'): Theme {
  const system = useSyncExternalStore(follow, systemTheme);
  return named === 'system' ? system : named;
}
