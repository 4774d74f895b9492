/** Returns the key of a shortcut in upper case; undefined with a modifier, or if the user types into a field. */
export function shortcutKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): string | undefined {
  const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
  return ctrlKey || altKey || metaKey || isTyping ? undefined : key.toUpperCase();
}
