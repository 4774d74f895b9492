/**
 * Returns whether a key press belongs to an input method, which composes text: Enter then accepts a suggestion. Safari
 * sends that Enter after `compositionend`, known only by its code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
