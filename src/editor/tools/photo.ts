/** The traced photo, where it is unlocked: a drag from where nothing lies above it but ground moves it. Grounds lie below it. */
import type { Drawing, Tracing } from '../../domain/drawing.ts';
import { moveTracing } from '../../domain/edits/sheet.ts';
import type { Point } from '../../domain/geometry.ts';
import { minus } from './hand.ts';
import type { Effect, PointerEventOfTool, ToolStep } from './tool.ts';

export type MovingPhoto = { readonly name: 'dragging-photo'; readonly from: Point };

/** Whether the photo lies at a point and may be moved. */
export function isOnPhoto({ x, y }: Point, tracing: Tracing | undefined): boolean {
  return (
    tracing !== undefined &&
    !tracing.locked &&
    x >= tracing.x &&
    y >= tracing.y &&
    x <= tracing.x + tracing.width &&
    y <= tracing.y + tracing.height
  );
}

export function beginPhoto(from: Point, event: PointerEventOfTool): ToolStep<MovingPhoto> {
  const state: MovingPhoto = { name: 'dragging-photo', from };
  return { state, effects: [{ do: 'begin', name: 'Move the photo' }, ...movePhoto(state, event)] };
}

/** The photo follows the hand; it has no edges that anything would be in line with, so it snaps to nothing. */
export function movePhoto({ from }: MovingPhoto, event: PointerEventOfTool): readonly Effect[] {
  const by = minus(event.at, from);
  return [
    {
      do: 'change',
      edit: (drawing: Drawing) => moveTracing(drawing, event.meta ? { x: Math.round(by.x), y: Math.round(by.y) } : by),
    },
  ];
}
