/** How a frame follows one of its handles. */
import { MIN_SIZE } from '../../../domain/document/edits/itemTransform.ts';
import { type Outline, type Point, centerOf, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { handleDirection } from './selectionHandles.ts';
import type { HandleName } from '../tool.ts';

/** `even`: the proportions stay; `about`: the centre stays and not the opposite side; `step`: sizes are multiples of it, 0 for any. */
export type ResizeOptions = { readonly keepAspectRatio: boolean; readonly fromCenter: boolean; readonly step: number };

/** A frame whose handle was pulled by so many plan units. It grows along its own axes, however it is turned, and never turns inside out. */
export function resizeFrame(
  { box, rotation, shape }: Outline,
  handle: HandleName,
  by: Point,
  { keepAspectRatio: even, fromCenter: about, step }: ResizeOptions,
): Outline {
  const pull = handleDirection(handle);
  const local = rotatePoint(by, { x: 0, y: 0 }, -rotation);
  const times = about ? 2 : 1;
  const stepped = (length: number): number => Math.max(step > 0 ? Math.round(length / step) * step : length, MIN_SIZE);
  let width = pull.x === 0 ? box.width : stepped(box.width + pull.x * local.x * times);
  let height = pull.y === 0 ? box.height : stepped(box.height + pull.y * local.y * times);
  if (even) {
    // Of a corner the side that grew by more decides, so that the frame is always at the hand or around it.
    const least = MIN_SIZE / Math.min(box.width, box.height);
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
  const turned = rotatePoint(away, { x: 0, y: 0 }, rotation);
  const middle = centerOf(box);
  return {
    box: { x: middle.x + turned.x - width / 2, y: middle.y + turned.y - height / 2, width, height },
    rotation,
    shape,
  };
}
