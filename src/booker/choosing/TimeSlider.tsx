/**
 * When and for how many, under the plan: party and day, and a slider along the starts of the day, over bars of the tables
 * that suit the party then. The plan shows each time that the slider passes.
 */
import Users from 'lucide-react/icons/users';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, startTransition, useMemo } from 'react';
import { firstOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { type PlainDate, addDays, formatWireDate } from '../../domain/booking/time.ts';
import { guestOptions, isByDaysOnly } from '../../domain/booking/venue.ts';
import { useUrgentValue } from '../../ui/useUrgentValue.ts';
import { Select } from '../controls/Select.tsx';
import { formatDay, messages } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, pageAtom, venueAtom } from '../page/page.ts';
import {
  changeDateAtom,
  changeFormAtom,
  dateAtom,
  guestsAtom,
  maxDateAtom,
  minDateAtom,
  replacedTimeAtom,
  slotsAtom,
  timeAtom,
  untilAtom,
} from '../reservation/form.ts';
import { isPlanFirstAtom } from '../reservation/visitStart.ts';
import { pendingAtom, stepAtom } from '../reservation/steps.ts';
import { visitCodeAtom } from '../returning/lazyVisit.ts';
import { startsAtom } from './otherTimes.ts';
import './timeSlider.css';

/** Open days on offer beside the plan. The form has all of them. */
const MAX_DAYS = 30;

const openDatesAtom = atom((get): readonly PlainDate[] => {
  const calendar = get(calendarAtom);
  const now = get(nowAtom);
  const last = get(maxDateAtom);
  const dates: PlainDate[] = [];
  let next = get(minDateAtom);
  while (next !== undefined && next <= last && dates.length < MAX_DAYS) {
    const date: PlainDate | undefined = firstOpenDate(calendar, now, next);
    if (date !== undefined && date <= last) dates.push(date);
    next = date && addDays(date, 1);
  }
  const chosen = get(dateAtom);
  return chosen === undefined || dates.includes(chosen) ? dates : [...dates, chosen].toSorted();
});

/** Shown where times have tables of their own, and to guests who have not seen the form. */
export function TimeSlider(): ReactNode {
  const { features } = useAtomValue(pageAtom);
  const isPlanFirst = useAtomValue(isPlanFirstAtom);
  const isByDays = isByDaysOnly(useAtomValue(venueAtom));
  const until = useAtomValue(untilAtom);
  return (features.has('taken') || isPlanFirst) && !isByDays && until === undefined && <Times />;
}

function Times(): ReactNode {
  const isBusy = useAtomValue(pendingAtom) !== undefined;
  const visit = useAtomValue(visitCodeAtom);
  return (
    <fieldset className="booker-times" disabled={isBusy}>
      <legend className="ui-visually-hidden">{messages.when}</legend>
      {visit && <visit.ForGuest />}
      <PartyAndDay />
      <Slider />
    </fieldset>
  );
}

/** The label of a control, which must not be found twice while the form is shown. */
function useLabel(label: string): string | undefined {
  return useAtomValue(stepAtom) === 'tables' ? label : undefined;
}

function PartyAndDay(): ReactNode {
  const venue = useAtomValue(venueAtom);
  const guests = useAtomValue(guestsAtom);
  const date = useAtomValue(dateAtom);
  const dates = useAtomValue(openDatesAtom);
  const replaced = useAtomValue(replacedTimeAtom);
  const change = useSetAtom(changeFormAtom);
  const changeDate = useSetAtom(changeDateAtom);
  return (
    <div className="booker-times-chips">
      <Users aria-hidden size="1.125rem" />
      <Select
        aria-label={useLabel(messages.guest)}
        value={guests}
        onChange={({ target }) => change({ guests: Number(target.value) })}
      >
        {guestOptions(venue).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      <Select
        aria-label={useLabel(messages.date)}
        value={date ?? ''}
        onChange={({ target }) => changeDate(formatWireDate(target.value))}
      >
        {dates.map((day) => (
          <option key={day} value={day}>
            {formatDay(day, venue.language)}
          </option>
        ))}
      </Select>
      {replaced?.isOffered && (
        <button type="button" className="booker-link-button" onClick={() => change({ time: replaced.previous })}>
          {messages.backToTime({ at: messages.formatShortTime(replaced.previous) })}
        </button>
      )}
    </div>
  );
}

function Slider(): ReactNode {
  const slots = useAtomValue(slotsAtom);
  const starts = useAtomValue(startsAtom);
  const time = useUrgentValue(timeAtom);
  const party = useAtomValue(guestsAtom);
  const change = useSetAtom(changeFormAtom);
  const label = useLabel(messages.time);
  const start = starts.find((each) => each.time === time);
  const at = time === undefined ? '' : messages.formatTime(time);
  // The same elements for all times, or each of them would be rendered while the slider moves.
  const bars = useMemo(() => {
    const most = Math.max(1, ...starts.map(({ free }) => free));
    return starts.map(({ time: each, free }) => (
      <i key={each} style={{ '--free': free / most } as CSSProperties} className={free === 0 ? 'none' : ''} />
    ));
  }, [starts]);
  return (
    <>
      <output className="booker-times-chosen">
        <span>{time === undefined ? '' : messages.formatShortTime(time)}</span>
        <span>{start ? messages.freeCount({ free: start.free }) : ''}</span>
      </output>
      <div className="booker-times-slider">
        <div className="booker-times-bars" aria-hidden>
          {bars}
        </div>
        <input
          type="range"
          min={0}
          max={Math.max(slots.length - 1, 0)}
          disabled={slots.length < 2}
          value={time === undefined ? 0 : slots.indexOf(time)}
          aria-label={label}
          aria-valuetext={
            start
              ? `${at}: ${start.together ? messages.severalFor({ party }) : messages.freeFor({ free: start.free, party })}`
              : at
          }
          // The plan answers in the next frame; list, cards and form follow.
          onChange={({ target }) => startTransition(() => change({ time: slots[Number(target.value)] }))}
        />
      </div>
    </>
  );
}
