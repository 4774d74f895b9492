import './weekToggles.css';
import type { ReactNode } from 'react';

/** `1` is Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof WEEK)[number];

type WeekTogglesProps = {
  /** Those that are pressed. */
  readonly days: readonly number[];
  /** Returns what is on a button, or its whole name. */
  nameOf(day: Weekday, length: 'short' | 'long'): string;
  /** Gets those that are pressed then, in order. */
  onChange(days: Weekday[]): void;
};

/** A week of seven toggles. */
export function WeekToggles({ days, nameOf, onChange }: WeekTogglesProps): ReactNode {
  return WEEK.map((day) => (
    <button
      key={day}
      type="button"
      className="ui-week-toggle"
      aria-pressed={days.includes(day)}
      aria-label={nameOf(day, 'long')}
      onClick={() => onChange(WEEK.filter((each) => days.includes(each) !== (each === day)))}
    >
      {nameOf(day, 'short')}
    </button>
  ));
}
