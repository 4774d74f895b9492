/**
 * A ref for the control that gets the focus when its dialog opens. React's `autoFocus` would set the focus before the
 * dialog is open.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
