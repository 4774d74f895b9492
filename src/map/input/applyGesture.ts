/** Moves the camera as a gesture asks for. */
import type { Camera } from '../camera/camera.ts';
import type { PointerType } from './dragThreshold.ts';
import type { Gesture } from './gestures.ts';

export type CameraGesture = Exclude<Gesture, { readonly type: 'tap' | 'long-press' }>;

/** What a render loop needs to know of gestures: they may continue after a pause, and a release ends the wait. */
export type MovementListener = { noteMovement(): void; noteRelease(): void };

/** `now` is in the milliseconds of `performance.now`. */
export function applyGesture(
  camera: Camera,
  listener: MovementListener,
  gesture: CameraGesture,
  pointerType: PointerType,
  now: number,
  reducedMotion: boolean,
): void {
  switch (gesture.type) {
    case 'press':
      camera.stopAnimation(now);
      break;
    case 'move':
      listener.noteMovement();
      camera.drag(gesture.from, gesture.to, gesture.factor, now, reducedMotion);
      break;
    case 'release':
      listener.noteRelease();
      // A mouse has no inertia: the plan stays where it is dropped.
      camera.release(now, pointerType === 'mouse' ? { x: 0, y: 0 } : gesture.speed, reducedMotion);
      break;
    case 'wheel-zoom':
      listener.noteMovement();
      camera.zoomAt(gesture.at, gesture.factor, now, reducedMotion || !gesture.isNotch);
      break;
    case 'wheel-pan':
      listener.noteMovement();
      camera.pan(gesture.by, now, true);
      break;
  }
}
