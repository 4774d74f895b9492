/** The languages that visitors can choose, and how one of them is found. */

/** The languages besides English, each of which is a folder in `src/languages`. */
export const TRANSLATED_LANGUAGES = ['ar', 'de', 'es', 'fr', 'id', 'it', 'si', 'ta'] as const;

/** The languages of the booking page, the host's messages and the mails. English is the default. */
export const LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const;

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)$/;

/** Returns `de` for `de-AT`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}

/** Returns the writing direction of a language. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(primaryLanguage(tag)) ? 'rtl' : 'ltr';
}

/** Returns the name of a language, such as `Thai`, in another one. */
export function nameLanguage(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
}

/**
 * Returns the language of a page or mail as a tag: the first wanted one that is available, otherwise the venue's,
 * otherwise English. Where the venue speaks the chosen language, its own tag wins, which may name a region: `de-AT`.
 */
export function chooseLanguage(
  wanted: readonly string[],
  venueLanguage: string,
  available: readonly string[] = LANGUAGES,
): string {
  const chosen =
    [...wanted, venueLanguage].map(primaryLanguage).find((language) => available.includes(language)) ?? 'en';
  return primaryLanguage(venueLanguage) === chosen ? venueLanguage : chosen;
}

/** Returns the language of a page: that of its address, such as `?lang=de`, else the first wanted one, else English. */
export function pageLanguage(search: string, wanted: readonly string[]): string {
  const lang = new URLSearchParams(search).get('lang');
  return chooseLanguage([...(lang === null ? [] : [lang]), ...wanted], 'en');
}

/** Returns the languages of an `Accept-Language` header, the preferred one first. */
export function parseAcceptLanguage(header = ''): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
