/**
 * The date: a text field that is ours and always there, and a calendar below it that comes on first use. What is typed
 * counts on leaving the field, whether or not the calendar has arrived.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { formatWireDate } from '../../domain/booking/time.ts';
import { changeDateAtom, dateTextAtom, setDateTextAtom } from '../reservation/form.ts';
import { messages } from '../messages.ts';
import type { DayPickerProps } from './DayPicker.tsx';
import type { ControlProps } from './Field.tsx';

const hasFinger = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The calendar's code, fetched on first focus; if that fails, the field still takes what is typed, and the next focus tries again. */
function usePicker(): [ComponentType<DayPickerProps> | undefined, () => void] {
  const [picker, setPicker] = useState<{ Component: ComponentType<DayPickerProps> }>();
  const asked = useRef(false);
  const fetch = (): void => {
    if (asked.current) return;
    asked.current = true;
    import('./DayPicker.tsx').then(
      ({ DayPicker }) => {
        setPicker({ Component: DayPicker });
      },
      (error: unknown) => {
        asked.current = false;
        console.warn('The date picker could not be loaded:', error);
      },
    );
  };
  return [picker?.Component, fetch];
}

export function DateField({ control }: { readonly control: ControlProps }): ReactNode {
  const text = useAtomValue(dateTextAtom);
  const type = useSetAtom(setDateTextAtom);
  const take = useSetAtom(changeDateAtom);
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const [DayPicker, fetchPicker] = usePicker();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    if (hasFinger()) root.current?.closest('.field')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    return () => {
      document.removeEventListener('pointerdown', pressed);
    };
  }, [open]);

  const left = (event: FocusEvent): void => {
    if (root.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    setTyping(false);
  };
  const pick: DayPickerProps['onPick'] = (date) => {
    take(formatWireDate(date));
    setOpen(false);
    // On a phone the focus would bring the keyboard.
    if (!hasFinger()) input.current?.focus();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      input.current?.focus();
    } else if (event.target === input.current && event.key === 'ArrowDown') {
      event.preventDefault();
      fetchPicker();
      if (open) root.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
      setOpen(true);
    } else if (event.target === input.current && event.key === 'Enter') {
      // With the calendar open it means the date, and not yet the whole form.
      if (open) event.preventDefault();
      take(text);
      setOpen(false);
    }
  };
  // A finger gets the calendar first; this brings the keyboard.
  const startTyping = (): void => {
    flushSync(() => {
      setTyping(true);
      setOpen(false);
    });
    input.current?.focus();
    input.current?.select();
  };

  return (
    <div ref={root} className="date" onBlur={left} onKeyDown={keyed} role="presentation">
      <input
        {...control}
        ref={input}
        className="figures"
        name="date"
        autoComplete="off"
        inputMode={!typing && hasFinger() ? 'none' : 'numeric'}
        aria-haspopup="dialog"
        value={text}
        onChange={({ target }) => {
          type(target.value);
          setOpen(false);
        }}
        onFocus={fetchPicker}
        onBlur={() => {
          take(text);
        }}
        onClick={() => {
          fetchPicker();
          if (!typing) setOpen(true);
        }}
      />
      {open && (
        <dialog open className="calendar" aria-label={messages.calendar}>
          {DayPicker ? <DayPicker onPick={pick} /> : <div className="calendar-skeleton" aria-hidden />}
          {hasFinger() && (
            <button type="button" className="quiet" onClick={startTyping}>
              {messages.typeDate}
            </button>
          )}
        </dialog>
      )}
    </div>
  );
}
