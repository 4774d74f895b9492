const MIN_PX = 400;
const MAX_PX = 6_000;

/**
 * Returns the height of the frame for a height of its content, both in CSS pixels and within limits. In one step of the
 * booker and at one size of the window the frame soon only grows, so that content whose height depends on the frame's
 * can't make the two chase each other. `mayShrink` means that the step or the size has just changed.
 */
export function nextFrameHeight(current: number, contentHeight: number, mayShrink: boolean): number {
  if (!Number.isFinite(contentHeight)) return current;
  const wanted = Math.min(Math.max(Math.ceil(contentHeight), MIN_PX), MAX_PX);
  return mayShrink ? wanted : Math.max(wanted, current);
}
