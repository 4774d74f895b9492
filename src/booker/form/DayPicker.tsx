/** The calendar of the date field. Its `Date` objects stand for days in the visitor's time zone. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DatePicker } from 'react-datepicker';
import { awaitedRelease, isOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { type PlainDate, addDays, daysBetween } from '../../domain/booking/time.ts';
import { daysCodeAtom } from '../reservation/daysCode.ts';
import { nowAtom } from '../page/clock.ts';
import { changeFormAtom, dateAtom, maxDateAtom, minDateAtom, todayAtom, untilAtom } from '../reservation/form.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { messages } from '../messages.ts';
import { calendarWords, formatMonth, toPlainDate } from '../page/calendarWords.ts';
import './dayPicker.css';
import type { Elements } from '../../ui/jsx.ts';

/** Of a month that is over after so many days, the calendar shows the next one. */
const LAST_DAYS = 2;

const NO_DAYS = atom(() => (): number[] => []);
const NO_HINT = atom(() => (): string => '');

/** Noon, because clock changes skip midnight on some days in some time zones. */
function localDay(date: PlainDate): Date {
  return new Date(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10), 12);
}

/** The library's own has a name in English, and on an element without a role. */
function CalendarBody({ className, children }: { readonly className?: string; readonly children?: Elements }) {
  return (
    <div className={className} translate="no">
      {children}
    </div>
  );
}

export type DayPickerProps = {
  /** `isMore` if the calendar stays open for the last day of a stay. */
  onPick(date: PlainDate, isMore?: boolean): void;
};

export function DayPicker({ onPick }: DayPickerProps): ReactNode {
  const calendar = useAtomValue(calendarAtom);
  const now = useAtomValue(nowAtom);
  const date = useAtomValue(dateAtom);
  const first = useAtomValue(minDateAtom);
  const last = useAtomValue(maxDateAtom);
  const today = useAtomValue(todayAtom);
  const { language } = useAtomValue(venueAtom);
  const until = useAtomValue(untilAtom);
  const daysCode = useAtomValue(daysCodeAtom);
  const change = useSetAtom(changeFormAtom);
  /** The first day of a stay of several that is being picked. */
  const [arrival, setArrival] = useState<PlainDate>();
  const daysFrom = useAtomValue(daysCode?.allowedDaysFromAtom ?? NO_DAYS);
  const lastDayHint = useAtomValue(daysCode?.lastDayHintAtom ?? NO_HINT);
  const words = useMemo(() => calendarWords(language), [language]);
  const shown = arrival ?? date ?? first;
  const picker = useRef<DatePicker>(null);
  useLayoutEffect(() => {
    const opened = date ?? first;
    const ahead = opened === undefined ? undefined : addDays(opened, LAST_DAYS);
    if (opened === undefined || ahead === undefined || ahead.slice(0, 7) === opened.slice(0, 7) || ahead > last) return;
    // The day that the keys begin at, and with it the month.
    picker.current?.setPreSelection(localDay(`${ahead.slice(0, 7)}-01`));
    // Only as the calendar opens: the months that the visitor turns to stay.
    // oxlint-disable-next-line react/exhaustive-deps -- later choices turn no page
  }, []);
  const isOffered = (day: PlainDate): boolean =>
    isOpenDate(calendar, day, now) && !awaitedRelease(calendar, day, now) && (!daysCode || daysFrom(day).length > 0);
  const isLastDay = (day: PlainDate): boolean =>
    arrival !== undefined && daysFrom(arrival).includes(daysBetween(arrival, day) + 1);
  const pickRange = (start: Date | null, end: Date | null): void => {
    if (!start) return;
    const from = toPlainDate(start);
    setArrival(end ? undefined : from);
    if (end) change({ days: daysBetween(from, toPlainDate(end)) + 1 });
    onPick(from, !end);
  };
  const startDate = arrival ?? date;
  const endDate = arrival === undefined ? (until ?? date) : undefined;
  const picked = daysCode
    ? ({
        selectsRange: true,
        startDate: startDate === undefined ? null : localDay(startDate),
        endDate: endDate === undefined ? null : localDay(endDate),
        onChange: ([start, end]: [Date | null, Date | null]) => pickRange(start, end),
      } as const)
    : {
        selected: date === undefined ? null : localDay(date),
        onChange: (day: Date | null) => {
          if (day) onPick(toPlainDate(day));
        },
      };
  return (
    <>
      <DatePicker
        ref={picker}
        inline
        fixedHeight
        calendarContainer={CalendarBody}
        calendarStartDay={1}
        {...words}
        {...(shown === undefined ? {} : { openToDate: localDay(shown) })}
        {...(first === undefined ? {} : { minDate: localDay(first) })}
        maxDate={localDay(last)}
        filterDate={(day) => {
          const plain = toPlainDate(day);
          // An earlier day begins another stay.
          return arrival === undefined || plain < arrival ? isOffered(plain) : isLastDay(plain);
        }}
        dayClassName={(day) => {
          const plain = toPlainDate(day);
          if (plain === arrival) return 'booker-arrival';
          // The library's own mark is on the visitor's day, not the venue's.
          return plain === today ? 'booker-today' : '';
        }}
        {...picked}
        renderCustomHeader={({
          date: month,
          decreaseMonth,
          increaseMonth,
          prevMonthButtonDisabled,
          nextMonthButtonDisabled,
        }) => (
          <div className="booker-month">
            <button
              type="button"
              aria-label={messages.previousMonth}
              disabled={prevMonthButtonDisabled}
              onClick={decreaseMonth}
            >
              <ChevronLeft aria-hidden size="1.25rem" />
            </button>
            <strong aria-live="polite">{formatMonth(month, language)}</strong>
            <button
              type="button"
              aria-label={messages.nextMonth}
              disabled={nextMonthButtonDisabled}
              onClick={increaseMonth}
            >
              <ChevronRight aria-hidden size="1.25rem" />
            </button>
          </div>
        )}
      />
      {daysCode && (
        <output className="booker-calendar-hint">{arrival === undefined ? '' : lastDayHint(arrival)}</output>
      )}
    </>
  );
}
