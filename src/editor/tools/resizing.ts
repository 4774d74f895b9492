/** How a frame follows one of its handles. */
import { LEAST_SIZE } from '../../domain/edits/place.ts';
import { type Outline, type Point, centreOf, rotateAbout } from '../../domain/geometry.ts';
import { pullOf } from './handles.ts';
import type { HandleName } from './tool.ts';

/** `even`: the proportions stay; `about`: the centre stays and not the opposite side; `step`: sizes are multiples of it, 0 for any. */
export type Resizing = { readonly even: boolean; readonly about: boolean; readonly step: number };

/** A frame whose handle was pulled by so many plan units. It grows along its own axes, however it is turned, and never turns inside out. */
export function resizedFrame(
  { box, rotation, shape }: Outline,
  handle: HandleName,
  by: Point,
  { even, about, step }: Resizing,
): Outline {
  const pull = pullOf(handle);
  const local = rotateAbout(by, { x: 0, y: 0 }, -rotation);
  const times = about ? 2 : 1;
  const stepped = (length: number): number =>
    Math.max(step > 0 ? Math.round(length / step) * step : length, LEAST_SIZE);
  let width = pull.x === 0 ? box.width : stepped(box.width + pull.x * local.x * times);
  let height = pull.y === 0 ? box.height : stepped(box.height + pull.y * local.y * times);
  if (even) {
    // Of a corner the side that grew by more decides, so that the frame is always at the hand or around it.
    const least = LEAST_SIZE / Math.min(box.width, box.height);
    const ratio = Math.max(
      pull.x === 0
        ? height / box.height
        : pull.y === 0
          ? width / box.width
          : Math.max(width / box.width, height / box.height),
      least,
    );
    width = box.width * ratio;
    height = box.height * ratio;
  }
  const away = about
    ? { x: 0, y: 0 }
    : { x: (pull.x * (width - box.width)) / 2, y: (pull.y * (height - box.height)) / 2 };
  const turned = rotateAbout(away, { x: 0, y: 0 }, rotation);
  const middle = centreOf(box);
  return {
    box: { x: middle.x + turned.x - width / 2, y: middle.y + turned.y - height / 2, width, height },
    rotation,
    shape,
  };
}
