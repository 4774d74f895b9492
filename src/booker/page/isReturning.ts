/**
 * Whether the tab comes back to this page. A visitor who opens the address again starts with an empty form. The frame
 * of `embed.js` is new whenever its page is loaded, so its address tells how the visitor came to the page.
 */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const visit = new URLSearchParams(location.search).get('visit');
  return [navigation?.type, visit].some((type) => type === 'reload' || type === 'back_forward');
}
