/** Draws without a mouse: arrow keys move a crosshair, and Enter clicks at it. */
import { atom } from 'jotai';
import { formatLength } from '../lengths.ts';
import { ARROW_DIRECTIONS } from '../../domain/geometry/arrowKeys.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import { drawingAtom } from '../document/document.ts';
import { itemName } from '../document/itemNames.ts';
import { messages } from '../messages.ts';
import { announceAtom } from '../session/announcements.ts';
import { gridAtom, planHandleAtom, pointerPositionAtom } from '../session/view.ts';
import type { ToolName, ToolPointerEvent } from './tool.ts';
import {
  dispatchToolEventAtom,
  syncVisibleAreaAtom,
  toolAtom,
  toolSceneAtom,
  toolStateAtom,
  visibleAreaAtom,
} from './toolState.ts';

/** Steps of the grid that Shift moves the crosshair by. */
const SHIFT_STEPS = 5;
/** Tools that draw nothing. */
const WITHOUT_CROSSHAIR: ReadonlySet<ToolName> = new Set(['select', 'points', 'pan']);

const positionAtom = atom<Point>();
const isShownAtom = atom(false);
/** Where Enter was last pressed, if the crosshair hasn't moved since. */
const pressedAtAtom = atom<Point>();

/** Position of the crosshair in plan units. Undefined while it is hidden. */
export const crosshairAtom = atom((get) =>
  get(isShownAtom) && !WITHOUT_CROSSHAIR.has(get(toolAtom)) ? get(positionAtom) : undefined,
);

/** Hides the crosshair when the mouse takes over. */
export const hideCrosshairAtom = atom(null, (get, set) => {
  if (get(isShownAtom)) set(isShownAtom, false);
});

/** Shows the crosshair where it last was, or in the middle of the visible plan. */
export const showCrosshairAtom = atom(null, (get, set) => {
  if (WITHOUT_CROSSHAIR.has(get(toolAtom))) return;
  set(syncVisibleAreaAtom);
  const { view } = get(visibleAreaAtom);
  const { step } = get(gridAtom);
  const last = get(positionAtom);
  const isVisible =
    last !== undefined &&
    last.x >= view.x &&
    last.x <= view.x + view.width &&
    last.y >= view.y &&
    last.y <= view.y + view.height;
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  set(isShownAtom, true);
  set(moveToAtom, isVisible ? last : { x: Math.round(middle.x / step) * step, y: Math.round(middle.y / step) * step });
});

const moveToAtom = atom(null, (get, set, target: Point) => {
  const { width, height, unitsPerMeter } = get(drawingAtom);
  const at = { x: clamp(target.x, 0, width), y: clamp(target.y, 0, height) };
  set(positionAtom, at);
  set(pressedAtAtom, undefined);
  set(pointerPositionAtom, at);
  set(syncVisibleAreaAtom);
  const { view } = get(visibleAreaAtom);
  if (at.x < view.x || at.x > view.x + view.width || at.y < view.y || at.y > view.y + view.height)
    get(planHandleAtom)?.centerOn(at, true);
  set(dispatchToolEventAtom, pointerEvent('move', at));
  const item = get(toolSceneAtom).hitTest(at, 0);
  set(
    announceAtom,
    messages.crosshair({
      x: formatLength(at.x, unitsPerMeter),
      y: formatLength(at.y, unitsPerMeter),
      item: item && itemName(item),
    }),
  );
});

/** Handles a keybinding if the active tool draws. Returns whether it did. */
export const pressCrosshairKeyAtom = atom(null, (get, set, name: string): boolean => {
  if (WITHOUT_CROSSHAIR.has(get(toolAtom))) return false;
  const at = get(crosshairAtom);
  const direction = ARROW_DIRECTIONS[name.replace('Shift+', '')];
  if (direction) {
    if (!at) {
      set(showCrosshairAtom);
      return true;
    }
    const distance = get(gridAtom).step * (name.startsWith('Shift+') ? SHIFT_STEPS : 1);
    set(moveToAtom, { x: at.x + direction.x * distance, y: at.y + direction.y * distance });
    return true;
  }
  if (name === 'Backspace') set(pressedAtAtom, undefined);
  if (name !== 'Enter') return false;
  if (!at) {
    // Enter finishes a shape that is being drawn with the mouse.
    if (get(toolStateAtom) !== 'idle') return false;
    set(showCrosshairAtom);
    return true;
  }
  if (get(pressedAtAtom) === at && get(toolStateAtom) === 'placing') {
    set(dispatchToolEventAtom, { type: 'key', key: 'Enter' });
    return true;
  }
  set(dispatchToolEventAtom, pointerEvent('down', at));
  set(dispatchToolEventAtom, pointerEvent('up', at));
  if (get(toolStateAtom) !== 'idle') {
    set(pressedAtAtom, at);
    set(announceAtom, messages.pointPlaced);
  }
  return true;
});

/** The crosshair is exact: `meta` prevents snapping to other items. */
const pointerEvent = (type: ToolPointerEvent['type'], at: Point): ToolPointerEvent => ({
  type,
  at,
  shift: false,
  alt: false,
  meta: true,
  pointerType: 'mouse',
  clicks: 1,
});
