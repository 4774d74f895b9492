/** The reservation as a calendar file that the visitor can download. */
import { eventUid, formatCalendarFile, visitTimes } from '../../domain/booking/calendarEvent.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { type PublicVenue, findStay } from '../../domain/booking/venue.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { messages } from '../messages.ts';

export type CalendarEntry = {
  readonly venue: PublicVenue;
  readonly date: PlainDate;
  readonly time: Minutes;
  /** The name of a stay; empty for the venue's default. */
  readonly stay: string;
  readonly tables: readonly Pick<Table, 'name' | 'texts' | 'availableUntil'>[];
  readonly guests: number;
  readonly code: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Returns an iCalendar file as a data URL. */
export function calendarFileUrl(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(entry))}`;
}

export function calendarText({ venue, date, time, stay, tables, guests, code, now }: CalendarEntry): string {
  const visit = {
    date,
    time,
    stay: findStay(venue, stay)?.minutes ?? null,
    tables: tables.map(({ availableUntil }) => ({ until: availableUntil })),
  };
  const times = visitTimes(visit, venue);
  const description = [
    venue.name,
    `${messages.tables(tables.length)}: ${messages.joinNames(tables.map(tableTitle))}`,
    messages.guests(guests),
    ...(code ? [`${messages.code}: ${code}`] : []),
    ...(venue.telephone === '' ? [] : [`${messages.telephone}: ${venue.telephone}`]),
  ];
  return formatCalendarFile({
    uid: eventUid(code ?? `${times.start}-${tables.length}-${guests}`),
    createdAt: now,
    ...times,
    summary: venue.name,
    description: description.join('\n'),
    location: venue.address,
  });
}
