/** The coming week as guests find it: each day with its services, along one scale of hours. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { servicesOn } from '../../domain/booking/bookingCalendar.ts';
import { addDays, formatDisplayDate, zonedTime } from '../../domain/booking/time.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import { venueSchema } from '../../domain/booking/venueFile.ts';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { fieldsAtom, pageAtom } from '../state/document.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** What a service without an end takes at least, so that one with a single time can be seen. */
const LEAST_MINUTES = 30;

export function ComingWeek(): ReactNode {
  const { now } = useAtomValue(pageAtom);
  const venue = venueSchema.safeParse(useAtomValue(fieldsAtom));
  // The fields say what is wrong.
  if (!venue.success) return null;
  const opening = openingHours(venue.data);
  const today = zonedTime(Date.parse(now), venue.data.time_zone).date;
  const week = DAYS.map((day) => {
    const date = addDays(today, day);
    const services = servicesOn(opening, date).map(({ name, first, last, end = last }) => ({ name, first, last, end }));
    return { date, services };
  });
  const services = week.flatMap((day) => day.services);
  const start = Math.min(...services.map(({ first }) => first));
  const length = Math.max(...services.map(({ first, end }) => Math.max(end, first + LEAST_MINUTES))) - start;
  const share = (minutes: number): string => `${(100 * minutes) / length}%`;
  return (
    <Group title={messages.comingWeek}>
      <ol className="settings-coming-week">
        {week.map((day) => (
          <li key={day.date}>
            <span>
              {formatDisplayDate(day.date, messages.tag, { weekday: 'short', day: 'numeric', month: 'short' })}
            </span>
            <div>
              {day.services.length === 0 && <span>{messages.closedAllDay}</span>}
              {day.services.map(({ name, first, last }) => (
                <span key={first}>
                  {name !== undefined && <b>{`${name} `}</b>}
                  <bdi>{`${messages.time(first)} – ${messages.time(last)}`}</bdi>
                </span>
              ))}
              <div aria-hidden>
                {day.services.map(({ first, end }) => (
                  <i
                    key={first}
                    style={{
                      insetInlineStart: share(first - start),
                      width: share(Math.max(end - first, LEAST_MINUTES)),
                    }}
                  />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Group>
  );
}
