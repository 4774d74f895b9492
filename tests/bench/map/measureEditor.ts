/** Measures one visit to the editor of a beach: gestures with the pan tool. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { Phone } from '../phone.ts';
import { planBox } from '../planBox.ts';
import { type GestureTimes, WATCH_SCRIPT, measureGestures } from './measureGestures.ts';

const DRAW_TIMEOUT_MS = 60_000;
const PAN_TOOL_KEY = 'h';
/** An owner looks at the plan first. The booking page is given the same time after its tables are drawn. */
const SETTLE_MS = 1_500;

/** Opens the editor in a fresh context and uses it. Throws if the page fails. */
export async function measureEditor(
  browser: Browser,
  editorUrl: string,
  slower: number,
  ratio: number,
): Promise<GestureTimes> {
  const phone = await Phone.open(browser, { slower, ratio, script: WATCH_SCRIPT });
  const { page } = phone;
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(editorUrl);
    await phone.waitUntil(`document.querySelector('[data-testid="plan"][data-ready="true"]')`, DRAW_TIMEOUT_MS);
    await pause(SETTLE_MS);
    await phone.settledView();
    await page.keyboard.press(PAN_TOOL_KEY);
    const { box } = await planBox(phone);
    const times = await measureGestures(phone, box);
    if (errors.length > 0) throw new Error(`The editor: ${errors.join('; ')}`);
    return times;
  } finally {
    await phone.close();
  }
}
