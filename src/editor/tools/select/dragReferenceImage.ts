/** Drags the unlocked reference image. It lies above decor areas and below everything else. */
import { messages } from '../../messages.ts';
import type { EditorDocument, ReferenceImage } from '../../../domain/document/editorDocument.ts';
import { moveReferenceImage } from '../../../domain/document/edits/referenceImage.ts';
import { type Point, centerOf, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { subtract } from '../constraints.ts';
import type { ToolEffect, ToolPointerEvent, ToolStep } from '../tool.ts';

export type DraggingReferenceImage = { readonly type: 'dragging-reference-image'; readonly from: Point };

/** Reports whether an unlocked reference image covers a point. */
export function isOnReferenceImage(at: Point, image: ReferenceImage | undefined): boolean {
  if (!image || image.locked) return false;
  const { x, y } = rotatePoint(at, centerOf(image), -(image.rotation ?? 0));
  return x >= image.x && y >= image.y && x <= image.x + image.width && y <= image.y + image.height;
}

export function beginReferenceImageDrag(from: Point, event: ToolPointerEvent): ToolStep<DraggingReferenceImage> {
  const state: DraggingReferenceImage = { type: 'dragging-reference-image', from };
  return { state, effects: [{ type: 'begin', name: messages.steps.movePhoto }, ...dragReferenceImage(state, event)] };
}

/** Moves the image with the pointer. It doesn't snap: its edges mean nothing on the plan. */
export function dragReferenceImage({ from }: DraggingReferenceImage, event: ToolPointerEvent): readonly ToolEffect[] {
  const by = subtract(event.at, from);
  return [
    {
      type: 'change',
      edit: (drawing: EditorDocument) =>
        moveReferenceImage(drawing, event.meta ? { x: Math.round(by.x), y: Math.round(by.y) } : by),
    },
  ];
}
