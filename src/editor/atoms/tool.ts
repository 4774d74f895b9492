/** The tool in the hand: what a hand does goes to it, and what comes of that is put into practice here. */
import { atom } from 'jotai';
import type { Drawing } from '../../domain/drawing.ts';
import type { Box, Point } from '../../domain/geometry.ts';
import type { Guide } from '../../domain/guides.ts';
import { toolScene } from '../tools/scene.ts';
import {
  type Defaults,
  type Effect,
  type HandKind,
  type PreviewShape,
  type RunningTool,
  type ToolEvent,
  type ToolName,
  type ToolScene,
} from '../tools/tool.ts';
import { takeTool } from '../tools/toolbox.ts';
import { words } from '../words.ts';
import { beforeGestureAtom, beginAtom, cancelAtom, changeAtom, commitAtom, drawingAtom } from './document.ts';
import { spentIdAtom } from './ids.ts';
import { chosenPointAtom, pointsShapeAtom } from './points.ts';
import { selectAtom, selectedAtom } from './selection.ts';
import { gridAtom, sayAtom, snappingAtom } from './view.ts';

const runningAtom = atom<RunningTool>(takeTool('select'));
/** As it is in the hand: where no shape is selected any more, there are no points to edit. */
const heldAtom = atom((get): RunningTool => {
  const tool = get(runningAtom);
  return tool.name === 'points' && !get(pointsShapeAtom) ? takeTool('select') : tool;
});
export const toolAtom = atom((get) => get(heldAtom).name);
/** The name of its state: `idle` while nothing has been begun. */
export const toolStateAtom = atom((get) => get(heldAtom).state);

/** What new items are made with; the ids of category and area count only where the drawing has them. */
const wishesAtom = atom<Omit<Defaults, 'area' | 'category'> & Partial<Pick<Defaults, 'area' | 'category'>>>({
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
  again: false,
});
export const defaultsAtom = atom((get): Defaults => {
  const wishes = get(wishesAtom);
  const { areas, categories } = get(drawingAtom);
  const idOf = (list: Drawing['areas'], wish: number | undefined): number =>
    list.some(({ id }) => id === wish) ? wish! : (list[0]?.id ?? 0);
  return { ...wishes, area: idOf(areas, wishes.area), category: idOf(categories, wishes.category) };
});
export const setDefaultsAtom = atom(null, (_get, set, wishes: Partial<Defaults>) => {
  set(wishesAtom, (before) => ({ ...before, ...wishes }));
});

const shownGuidesAtom = atom<readonly Guide[]>([]);
export const guidesAtom = atom((get) => get(shownGuidesAtom));
const shapesAtom = atom<readonly PreviewShape[]>([]);
export const previewAtom = atom((get) => get(shapesAtom));
export type Dragged = { readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean };
const movedAtom = atom<Dragged>();
/** Items that a hand moves, and how far; the drawing holds them where they stood until they are dropped. */
export const draggedAtom = atom((get) => get(movedAtom));

/** The table or lettering that is being written on the plan, by key. */
export const writingAtom = atom<string>();

/** What draws: under a finger handles stand further apart than under a mouse. */
export const handKindAtom = atom<HandKind>('mouse');

/** What of the screen a tool needs to know: plan units per CSS pixel, and the box of the plan in view. */
export type Seen = { readonly unit: number; readonly view: Box };
export const seenAtom = atom<Seen>({ unit: 1, view: { x: 0, y: 0, width: 0, height: 0 } });

/** Tools look at the drawing as it stood before the gesture: what they change is told from there. */
export const toolSceneAtom = atom((get): ToolScene => {
  const grid = get(gridAtom);
  return toolScene({
    drawing: get(beforeGestureAtom) ?? get(drawingAtom),
    selected: get(selectedAtom),
    ...get(seenAtom),
    grid: grid.shown && get(snappingAtom) ? grid.step : 0,
    defaults: get(defaultsAtom),
    spent: get(spentIdAtom),
  });
});

/** Something happened to the tool in the hand. True where that meant anything to it. */
export const handleAtom = atom(null, (get, set, event: ToolEvent): boolean => {
  const before = get(heldAtom);
  const { tool, effects } = before.step(event, get(toolSceneAtom));
  set(runningAtom, tool);
  for (const effect of effects) set(effectAtom, effect);
  return effects.length > 0 || tool.state !== before.state;
});

/** Takes another tool into the hand; what the one before had begun is undone. */
export const takeToolAtom = atom(null, (get, set, name: ToolName) => {
  if (get(toolStateAtom) !== 'idle') set(handleAtom, { type: 'cancel' });
  set(shownGuidesAtom, []);
  set(shapesAtom, []);
  set(runningAtom, takeTool(name));
  set(chosenPointAtom, undefined);
  if (get(toolAtom) === 'points') set(sayAtom, words.pointsHint);
});

/** Ends what the tool in the hand has begun, before something else is done to the drawing. */
export const restAtom = atom(null, (get, set) => {
  if (get(toolStateAtom) !== 'idle') set(handleAtom, { type: 'cancel' });
});

const effectAtom = atom(null, (_get, set, effect: Effect) => {
  switch (effect.do) {
    case 'begin':
      set(beginAtom, effect.name);
      break;
    case 'change':
      set(changeAtom, effect.edit);
      break;
    case 'commit':
      set(movedAtom, undefined);
      set(commitAtom, effect.name);
      break;
    case 'cancel':
      set(movedAtom, undefined);
      set(cancelAtom);
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
      set(takeToolAtom, effect.tool);
      break;
    case 'point':
      set(chosenPointAtom, effect.place);
      break;
    case 'edit-text':
      set(writingAtom, effect.key);
      break;
    case 'say':
      set(sayAtom, effect.text);
      break;
  }
});
