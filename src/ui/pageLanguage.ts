/** The language of a page, which its document names. */

/** Returns the page's language for `Intl`, with the browser's region where the browser has the language. */
export function pageLocale(): string {
  const { lang } = document.documentElement;
  return navigator.languages.find((each) => each.split('-', 1)[0] === lang.split('-', 1)[0]) ?? lang;
}

/** Gives the document its language. */
export function setPageLanguage(tag: string, direction: 'ltr' | 'rtl'): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
