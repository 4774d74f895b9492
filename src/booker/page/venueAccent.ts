import type { PublicVenue } from '../../domain/booking/venue.ts';
import { contrastRatio } from '../../domain/plan/color.ts';

const LIGHT_TEXT = '#ffffff';
const DARK_TEXT = '#06272a';

/**
 * Sets a venue's accent on the page, with the text color that has more contrast on it. Through the CSSOM, because the
 * content security policy forbids inline styles.
 */
export function applyVenueAccent({ accent, accent_dark: accentDark }: PublicVenue['theme']): void {
  const { style } = document.documentElement;
  const set = (suffix: string, color: string | undefined): void => {
    if (color === undefined) return;
    style.setProperty(`--venue-accent${suffix}`, color);
    style.setProperty(
      `--venue-on-accent${suffix}`,
      contrastRatio(color, LIGHT_TEXT) >= contrastRatio(color, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT,
    );
  };
  set('', accent);
  set('-dark', accentDark);
}
