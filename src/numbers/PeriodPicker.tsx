/** Chooses the period: a usual one, or its first and last date; and how it is divided. */
import { type ReactNode, useState } from 'react';
import type { NumbersQuery } from '../api/numbersContract.ts';
import type { PlainDate } from '../domain/booking/time.ts';
import { NUMBERS_STEPS } from '../domain/day/dailySums.ts';
import type { Elements } from '../ui/jsx.ts';
import { messages } from './messages.ts';
import { USUAL_PERIODS, type UsualPeriod, fittingStep, isAllowed, periodAround, usualPeriodOf } from './period.ts';
import { Select } from '../ui/Select.tsx';

type PeriodPickerProps = {
  readonly today: PlainDate;
  readonly query: NumbersQuery;
  onChange(query: NumbersQuery): void;
  readonly children: Elements;
};

export function PeriodPicker({ today, query, onChange, children }: PeriodPickerProps): ReactNode {
  const [isOther, setOther] = useState(() => usualPeriodOf(query, today) === undefined);
  const choose = (value: UsualPeriod | 'other'): void => {
    setOther(value === 'other');
    if (value !== 'other') onChange(periodAround(today, value));
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
        <Select
          value={isOther ? 'other' : (usualPeriodOf(query, today) ?? 'other')}
          options={[...USUAL_PERIODS, 'other' as const].map((each) => [each, messages.periods[each]])}
          onChange={choose}
        />
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
        <Select
          value={query.step}
          options={NUMBERS_STEPS.map((each) => [each, messages.steps[each]])}
          onChange={(step) => onChange({ ...query, step })}
        />
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
