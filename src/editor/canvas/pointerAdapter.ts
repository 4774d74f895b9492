/** From what the browser tells of a pointer to what a tool understands. */
import type { createStore } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { PointerInterceptor } from '../../map/input/pointerInterceptor.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { boxToPlan, toPlan } from '../../map/camera/viewport.ts';
import { selectedKeysAtom } from '../document/selection.ts';
import { editableShapeAtom } from '../tools/points/selectedPoint.ts';
import {
  pointerTypeAtom,
  dispatchToolEventAtom,
  visibleAreaAtom,
  toolAtom,
  toolSceneAtom,
  toolStateAtom,
} from '../tools/toolState.ts';
import { pointerPositionAtom } from '../session/view.ts';
import { selectionFrame } from '../tools/select/selectionHandles.ts';
import { isOnReferenceImage } from '../tools/select/dragReferenceImage.ts';
import { pointHandleAt } from '../tools/points/pointHandles.ts';
import type { PointerType, HandleName, ToolPointerEvent } from '../tools/tool.ts';

type Store = ReturnType<typeof createStore>;

/** Presses count as quick ones at one place within so many milliseconds and CSS pixels. */
const QUICK = { time: 400, distance: 6 };
/** What a mouse over an item takes hold of, in CSS pixels. */
const REACH = 4;

/** `space` tells whether the space bar is down: the plan is moved then, whatever the tool. */
export function createPointerInterceptor(
  store: Store,
  handle: () => PlanHandle | null,
  space: () => boolean,
): PointerInterceptor {
  let last = { x: 0, y: 0, time: -Infinity, clicks: 0 };

  const seen = (at: Point): Point | undefined => {
    const plan = handle();
    const view = plan?.currentView();
    if (!plan || !view) return undefined;
    const before = store.get(visibleAreaAtom);
    const box = boxToPlan(view, { x: 0, y: 0, width: plan.element.clientWidth, height: plan.element.clientHeight });
    const isSame =
      before.unitsPerPixel === 1 / view.scale &&
      before.view.x === box.x &&
      before.view.y === box.y &&
      before.view.width === box.width &&
      before.view.height === box.height;
    if (!isSame) store.set(visibleAreaAtom, { unitsPerPixel: 1 / view.scale, view: box });
    return toPlan(view, at);
  };
  const tell = (type: ToolPointerEvent['type'], at: Point, event: PointerEvent): void => {
    const point = seen(at);
    if (!point) return;
    store.set(pointerPositionAtom, point);
    store.set(dispatchToolEventAtom, {
      type,
      at: point,
      shift: event.shiftKey,
      alt: event.altKey,
      meta: event.metaKey || event.ctrlKey,
      pointerType: kindOf(event),
      clicks: last.clicks,
    });
  };
  const pans = (): boolean => space() || store.get(toolAtom) === 'pan';

  return {
    down(at, event) {
      if (pans()) return false;
      const follows =
        event.timeStamp - last.time <= QUICK.time && Math.hypot(at.x - last.x, at.y - last.y) <= QUICK.distance;
      store.set(pointerTypeAtom, kindOf(event));
      last = { ...at, time: event.timeStamp, clicks: follows ? last.clicks + 1 : 1 };
      tell('down', at, event);
      return true;
    },
    move: (at, event) => {
      tell('move', at, event);
    },
    up: (at, event) => {
      tell('up', at, event);
    },
    cancel: () => {
      store.set(dispatchToolEventAtom, { type: 'cancel' });
    },
    hover(at, event) {
      if (pans()) {
        store.set(pointerPositionAtom, seen(at));
        return 'grab';
      }
      const tool = store.get(toolAtom);
      // While nothing has been begun, to select does not follow the mouse, nor to edit points.
      if ((tool !== 'select' && tool !== 'points') || store.get(toolStateAtom) !== 'idle') {
        tell('move', at, event);
        return tool === 'text' ? 'text' : 'crosshair';
      }
      const point = seen(at);
      if (!point) return '';
      store.set(pointerTypeAtom, kindOf(event));
      store.set(pointerPositionAtom, point);
      return tool === 'points' ? cursorAtPoint(store, point, kindOf(event)) : cursorAt(store, point, kindOf(event));
    },
  };
}

function kindOf({ pointerType }: PointerEvent): PointerType {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

const TURNS: Readonly<Record<HandleName, number | undefined>> = {
  n: 90,
  s: 90,
  e: 0,
  w: 0,
  ne: 135,
  sw: 135,
  nw: 45,
  se: 45,
  rotate: undefined,
};
const ARROWS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

function cursorAtPoint(store: Store, at: Point, kind: PointerType): string {
  const shape = store.get(editableShapeAtom);
  const handle = shape && pointHandleAt(shape.decor, at, store.get(visibleAreaAtom).unitsPerPixel, kind);
  return handle ? (handle.isNew ? 'copy' : 'move') : 'default';
}

function cursorAt(store: Store, at: Point, kind: PointerType): string {
  const scene = store.get(toolSceneAtom);
  const handle = scene.handleAt(at, kind);
  if (handle) return cursorOf(handle.name, selectionFrame(scene.drawing, scene.selected)?.outline.rotation ?? 0);
  const item = scene.hitTest(at, REACH * scene.unitsPerPixel);
  if (item) return store.get(selectedKeysAtom).has(item.key) ? 'move' : 'pointer';
  return isOnReferenceImage(at, scene.drawing.tracing) ? 'move' : 'default';
}

/** The double arrow along which a handle of a frame turned by so many degrees is pulled. */
export function cursorOf(name: HandleName, turned: number): string {
  const turn = TURNS[name];
  if (turn === undefined) return 'grab';
  return ARROWS[Math.round(((((turn + turned) % 180) + 180) % 180) / 45) % 4]!;
}
