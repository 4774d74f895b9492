/** Where a page's plan is, and which part of it nothing covers. */
import type { Phone, Point } from './phone.ts';

export type Box = Point & { readonly width: number; readonly height: number };

/**
 * Returns the plan's corner in the window, and the part of the plan that no sheet or button covers along its middle.
 */
export async function planBox(phone: Phone): Promise<{ readonly origin: Point; readonly box: Box }> {
  const [x, y, width, top, bottom] = await phone.page.evaluate<[number, number, number, number, number]>(`(() => {
    const plan = document.querySelector('[data-testid="plan"]');
    if (!plan) throw new Error('The page shows no plan but this: ' + document.body.innerText.slice(0, 400));
    const { x, y, width, height } = plan.getBoundingClientRect();
    const isFree = (at) => plan.contains(document.elementFromPoint(x + width / 2, at));
    const free = [];
    for (let at = Math.ceil(y); at < Math.min(y + height, innerHeight); at += 4) if (isFree(at)) free.push(at);
    return [x, y, width, free[0] ?? y, free.at(-1) ?? y];
  })()`);
  return { origin: { x, y }, box: { x, y: top, width, height: bottom - top } };
}
