/**
 * What is dragged, below the finger: the party with what a drop would do, and a ring around the table that it would go
 * to. Its place bypasses React.
 */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/geometry/boxes.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import { type Viewport, boxToScreen } from '../../domain/plan/viewport.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { partyName } from '../state/partyWords.ts';
import { nameTablesAtom, tableByKeyAtom } from '../state/tables.ts';
import { messages } from '../messages.ts';
import { isBlockingAtom } from './block/blocking.ts';
import {
  dragAtom,
  dragOverAtom,
  draggedPartyAtom,
  dropAtom,
  dropHintAtom,
  endDragAtom,
  liftAtom,
  nearestFitAtom,
} from './dragState.ts';
import { DRAG_REST_MS, edgeStep, followPressDrags } from '../controls/pressDrag.ts';
import { tableVisitsAtom } from './tableBadges.ts';

/** Resting on a table this long joins it. */
const JOIN_MS = 800;
/** What the finger carries needs this much room above it; without it, it hangs below. */
const GHOST_PX = { width: 240, height: 150 } as const;

type DragLayerProps = { readonly handle: PlanHandle; readonly host: HTMLElement; readonly scene: Scene };

export function DragLayer({ handle, host, scene }: DragLayerProps): ReactNode {
  const store = useStore();
  const lift = useSetAtom(liftAtom);
  const dragOver = useSetAtom(dragOverAtom);
  const drop = useSetAtom(dropAtom);
  const endDrag = useSetAtom(endDragAtom);
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useAtomValue(dragAtom);

  useEffect(() => {
    let at: Point = { x: 0, y: 0 };
    let frame = 0;
    /** The table below the pointer, which `dragOver` may not know yet. */
    let reached: string | undefined;
    let restTimer: ReturnType<typeof setTimeout> | undefined;
    let joinTimer: ReturnType<typeof setTimeout> | undefined;
    const clearTimers = (): void => {
      clearTimeout(restTimer);
      clearTimeout(joinTimer);
    };
    const pointAt = (joinsAtOnce: boolean): void => {
      const over = handle.tableAt(at);
      if (over === reached && !joinsAtOnce) return;
      reached = over;
      clearTimers();
      if (joinsAtOnce) {
        dragOver(over, true);
        return;
      }
      restTimer = setTimeout(() => dragOver(over, false), DRAG_REST_MS);
      if (over !== undefined) joinTimer = setTimeout(() => dragOver(over, true), JOIN_MS);
    };
    /** Follows the pointer once a frame, and moves the plan near its edges. */
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const { clientWidth: width, clientHeight: height } = handle.element;
      if (ghost.current) {
        const x = clamp(at.x, GHOST_PX.width / 2, Math.max(width - GHOST_PX.width / 2, GHOST_PX.width / 2));
        ghost.current.style.transform = `translate(${x}px,${at.y}px)`;
        ghost.current.classList.toggle('day-plan-ghost-below', at.y < GHOST_PX.height);
      }
      const by = { x: edgeStep(at.x, 0, width), y: edgeStep(at.y, 0, height) };
      const view = handle.currentView();
      if (!view || (by.x === 0 && by.y === 0)) return;
      handle.setView({ scale: view.scale, x: view.x - by.x, y: view.y - by.y });
      pointAt(false);
    };
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimers();
    };
    const unfollow = followPressDrags(host, {
      canLift(point, { pointerType }) {
        if (store.get(isBlockingAtom)) return undefined;
        const view = handle.currentView();
        const key = handle.tableAt(point, true);
        if (key === undefined || !view) return undefined;
        const current = store.get(tableVisitsAtom).get(key)?.current;
        if (current?.block) return undefined;
        // Where all of the plan is in sight, a swipe has no other meaning.
        const isImmediate = pointerType === 'mouse' || showsAll(view, scene, handle.element);
        return current?.party && isImmediate ? 'at once' : 'after a rest';
      },
      lift(point, hasRested) {
        const key = handle.tableAt(point);
        if (key === undefined) return;
        at = point;
        reached = key;
        lift(key, hasRested);
        stop();
        frame = requestAnimationFrame(follow);
      },
      move(point, { shiftKey }) {
        at = point;
        pointAt(shiftKey);
      },
      drop() {
        stop();
        if (store.get(dragAtom)?.over !== reached) dragOver(reached, false);
        drop();
      },
      cancel() {
        stop();
        endDrag();
      },
    });
    return () => {
      stop();
      unfollow();
    };
  }, [store, handle, host, scene, lift, dragOver, drop, endDrag]);

  return (
    <div className="day-plan-drag" aria-hidden>
      {drag && <TargetRing handle={handle} />}
      <div ref={ghost} className="day-plan-ghost" hidden={!drag}>
        {drag && <Ghost />}
      </div>
    </div>
  );
}

/** What the finger carries. */
function Ghost(): ReactNode {
  const drag = useAtomValue(dragAtom);
  const party = useAtomValue(draggedPartyAtom);
  const tables = useAtomValue(tableByKeyAtom);
  const { text, kind } = useAtomValue(dropHintAtom);
  const nearest = useAtomValue(nearestFitAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  return (
    <>
      <p className="day-plan-carried">
        <bdi>{party ? partyName(party) : tables.get(drag?.from ?? '')?.name}</bdi>
        {party && <b>{party.guests}</b>}
      </p>
      <p className={`day-plan-drop-hint day-plan-drop-${kind}`}>
        <b>{text}</b>
        {nearest && <span>{messages.nearestFit({ tables: nameTables(nearest) })}</span>}
        {party && kind === 'fits' && !drag?.joins && <span>{messages.restToJoin}</span>}
      </p>
    </>
  );
}

/** Rings the table below the finger, and the nearest that fits if that one does not. */
function TargetRing({ handle }: { readonly handle: PlanHandle }): ReactNode {
  const over = useAtomValue(dragAtom)?.over;
  const { kind } = useAtomValue(dropHintAtom);
  const nearest = useAtomValue(nearestFitAtom);
  return (
    <>
      {over !== undefined && (
        <Ring key={over} handle={handle} tableKey={over} className={`day-plan-ring day-plan-ring-${kind}`} />
      )}
      {nearest?.map((key) => (
        <Ring key={key} handle={handle} tableKey={key} className="day-plan-ring day-plan-ring-nearest" />
      ))}
    </>
  );
}

function Ring({
  handle,
  tableKey,
  className,
}: {
  readonly handle: PlanHandle;
  readonly tableKey: string;
  readonly className: string;
}): ReactNode {
  const [box, setBox] = useState(() => handle.boxOf(tableKey));
  // The plan moves while something is dragged along its edge.
  useEffect(() => handle.addOverlay({ show: () => setBox(handle.boxOf(tableKey)) }), [handle, tableKey]);
  if (!box) return null;
  const style: CSSProperties = { left: box.x, top: box.y, width: box.width, height: box.height };
  return <div className={className} style={style} />;
}

function showsAll(view: Viewport, { filled }: Scene, { clientWidth, clientHeight }: HTMLElement): boolean {
  const box = boxToScreen(view, filled);
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= clientWidth + 1 && box.y + box.height <= clientHeight + 1;
}
