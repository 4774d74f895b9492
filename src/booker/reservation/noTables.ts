/** Why the plan offers no table. */
import { atom } from 'jotai';
import { countsTimes } from '../../domain/booking/venue.ts';
import { formatDay, messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { daysCodeAtom } from './daysCode.ts';
import { availabilityAtom } from './availability.ts';
import { dateAtom, timeAtom, untilAtom } from './form.ts';
import { splitStayAtom } from './selection.ts';

/** Why no table can be chosen; undefined if one can, and while the tables load. */
export const noTableTextAtom = atom((get): string | undefined => {
  const tables = get(availabilityAtom)?.tables;
  const date = get(dateAtom);
  if (!tables || date === undefined || tables.some(({ available }) => available)) return undefined;
  if (tables.length === 0) return messages.noTables;
  const daysCode = get(daysCodeAtom);
  if (daysCode && get(untilAtom)) return get(splitStayAtom).length > 0 ? undefined : get(daysCode.noneFreeTextAtom);
  const venue = get(venueAtom);
  const { language } = venue;
  const time = get(timeAtom);
  if (countsTimes(venue) && time !== undefined) return messages.noneLeftAt({ at: messages.formatTime(time) });
  const areAllTaken = tables.every(({ access }) => access === undefined);
  return areAllTaken
    ? messages.allTaken({ date: formatDay(date, language) })
    : messages.noneLeft({ date: formatDay(date, language) });
});
