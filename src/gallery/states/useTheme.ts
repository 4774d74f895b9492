import type { Theme } from '../../map/paint/palette.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import type { GalleryState } from './urlState.ts';

/** Returns the map's theme; `system` follows the device. */
export function useTheme(setting: GalleryState['theme'] = 'system'): Theme {
  const colorScheme = useColorScheme();
  return setting === 'system' ? colorScheme : setting;
}
