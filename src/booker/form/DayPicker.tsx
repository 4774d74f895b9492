/** The calendar of the date field. Its `Date` objects stand for days in the visitor's time zone. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { DatePicker } from 'react-datepicker';
import { awaitedRelease, isOpenDate } from '../../domain/booking/bookingCalendar.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { nowAtom } from '../page/clock.ts';
import { dateAtom, maxDateAtom, minDateAtom } from '../reservation/form.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { messages } from '../messages.ts';
import { calendarWords, formatMonth, toPlainDate } from '../page/calendarWords.ts';
import './dayPicker.css';
import type { Elements } from '../../ui/jsx.ts';

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

export type DayPickerProps = { onPick(date: PlainDate): void };

export function DayPicker({ onPick }: DayPickerProps): ReactNode {
  const calendar = useAtomValue(calendarAtom);
  const now = useAtomValue(nowAtom);
  const date = useAtomValue(dateAtom);
  const first = useAtomValue(minDateAtom);
  const last = useAtomValue(maxDateAtom);
  const { language } = useAtomValue(venueAtom);
  const words = useMemo(() => calendarWords(language), [language]);
  const shown = date ?? first;
  return (
    <DatePicker
      inline
      fixedHeight
      calendarContainer={CalendarBody}
      calendarStartDay={1}
      {...words}
      selected={date === undefined ? null : localDay(date)}
      {...(shown === undefined ? {} : { openToDate: localDay(shown) })}
      {...(first === undefined ? {} : { minDate: localDay(first) })}
      maxDate={localDay(last)}
      filterDate={(day) => {
        const picked = toPlainDate(day);
        return isOpenDate(calendar, picked, now) && !awaitedRelease(calendar, picked, now);
      }}
      onChange={(day: Date | null) => {
        if (day) onPick(toPlainDate(day));
      }}
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
  );
}
