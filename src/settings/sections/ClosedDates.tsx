/** The closed dates: a calendar whose days are toggles, and a list of the chosen ones. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type PlainDate,
  addDays,
  formatDisplayDate,
  isTimeZone,
  isoWeekday,
  zonedTime,
} from '../../domain/booking/time.ts';
import { messages } from '../messages.ts';
import { asText, labelOf, useSetting } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { pageAtom } from '../state/document.ts';

const PATH = ['closed_dates'];
/** Days that arrow keys move by; the horizontal ones follow the writing direction. */
const KEYS: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

const monthOf = (date: PlainDate): string => date.slice(0, 7);
const longDate = (date: PlainDate): string => formatDisplayDate(date, messages.tag, { dateStyle: 'full' });

export function ClosedDates(): ReactNode {
  const [value, set] = useSetting(PATH);
  const { now } = useAtomValue(pageAtom);
  const [zone] = useSetting(['time_zone']);
  const closed = (Array.isArray(value) ? value : []).map(asText).toSorted();
  const today = zonedTime(Date.parse(now), isTimeZone(asText(zone)) ? asText(zone) : 'UTC').date;
  const [focused, setFocused] = useState(today);
  const [hasMoved, setHasMoved] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasMoved) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, hasMoved]);
  const toggle = (date: PlainDate): void => {
    const next = closed.includes(date) ? closed.filter((each) => each !== date) : [...closed, date].toSorted();
    set(next.length > 0 ? next : undefined);
  };
  const turn = (months: number): void => {
    const first = `${monthOf(focused)}-01`;
    setHasMoved(false);
    setFocused(months > 0 ? `${monthOf(addDays(first, 31))}-01` : `${monthOf(addDays(first, -1))}-01`);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const days = KEYS[event.key];
    if (days === undefined) return;
    event.preventDefault();
    const isBackward = Math.abs(days) === 1 && document.documentElement.dir === 'rtl';
    setHasMoved(true);
    setFocused(addDays(focused, isBackward ? -days : days));
  };
  const first = `${monthOf(focused)}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => monthOf(date) === monthOf(focused),
  );
  return (
    <Group title={labelOf('closed_dates')} setting="closed_dates">
      <div className="settings-dates">
        <div className="settings-calendar">
          <div className="settings-month">
            <button type="button" aria-label={messages.previousMonth} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden size={20} />
            </button>
            <strong aria-live="polite">
              {formatDisplayDate(first, messages.tag, { month: 'long', year: 'numeric' })}
            </strong>
            <button type="button" aria-label={messages.nextMonth} onClick={() => turn(1)}>
              <ChevronRight aria-hidden size={20} />
            </button>
          </div>
          <div ref={grid} className="settings-days" role="presentation" onKeyDown={handleKeyDown}>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <span key={day} aria-hidden>
                {formatDisplayDate(`2024-01-0${day}`, messages.tag, { weekday: 'narrow' })}
              </span>
            ))}
            {days.map((date) => (
              <button
                key={date}
                type="button"
                data-date={date}
                data-today={date === today || undefined}
                tabIndex={date === focused ? 0 : -1}
                aria-pressed={closed.includes(date)}
                aria-label={longDate(date)}
                style={date === first ? { gridColumnStart: isoWeekday(date) } : undefined}
                onClick={() => {
                  setFocused(date);
                  toggle(date);
                }}
              >
                {Number(date.slice(8))}
              </button>
            ))}
          </div>
        </div>
        <ul className="settings-chips">
          {closed.map((date) => (
            <li key={date}>
              <span>{formatDisplayDate(date, messages.tag, { dateStyle: 'medium' })}</span>
              <button type="button" aria-label={messages.remove({ name: longDate(date) })} onClick={() => toggle(date)}>
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Group>
  );
}
