/** What a hand that moves the plan makes of its camera. */
import type { Camera } from '../camera/camera.ts';
import type { RenderLoop } from '../render/renderLoop.ts';
import type { GestureIntent, PointerKind } from './gestures.ts';

/** Of all that a hand can mean, what is no tap. */
export type CameraGesture = Exclude<GestureIntent, { readonly type: 'tap' | 'long-tap' }>;

/** `calm` for no flight; `now` in the milliseconds of `performance.now`. */
export function applyGesture(
  camera: Camera,
  frames: RenderLoop,
  movement: CameraGesture,
  kind: PointerKind,
  now: number,
  calm: boolean,
): void {
  switch (movement.type) {
    case 'press':
      camera.stopAnimation(now);
      break;
    case 'move':
      frames.noteMovement();
      camera.drag(movement.from, movement.to, movement.factor, now, calm);
      break;
    case 'release':
      frames.noteRelease();
      // A mouse puts the plan where it is let go.
      camera.release(now, kind === 'mouse' ? { x: 0, y: 0 } : movement.speed, calm);
      break;
    case 'wheel':
      frames.noteMovement();
      camera.zoomAt(movement.at, movement.factor, now, calm || !movement.coarse);
      break;
    case 'scroll':
      frames.noteMovement();
      camera.pan(movement.by, now, true);
      break;
  }
}
