/** Measures one cold visit to a page that shows nothing but a plan: gestures and taps. */
import type { Browser } from 'playwright';
import { PHONE, Phone } from '../phone.ts';
import {
  type GestureTimes,
  type TapTarget,
  WATCH_SCRIPT,
  WHOLE_WINDOW,
  measureGestures,
  measureTaps,
} from './measureGestures.ts';

/** In milliseconds. */
export type Measure = keyof GestureTimes | 'tap';

/** The page is loaded after the last frame that is longer than `LONG_FRAME_MS`, if `QUIET_MS` pass without another. */
const LONG_FRAME_MS = 40;
const QUIET_MS = 700;
const LOAD_TIMEOUT_MS = 60_000;
/** Taps stay this far away from the edges of the window. */
const TAP_BOX = { x: 60, y: 120, width: PHONE.width - 120, height: PHONE.height - 240 };

const LOAD_SCRIPT = `
  seen.settled = () => { let end = 0; seen.frames.forEach((at, i) => { if (i > 0 && at - seen.frames[i - 1] > ${LONG_FRAME_MS}) end = at; }); return end; };
  seen.painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
`;

/** Opens a page in a fresh context and uses it. Throws if the page fails or does not respond to a tap. */
export async function measureVisit(
  browser: Browser,
  { url, slower, ratio }: { readonly url: string; readonly slower: number; readonly ratio: number },
  tables: readonly TapTarget[],
): Promise<Record<Measure, number>> {
  const phone = await Phone.open(browser, { slower, ratio, script: WATCH_SCRIPT + LOAD_SCRIPT });
  const { page } = phone;
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await phone.waitUntil(
      `seen.painted() && seen.frames.length > 20 && performance.now() - seen.settled() > ${QUIET_MS}`,
      LOAD_TIMEOUT_MS,
    );
    const gestures = await measureGestures(phone, WHOLE_WINDOW);
    const tap = await measureTaps(phone, tables, TAP_BOX);
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return { ...gestures, tap };
  } finally {
    await phone.close();
  }
}
