/** What the code for stays of several days gives to the rest of the page, which loads it only where a venue has them. */
import { type Atom, atom } from 'jotai';
import type { ComponentType } from 'react';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Table } from '../../domain/plan/table.ts';

/** Days of a stay at the same tables. The dates are those of the wire. */
export type SelectedStretch = { readonly dates: readonly string[]; readonly tables: readonly Table[] };

type DaysCode = {
  /** The last day of the stay; undefined for a single day. */
  readonly untilAtom: Atom<PlainDate | undefined>;
  /** What the form says of the days; undefined if nothing. */
  readonly daysTextAtom: Atom<string | undefined>;
  /** That no table is free on all days. */
  readonly noneFreeTextAtom: Atom<string>;
  /** Returns how many days a stay that begins on a date may have. */
  readonly allowedDaysFromAtom: Atom<(arrival: PlainDate) => number[]>;
  readonly lastDayHint: (arrival: PlainDate, language: string) => string;
  readonly splitText: (split: readonly SelectedStretch[], language: string) => string;
  readonly DaysField: ComponentType;
  readonly DaysFact: ComponentType<{ readonly date: PlainDate; readonly until: PlainDate }>;
  readonly SplitNote: ComponentType<{ readonly split: readonly SelectedStretch[]; readonly language: string }>;
};

const baseDaysCodeAtom = atom<DaysCode>();
/** Undefined until it is loaded, and where the venue has no such stays. */
export const daysCodeAtom = atom((get) => get(baseDaysCodeAtom));
export const setDaysCodeAtom = atom(null, (_get, set, code: DaysCode) => set(baseDaysCodeAtom, code));
