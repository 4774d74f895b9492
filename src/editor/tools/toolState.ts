/** The active tool: receives events and applies the tool's effects. */
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import { isDeepEqual } from '../../domain/deepEqual.ts';
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
import { createText } from './create/textTool.ts';
import { createToolScene } from './toolScene.ts';
import {
  type ToolDefaults,
  type ToolEffect,
  type PointerType,
  type PreviewShape,
  type RunningTool,
  type ToolEvent,
  type ToolName,
  type ToolScene,
} from './tool.ts';
import { createTool } from './toolRegistry.ts';
import { messages } from '../messages.ts';
import {
  beforeGestureAtom,
  beginGestureAtom,
  rollBackGestureAtom,
  updateGestureAtom,
  commitGestureAtom,
  drawingAtom,
} from '../document/document.ts';
import { highestUsedIdAtom } from '../document/tableIds.ts';
import { selectedPointAtom, editableShapeAtom } from './points/selectedPoint.ts';
import { chosenSymbolAtom } from '../document/symbols.ts';
import { selectItemsAtom, selectedKeysAtom } from '../document/selection.ts';
import { announceAtom } from '../session/announcements.ts';
import { gridAtom, planHandleAtom, snappingAtom } from '../session/view.ts';
import { boxToPlan } from '../../domain/plan/viewport.ts';

const runningToolAtom = atom<RunningTool>(createTool('select'));
/** Falls back to the select tool once the shape of the points tool is deselected. */
const activeToolAtom = atom((get): RunningTool => {
  const tool = get(runningToolAtom);
  return tool.name === 'points' && !get(editableShapeAtom) ? createTool('select') : tool;
});
export const toolAtom = atom((get) => get(activeToolAtom).name);
/** Type of the tool's state: `idle` while no gesture is in progress. */
export const toolStateAtom = atom((get) => get(activeToolAtom).state);

const isBrushingAtom = atom((get) => get(toolStateAtom) === 'brushing');
const marqueeSelectionAtom = atom((get) => ({ keys: get(selectedKeysAtom), isBrushing: get(isBrushingAtom) }));
/** The keys of the selection for lists, which do not follow a marquee while it grows: they would delay its frames. */
export const listedSelectionAtom = selectAtom(
  marqueeSelectionAtom,
  ({ keys, isBrushing }, before?: ReadonlySet<string>) => (isBrushing && before ? before : keys),
);

/** The requested properties of new items. The drawing may not have the requested area and category. */
const requestedDefaultsAtom = atom<
  Omit<ToolDefaults, 'area' | 'category' | 'symbol'> & Partial<Pick<ToolDefaults, 'area' | 'category'>>
>({
  seats: 4,
  width: 60,
  height: 60,
  gap: 20,
  rowShape: 'line',
  bend: 0,
  surface: 'grass',
  pathSurface: 'pavement',
  pathWidth: 40,
  wallWidth: 8,
  smooth: false,
  textSize: 24,
  prop: 'umbrella',
  keepActive: false,
});
export const toolDefaultsAtom = atom((get): ToolDefaults => {
  const requested = get(requestedDefaultsAtom);
  const { areas, categories } = get(drawingAtom);
  const existingId = (list: EditorDocument['areas'], id: number | undefined): number =>
    (list.find((entry) => entry.id === id) ?? list[0])?.id ?? 0;
  return {
    ...requested,
    symbol: get(chosenSymbolAtom),
    area: existingId(areas, requested.area),
    category: existingId(categories, requested.category),
  };
});
export const setToolDefaultsAtom = atom(null, (_get, set, changes: Partial<ToolDefaults>) => {
  set(requestedDefaultsAtom, (before) => ({ ...before, ...changes }));
});

const baseGuidesAtom = atom<readonly Guide[]>([]);
export const guidesAtom = atom((get) => get(baseGuidesAtom));
const basePreviewShapesAtom = atom<readonly PreviewShape[]>([]);
export const previewShapesAtom = atom((get) => get(basePreviewShapesAtom));
/** The visible result of the measure tool. */
export const lastMeasurementAtom = atom((get) => get(previewShapesAtom).find((shape) => shape.type === 'measure'));
type ItemDrag = { readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean };
const baseItemDragAtom = atom<ItemDrag>();
/** Items that are being dragged, and how far. The drawing doesn't change until they are dropped. */
export const itemDragAtom = atom((get) => get(baseItemDragAtom));

