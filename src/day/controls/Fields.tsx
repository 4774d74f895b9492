/** The fields of the page's forms. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import { messages } from '../messages.ts';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { Select } from '../../ui/Select.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** Several lines. */
  readonly isLong?: boolean;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'min' | 'required' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'inputMode'
>;

export function TextField(props: TextFieldProps): ReactNode {
  const { label, value, onChange, isLong = false, isFirst = false, ...attributes } = props;
  const id = useId();
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea
          id={id}
          dir="auto"
          rows={3}
          value={value}
          maxLength={attributes.maxLength}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          id={id}
          ref={isFirst ? focusOnOpen : undefined}
          type="text"
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...attributes}
        />
      )}
    </div>
  );
}

type CheckFieldProps = { readonly label: string; readonly checked: boolean; onChange(checked: boolean): void };

export function CheckField({ label, checked, onChange }: CheckFieldProps): ReactNode {
  return (
    <label className="day-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

type NumberStepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
};

/** A small number between two large buttons. */
export function NumberStepper({ label, value, min, max, onChange }: NumberStepperProps): ReactNode {
  const id = useId();
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <div className="day-stepper">
        <button type="button" aria-label={messages.oneLess} disabled={value <= min} onClick={() => set(value - 1)}>
          <Minus aria-hidden size={20} />
        </button>
        <NumberInput
          id={id}
          className="day-figures"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => {
            if (target.value !== '' && !Number.isNaN(target.valueAsNumber)) set(Math.round(target.valueAsNumber));
          }}
        />
        <button type="button" aria-label={messages.oneMore} disabled={value >= max} onClick={() => set(value + 1)}>
          <Plus aria-hidden size={20} />
        </button>
      </div>
    </div>
  );
}

type TimeFieldProps = {
  readonly label: string;
  readonly value: Minutes;
  /** For an end: it is later than this, and midnight at the latest. */
  readonly after?: Minutes;
  onChange(value: Minutes): void;
};

/** A time of the day in quarters of an hour; staff may use any, and keep one that lies between. */
export function TimeField({ label, value, after, onChange }: TimeFieldProps): ReactNode {
  const id = useId();
  const first = after === undefined ? 0 : Math.floor(after / SLOT_STEP_MINUTES) + 1;
  const count = MINUTES_PER_DAY / SLOT_STEP_MINUTES + (after === undefined ? 0 : 1) - first;
  const times = Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * SLOT_STEP_MINUTES);
  const all = times.includes(value) ? times : [...times, value].toSorted((one, other) => one - other);
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={all.map((time) => [time, messages.time(time)])} onChange={onChange} />
    </div>
  );
}
