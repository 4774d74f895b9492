/** Applies a venue's own accent. Through the CSSOM: the content policy allows no inline style. */
import type { PublicVenue } from '../../domain/booking/venue.ts';
import { contrastRatio } from '../../domain/plan/color.ts';

const LIGHT_INK = '#ffffff';
const DARK_INK = '#06272a';

/** Sets the accent's custom properties on the page, with whichever ink reads better on it. */
export function applyVenueAccent({ accent, accent_dark: accentDark }: PublicVenue['theme']): void {
  const { style } = document.documentElement;
  const set = (suffix: string, colour: string | undefined): void => {
    if (colour === undefined) return;
    style.setProperty(`--venue-accent${suffix}`, colour);
    style.setProperty(
      `--venue-on-accent${suffix}`,
      contrastRatio(colour, LIGHT_INK) >= contrastRatio(colour, DARK_INK) ? LIGHT_INK : DARK_INK,
    );
  };
  set('', accent);
  set('-dark', accentDark);
}
