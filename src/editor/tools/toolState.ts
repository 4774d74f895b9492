/** The tool in the hand: what a hand does goes to it, and what comes of that is put into practice here. */
import { atom } from 'jotai';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
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
import { selectAtom, selectedKeysAtom } from '../document/selection.ts';
import { gridAtom, announceAtom, snappingAtom } from '../session/view.ts';

const runningAtom = atom<RunningTool>(createTool('select'));
/** As it is in the hand: where no shape is selected any more, there are no points to edit. */
const heldAtom = atom((get): RunningTool => {
  const tool = get(runningAtom);
  return tool.name === 'points' && !get(editableShapeAtom) ? createTool('select') : tool;
});
export const toolAtom = atom((get) => get(heldAtom).name);
/** The name of its state: `idle` while nothing has been begun. */
export const toolStateAtom = atom((get) => get(heldAtom).state);

/** What new items are made with; the ids of category and area count only where the drawing has them. */
const wishesAtom = atom<Omit<ToolDefaults, 'area' | 'category'> & Partial<Pick<ToolDefaults, 'area' | 'category'>>>({
  seats: 4,
  width: 60,
  height: 60,
  gap: 20,
  surface: 'grass',
  pathSurface: 'pavement',
  pathWidth: 40,
  wallWidth: 8,
  smooth: false,
  textSize: 24,
  thing: 'umbrella',
  keepActive: false,
});
export const toolDefaultsAtom = atom((get): ToolDefaults => {
  const wishes = get(wishesAtom);
  const { areas, categories } = get(drawingAtom);
  const idOf = (list: EditorDocument['areas'], wish: number | undefined): number =>
    list.some(({ id }) => id === wish) ? wish! : (list[0]?.id ?? 0);
  return { ...wishes, area: idOf(areas, wishes.area), category: idOf(categories, wishes.category) };
});
export const setToolDefaultsAtom = atom(null, (_get, set, wishes: Partial<ToolDefaults>) => {
  set(wishesAtom, (before) => ({ ...before, ...wishes }));
});

const shownGuidesAtom = atom<readonly Guide[]>([]);
export const guidesAtom = atom((get) => get(shownGuidesAtom));
const shapesAtom = atom<readonly PreviewShape[]>([]);
export const previewShapesAtom = atom((get) => get(shapesAtom));
export type ItemDrag = { readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean };
const movedAtom = atom<ItemDrag>();
/** Items that a hand moves, and how far; the drawing holds them where they stood until they are dropped. */
export const itemDragAtom = atom((get) => get(movedAtom));

/** The table or lettering that is being written on the plan, by key. */
export const editedTextKeyAtom = atom<string>();

/** What draws: under a finger handles stand further apart than under a mouse. */
export const pointerTypeAtom = atom<PointerType>('mouse');

/** What of the screen a tool needs to know: plan units per CSS pixel, and the box of the plan in view. */
export type VisibleArea = { readonly unitsPerPixel: number; readonly view: Box };
export const visibleAreaAtom = atom<VisibleArea>({ unitsPerPixel: 1, view: { x: 0, y: 0, width: 0, height: 0 } });

/** Tools look at the drawing as it stood before the gesture: what they change is told from there. */
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

/** Something happened to the tool in the hand. True where that meant anything to it. */
export const dispatchToolEventAtom = atom(null, (get, set, event: ToolEvent): boolean => {
  const before = get(heldAtom);
  const { tool, effects } = before.step(event, get(toolSceneAtom));
  set(runningAtom, tool);
  for (const effect of effects) set(effectAtom, effect);
  return effects.length > 0 || tool.state !== before.state;
});

/** Takes another tool into the hand; what the one before had begun is undone. */
export const setToolAtom = atom(null, (get, set, name: ToolName) => {
  if (get(toolStateAtom) !== 'idle') set(dispatchToolEventAtom, { type: 'cancel' });
  set(shownGuidesAtom, []);
  set(shapesAtom, []);
  set(runningAtom, createTool(name));
  set(selectedPointAtom, undefined);
  if (get(toolAtom) === 'points') set(announceAtom, messages.pointsHint);
});

/** Ends what the tool in the hand has begun, before something else is done to the drawing. */
export const cancelGestureAtom = atom(null, (get, set) => {
  if (get(toolStateAtom) !== 'idle') set(dispatchToolEventAtom, { type: 'cancel' });
});

const effectAtom = atom(null, (_get, set, effect: ToolEffect) => {
  switch (effect.type) {
    case 'begin':
      set(beginGestureAtom, effect.name);
      break;
    case 'change':
      set(updateGestureAtom, effect.edit);
      break;
    case 'commit':
      set(movedAtom, undefined);
      set(commitGestureAtom, effect.name);
      break;
    case 'cancel':
      set(movedAtom, undefined);
      set(rollBackGestureAtom);
      break;
    case 'drag':
      set(movedAtom, effect);
      break;
    case 'select':
      set(selectAtom, effect.keys, effect.how);
      break;
    case 'guides':
      set(shownGuidesAtom, effect.guides);
      break;
    case 'preview':
      set(shapesAtom, effect.shapes);
      break;
    case 'tool':
      set(setToolAtom, effect.tool);
      break;
    case 'point':
      set(selectedPointAtom, effect.place);
      break;
    case 'edit-text':
      set(editedTextKeyAtom, effect.key);
      break;
    case 'say':
      set(announceAtom, effect.text);
      break;
  }
});
