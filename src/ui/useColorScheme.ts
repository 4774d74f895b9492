import { useSyncExternalStore } from 'react';
import { type ColorScheme, subscribeColorScheme, systemColorScheme } from './colorScheme.ts';

/** The color scheme of the visitor's system, kept up to date. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeColorScheme, systemColorScheme);
}
