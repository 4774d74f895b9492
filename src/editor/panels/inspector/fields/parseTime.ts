/** Parses typed times of day. */
import { formatTimeOfDay, parseTimeOfDay } from '../../../../domain/plan/timeOfDay.ts';
import { cleanCode } from '../../../../domain/text/cleanText.ts';

const TYPED = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm)?$/i;

/** Parses `18`, `18:00`, `1800`, `6 pm` or `6:30pm` to `HH:mm`. Returns undefined if the text is invalid. */
export function parseTime(text: string): string | undefined {
  const match = TYPED.exec(cleanCode(text).replaceAll(/\b([ap])\.?m\.?$/gi, '$1m'));
  if (!match) return undefined;
  const meridiem = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  if (meridiem && (hour < 1 || hour > 12)) return undefined;
  const hours = meridiem === undefined ? hour : (hour % 12) + (meridiem === 'pm' ? 12 : 0);
  const clock = `${String(hours).padStart(2, '0')}:${match[2] ?? '00'}`;
  return parseTimeOfDay(clock) === undefined ? undefined : clock;
}

/** Quarter hours from 06:00 to 24:00. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 73 }, (_, i) => formatTimeOfDay(360 + i * 15));
