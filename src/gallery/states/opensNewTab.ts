import type { MouseEvent } from 'react';

/** Whether the browser opens a clicked link in a new tab or window, so that the page must not handle the click. */
export function opensNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
