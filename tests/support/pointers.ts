/** Pointer events as a browser sends them. */
import type { Point } from '../../src/domain/geometry/boxes.ts';

/**
 * Sends a pointer event at a point of the window, in CSS pixels: of a mouse whose first button is down until `pointerup`,
 * unless `init` says otherwise.
 */
export function sendPointer(target: Element, type: string, { x, y }: Point, init: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 5,
      pointerType: 'mouse',
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: y,
      ...init,
    }),
  );
}
