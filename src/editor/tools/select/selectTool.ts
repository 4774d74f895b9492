/** The select tool: what a press, a click, a marquee and a drag mean. How a drag moves, sizes and turns stands beside it. */
import { editableShape } from '../../../domain/document/edits/shapePoints.ts';
import { expandToGroups } from '../../../domain/document/edits/itemFlags.ts';
import { type Box, type Point, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { isFartherThan, hitSlop, dragThreshold } from '../pointerTolerances.ts';
import { type DraggingItems, beginItemDrag, endItemDrag, dragItems } from './dragItems.ts';
import {
  type DraggingReferenceImage,
  beginReferenceImageDrag,
  isOnReferenceImage,
  dragReferenceImage,
} from './dragReferenceImage.ts';
import { isDecorArea } from '../toolScene.ts';
import { type DraggingHandle, beginHandleDrag, endHandleDrag, dragHandle } from './resize.ts';
import type { ToolEffect, Handle, ToolPointerEvent, Tool, ToolEvent, ToolScene, ToolStep } from '../tool.ts';

export type SelectState =
  | { readonly name: 'idle' }
  /** Pressed where nothing is, or on ground that a drag leaves where it is. */
  | { readonly name: 'pointing-canvas'; readonly from: Point; readonly ground?: string }
  | { readonly name: 'pointing-item'; readonly from: Point; readonly key: string; readonly wasSelected: boolean }
  | { readonly name: 'pointing-handle'; readonly from: Point; readonly handle: Handle }
  /** Draws a marquee; `base` was selected before and stays so. */
  | { readonly name: 'brushing'; readonly from: Point; readonly base: readonly string[] }
  | DraggingItems
  | DraggingHandle
  | DraggingReferenceImage
  /** What was pressed can't be moved: nothing more until the hand lets go. */
  | { readonly name: 'holding' };

const IDLE: SelectState = { name: 'idle' };
type Step = ToolStep<SelectState>;
const stay = (state: SelectState): Step => ({ state, effects: [] });
const select = (keys: Iterable<string>, how: 'only' | 'add' | 'toggle' = 'only'): ToolEffect => ({
  type: 'select',
  keys: [...keys],
  how,
});

export const selectTool: Tool<SelectState> = {
  idle: IDLE,
  step(state, event, scene) {
    if (event.type === 'cancel') return ended(state);
    if (event.type === 'key') return key(state, event.key, scene);
    // A press whose end was never told is over.
    if (event.type === 'down')
      return state.name === 'idle' ? down(event, scene) : joined(ended(state), down(event, scene));
    return event.type === 'move' ? moved(state, event, scene) : up(state, event, scene);
  },
};

const joined = (one: Step, other: Step): Step => ({ state: other.state, effects: [...one.effects, ...other.effects] });

/** Back to idle, with the drawing as it was. */
function ended(state: SelectState): Step {
  switch (state.name) {
    case 'brushing':
      return { state: IDLE, effects: [{ type: 'preview', shapes: [] }, select(state.base)] };
    case 'dragging-items':
    case 'resizing':
    case 'turning':
    case 'dragging-photo':
      return {
        state: IDLE,
        effects: [{ type: 'cancel' }, { type: 'guides', guides: [] }, { type: 'preview', shapes: [] }],
      };
    default:
      return stay(IDLE);
  }
}

function key(state: SelectState, pressed: Extract<ToolEvent, { type: 'key' }>['key'], scene: ToolScene): Step {
  if (pressed === 'Escape')
    return state.name === 'idle' && scene.selected.size > 0 ? { state, effects: [select([])] } : ended(state);
  const [only] = scene.selected;
  if (pressed !== 'Enter' || state.name !== 'idle' || only === undefined || scene.selected.size > 1) return stay(state);
  return { state, effects: entering(only, scene) };
}

function down(event: ToolPointerEvent, scene: ToolScene): Step {
  const handle = scene.handleAt(event.at, event.pointerType);
  if (handle) return stay({ name: 'pointing-handle', from: event.at, handle });
  const item = scene.hitTest(event.at, hitSlop(event.pointerType, scene.unitsPerPixel));
  if (!item) return stay({ name: 'pointing-canvas', from: event.at });
  const wasSelected = scene.selected.has(item.key);
  if (isDecorArea(item) && !wasSelected) return stay({ name: 'pointing-canvas', from: event.at, ground: item.key });
  const state: SelectState = { name: 'pointing-item', from: event.at, key: item.key, wasSelected };
  return {
    state,
    effects: wasSelected || adds(event) ? [] : [select(expandToGroups(scene.drawing, new Set([item.key])))],
  };
}

const adds = ({ shift, meta }: ToolPointerEvent): boolean => shift || meta;

function moved(state: SelectState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'pointing-canvas':
      return far(state.from, event, scene) ? dragCanvas(state.from, event, scene) : stay(state);
    case 'brushing':
      return brush(state, event, scene);
    case 'pointing-item':
      return far(state.from, event, scene) ? dragFrom(state, event, scene) : stay(state);
    case 'pointing-handle':
      return far(state.from, event, scene)
        ? (beginHandleDrag(state.handle, state.from, event, scene) ?? stay({ name: 'holding' }))
        : stay(state);
    case 'dragging-items':
      return { state, effects: dragItems(state, event, scene) };
    case 'resizing':
    case 'turning':
      return { state, effects: dragHandle(state, event, scene) };
    case 'dragging-photo':
      return { state, effects: dragReferenceImage(state, event) };
    default:
      return stay(state);
  }
}

