/** Formats a time of saving or publishing in the reader's language. Returns '' for null. */
export function formatTimestamp(at: number | null, language?: string): string {
  return at === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
