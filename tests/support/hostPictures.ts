/** Lets a browser test have a picture that the host draws. */
import { pino } from 'pino';
import type { BrowserCommand } from 'vitest/node';
import { tablesFromPlan } from '../../src/domain/plan/plan.ts';
import { CSS_SIZE, PLAN_PICTURE_SIZE, createPlanPictures } from '../../src/server/drawing/planPictures.ts';
import { loadPlan } from './fixtureVenues.ts';

/** A picture as a URL, its size in CSS pixels, and its pixels per CSS pixel. */
type HostPicture = { readonly url: string; readonly size: typeof CSS_SIZE; readonly ratio: number };

/** Draws the tables with these keys of a fixture's venue. */
export const drawOnHost: BrowserCommand<[tenant: string, keys: string[]]> = async (
  _context,
  tenant,
  keys,
): Promise<HostPicture> => {
  const plan = loadPlan(tenant);
  const pictures = createPlanPictures(pino({ level: 'warn' }));
  try {
    const picture = await pictures.draw({ plan, tables: new Map(tablesFromPlan(plan).map((t) => [t.key, t])) }, keys);
    if (!picture) throw new Error('the host draws no picture');
    const url = `data:image/jpeg;base64,${picture.toString('base64')}`;
    return { url, size: CSS_SIZE, ratio: PLAN_PICTURE_SIZE.width / CSS_SIZE.width };
  } finally {
    await pictures.close();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawOnHost: (tenant: string, keys: string[]) => Promise<HostPicture>;
  }
}
