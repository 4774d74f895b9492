/** Turns the browser's pointer events into tool events. */
import { selectedItems } from '../../domain/document/itemBounds.ts';
import { atom, type createStore } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { PointerInterceptor } from '../../map/input/pointerInterceptor.ts';
import { toPlan } from '../../domain/plan/viewport.ts';
import { DRAG_THRESHOLD_PX } from '../../map/input/dragThreshold.ts';
import { selectItemsAtom, selectedKeysAtom, selectsSeveralAtom } from '../document/selection.ts';
import { editableShapeAtom } from '../tools/points/selectedPoint.ts';
import {
  pointerTypeAtom,
  cancelGestureAtom,
  dispatchToolEventAtom,
  syncVisibleAreaAtom,
  visibleAreaAtom,
  toolAtom,
  toolSceneAtom,
  toolStateAtom,
} from '../tools/toolState.ts';
import { hideCrosshairAtom } from '../tools/crosshair.ts';
import { contextMenuAtom } from '../session/panels.ts';
import { planHandleAtom, pointerPositionAtom } from '../session/view.ts';
import { selectionFrame } from '../tools/select/selectionHandles.ts';
import { isFartherThan } from '../tools/constraints.ts';
import { hitSlop } from '../tools/pointerTolerances.ts';
import { isOnReferenceImage } from '../tools/select/dragReferenceImage.ts';
import { pointHandleAt } from '../tools/points/pointHandles.ts';
import type { PointerType, HandleName, ToolPointerEvent } from '../tools/tool.ts';

type Store = ReturnType<typeof createStore>;

const DOUBLE_CLICK_MS = 400;
/** As long as Android and iOS wait. */
const LONG_PRESS_MS = 500;
/** A finger taps less precisely than a mouse clicks. */
const DOUBLE_CLICK_PX: Readonly<Record<PointerType, number>> = { mouse: 6, touch: 24, pen: 12 };

/** While `isSpaceDown` returns true, pointers pan the plan with any tool. */
export function createPointerInterceptor(store: Store, isSpaceDown: () => boolean): PointerInterceptor {
  let lastPress = { x: 0, y: 0, time: -Infinity, clicks: 0 };
  let longPress: ReturnType<typeof setTimeout> | undefined;
  const endLongPress = (): void => clearTimeout(longPress);
  /** A finger has no right button: holding it still opens the context menu. */
  const startLongPress = (event: PointerEvent): void => {
    endLongPress();
    const pointerType = pointerTypeOf(event);
    if (pointerType === 'mouse' || store.get(toolAtom) !== 'select') return;
    const at = { x: event.clientX, y: event.clientY };
    longPress = setTimeout(() => store.set(openContextMenuAtom, at, pointerType), LONG_PRESS_MS);
  };

  /** Updates the visible area and returns the point in plan units. */
  const toPlanPoint = (at: Point): Point | undefined => {
    const view = store.get(planHandleAtom)?.currentView();
    if (!view) return undefined;
    store.set(syncVisibleAreaAtom);
    store.set(hideCrosshairAtom);
    return toPlan(view, at);
  };
  const dispatch = (type: ToolPointerEvent['type'], at: Point, event: PointerEvent): void => {
    const point = toPlanPoint(at);
    if (!point) return;
    store.set(pointerPositionAtom, point);
    store.set(dispatchToolEventAtom, {
      type,
      at: point,
      shift: event.shiftKey,
      alt: event.altKey,
      meta: event.metaKey || event.ctrlKey,
      pointerType: pointerTypeOf(event),
      clicks: lastPress.clicks,
      additive: store.get(selectsSeveralAtom),
    });
  };
  const isPanning = (): boolean => isSpaceDown() || store.get(toolAtom) === 'pan';

  return {
    down(at, event) {
      if (isPanning()) return false;
      const isRepeated =
        event.timeStamp - lastPress.time <= DOUBLE_CLICK_MS &&
        !isFartherThan(lastPress, at, DOUBLE_CLICK_PX[pointerTypeOf(event)]);
      store.set(pointerTypeAtom, pointerTypeOf(event));
      lastPress = { ...at, time: event.timeStamp, clicks: isRepeated ? lastPress.clicks + 1 : 1 };
      dispatch('down', at, event);
      startLongPress(event);
      return true;
    },
    move: (at, event) => {
      if (isFartherThan(lastPress, at, DRAG_THRESHOLD_PX[pointerTypeOf(event)])) endLongPress();
      dispatch('move', at, event);
    },
    up: (at, event) => {
      endLongPress();
      dispatch('up', at, event);
    },
    cancel: () => {
      endLongPress();
      store.set(dispatchToolEventAtom, { type: 'cancel' });
    },
    hover(at, event) {
      if (isPanning()) {
        store.set(pointerPositionAtom, toPlanPoint(at));
        return 'grab';
      }
      const tool = store.get(toolAtom);
      // In their idle state, the select and points tools ignore hovering.
      if ((tool !== 'select' && tool !== 'points') || store.get(toolStateAtom) !== 'idle') {
        dispatch('move', at, event);
        return tool === 'text' ? 'text' : 'crosshair';
      }
      const point = toPlanPoint(at);
      if (!point) return '';
      store.set(pointerTypeAtom, pointerTypeOf(event));
      store.set(pointerPositionAtom, point);
      return tool === 'points'
        ? cursorForPoints(store, point, pointerTypeOf(event))
        : cursorForSelect(store, point, pointerTypeOf(event));
    },
  };
}

