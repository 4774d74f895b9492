const STEP_PX = 8;
const MIN_PX = 400;
const MAX_PX = 6_000;

/**
 * Returns the height of the frame for a height of its content, both in CSS pixels: in steps, and within limits. In one
 * step of the booker and at one width the frame only grows, so that content whose height depends on the
 * frame's can't make the two chase each other. `isFresh` means that the step or the width has changed since the last
 * call.
 */
export function nextFrameHeight(current: number, contentHeight: number, isFresh: boolean): number {
  if (!Number.isFinite(contentHeight)) return current;
  const wanted = Math.min(Math.max(Math.ceil(contentHeight / STEP_PX) * STEP_PX, MIN_PX), MAX_PX);
  return isFresh ? wanted : Math.max(wanted, current);
}
