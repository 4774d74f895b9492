/** What a hand that moves the plan makes of its camera. */
import type { Camera } from './camera.ts';
import type { Frames } from './frames.ts';
import type { Intent, PointerKind } from './gestures.ts';

/** Of all that a hand can mean, what is no tap. */
export type Movement = Exclude<Intent, { readonly type: 'tap' | 'long-tap' }>;

/** `calm` for no flight; `now` in the milliseconds of `performance.now`. */
export function steer(
  camera: Camera,
  frames: Frames,
  movement: Movement,
  kind: PointerKind,
  now: number,
  calm: boolean,
): void {
  switch (movement.type) {
    case 'press':
      camera.hold(now);
      break;
    case 'move':
      frames.moved();
      camera.drag(movement.from, movement.to, movement.factor, now, calm);
      break;
    case 'release':
      frames.letGo();
      // A mouse puts the plan where it is let go.
      camera.release(now, kind === 'mouse' ? { x: 0, y: 0 } : movement.speed, calm);
      break;
    case 'wheel':
      frames.moved();
      camera.zoomAt(movement.at, movement.factor, now, calm || !movement.coarse);
      break;
    case 'scroll':
      frames.moved();
      camera.pan(movement.by, now, true);
      break;
  }
}
