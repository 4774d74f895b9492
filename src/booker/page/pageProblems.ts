/** Host names under which a page is tried out before visitors see it. */
const LOCAL = /^(?:localhost|127\.|\[::1\]|.*\.local$)|^$/;

/**
 * Shows what is wrong with the page's values above the booker, to whoever tries the page on their own machine or adds
 * `?inspect` to its address. Visitors don't see it.
 */
export function showProblems(element: HTMLElement, problems: readonly string[]): void {
  if (!LOCAL.test(location.hostname) && !new URLSearchParams(location.search).has('inspect')) return;
  const list = document.createElement('pre');
  list.setAttribute('role', 'alert');
  list.style.whiteSpace = 'pre-wrap';
  list.textContent = problems.join('\n');
  element.before(list);
}