/** Opens the context menu at a point of the page, in CSS pixels, for the item there or for the selection around it. */
export const openContextMenuAtom = atom(null, (get, set, at: Point, pointerType: PointerType) => {
  const plan = get(planHandleAtom);
  const view = plan?.currentView();
  if (!plan || !view) return;
  set(cancelGestureAtom);
  set(syncVisibleAreaAtom);
  const corner = plan.element.getBoundingClientRect();
  const scene = get(toolSceneAtom);
  const item = scene.hitTest(
    toPlan(view, { x: at.x - corner.x, y: at.y - corner.y }),
    hitSlop(pointerType, scene.unitsPerPixel),
  );
  if (item && !scene.selected.has(item.key)) set(selectItemsAtom, [item.key]);
  set(contextMenuAtom, at);
});

function pointerTypeOf({ pointerType }: PointerEvent): PointerType {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Directions of the handles in degrees. */
const HANDLE_ANGLES: Readonly<Record<HandleName, number | undefined>> = {
  n: 90,
  s: 90,
  e: 0,
  w: 0,
  ne: 135,
  sw: 135,
  nw: 45,
  se: 45,
  rotate: undefined,
  label: undefined,
  seats: undefined,
};
const RESIZE_CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

function cursorForPoints(store: Store, at: Point, pointerType: PointerType): string {
  const shape = store.get(editableShapeAtom);
  const handle = shape && pointHandleAt(shape.decor, at, store.get(visibleAreaAtom).unitsPerPixel, pointerType);
  if (!handle) return 'default';
  return handle.isNew ? 'copy' : 'move';
}

function cursorForSelect(store: Store, at: Point, pointerType: PointerType): string {
  const scene = store.get(toolSceneAtom);
  const handle = scene.handleAt(at, pointerType);
  if (handle)
    return cursorOf(handle.name, selectionFrame(selectedItems(scene.drawing, scene.selected))?.outline.rotation ?? 0);
  const item = scene.hitTest(at, hitSlop('mouse', scene.unitsPerPixel));
  if (item) return store.get(selectedKeysAtom).has(item.key) ? 'move' : 'pointer';
  return isOnReferenceImage(at, scene.drawing.tracing) ? 'move' : 'default';
}

/** Returns the resize cursor of a handle on a frame rotated by `rotation` degrees. */
function cursorOf(name: HandleName, rotation: number): string {
  if (name === 'label' || name === 'seats') return 'move';
  const angle = HANDLE_ANGLES[name];
  if (angle === undefined) return 'grab';
  const normalized = (((angle + rotation) % 180) + 180) % 180;
  return RESIZE_CURSORS[Math.round(normalized / 45) % 4] ?? 'move';
}
