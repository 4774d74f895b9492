/** The time of the date that the plan shows: now, unless somebody looks ahead. */
import { atom } from 'jotai';
import { SLOT_STEP_MINUTES, hoursOn } from '../../domain/booking/bookingCalendar.ts';
import { isCounted } from '../../domain/day/covers.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import { dateAtom, dayStateAtom } from '../state/day.ts';
import { nowMinutesAtom } from '../state/selection.ts';

/** Each date has a choice of its own. */
const chosenTimeAtom = atom<{ readonly date: string; readonly time: Minutes }>();

/** The time that was chosen with the slider; undefined for now. */
export const chosenMinutesAtom = atom(
  (get) => {
    const chosen = get(chosenTimeAtom);
    return chosen?.date === get(dateAtom) ? chosen?.time : undefined;
  },
  (get, set, time: Minutes | undefined) => {
    const date = get(dateAtom);
    set(chosenTimeAtom, time === undefined || date === undefined ? undefined : { date, time });
  },
);

/** The first and last time that can be chosen. */
export const timeRangeAtom = atom((get): { readonly first: Minutes; readonly last: Minutes } => {
  const state = get(dayStateAtom);
  const { first, last } = state ? hoursOn(state.venue.opening, state.date) : { first: 0, last: MINUTES_PER_DAY };
  return { first, last: Math.min(last + 4 * 60, MINUTES_PER_DAY - SLOT_STEP_MINUTES) };
});

/** The time that the plan shows, in minutes of the date: another date shows its busiest time. */
export const shownMinutesAtom = atom((get): Minutes => {
  const chosen = get(chosenMinutesAtom);
  return chosen ?? get(nowMinutesAtom) ?? get(busiestMinutesAtom);
});

/** Whether the plan shows the venue's now. */
export const showsNowAtom = atom((get) => get(chosenMinutesAtom) === undefined && get(nowMinutesAtom) !== undefined);

const busiestMinutesAtom = atom((get): Minutes => {
  const covers = new Map<Minutes, number>();
  for (const party of get(dayStateAtom)?.parties ?? [])
    if (isCounted(party)) covers.set(party.time, (covers.get(party.time) ?? 0) + party.guests);
  let busiest = get(timeRangeAtom).first;
  for (const [time, count] of covers) if (count > (covers.get(busiest) ?? 0)) busiest = time;
  return busiest;
});
