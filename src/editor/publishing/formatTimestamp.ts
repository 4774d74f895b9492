/** When something was saved or published, as its readers write dates. */
export function formatTimestamp(at: number | null, language?: string): string {
  return at === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
