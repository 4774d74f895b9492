/** The traced photo, where it is unlocked: a drag from where nothing lies above it but ground moves it. Grounds lie below it. */
import type { EditorDocument, ReferenceImage } from '../../../domain/document/editorDocument.ts';
import { moveReferenceImage } from '../../../domain/document/edits/canvasSize.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { subtract } from '../pointerTolerances.ts';
import type { ToolEffect, ToolPointerEvent, ToolStep } from '../tool.ts';

export type DraggingReferenceImage = { readonly name: 'dragging-photo'; readonly from: Point };

/** Whether the photo lies at a point and may be moved. */
export function isOnReferenceImage({ x, y }: Point, tracing: ReferenceImage | undefined): boolean {
  return (
    tracing !== undefined &&
    !tracing.locked &&
    x >= tracing.x &&
    y >= tracing.y &&
    x <= tracing.x + tracing.width &&
    y <= tracing.y + tracing.height
  );
}

export function beginReferenceImageDrag(from: Point, event: ToolPointerEvent): ToolStep<DraggingReferenceImage> {
  const state: DraggingReferenceImage = { name: 'dragging-photo', from };
  return { state, effects: [{ type: 'begin', name: 'Move the photo' }, ...dragReferenceImage(state, event)] };
}

/** The photo follows the hand; it has no edges that anything would be in line with, so it snaps to nothing. */
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
