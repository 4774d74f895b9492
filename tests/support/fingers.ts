/** Touches a page with one or more fingers. */
import type { Page } from '@playwright/test';
import { isFirefox, performActions } from './firefox.ts';

/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
/** Puts fingers down, moves or lifts them. `touchEnd` lifts all. */
export type Touch = (type: TouchType, fingers?: readonly Point[]) => Promise<void>;

export async function withFingers(page: Page, perform: (touch: Touch) => Promise<void>): Promise<void> {
  if (isFirefox(page)) return perform(touchByActions(page));
  const client = await page.context().newCDPSession(page);
  let start: Promise<unknown> = Promise.resolve();
  await perform(async (type, fingers = []) => {
    const touchPoints = fingers.map((at, id) => ({ ...at, id }));
    const sent = client.send('Input.dispatchTouchEvent', { type, touchPoints });
    // A finger moves on without a wait after it comes down: on a busy machine the time of a long press would pass.
    if (type === 'touchStart') start = sent;
    else await Promise.all([start, sent]);
  });
  await start;
  await client.detach();
}

function touchByActions(page: Page): Touch {
  let down: readonly Point[] = [];
  return async (type, fingers = down) => {
    down = fingers;
    await performActions(
      page,
      fingers.map(({ x, y }, id) => {
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
        const actions = {
          touchStart: [move, { type: 'pointerDown', button: 0 }],
          touchMove: [move],
          touchEnd: [{ type: 'pointerUp', button: 0 }],
        }[type];
        return { type: 'pointer', id: `finger ${id}`, parameters: { pointerType: 'touch' }, actions };
      }),
    );
  };
}
