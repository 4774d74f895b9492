/** The element in which a page renders, with the values that the host has put on it. Throws if the page has none. */
export function pageElement(): { readonly element: HTMLElement; readonly values: Readonly<Record<string, unknown>> } {
  const element = document.querySelector<HTMLElement>('#app');
  if (!element) throw new Error('The page has no #app element.');
  return { element, values: Object.fromEntries(Object.entries(element.dataset)) };
}
