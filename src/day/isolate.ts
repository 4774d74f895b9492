/** Names in sentences: what guests and staff have typed may run in the other direction than the page. */

/** Scripts that run right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Encloses a name in Unicode's isolates where it would reorder the figures and marks beside it. Markup has `<bdi>` for
 * that, and the names of controls, which nobody sees, need nothing.
 */
export function isolate(name: string): string {
  const canReorder = document.documentElement.dir === 'rtl' || RIGHT_TO_LEFT.test(name);
  return canReorder && name !== '' ? `\u2068${name}\u2069` : name;
}