/** Key of the table or text item whose text is being edited on the canvas. */
export const editedTextKeyAtom = atom<string>();
/** Where the text editor will create a text item (plan units). */
export const newTextPositionAtom = atom<Point>();
/** Creates a text item with the words of the text editor. */
export const addTextAtom = atom(null, (get, set, at: Point, text: string) => {
  for (const effect of createText(get(toolSceneAtom), at, text)) set(effectAtom, effect);
});

/** The device last used. Handles are larger for fingers than for a mouse. */
export const pointerTypeAtom = atom<PointerType>('mouse');

/** Plan units per CSS pixel, and the visible part of the plan. */
type VisibleArea = { readonly unitsPerPixel: number; readonly view: Box };
export const visibleAreaAtom = atom<VisibleArea>({ unitsPerPixel: 1, view: { x: 0, y: 0, width: 0, height: 0 } });

/** Updates the visible area to the current view, which changes without React. */
export const syncVisibleAreaAtom = atom(null, (get, set) => {
  const plan = get(planHandleAtom);
  const current = plan?.currentView();
  if (!plan || !current) return;
  const before = get(visibleAreaAtom);
  const view = boxToPlan(current, { x: 0, y: 0, width: plan.element.clientWidth, height: plan.element.clientHeight });
  const isSame =
    before.unitsPerPixel === 1 / current.scale &&
    before.view.x === view.x &&
    before.view.y === view.y &&
    before.view.width === view.width &&
    before.view.height === view.height;
  if (!isSame) set(visibleAreaAtom, { unitsPerPixel: 1 / current.scale, view });
});

/** Tools see the drawing as it was before the gesture, since their edits start from there. */
export const toolSceneAtom = atom((get): ToolScene => {
  const grid = get(gridAtom);
  return createToolScene({
    drawing: get(beforeGestureAtom) ?? get(drawingAtom),
    selected: get(selectedKeysAtom),
    ...get(visibleAreaAtom),
    grid: grid.shown && get(snappingAtom) ? grid.step : 0,
    defaults: get(toolDefaultsAtom),
    highestUsedId: get(highestUsedIdAtom),
  });
});

/** Sends an event to the active tool. Returns true if the tool handled it. */
export const dispatchToolEventAtom = atom(null, (get, set, event: ToolEvent): boolean => {
  const current = get(activeToolAtom);
  const { tool, effects } = current.step(event, get(toolSceneAtom));
  set(runningToolAtom, tool);
  for (const effect of effects) set(effectAtom, effect);
  return effects.length > 0 || tool.state !== current.state;
});

/** Activates a tool. Reverts the gesture of the previous one. */
export const setToolAtom = atom(null, (get, set, name: ToolName) => {
  set(cancelGestureAtom);
  set(baseGuidesAtom, []);
  set(basePreviewShapesAtom, []);
  set(runningToolAtom, createTool(name));
  set(selectedPointAtom, undefined);
  if (get(toolAtom) === 'points') set(announceAtom, messages.editPointsHelp);
});

/** Reverts the gesture in progress, before something else edits the drawing. */
export const cancelGestureAtom = atom(null, (get, set) => {
  if (get(toolStateAtom) !== 'idle') set(dispatchToolEventAtom, { type: 'cancel' });
});

/** A press and a release repeat what the move before them showed. The same value is not drawn again. */
const keepIfEqual = <Value>(before: Value, next: Value): Value => (isDeepEqual(before, next) ? before : next);

const effectAtom = atom(null, (_get, set, effect: ToolEffect) => {
  switch (effect.type) {
    case 'begin':
      set(beginGestureAtom, effect.name);
      break;
    case 'change':
      set(updateGestureAtom, effect.edit);
      break;
    case 'commit':
      set(baseItemDragAtom, undefined);
      set(commitGestureAtom, effect.name);
      break;
    case 'cancel':
      set(baseItemDragAtom, undefined);
      set(rollBackGestureAtom);
      break;
    case 'drag':
      set(baseItemDragAtom, effect);
      break;
    case 'select':
      // The tools add the members of groups themselves.
      set(selectItemsAtom, effect.keys, effect.mode, true);
      break;
    case 'guides':
      set(baseGuidesAtom, (before) => keepIfEqual(before, effect.guides));
      break;
    case 'preview':
      set(basePreviewShapesAtom, (before) => keepIfEqual(before, effect.shapes));
      break;
    case 'tool':
      set(setToolAtom, effect.tool);
      break;
    case 'select-point':
      set(selectedPointAtom, effect.index);
      break;
    case 'write-text':
      set(newTextPositionAtom, effect.at);
      break;
    case 'edit-text':
      set(editedTextKeyAtom, effect.key);
      break;
    case 'announce':
      set(announceAtom, effect.text);
      break;
  }
});
