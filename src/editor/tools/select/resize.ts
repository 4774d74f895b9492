/** A drag of one of the frame's handles: it sizes or turns what is selected. */
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { resizeItem, rotateItems, scaleItems } from '../../../domain/document/edits/transform.ts';
import { type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/snapping/guides.ts';
import { type SnapTargets, snapEdges } from '../../../domain/geometry/snapping/snap.ts';
import { subtract, add, snapDistance, rotationBetween } from '../pointerTolerances.ts';
import { type SelectionFrame, selectionFrame, handleDirection } from './selectionHandles.ts';
import { resizeFrame } from './resizeFrame.ts';
import { snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, Handle, HandleName, ToolPointerEvent, ToolScene, ToolStep } from '../tool.ts';
import { describeItems } from '../historyLabels.ts';

export type DraggingHandle =
  | {
      readonly name: 'resizing';
      readonly from: Point;
      readonly handle: HandleName;
      readonly frame: SelectionFrame;
      readonly targets: SnapTargets;
    }
  | { readonly name: 'turning'; readonly from: Point; readonly frame: SelectionFrame };

/** The drag of a handle begins; undefined where nothing of the selection can be moved. */
export function beginHandleDrag(
  handle: Handle,
  from: Point,
  event: ToolPointerEvent,
  scene: ToolScene,
): ToolStep<DraggingHandle> | undefined {
  const frame = selectionFrame(scene.drawing, scene.selected);
  if (!frame) return undefined;
  const keys = new Set(frame.keys);
  const noun = describeItems(scene.drawing, keys);
  const turning = handle.name === 'turn';
  const state: DraggingHandle = turning
    ? { name: 'turning', from, frame }
    : {
        name: 'resizing',
        from,
        handle: handle.name,
        frame,
        targets: snapTargetsFor(scene, keys, centerOf(frame.outline.box)),
      };
  return {
    state,
    effects: [{ type: 'begin', name: `${turning ? 'Turn' : 'Resize'} ${noun}` }, ...dragHandle(state, event, scene)],
  };
}

/** The selection follows the hand. */
export function dragHandle(state: DraggingHandle, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  return state.name === 'turning' ? turn(state, event) : resize(state, event, scene);
}

/** The hand lets go. */
export function endHandleDrag(state: DraggingHandle, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const change = dragHandle(state, event, scene).filter((effect) => effect.type === 'change');
  return [...change, { type: 'commit' }, { type: 'guides', guides: [] }, { type: 'preview', shapes: [] }];
}

function turn(
  { from, frame }: Extract<DraggingHandle, { name: 'turning' }>,
  event: ToolPointerEvent,
): readonly ToolEffect[] {
  const { rotation, box } = frame.outline;
  const keys = new Set(frame.keys);
  const about = centerOf(box);
  const degrees = rotationBetween(about, from, event.at, rotation, event.shift);
  const shown = round2((rotation + degrees + 720) % 360);
  return [
    { type: 'change', edit: (drawing: EditorDocument) => rotateItems(drawing, keys, degrees, about) },
    {
      type: 'preview',
      shapes: [{ type: 'figure', at: event.at, text: `${shown > 180 ? round2(shown - 360) : shown}°` }],
    },
  ];
}

function resize(
  { from, handle, frame, targets }: Extract<DraggingHandle, { name: 'resizing' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): readonly ToolEffect[] {
  const { outline } = frame;
  const upright = outline.rotation % 360 === 0;
  const even = event.shift || !frame.hasSideHandles;
  const grid = event.meta ? 1 : scene.grid || 1;
  const free = { keepAspectRatio: even, fromCenter: event.alt, step: 0 };
  const by = subtract(event.at, from);
  const pull = handleDirection(handle);
  // Only upright sides lie on lines of others; the rest keeps to whole sizes.
  const snap =
    upright && !even && !event.meta
      ? snapEdges(resizeFrame(outline, handle, by, free).box, sidesOf(pull), targets, {
          grid,
          threshold: snapDistance(event.pointerType, scene.unitsPerPixel),
        })
      : undefined;
  const sized = snap
    ? resizeFrame(outline, handle, add(by, snap.delta), free)
    : resizeFrame(outline, handle, by, { ...free, step: grid });
  const [only, another] = frame.keys;
  const edit =
    another === undefined
      ? (drawing: EditorDocument) => resizeItem(drawing, only!, sized)
      : (drawing: EditorDocument) => scaleItems(drawing, new Set(frame.keys), outline.box, sized.box);
  return [
    { type: 'change', edit },
    { type: 'guides', guides: snap?.guides ?? [] },
    {
      type: 'preview',
      shapes: [{ type: 'figure', at: event.at, text: `${round2(sized.box.width)} × ${round2(sized.box.height)}` }],
    },
  ];
}

function sidesOf({ x, y }: Point): { x?: 'start' | 'end'; y?: 'start' | 'end' } {
  return { ...(x === 0 ? {} : { x: x < 0 ? 'start' : 'end' }), ...(y === 0 ? {} : { y: y < 0 ? 'start' : 'end' }) };
}
