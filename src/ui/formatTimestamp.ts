import { pageLocale } from './pageLanguage.ts';

/** Formats a time of saving, publishing or using something in the language of the page. */
export function formatTimestamp(at: number): string {
  return new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
