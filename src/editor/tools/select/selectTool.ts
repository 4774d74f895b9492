/** The select tool: clicks, marquees and drags. */
import { editableShape } from '../../../domain/document/edits/shapePoints.ts';
import { expandToGroups } from '../../../domain/document/edits/itemFlags.ts';
import { selectedItems } from '../../../domain/document/itemBounds.ts';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type Box, type Point, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { isFartherThan } from '../constraints.ts';
import { dragThreshold, hitSlop } from '../pointerTolerances.ts';
import { type DraggingItems, beginItemDrag, endItemDrag, dragItems } from './dragItems.ts';
import {
  type DraggingReferenceImage,
  beginReferenceImageDrag,
  isOnReferenceImage,
  dragReferenceImage,
} from './dragReferenceImage.ts';
import type { SelectMode } from '../../document/selection.ts';
import { isDecorArea } from '../toolScene.ts';
import { type DraggingHandle, beginHandleDrag, endHandleDrag, dragHandle } from './resize.ts';
import type { ToolEffect, Handle, ToolPointerEvent, Tool, ToolEvent, ToolScene, ToolStep } from '../tool.ts';
import { CLEARED } from '../tool.ts';

type SelectState =
  /** `clickedAt` is where the last click was, unless the last gesture was another one. */
  | { readonly type: 'idle'; readonly clickedAt?: Point }
  /** Pressed on the background, or on an unselected decor area, which a drag doesn't move. */
  | { readonly type: 'pointing-canvas'; readonly from: Point; readonly area?: string }
  /** `again` is the selected item that the press was on, if the last click was on the same spot. */
  | {
      readonly type: 'pointing-item';
      readonly from: Point;
      readonly key: string;
      readonly wasSelected: boolean;
      readonly again?: string | undefined;
    }
  | { readonly type: 'pointing-handle'; readonly from: Point; readonly handle: Handle }
  /** Draws a marquee. `before` was selected, and stays so if the marquee `adds` or Shift is held. */
  | { readonly type: 'brushing'; readonly from: Point; readonly before: readonly string[]; readonly adds: boolean }
  | DraggingItems
  | DraggingHandle
  | DraggingReferenceImage
  /** A drag of locked items. Does nothing until the pointer is released. */
  | { readonly type: 'blocked' };

const IDLE: SelectState = { type: 'idle' };
type SelectStep = ToolStep<SelectState>;
const stay = (state: SelectState): SelectStep => ({ state, effects: [] });
const select = (keys: Iterable<string>, mode: SelectMode = 'only'): ToolEffect => ({
  type: 'select',
  keys: [...keys],
  mode,
});

export const selectTool: Tool<SelectState> = {
  idle: IDLE,
  step(state, event, scene) {
    if (event.type === 'cancel') return revert(state);
    if (event.type === 'key') return pressKey(state, event.key, scene);
    // The browser may drop a pointerup, so a second press ends the first.
    if (event.type === 'down')
      return state.type === 'idle'
        ? down(event, scene, state.clickedAt)
        : concatSteps(revert(state), down(event, scene));
    return event.type === 'move' ? move(state, event, scene) : up(state, event, scene);
  },
};

const concatSteps = (first: SelectStep, second: SelectStep): SelectStep => ({
  state: second.state,
  effects: [...first.effects, ...second.effects],
});

/** Returns to idle and restores the drawing. */
function revert(state: SelectState): SelectStep {
  switch (state.type) {
    case 'brushing':
      return { state: IDLE, effects: [{ type: 'preview', shapes: [] }, select(state.before)] };
    case 'dragging-items':
    case 'resizing':
    case 'rotating':
    case 'moving-text':
    case 'dragging-reference-image':
      return {
        state: IDLE,
        effects: [{ type: 'cancel' }, ...CLEARED],
      };
    default:
      return stay(IDLE);
  }
}

function pressKey(state: SelectState, key: Extract<ToolEvent, { type: 'key' }>['key'], scene: ToolScene): SelectStep {
  if (key === 'Escape') {
    if (state.type !== 'idle' || scene.selected.size === 0) return revert(state);
    // Leaves the group first.
    const isInGroup = enteredGroup(scene) !== undefined;
    return { state, effects: [select(isInGroup ? expandToGroups(scene.drawing, scene.selected) : [])] };
  }
  const [only] = scene.selected;
  if (key === 'Enter' && state.type === 'idle' && only !== undefined && isWholeGroup(scene))
    return { state, effects: [select([only])] };
  if (key !== 'Enter' || state.type !== 'idle' || only === undefined || scene.selected.size > 1) return stay(state);
  return { state, effects: startEditing(only, scene) };
}

