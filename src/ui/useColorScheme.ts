import { useSyncExternalStore } from 'react';
import { type ColorScheme, subscribeColorScheme, currentColorScheme } from './colorScheme.ts';

/** The color scheme of the page, kept up to date. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeColorScheme, currentColorScheme);
}
