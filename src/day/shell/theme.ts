/** The colors that this device prefers for the page. */
import { atom } from 'jotai';
import { COLOR_SCHEME_EVENT } from '../../ui/colorScheme.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'tidetable-day-theme';

const baseThemeAtom = atom<Theme>('auto');
export const themeAtom = atom(
  (get) => get(baseThemeAtom),
  (_get, set, theme: Theme) => {
    set(baseThemeAtom, theme);
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    window.dispatchEvent(new Event(COLOR_SCHEME_EVENT));
    try {
      localStorage.setItem(STORAGE_KEY, theme);
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  },
);

/** Takes the theme that was chosen on this device before. */
export const restoreThemeAtom = atom(null, (_get, set) => {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(STORAGE_KEY);
  } catch {
    // As above.
  }
  const theme = THEMES.find((each) => each === kept);
  if (theme && theme !== 'auto') set(themeAtom, theme);
});
