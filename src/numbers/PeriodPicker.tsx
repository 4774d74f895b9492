/** Chooses the period: a usual one, or its first and last date; and how it is divided. */
import { type ReactNode, useState } from 'react';
import type { NumbersQuery } from '../api/numbersContract.ts';
import type { PlainDate } from '../domain/booking/time.ts';
import { NUMBERS_STEPS, type NumbersStep } from '../domain/day/dailySums.ts';
import type { Elements } from '../ui/jsx.ts';
import { messages } from './messages.ts';
import { USUAL_PERIODS, type UsualPeriod, fittingStep, isAllowed, periodAround, usualPeriodOf } from './period.ts';

type PeriodPickerProps = {
  readonly today: PlainDate;
  readonly query: NumbersQuery;
  onChange(query: NumbersQuery): void;
  readonly children: Elements;
};

export function PeriodPicker({ today, query, onChange, children }: PeriodPickerProps): ReactNode {
  const [isOther, setOther] = useState(() => usualPeriodOf(query, today) === undefined);
  const choose = (value: string): void => {
    setOther(value === 'other');
    if (value !== 'other') onChange(periodAround(today, value as UsualPeriod));
  };
  const changeDate = (change: Partial<NumbersQuery>): void => {
    const changed = { ...query, ...change };
    onChange(isAllowed(changed) ? { ...changed, step: fittingStep(changed) } : changed);
  };
  const error = isAllowed(query) ? undefined : 'numbers-period-error';
  return (
    <form className="numbers-picker" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{messages.period}</span>
        <select value={isOther ? 'other' : usualPeriodOf(query, today)} onChange={({ target }) => choose(target.value)}>
          {[...USUAL_PERIODS, 'other' as const].map((each) => (
            <option key={each} value={each}>
              {messages.periods[each]}
            </option>
          ))}
        </select>
      </label>
      {isOther &&
        (['from', 'until'] as const).map((end) => (
          <label key={end}>
            <span>{messages.ends[end]}</span>
            <input
              type="date"
              value={query[end]}
              aria-invalid={error !== undefined}
              aria-describedby={error}
              onChange={({ target }) => changeDate({ [end]: target.value })}
            />
          </label>
        ))}
      <label>
        <span>{messages.step}</span>
        <select value={query.step} onChange={({ target }) => onChange({ ...query, step: target.value as NumbersStep })}>
          {NUMBERS_STEPS.map((each) => (
            <option key={each} value={each}>
              {messages.steps[each]}
            </option>
          ))}
        </select>
      </label>
      {children}
      {error !== undefined && (
        <p id={error} role="alert">
          {messages.badPeriod}
        </p>
      )}
    </form>
  );
}
