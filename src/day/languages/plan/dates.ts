/** Writes a date, `YYYY-MM-DD`, in a language: `Sat, 14 Nov`. */
export function formatPlainDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(Date.parse(date));
}
