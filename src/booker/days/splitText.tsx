/** A stay of several days in words. */
import type { ReactNode } from 'react';
import { parseWireDate } from '../../domain/booking/time.ts';
import { formatDay, messages } from '../messages.ts';
import { titleOf } from '../reservation/selection.ts';
import { texts } from './messages.ts';
import type { SelectedStretch } from '../reservation/daysCode.ts';

/** Returns days in a row as the visitor reads them: `Mon, 3 Aug – Wed, 5 Aug`. They are on the wire as DD.MM.YYYY. */
export function daysText(dates: readonly string[], language: string): string {
  const [first = '', ...others] = dates;
  return [first, ...others.slice(-1)].map((date) => formatDay(parseWireDate(date) ?? '', language)).join(' – ');
}

/** Returns at which tables the visitor is on which days. */
export function splitText(split: readonly SelectedStretch[], language: string): string {
  return messages.joinNames(
    split.map(({ dates, tables }) => texts.splitStretch({ names: titleOf(tables), dates: daysText(dates, language) })),
  );
}

type SplitNoteProps = { readonly split: readonly SelectedStretch[]; readonly language: string };

/** Above the cards of selected tables: where the visitor is when. */
export function SplitNote({ split, language }: SplitNoteProps): ReactNode {
  if (split.length === 0) return null;
  return <p className="booker-cards-joined">{texts.splitTaken({ stretches: splitText(split, language) })}</p>;
}
