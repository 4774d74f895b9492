/** The minimap of a large plan, with a frame around the part in view. A tap or a drag on it moves the view there. */
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import type { TableStates } from '../../domain/plan/table.ts';
import { type Insets, clearRegion, toPlan } from '../../domain/plan/viewport.ts';
import { DRAG_THRESHOLD_PX } from '../input/dragThreshold.ts';
import type { PictureContent } from './staticPicture.ts';
import type { createMinimapPainter } from './minimapPainter.ts';
import { minimapBox, minimapFrame, minimapView } from './minimapLayout.ts';
import type { PlanHandle } from './planHandle.ts';
import './chrome.css';

export type MinimapProps = PictureContent & {
  readonly handle: PlanHandle;
  readonly states: TableStates;
  readonly insets: Insets;
  /** From the map's chunk, which is loaded already. */
  readonly createPainter: typeof createMinimapPainter;
};

/**
 * A paint waits until everything else that a view or a selection changes is done, and until the view is at rest: the
 * next gesture often follows at once.
 */
const PAINT_DELAY_MS = 250;
/** While the view moves, the frame is stretched by up to this factor before it is laid out again. */
const MAX_FRAME_STRETCH = 1.25;
/** While the view moves, the frame follows in steps of this size, in CSS pixels: nobody sees smaller ones. */
const FRAME_STEP_PX = 0.5;

/** Hidden from assistive technology: keys, area chips and the list reach everything. */
export function Minimap(props: MinimapProps): ReactNode {
  const { handle, scene, insets } = props;
  const [box, setBox] = useState<Box>();
  const [losses, setLosses] = useState(0);
  useLayoutEffect(
    () =>
      handle.addOverlay({
        show(view, atRest) {
          if (!atRest) return;
          const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
          const next = minimapBox(
            scene,
            view,
            clearRegionOf(handle, insets),
            handle.element.clientWidth,
            isRightToLeft,
          );
          setBox((before) => (boxesEqual(before, next) ? before : next));
        },
      }),
    [handle, scene, insets],
  );
  return box && <MinimapPicture key={losses} {...props} box={box} onRestored={() => setLosses(losses + 1)} />;
}

function MinimapPicture({
  handle,
  scene,
  states,
  theme,
  paintDecor,
  insets,
  createPainter,
  box,
  onRestored,
}: MinimapProps & { readonly box: Box; readonly onRestored: () => void }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const press = useRef<{ readonly at: Point; isDragging: boolean }>(undefined);
  const isMoving = useRef(false);
  const mini = minimapView(scene, box);

  useLayoutEffect(() => {
    let region = clearRegionOf(handle, insets);
    let laidOut = { width: 0, height: 0 };
    let drawn: Box | undefined;
    return handle.addOverlay({
      show(view, atRest) {
        isMoving.current = !atRest;
        if (atRest) region = clearRegionOf(handle, insets);
        if (!frame.current) return;
        const { style } = frame.current;
        const next = minimapFrame(minimapView(scene, box), box, view, region);
        if (!atRest && drawn && isNear(drawn, next)) return;
        drawn = next;
        const { x, y, width, height } = next;
        // The compositor moves and stretches the frame alone. A new layout restores the width of its border.
        if (atRest || isFarFrom(width, laidOut.width) || isFarFrom(height, laidOut.height)) {
          laidOut = { width, height };
          style.width = `${width}px`;
          style.height = `${height}px`;
        }
        style.transform = `translate(${x}px,${y}px)scale(${width / laidOut.width},${height / laidOut.height})`;
      },
    });
  }, [handle, scene, insets, box]);
  useEffect(() => {
    handle.setObscuredCorner(box);
    return () => {
      handle.setObscuredCorner(undefined);
    };
  }, [handle, box]);
  useEffect(() => {
    const element = root.current;
    // The wheel works on the plan, also over the minimap.
    const forward = (event: WheelEvent): void => {
      if (!handle.element.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
    };
    element?.addEventListener('wheel', forward, { passive: false });
    return () => {
      element?.removeEventListener('wheel', forward);
    };
  }, [handle]);
  const paint = useMemo(
    () => createPainter({ scene, theme, paintDecor }, minimapView(scene, box), box),
    [createPainter, scene, theme, paintDecor, box],
  );
  useEffect(() => {
    if (!canvas.current) return undefined;
    const element = canvas.current;
    const run = (): void => {
      if (isMoving.current) timer = window.setTimeout(run, PAINT_DELAY_MS);
      else paint(element, states);
    };
    let timer = window.setTimeout(run, PAINT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [paint, states]);
  useEffect(() => {
    const element = canvas.current;
    // A phone that returns to the page may have dropped its pixels, and those of what the painter keeps.
    element?.addEventListener('contextrestored', onRestored);
    return () => element?.removeEventListener('contextrestored', onRestored);
  }, [onRestored]);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  return (
    <div
      ref={root}
      className="map-minimap"
      aria-hidden
      data-testid="minimap"
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = { at: pointOf(event), isDragging: false };
      }}
      onPointerMove={(event) => {
        const pressed = press.current;
        if (!pressed || !event.isPrimary) return;
        const at = pointOf(event);
        pressed.isDragging ||= Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) > DRAG_THRESHOLD_PX.touch;
        if (pressed.isDragging) handle.centerOn(toPlan(mini, at), true);
      }}
      onPointerUp={(event) => {
        if (press.current && !press.current.isDragging) handle.centerOn(toPlan(mini, pointOf(event)), false);
        press.current = undefined;
      }}
      onPointerCancel={() => {
        press.current = undefined;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
      }}
    >
      <canvas ref={canvas} />
      <div ref={frame} className="map-minimap-frame" />
    </div>
  );
}

function clearRegionOf({ element }: PlanHandle, insets: Insets): Box {
  return clearRegion({ width: element.clientWidth, height: element.clientHeight }, insets);
}

const isNear = (one: Box, other: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < FRAME_STEP_PX);

const isFarFrom = (length: number, laidOut: number): boolean =>
  length > laidOut * MAX_FRAME_STRETCH || laidOut > length * MAX_FRAME_STRETCH;

function boxesEqual(one: Box | undefined, other: Box | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height;
}
