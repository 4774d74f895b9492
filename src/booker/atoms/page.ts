/** The page-level values, for all other atoms. */
import { atom } from 'jotai';
import { calendarOf } from '../../domain/venue.ts';
import type { Page } from '../page.ts';

const base = atom<Page>();

export const pageAtom = atom((get): Page => {
  const page = get(base);
  if (!page) throw new Error('The page has not been opened.');
  return page;
});
export const venueAtom = atom((get) => get(pageAtom).venue);
export const calendarAtom = atom((get) => calendarOf(get(venueAtom)));

/** Takes the page's values; before it nothing else can be read. */
export const openPageAtom = atom(null, (_get, set, page: Page) => set(base, page));
