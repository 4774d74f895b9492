/** Times of day as they are typed. */
import { parseTimeOfDay } from '../../../../domain/plan/timeOfDay.ts';

const TYPED = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm)?$/i;

/** `18`, `18:00`, `1800`, `6 pm` or `6:30pm` as `HH:mm`; undefined for what is no time. */
export function parseTime(text: string): string | undefined {
  const match = TYPED.exec(text.trim().replaceAll(/\b([ap])\.?m\.?$/gi, '$1m'));
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const typed = Number(match[1]);
  if (half && (typed < 1 || typed > 12)) return undefined;
  const hours = half === undefined ? typed : (typed % 12) + (half === 'pm' ? 12 : 0);
  const clock = `${String(hours).padStart(2, '0')}:${match[2] ?? '00'}`;
  return parseTimeOfDay(clock) === undefined ? undefined : clock;
}

/** Every quarter of an hour from 06:00 to the end of the date. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 73 }, (_, at) => {
  const minutes = 360 + at * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
