/** The values that the host's page passes in, for all other atoms. */
import { atom } from 'jotai';
import { bookingCalendar } from '../../domain/booking/venue.ts';
import type { Page } from './readPage.ts';

const basePageAtom = atom<Page>();

export const pageAtom = atom((get): Page => {
  const page = get(basePageAtom);
  if (!page) throw new Error('openPageAtom must be set before any other atom is read.');
  return page;
});
export const venueAtom = atom((get) => get(pageAtom).venue);
export const calendarAtom = atom((get) => bookingCalendar(get(venueAtom)));

/** Sets the page's values. Reading any other atom before throws. */
export const openPageAtom = atom(null, (_get, set, page: Page) => set(basePageAtom, page));
