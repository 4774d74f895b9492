/** A time of day in minutes from the start of its date. Separate from `booking/time.ts`, which loads dayjs. */

/** 0 to 1440; 1440 is the end of the date (24:00). */
export type Minutes = number;
/** A part of a date, its end excluded. */
export type Span = { readonly from: Minutes; readonly until: Minutes };
export const MINUTES_PER_DAY: Minutes = 1440;

/** `HH:mm` from 00:00 to 24:00. */
export const TIME_OF_DAY_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Parses `HH:mm` to minutes; undefined for anything else. */
export function parseTimeOfDay(text: string): Minutes | undefined {
  return TIME_OF_DAY_PATTERN.test(text) ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3)) : undefined;
}

/** Formats minutes as `HH:mm`; 1440 is `24:00`. */
export function formatTimeOfDay(minutes: Minutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
