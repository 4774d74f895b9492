/** What the code for stays of several days gives to the rest of the page, which loads it only where a venue has them. */
import { type Atom, atom } from 'jotai';
import type { ComponentType } from 'react';
import type { ReservationPayload } from '../../domain/booking/reservationPayload.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Table } from '../../domain/plan/table.ts';

/** Days of a stay at the same tables. The dates are those of the wire. */
export type SelectedStretch = { readonly dates: readonly string[]; readonly tables: readonly Table[] };

type DaysCode = {
  /** The last day of the stay; undefined for a single day. */
  readonly untilAtom: Atom<PlainDate | undefined>;
  /** That no table is free on all days. */
  readonly noneFreeTextAtom: Atom<string>;
  /** Returns how many days a stay that begins on a date may have. */
  readonly allowedDaysFromAtom: Atom<(arrival: PlainDate) => number[]>;
  /** Returns what the calendar says once the first day is picked. */
  readonly lastDayHintAtom: Atom<(arrival: PlainDate) => string>;
  /** Returns the tables of a stay that moves which somebody else has by now; undefined if it does not move. */
  readonly lostOf: (
    split: readonly SelectedStretch[],
    tables: ReadonlyMap<string, Table>,
  ) => readonly Table[] | undefined;
  /** Returns the moves as they are sent; undefined if there are none. */
  readonly movesOf: (split: readonly SelectedStretch[]) => ReservationPayload['moves'];
  readonly splitText: (split: readonly SelectedStretch[], language: string) => string;
  readonly DaysField: ComponentType;
  /** What the form says of the days below its date. */
  readonly DaysHint: ComponentType;
  readonly texts: { readonly days: string };
  readonly SplitNote: ComponentType<{ readonly split: readonly SelectedStretch[]; readonly language: string }>;
};

const baseDaysCodeAtom = atom<DaysCode>();
/** Undefined until it is loaded, and where the venue has no such stays. */
export const daysCodeAtom = atom((get) => get(baseDaysCodeAtom));
export const setDaysCodeAtom = atom(null, (_get, set, code: DaysCode) => set(baseDaysCodeAtom, code));
