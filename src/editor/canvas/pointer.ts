/** From what the browser tells of a pointer to what a tool understands. */
import type { createStore } from 'jotai';
import type { Point } from '../../domain/geometry.ts';
import type { Hand } from '../../map/hand.ts';
import type { PlanHandle } from '../../map/PlanStage.tsx';
import { boxToPlan, toPlan } from '../../map/viewport.ts';
import { selectedAtom } from '../atoms/selection.ts';
import { pointsShapeAtom } from '../atoms/points.ts';
import { handKindAtom, handleAtom, seenAtom, toolAtom, toolSceneAtom, toolStateAtom } from '../atoms/tool.ts';
import { pointerAtom } from '../atoms/view.ts';
import { frameOf } from '../tools/handles.ts';
import { isOnPhoto } from '../tools/photo.ts';
import { pointHandleAt } from '../tools/pointHandles.ts';
import type { HandKind, HandleName, PointerEventOfTool } from '../tools/tool.ts';

type Store = ReturnType<typeof createStore>;

/** Presses count as quick ones at one place within so many milliseconds and CSS pixels. */
const QUICK = { time: 400, distance: 6 };
/** What a mouse over an item takes hold of, in CSS pixels. */
const REACH = 4;

/** `space` tells whether the space bar is down: the plan is moved then, whatever the tool. */
export function handOf(store: Store, handle: () => PlanHandle | null, space: () => boolean): Hand {
  let last = { x: 0, y: 0, time: -Infinity, clicks: 0 };

  const seen = (at: Point): Point | undefined => {
    const plan = handle();
    const view = plan?.viewNow();
    if (!plan || !view) return undefined;
    const before = store.get(seenAtom);
    const box = boxToPlan(view, { x: 0, y: 0, width: plan.element.clientWidth, height: plan.element.clientHeight });
    const isSame =
      before.unit === 1 / view.scale &&
      before.view.x === box.x &&
      before.view.y === box.y &&
      before.view.width === box.width &&
      before.view.height === box.height;
    if (!isSame) store.set(seenAtom, { unit: 1 / view.scale, view: box });
    return toPlan(view, at);
  };
  const tell = (type: PointerEventOfTool['type'], at: Point, event: PointerEvent): void => {
    const point = seen(at);
    if (!point) return;
    store.set(pointerAtom, point);
    store.set(handleAtom, {
      type,
      at: point,
      shift: event.shiftKey,
      alt: event.altKey,
      meta: event.metaKey || event.ctrlKey,
      kind: kindOf(event),
      clicks: last.clicks,
    });
  };
  const pans = (): boolean => space() || store.get(toolAtom) === 'pan';

  return {
    down(at, event) {
      if (pans()) return false;
      const follows =
        event.timeStamp - last.time <= QUICK.time && Math.hypot(at.x - last.x, at.y - last.y) <= QUICK.distance;
      store.set(handKindAtom, kindOf(event));
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
      store.set(handleAtom, { type: 'cancel' });
    },
    hover(at, event) {
      if (pans()) {
        store.set(pointerAtom, seen(at));
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
      store.set(handKindAtom, kindOf(event));
      store.set(pointerAtom, point);
      return tool === 'points' ? cursorAtPoint(store, point, kindOf(event)) : cursorAt(store, point, kindOf(event));
    },
  };
}

function kindOf({ pointerType }: PointerEvent): HandKind {
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
  turn: undefined,
};
const ARROWS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

function cursorAtPoint(store: Store, at: Point, kind: HandKind): string {
  const shape = store.get(pointsShapeAtom);
  const handle = shape && pointHandleAt(shape.decor, at, store.get(seenAtom).unit, kind);
  return handle ? (handle.isNew ? 'copy' : 'move') : 'default';
}

function cursorAt(store: Store, at: Point, kind: HandKind): string {
  const scene = store.get(toolSceneAtom);
  const handle = scene.handleAt(at, kind);
  if (handle) return cursorOf(handle.name, frameOf(scene.drawing, scene.selected)?.outline.rotation ?? 0);
  const item = scene.hit(at, REACH * scene.unit);
  if (item) return store.get(selectedAtom).has(item.key) ? 'move' : 'pointer';
  return isOnPhoto(at, scene.drawing.tracing) ? 'move' : 'default';
}

/** The double arrow along which a handle of a frame turned by so many degrees is pulled. */
export function cursorOf(name: HandleName, turned: number): string {
  const turn = TURNS[name];
  if (turn === undefined) return 'grab';
  return ARROWS[Math.round(((((turn + turned) % 180) + 180) % 180) / 45) % 4]!;
}