/** Whether the selection is one whole group. */
function isWholeGroup({ drawing, selected }: ToolScene): boolean {
  const items = selectedItems(drawing, selected);
  const group = items[0]?.group;
  return group !== undefined && items.length > 1 && items.every((item) => item.group === group);
}

function down(event: ToolPointerEvent, scene: ToolScene, clickedAt?: Point): SelectStep {
  const handle = scene.handleAt(event.at, event.pointerType);
  if (handle) return stay({ type: 'pointing-handle', from: event.at, handle });
  const top = scene.hitTest(event.at, hitSlop(event.pointerType, scene.unitsPerPixel));
  if (!top) return stay({ type: 'pointing-canvas', from: event.at });
  // A drag moves what is selected, also below another item.
  const below = isAdditive(event) ? undefined : scene.itemsAt(event.at).find(({ key }) => scene.selected.has(key));
  const item = below && (event.alt || !isDecorArea(below)) ? below : top;
  const wasSelected = scene.selected.has(item.key);
  if (isDecorArea(item) && !wasSelected) return stay({ type: 'pointing-canvas', from: event.at, area: item.key });
  const isSameSpot = clickedAt !== undefined && !isDrag(clickedAt, event, scene);
  const again = isSameSpot ? below?.key : undefined;
  const state: SelectState = { type: 'pointing-item', from: event.at, key: item.key, wasSelected, again };
  return {
    state,
    effects: wasSelected || isAdditive(event) ? [] : [select(clickedKeys(item, scene))],
  };
}

const isAdditive = ({ shift, meta, additive = false }: ToolPointerEvent): boolean => shift || meta || additive;

/** Returns the group that a double click has entered: the selection is a part of it. */
function enteredGroup({ drawing, selected }: ToolScene): string | undefined {
  const items = selectedItems(drawing, selected);
  const group = items[0]?.group;
  if (group === undefined || items.some((item) => item.group !== group)) return undefined;
  return expandToGroups(drawing, selected).size > selected.size ? group : undefined;
}

/** Returns what a click on an item selects: its group, unless the click is within it. */
function clickedKeys(item: Item | undefined, scene: ToolScene): Set<string> {
  if (!item) return new Set();
  const keys = new Set([item.key]);
  return item.group !== undefined && item.group === enteredGroup(scene) ? keys : expandToGroups(scene.drawing, keys);
}

function findItem({ drawing }: ToolScene, key: string): Item | undefined {
  return [...drawing.tables, ...drawing.decor].find((item) => item.key === key);
}

function move(state: SelectState, event: ToolPointerEvent, scene: ToolScene): SelectStep {
  switch (state.type) {
    case 'pointing-canvas':
      return isDrag(state.from, event, scene) ? dragCanvas(state.from, event, scene) : stay(state);
    case 'brushing':
      return brush(state, event, scene);
    case 'pointing-item':
      return isDrag(state.from, event, scene) ? dragItem(state, event, scene) : stay(state);
    case 'pointing-handle':
      return isDrag(state.from, event, scene)
        ? (beginHandleDrag(state.handle, state.from, event, scene) ?? stay({ type: 'blocked' }))
        : stay(state);
    case 'dragging-items':
      return { state, effects: dragItems(state, event, scene) };
    case 'resizing':
    case 'rotating':
    case 'moving-text':
      return { state, effects: dragHandle(state, event, scene) };
    case 'dragging-reference-image':
      return { state, effects: dragReferenceImage(state, event) };
    default:
      return stay(state);
  }
}

const isDrag = (from: Point, { at, pointerType }: ToolPointerEvent, { unitsPerPixel }: ToolScene): boolean =>
  isFartherThan(from, at, dragThreshold(pointerType, unitsPerPixel));

/**
 * Drags the reference image if one is under the pointer and unlocked. Draws a marquee otherwise, or if Shift or Ctrl is
 * held.
 */
function dragCanvas(from: Point, event: ToolPointerEvent, scene: ToolScene): SelectStep {
  if (!isAdditive(event) && isOnReferenceImage(from, scene.drawing.tracing))
    return beginReferenceImageDrag(from, event);
  return brush({ type: 'brushing', from, before: [...scene.selected], adds: isAdditive(event) }, event, scene);
}

