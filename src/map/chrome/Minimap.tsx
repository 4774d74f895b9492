/** A small picture of a whole large plan, with a frame about the part in view: a tap or a drag on it leads there. */
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../domain/geometry/boxes.ts';
import './chrome.css';
import { minimapFrame, minimapBox, minimapView } from './minimapLayout.ts';
import type { Theme } from '../paint/palette.ts';
import type { PlanHandle } from '../PlanStage.tsx';
import type { Scene } from '../scene/scene.ts';
import type { renderStaticView } from '../render/renderStatic.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { type Insets, type Viewport, clearRegion, toPlan } from '../camera/viewport.ts';

export type MinimapProps = {
  readonly handle: PlanHandle;
  readonly scene: Scene;
  readonly states: ReadonlyMap<string, TableState>;
  readonly theme: Theme;
  readonly insets: Insets;
  /** The map's own painter, which is there already. */
  readonly paint: typeof renderStaticView;
};

/** Of its bitmap, at four bytes each. */
const MOST_PIXELS = 96_000;
/** Time, in milliseconds, for all else that a choice changes. */
const LEISURE = 250;
/** CSS pixels that a finger goes before it drags. */
const SLOP = 6;

/** Hidden from whoever can't see it: keys, area chips and the list lead everywhere. */
export function Minimap(props: MinimapProps): ReactNode {
  const { handle, scene, insets } = props;
  const [place, setPlace] = useState<Box>();
  useLayoutEffect(
    () =>
      handle.addOverlay({
        show(view, still) {
          if (!still) return;
          const { clientWidth: width, clientHeight: height } = handle.element;
          const next = minimapBox(
            scene,
            view,
            clearRegion({ width, height }, insets),
            width,
            getComputedStyle(document.documentElement).direction === 'rtl',
          );
          setPlace((before) => (isSame(before, next) ? before : next));
        },
      }),
    [handle, scene, insets],
  );
  return place && <Picture {...props} place={place} />;
}

function Picture({
  handle,
  scene,
  states,
  theme,
  insets,
  paint,
  place,
}: MinimapProps & { readonly place: Box }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const finger = useRef<{ readonly x: number; readonly y: number; drags: boolean }>(undefined);
  const mini = minimapView(scene, place);

  useLayoutEffect(() => {
    let region = clearOf(handle, insets);
    return handle.addOverlay({
      show(view, still) {
        if (still) region = clearOf(handle, insets);
        moveFrame(frame.current!, minimapView(scene, place), place, view, region);
      },
    });
  }, [handle, scene, insets, place]);
  useEffect(() => {
    handle.setObscuredCorner(place);
    return () => {
      handle.setObscuredCorner(undefined);
    };
  }, [handle, place]);
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = self.current!;
    // A wheel is the plan's wherever it turns over it.
    const pass = (event: WheelEvent): void => {
      if (!handle.element.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
    };
    element.addEventListener('wheel', pass, { passive: false });
    return () => {
      element.removeEventListener('wheel', pass);
    };
  }, [handle]);
  const painted = useRef(false);
  useEffect(() => {
    const run = (): void => {
      painted.current = true;
      paint(
        canvas.current!,
        scene,
        states,
        minimapView(scene, place),
        theme,
        Math.sqrt(MOST_PIXELS / (place.width * place.height)),
      );
    };
    const wait = window.setTimeout(run, painted.current ? LEISURE : 0);
    return () => {
      clearTimeout(wait);
    };
  }, [paint, scene, states, theme, place]);

  const placeOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const { left, top } = canvas.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  return (
    <div
      ref={self}
      className="minimap"
      aria-hidden
      data-testid="minimap"
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        finger.current = { ...placeOf(event), drags: false };
      }}
      onPointerMove={(event) => {
        const held = finger.current;
        if (!held || !event.isPrimary) return;
        const at = placeOf(event);
        held.drags ||= Math.hypot(at.x - held.x, at.y - held.y) > SLOP;
        if (held.drags) handle.centerOn(toPlan(mini, at), true);
      }}
      onPointerUp={(event) => {
        if (finger.current && !finger.current.drags) handle.centerOn(toPlan(mini, placeOf(event)), false);
        finger.current = undefined;
      }}
      onPointerCancel={() => {
        finger.current = undefined;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
      }}
    >
      <canvas ref={canvas} />
      <div ref={frame} className="minimap-frame" />
    </div>
  );
}

function clearOf({ element }: PlanHandle, insets: Insets): Box {
  return clearRegion({ width: element.clientWidth, height: element.clientHeight }, insets);
}

/** While the scale stays, as it does in a pan, the compositor moves the frame alone. */
function moveFrame({ style }: HTMLElement, mini: Viewport, size: Box, view: Viewport, region: Box): void {
  const { x, y, width, height } = minimapFrame(mini, size, view, region);
  const [wide, tall] = [`${width.toFixed(1)}px`, `${height.toFixed(1)}px`];
  if (style.width !== wide) style.width = wide;
  if (style.height !== tall) style.height = tall;
  style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

function isSame(one: Box | undefined, other: Box | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height;
}
