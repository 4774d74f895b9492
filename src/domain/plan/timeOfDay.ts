/** A time of day as a number of minutes from the start of its date. It stands apart from `time.ts`, so that what needs no dates loads none. */

/** 0 to 1440; 1440 is the end of the date (24:00). */
export type Minutes = number;
export const MINUTES_PER_DAY: Minutes = 1440;

/** `HH:mm` (24 hours, `24:00` allowed) to minutes; undefined for anything else. */
export function parseTimeOfDay(text: string): Minutes | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return undefined;
  const minutes = +match[1]! * 60 + +match[2]!;
  return +match[2]! < 60 && minutes <= MINUTES_PER_DAY ? minutes : undefined;
}

/** Formats minutes as `HH:mm`; 1440 is `24:00`. */
export function formatTimeOfDay(minutes: Minutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
