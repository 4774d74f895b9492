import { type TimeZone, utcOffset } from '../../domain/booking/time.ts';

/**
 * Returns the place that a time zone is named after, such as `Colombo` for `Asia/Colombo`, if the visitor's own clock
 * shows another time at an instant; otherwise undefined. Names of zones tell less: many have two.
 */
export function timeZoneLabel(
  name: string,
  zone: TimeZone,
  instant: number,
  visitorOffset = -new Date(instant).getTimezoneOffset(),
): string | undefined {
  if (utcOffset(instant, zone) === visitorOffset || !name.includes('/') || name.startsWith('Etc/')) return undefined;
  return name.split('/').at(-1)?.replaceAll('_', ' ');
}
