/** What the visitor has asked for, in a few words. */
import { atom } from 'jotai';
import { countedStay, isByDaysOnly } from '../../domain/booking/venue.ts';
import { formatDay, messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { formAtom } from './form.ts';

/** The days, the time or the length of stay where they count, and the party: `Mon, 23 Nov`, `9 AM`, `2 guests`. */
export const summaryAtom = atom((get): readonly string[] => {
  const venue = get(venueAtom);
  const { date, until, time, guests, stay: stayName } = get(formAtom);
  const days = [date, until].flatMap((day) => (day ? formatDay(day, venue.language) : []));
  const hasTime = time !== undefined && until === undefined && !isByDaysOnly(venue);
  const stay = hasTime ? countedStay(venue, stayName, time) : undefined;
  const times = hasTime ? [time, ...(stay?.end === undefined ? [] : [stay.end])].map(messages.formatShortTime) : [];
  return [
    days.join(' – '),
    times.join(' – '),
    stay && stay.end === undefined ? stay.name : '',
    messages.guests({ count: guests }),
  ].filter(Boolean);
});
