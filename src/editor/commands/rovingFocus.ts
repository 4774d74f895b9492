/** Arrow-key focus for toolbars, menus and the command palette. */
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus among elements with the arrow keys, Home and End, and wraps around. Returns true if it handled the
 * key.
 */
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const index = elements.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  let target: HTMLElement | undefined;
  if (event.key === 'Home') [target] = elements;
  else if (event.key === 'End') target = elements.at(-1);
  else if (step !== undefined && index !== -1) target = elements[(index + step + elements.length) % elements.length];
  if (!target) return false;
  event.preventDefault();
  target.focus();
  return true;
}
