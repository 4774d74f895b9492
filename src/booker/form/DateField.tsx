/**
 * The date: a text field, and a calendar below it that loads on first focus. Typed text counts when the field loses the
 * focus, whether or not the calendar is loaded.
 */
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatWireDate } from '../../domain/booking/time.ts';
import { changeDateAtom, dateTextAtom, setDateTextAtom } from '../reservation/form.ts';
import { lazyModule, retryLoading } from '../../ui/lazyModule.ts';
import { useDismiss } from '../../ui/useDismiss.ts';
import { messages } from '../messages.ts';
import type { DayPickerProps } from './DayPicker.tsx';
import type { ControlProps } from './Field.tsx';

const isTouchDevice = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Loads on first focus. If that fails, the field still takes typed text, and the next focus tries again. */
const dayPicker = lazyModule(() => import('./DayPicker.tsx'), 'date picker');

export function DateField({ control }: { readonly control: ControlProps }): ReactNode {
  const text = useAtomValue(dateTextAtom);
  const setText = useSetAtom(setDateTextAtom);
  const changeDate = useSetAtom(changeDateAtom);
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const picker = useAtomValue(dayPicker.moduleAtom);
  const hasPickerFailed = useAtomValue(dayPicker.statusAtom) === 'failed';
  const loadPicker = useSetAtom(dayPicker.loadAtom);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen && isTouchDevice())
      root.current?.closest('.booker-field')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isOpen]);
  useDismiss(root, isOpen, (reason) => {
    setIsOpen(false);
    if (reason === 'escape') input.current?.focus();
  });

  const handleBlur = (event: FocusEvent): void => {
    if (root.current?.contains(event.relatedTarget)) return;
    setIsOpen(false);
    setIsTyping(false);
  };
  const handlePick: DayPickerProps['onPick'] = (date, isMore) => {
    changeDate(formatWireDate(date));
    if (isMore) return;
    setIsOpen(false);
    // On a touch device this opens no keyboard: the field has no input mode until the visitor asks to type.
    input.current?.focus({ preventScroll: isTouchDevice() });
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.target === input.current && event.key === 'ArrowDown') {
      event.preventDefault();
      void loadPicker();
      if (isOpen) root.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
      setIsOpen(true);
    } else if (event.target === input.current && event.key === 'Enter') {
      // With the calendar open, Enter confirms the date and does not submit the form.
      if (isOpen) event.preventDefault();
      changeDate(text);
      setIsOpen(false);
    }
  };
  // Touch devices show the calendar first; this opens the keyboard.
  const startTyping = (): void => {
    flushSync(() => {
      setIsTyping(true);
      setIsOpen(false);
    });
    input.current?.focus();
    input.current?.select();
  };

  return (
    <div ref={root} className="booker-date" onBlur={handleBlur} onKeyDown={handleKeyDown} role="presentation">
      <input
        {...control}
        ref={input}
        className="booker-tabular-figures"
        name="date"
        autoComplete="off"
        inputMode={!isTyping && isTouchDevice() ? 'none' : 'numeric'}
        aria-haspopup="dialog"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsOpen(false);
        }}
        onFocus={() => void loadPicker()}
        onBlur={() => changeDate(text)}
        onClick={() => {
          void loadPicker();
          if (!isTyping) setIsOpen(true);
        }}
      />
      <CalendarDays aria-hidden size="1rem" />
      {isOpen && (
        <dialog open className="booker-calendar" aria-label={messages.calendar}>
          {picker && <picker.DayPicker onPick={handlePick} />}
          {!picker && !hasPickerFailed && <div className="booker-calendar-skeleton" aria-hidden />}
          {hasPickerFailed && (
            <>
              <p role="alert">{messages.calendarMissing}</p>
              <button type="button" className="booker-secondary-button" onClick={() => retryLoading(loadPicker)}>
                {messages.tryAgain}
              </button>
            </>
          )}
          {isTouchDevice() && (
            <button type="button" className="booker-secondary-button" onClick={startTyping}>
              {messages.typeDate}
            </button>
          )}
        </dialog>
      )}
    </div>
  );
}
