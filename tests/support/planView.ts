/** Reads where the pages draw a plan. */
import type { Page } from '@playwright/test';

/**
 * A point (px, py) of the plan is drawn at (px · scale + x, py · scale + y), in CSS pixels from the corner of `frame`.
 */
export type PlanView = {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The box of the plan in the window, in CSS pixels. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The view as the page publishes it. */
  readonly published: string;
};

const REST_TIMEOUT_MS = 15_000;
/** Looking at every frame would make the page draw frames that it does not need. */
const POLLING_INTERVAL_MS = 16;

/**
 * Waits until the plan is at rest and returns its view. `isReady` waits for drawn tables too, `changedFrom` for another
 * view. Throws if that takes more than 15 seconds. An expectation would look again only after up to a second.
 */
export async function viewAtRest(
  page: Page,
  { isReady = true, changedFrom }: { readonly isReady?: boolean; readonly changedFrom?: PlanView } = {},
): Promise<PlanView> {
  const reading = await page.waitForFunction(
    ({ needsTables, before }) => {
      const plan = document.querySelector<HTMLElement>('[data-testid="plan"]');
      const { ready, still, viewport } = plan?.dataset ?? {};
      if (!plan || viewport === undefined || viewport === before) return undefined;
      if (still !== 'true' || (needsTables && ready !== 'true')) return undefined;
      const { x, y, width, height } = plan.getBoundingClientRect();
      return { viewport, frame: { x, y, width, height } };
    },
    { needsTables: isReady, before: changedFrom?.published },
    { timeout: REST_TIMEOUT_MS, polling: POLLING_INTERVAL_MS },
  );
  return parseView(await reading.jsonValue());
}

/**
 * Whether the plan has answered a tap by showing tables larger, as it does where a finger may mean several: it has gone
 * nearer, or has opened a magnifier.
 */
export async function hasEnlarged(page: Page, before: PlanView): Promise<boolean> {
  // The movement begins in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { scale } = await viewAtRest(page, { isReady: false });
  return scale > 1.5 * before.scale || (await currentView(page)).scale > scale;
}

/** Returns the view that the page draws now: that of the magnifier while one is open. */
export async function currentView(page: Page): Promise<PlanView> {
  return parseView(
    await page.getByTestId('plan').evaluate((plan) => {
      const { x, y, width, height } = plan.getBoundingClientRect();
      return { viewport: plan.dataset['magnifier'] ?? plan.dataset['viewport'] ?? '', frame: { x, y, width, height } };
    }),
  );
}

function parseView(reading: { viewport: string; frame: PlanView['frame'] } | undefined): PlanView {
  const [scale, x, y] = (reading?.viewport ?? '').split(' ').map(Number);
  if (!reading || scale === undefined || x === undefined || y === undefined) throw new Error('The page has no plan.');
  return { scale, x, y, frame: reading.frame, published: reading.viewport };
}
