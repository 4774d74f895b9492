/** The page-level values, for all other atoms. */
import { atom } from 'jotai';
import { bookingCalendar } from '../../domain/booking/venue.ts';
import type { Page } from './readPage.ts';

const base = atom<Page>();

export const pageAtom = atom((get): Page => {
  const page = get(base);
  if (!page) throw new Error('The page has not been opened.');
  return page;
});
export const venueAtom = atom((get) => get(pageAtom).venue);
export const calendarAtom = atom((get) => bookingCalendar(get(venueAtom)));

/** Takes the page's values; before it nothing else can be read. */
export const openPageAtom = atom(null, (_get, set, page: Page) => set(base, page));
