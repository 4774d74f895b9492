import { pageLocale } from '../../ui/pageLanguage.ts';

/** Formats a time of saving or publishing in the language of the page. Returns '' for null. */
export function formatTimestamp(at: number | null): string {
  return at === null
    ? ''
    : new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