function dragItem(
  { from, key, wasSelected }: Extract<SelectState, { type: 'pointing-item' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): SelectStep {
  // The press has changed the selection, and may have left a group.
  const own = wasSelected ? [] : [...(isAdditive(event) ? clickedKeys(findItem(scene, key), scene) : scene.selected)];
  const effects: ToolEffect[] = wasSelected || !isAdditive(event) ? [] : [select(own, 'add')];
  // The press has already selected the item, unless it is additive: then it joins the selection now.
  const keys = wasSelected || isAdditive(event) ? new Set([...scene.selected, ...own]) : new Set(own);
  const drag = beginItemDrag(keys, from, event, scene);
  return drag ? { state: drag.state, effects: [...effects, ...drag.effects] } : { state: { type: 'blocked' }, effects };
}

function brush(
  state: Extract<SelectState, { type: 'brushing' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): SelectStep {
  const box: Box = boxFromPoints([state.from, event.at]);
  const touched = expandToGroups(scene.drawing, new Set(scene.index.itemsInMarquee(box).map((item) => item.key)));
  const kept = state.adds || isAdditive(event) ? state.before : [];
  return {
    state,
    effects: [{ type: 'preview', shapes: [{ type: 'marquee', box }] }, select(new Set([...kept, ...touched]))],
  };
}

function up(state: SelectState, event: ToolPointerEvent, scene: ToolScene): SelectStep {
  switch (state.type) {
    case 'pointing-canvas':
      return { state: { type: 'idle', clickedAt: state.from }, effects: clickOnCanvas(state.area, event, scene) };
    case 'pointing-item':
      return { state: { type: 'idle', clickedAt: state.from }, effects: clickOnItem(state, event, scene) };
    case 'pointing-handle':
      return { state: IDLE, effects: clickOnHandle(event, scene) };
    case 'brushing':
      return { state: IDLE, effects: [...brush(state, event, scene).effects, { type: 'preview', shapes: [] }] };
    case 'dragging-items':
      return { state: IDLE, effects: endItemDrag(state, event, scene) };
    case 'resizing':
    case 'rotating':
    case 'moving-text':
      return { state: IDLE, effects: endHandleDrag(state, event, scene) };
    case 'dragging-reference-image':
      return { state: IDLE, effects: [...dragReferenceImage(state, event), { type: 'commit' }] };
    default:
      return stay(IDLE);
  }
}

function clickOnCanvas(area: string | undefined, event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  if (area !== undefined)
    return [select(expandToGroups(scene.drawing, new Set([area])), isAdditive(event) ? 'toggle' : 'only')];
  return isAdditive(event) || scene.selected.size === 0 ? [] : [select([])];
}

/** A handle that isn't dragged leaves a click to what it covers: those for fingers reach over the neighbors. */
function clickOnHandle(event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const item = scene.itemsAt(event.at)[0];
  if (!item || isDecorArea(item) || (scene.selected.has(item.key) && !isAdditive(event))) return [];
  return [select(clickedKeys(item, scene), isAdditive(event) ? 'toggle' : 'only')];
}

function clickOnItem(
  { key, wasSelected, again }: Extract<SelectState, { type: 'pointing-item' }>,
  event: ToolPointerEvent,
  scene: ToolScene,
): readonly ToolEffect[] {
  const own = clickedKeys(findItem(scene, key), scene);
  if (isAdditive(event)) return [select(own, 'toggle')];
  const isOnlySelected = scene.selected.size === 1 && wasSelected;
  if (event.alt) return selectBelow(key, scene.itemsAt(event.at), scene);
  if (event.clicks === 2) {
    // A double click selects within a group. On a single item it edits the text or the points.
    if (own.size > 1 && !isOnlySelected) return [select([key])];
    return [...(isOnlySelected ? [] : [select([key])]), ...startEditing(key, scene)];
  }
  const isUnchanged = own.size === scene.selected.size && [...own].every((member) => scene.selected.has(member));
  // Another click on the same spot goes to the item below, down to the ground, and then to the topmost again.
  if (again !== undefined && event.clicks === 1 && (isUnchanged || again !== key))
    return selectBelow(again, scene.itemsAt(event.at), scene);
  if (!wasSelected) return [];
  // On another spot the ground is rarely meant: it lies below everything.
  if (isUnchanged && event.clicks === 1)
    return selectBelow(
      key,
      scene.itemsAt(event.at).filter((item) => !isDecorArea(item)),
      scene,
    );
  return isUnchanged ? [] : [select(own)];
}

/** Selects the next item below another one at the same point, or the topmost one after the last. */
function selectBelow(key: string, stack: readonly Item[], scene: ToolScene): readonly ToolEffect[] {
  const next = stack[stack.findIndex((item) => item.key === key) + 1] ?? stack[0];
  return next && next.key !== key ? [select(clickedKeys(next, scene))] : [];
}

/** Edits the text of a table or text item, or the points of an area, path or wall. */
function startEditing(key: string, { drawing }: ToolScene): readonly ToolEffect[] {
  if (editableShape(drawing, new Set([key]))) return [{ type: 'tool', tool: 'points' }];
  const hasText =
    drawing.tables.some((item) => item.key === key && !item.locked) ||
    drawing.decor.some((item) => item.key === key && item.decor.kind === 'text' && !item.locked);
  return hasText ? [{ type: 'edit-text', key }] : [];
}
