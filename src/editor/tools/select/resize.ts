/** Resizes or rotates the selection, or moves a text of a table, by dragging a handle of its frame. */
import { selectedItems } from '../../../domain/document/itemBounds.ts';
import { messages } from '../../messages.ts';
import { formatSize } from '../../lengths.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import type { EditorDocument, Item } from '../../../domain/document/editorDocument.ts';
import { resizeItem, rotateItems, scaleItems } from '../../../domain/document/edits/transform.ts';
import { MIN_SIZE } from '../../../domain/document/edits/itemTransform.ts';
import { type Outline, type Point, centerOf, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { type SnapTargets, snapEdges } from '../../../domain/geometry/snapping/snap.ts';
import { editWithChairs, isChair } from '../create/chairs.ts';
import { type TableRow, findRow } from '../create/tableRow.ts';
import { respaceRow } from './respaceRow.ts';
import { type TableText, type TextPlaces, moveTableText } from './tableTexts.ts';
import { add, lockToAxis, rotationBetween, subtract } from '../constraints.ts';
import { snapDistance } from '../pointerTolerances.ts';
import { type SelectionFrame, selectionFrame, handleDirection } from './selectionHandles.ts';
import { snapTargetsFor } from '../toolScene.ts';
import type { ToolEffect, Handle, HandleName, ToolPointerEvent, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';
import { describeItems } from '../historyLabels.ts';

export type DraggingHandle =
  | {
      readonly type: 'resizing';
      readonly from: Point;
      readonly handle: HandleName;
      readonly frame: SelectionFrame;
      readonly targets: SnapTargets;
      /** The selected tables, if they are a row and nothing but its chairs is selected with it. */
      readonly row: TableRow | undefined;
    }
  | { readonly type: 'rotating'; readonly from: Point; readonly frame: SelectionFrame }
  | {
      readonly type: 'moving-text';
      readonly from: Point;
      readonly text: TableText;
      readonly places: TextPlaces;
      readonly key: string;
    };

/** Starts to drag a handle. Returns undefined if the selection has no movable item. */
export function beginHandleDrag(
  handle: Handle,
  from: Point,
  event: ToolPointerEvent,
  scene: ToolScene,
): ToolStep<DraggingHandle> | undefined {
  const selected = selectedItems(scene.drawing, scene.selected);
  const frame = selectionFrame(selected);
  if (!frame) return undefined;
  const keys = new Set(frame.keys);
  const [key] = frame.keys;
  if (handle.name === 'label' || handle.name === 'seats') {
    if (!frame.texts || key === undefined) return undefined;
    const moving: DraggingHandle = { type: 'moving-text', from, text: handle.name, places: frame.texts, key };
    return {
      state: moving,
      effects: [
        { type: 'begin', name: messages.steps.moveText({ name: describeItems(scene.drawing, keys) }) },
        ...dragHandle(moving, event, scene),
      ],
    };
  }
  const rotates = handle.name === 'rotate';
  const state: DraggingHandle = rotates
    ? { type: 'rotating', from, frame }
    : {
        type: 'resizing',
        from,
        handle: handle.name,
        frame,
        row: rowOf(selected.filter(({ key: each }) => keys.has(each))),
        targets: snapTargetsFor(scene, keys, centerOf(frame.outline.box)),
      };
  return {
    state,
    effects: [
      {
        type: 'begin',
        name: messages.steps[rotates ? 'rotate' : 'resize']({ name: describeItems(scene.drawing, keys) }),
      },
      ...dragHandle(state, event, scene),
    ],
  };
}

export function dragHandle(state: DraggingHandle, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  switch (state.type) {
    case 'rotating':
      return rotate(state, event);
    case 'resizing':
      return resize(state, event, scene);
    case 'moving-text':
      return moveText(state, event);
  }
}

function moveText(
  { from, text, places, key }: Extract<DraggingHandle, { type: 'moving-text' }>,
  event: ToolPointerEvent,
): readonly ToolEffect[] {
  const raw = subtract(event.at, from);
  const by = event.shift ? lockToAxis(raw) : raw;
  return [{ type: 'change', edit: (drawing: EditorDocument) => moveTableText(drawing, key, text, places, by) }];
}

export function endHandleDrag(state: DraggingHandle, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const change = dragHandle(state, event, scene).filter((effect) => effect.type === 'change');
  return [...change, { type: 'commit' }, ...CLEARED];
}

function rotate(
  { from, frame }: Extract<DraggingHandle, { type: 'rotating' }>,
  event: ToolPointerEvent,
): readonly ToolEffect[] {
  const { rotation, box } = frame.outline;
  const keys = new Set(frame.keys);
  const center = centerOf(box);
  const degrees = rotationBetween(center, from, event.at, rotation, event.shift);
  const absolute = round2((rotation + degrees + 720) % 360);
  const signed = absolute > 180 ? round2(absolute - 360) : absolute;
  return [
    { type: 'change', edit: (drawing: EditorDocument) => rotateItems(drawing, keys, degrees, center) },
    { type: 'preview', shapes: [{ type: 'label', at: event.at, text: `${signed}°` }] },
  ];
}

function resize(
  { from, handle, frame, targets, row }: Extract<DraggingHandle, { type: 'resizing' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): readonly ToolEffect[] {
  const { outline } = frame;
  const keepAspectRatio = event.shift || !frame.hasSideHandles;
  const grid = event.meta ? 1 : scene.grid || 1;
  const options = { keepAspectRatio, fromCenter: event.alt, step: 0 };
  const by = subtract(event.at, from);
  // Only the edges of an unrotated frame can snap to others. Other frames get whole sizes.
  const snap =
    outline.rotation % 360 === 0 && !keepAspectRatio && !event.meta
      ? snapEdges(resizeFrame(outline, handle, by, options).box, movingEdges(handleDirection(handle)), targets, {
          grid,
          threshold: snapDistance(event.pointerType, scene.unitsPerPixel),
        })
      : undefined;
  const resized = snap
    ? resizeFrame(outline, handle, add(by, snap.delta), options)
    : resizeFrame(outline, handle, by, { ...options, step: grid });
  const [key] = frame.keys;
  const edit = (drawing: EditorDocument): EditorDocument => {
    if (key !== undefined && frame.keys.length === 1) return resizeItem(drawing, key, resized);
    if (!row || keepAspectRatio) return scaleItems(drawing, new Set(frame.keys), outline.box, resized.box);
    const tables = new Set(row.tables.map((table) => table.key));
    return editWithChairs(drawing, tables, (unseated) => ({
      drawing: respaceRow(unseated, row, outline.box, resized.box),
      keys: tables,
    }));
  };
  return [
    { type: 'change', edit },
    { type: 'guides', guides: snap?.guides ?? [] },
    {
      type: 'preview',
      shapes: [{ type: 'label', at: event.at, text: formatSize(resized.box, scene.drawing.unitsPerMeter) }],
    },
  ];
}

/** Returns the row that items are. A ring has no ends: it is scaled. */
function rowOf(items: readonly Item[]): TableRow | undefined {
  const tables = items.filter((item) => item.kind === 'table');
  const row = items.every((item) => item.kind === 'table' || isChair(item)) ? findRow(tables) : undefined;
  return row?.isRing ? undefined : row;
}

function movingEdges({ x, y }: Point): { x?: 'start' | 'end'; y?: 'start' | 'end' } {
  return { ...(x === 0 ? {} : { x: x < 0 ? 'start' : 'end' }), ...(y === 0 ? {} : { y: y < 0 ? 'start' : 'end' }) };
}

/** `step` rounds the size to multiples of plan units; 0 allows any size. */
type ResizeOptions = { readonly keepAspectRatio: boolean; readonly fromCenter: boolean; readonly step: number };

/** Returns the frame after dragging a handle by `by` plan units. It grows along its own axes and never flips. */
function resizeFrame(
  { box, rotation, shape }: Outline,
  handle: HandleName,
  by: Point,
  { keepAspectRatio, fromCenter, step }: ResizeOptions,
): Outline {
  const direction = handleDirection(handle);
  const local = rotatePoint(by, { x: 0, y: 0 }, -rotation);
  const factor = fromCenter ? 2 : 1;
  const toStep = (length: number): number => Math.max(step > 0 ? Math.round(length / step) * step : length, MIN_SIZE);
  let width = direction.x === 0 ? box.width : toStep(box.width + direction.x * local.x * factor);
  let height = direction.y === 0 ? box.height : toStep(box.height + direction.y * local.y * factor);
  if (keepAspectRatio) {
    // On a corner, the side that grew more decides, so that the frame reaches the pointer.
    const ratios: number[] = [MIN_SIZE / Math.min(box.width, box.height)];
    if (direction.x !== 0) ratios.push(width / box.width);
    if (direction.y !== 0) ratios.push(height / box.height);
    const ratio = Math.max(...ratios);
    width = box.width * ratio;
    height = box.height * ratio;
  }
  const offset = fromCenter
    ? { x: 0, y: 0 }
    : { x: (direction.x * (width - box.width)) / 2, y: (direction.y * (height - box.height)) / 2 };
  const rotatedOffset = rotatePoint(offset, { x: 0, y: 0 }, rotation);
  const center = centerOf(box);
  return {
    box: { x: center.x + rotatedOffset.x - width / 2, y: center.y + rotatedOffset.y - height / 2, width, height },
    rotation,
    shape,
  };
}