const far = (from: Point, { at, pointerType: kind }: ToolPointerEvent, { unitsPerPixel: unit }: ToolScene): boolean =>
  isFartherThan(from, at, dragThreshold(kind, unit));

/** The photo where it lies there to be moved, else a marquee; to add to a selection always draws one. */
function dragCanvas(from: Point, event: ToolPointerEvent, scene: ToolScene): Step {
  if (!adds(event) && isOnReferenceImage(from, scene.drawing.tracing)) return beginReferenceImageDrag(from, event);
  return brush({ name: 'brushing', from, base: adds(event) ? [...scene.selected] : [] }, event, scene);
}

function dragFrom(
  { from, key: pressed, wasSelected }: Extract<SelectState, { name: 'pointing-item' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): Step {
  const own = wasSelected ? [] : [...expandToGroups(scene.drawing, new Set([pressed]))];
  const effects: ToolEffect[] = wasSelected || !adds(event) ? [] : [select(own, 'add')];
  // Without shift, the press has selected it alone already; with shift it joins now.
  const keys = wasSelected || adds(event) ? new Set([...scene.selected, ...own]) : new Set(own);
  const begun = beginItemDrag(keys, from, event, scene);
  return begun
    ? { state: begun.state, effects: [...effects, ...begun.effects] }
    : { state: { name: 'holding' }, effects };
}

function brush(state: Extract<SelectState, { name: 'brushing' }>, event: ToolPointerEvent, scene: ToolScene): Step {
  const box: Box = boxFromPoints([state.from, event.at]);
  const touched = expandToGroups(scene.drawing, new Set(scene.index.itemsInMarquee(box).map((item) => item.key)));
  return {
    state,
    effects: [{ type: 'preview', shapes: [{ type: 'marquee', box }] }, select(new Set([...state.base, ...touched]))],
  };
}

function up(state: SelectState, event: ToolPointerEvent, scene: ToolScene): Step {
  switch (state.name) {
    case 'pointing-canvas':
      return { state: IDLE, effects: clickOnCanvas(state.ground, event, scene) };
    case 'pointing-item':
      return { state: IDLE, effects: clickOnItem(state, event, scene) };
    case 'brushing':
      return { state: IDLE, effects: [...brush(state, event, scene).effects, { type: 'preview', shapes: [] }] };
    case 'dragging-items':
      return { state: IDLE, effects: endItemDrag(state, event, scene) };
    case 'resizing':
    case 'turning':
      return { state: IDLE, effects: endHandleDrag(state, event, scene) };
    case 'dragging-photo':
      return { state: IDLE, effects: [...dragReferenceImage(state, event), { type: 'commit' }] };
    default:
      return stay(IDLE);
  }
}

function clickOnCanvas(ground: string | undefined, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  if (ground !== undefined)
    return [select(expandToGroups(scene.drawing, new Set([ground])), adds(event) ? 'toggle' : 'only')];
  return adds(event) || scene.selected.size === 0 ? [] : [select([])];
}

function clickOnItem(
  { key: clicked, wasSelected }: Extract<SelectState, { name: 'pointing-item' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): readonly ToolEffect[] {
  const own = expandToGroups(scene.drawing, new Set([clicked]));
  if (adds(event)) return [select(own, 'toggle')];
  const alone = scene.selected.size === 1 && wasSelected;
  if (event.clicks === 2) {
    // The second click goes into a group; into what stands alone it goes to write, or to its points.
    return own.size > 1 && !alone
      ? [select([clicked])]
      : [...(alone ? [] : [select([clicked])]), ...entering(clicked, scene)];
  }
  const same = own.size === scene.selected.size && [...own].every((one) => scene.selected.has(one));
  return same || !wasSelected || alone ? [] : [select(own)];
}

/** A table's text, or lettering, is written on the spot; of areas, paths and walls the points are edited. */
function entering(clicked: string, { drawing }: ToolScene): readonly ToolEffect[] {
  if (editableShape(drawing, new Set([clicked]))) return [{ type: 'tool', tool: 'points' }];
  const has =
    drawing.tables.some((item) => item.key === clicked && !item.locked) ||
    drawing.decor.some((item) => item.key === clicked && item.decor.kind === 'text' && !item.locked);
  return has ? [{ type: 'edit-text', key: clicked }] : [];
}
