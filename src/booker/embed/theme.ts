/** The page's choice of colors, font and corners for the booker in its frame. */
import { toHexColor } from '../../api/cssColor.ts';
import type { EmbedTheme } from '../../api/embed/embedContract.ts';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import type { COLOR_SCHEME_EVENT, ColorScheme } from '../../ui/colorScheme.ts';
import { applyVenueAccent } from '../page/venueAccent.ts';

/** Not imported: a module that two chunks need would be a third one. */
const CHANGE_EVENT: typeof COLOR_SCHEME_EVENT = 'colorscheme';

/** Gives the page a color scheme, or with undefined the one of the visitor's system. */
function forceColorScheme(scheme: ColorScheme | undefined): void {
  const { dataset } = document.documentElement;
  if (scheme === undefined) delete dataset['theme'];
  else dataset['theme'] = scheme;
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Returns whether a property may have the value, and it refers to nothing else, as `inherit` and `var()` do. */
function isValue(property: string, value: string | undefined): value is string {
  return value !== undefined && CSS.supports(property, value) && !CSS.supports('all', value);
}

/** Applies a theme, and the venue's where the page chooses nothing. What is no valid value has no effect. */
export function applyTheme(theme: EmbedTheme, venueTheme: PublicVenue['theme']): void {
  forceColorScheme(theme.theme === 'light' || theme.theme === 'dark' ? theme.theme : undefined);
  const { style } = document.documentElement;
  for (const name of ['accent', 'on-accent', 'accent-dark', 'on-accent-dark']) style.removeProperty(`--venue-${name}`);
  const accent = toHexColor(theme.accent ?? '');
  applyVenueAccent({
    accent: accent ?? venueTheme.accent,
    accent_dark: toHexColor(theme['accent-dark'] ?? '') ?? accent ?? venueTheme.accent_dark,
  });
  const { font, radius } = theme;
  for (const name of ['--font-body', '--font-display'])
    style.setProperty(name, isValue('font-family', font) ? `${font}, 'Noto Sans Subset'` : null);
  for (const name of ['--radius-control', '--radius-panel'])
    style.setProperty(name, isValue('border-radius', radius) ? radius : null);
}
