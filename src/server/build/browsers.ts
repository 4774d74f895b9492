/**
 * The oldest browsers of the pages. Safari 15.4 reads this syntax too, but would get class fields lowered, which makes
 * the map larger. `ui/olderBrowsers.ts` adds what it lacks.
 */
export const BROWSERS = ['chrome100', 'firefox100', 'safari16'];
