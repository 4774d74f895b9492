/**
 * The plan as it is drawn on: the same drawing as the visitors', with what is in the hand, what is selected and what is
 * about to be made over it. Views, hands and marks go past React.
 */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { drawingAtom } from '../atoms/document.ts';
import { pictureAddressAtom } from '../atoms/host.ts';
import { tracingPictureAtom } from '../atoms/tracing.ts';
import { gridAtom, planHandleAtom, pointerAtom, themeAtom, viewportAtom } from '../atoms/view.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { TableState } from '../../map/tableLook.ts';
import { NO_INSETS } from '../../map/viewport.ts';
import { words } from '../words.ts';
import './canvas.css';
import { awayAtom, sceneAtom } from './inHand.ts';
import { Overlay } from './overlay.ts';
import { handOf } from './pointer.ts';
import { followSpace } from './space.ts';
import { underPainter } from './under.ts';
import { WriteText } from './WriteText.tsx';

const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function EditorCanvas(): ReactNode {
  const store = useStore();
  const [handle, setHandle] = [useAtomValue(planHandleAtom), useSetAtom(planHandleAtom)];
  const setViewport = useSetAtom(viewportAtom);
  const setPointer = useSetAtom(pointerAtom);
  const [scene, away, theme] = [useAtomValue(sceneAtom), useAtomValue(awayAtom), useAtomValue(themeAtom)];
  const pictureAddress = useAtomValue(pictureAddressAtom);
  const over = useRef<HTMLDivElement>(null);
  const [space] = useState(followSpace);
  const [hand] = useState(() => handOf(store, () => store.get(planHandleAtom), space.isDown));
  const under = useUnder();

  useEffect(() => space.follow(), [space]);
  useEffect(() => (handle ? new Overlay(store, handle, over.current!).start() : undefined), [store, handle]);

  return (
    <div
      className="canvas"
      onPointerLeave={() => {
        setPointer(undefined);
      }}
    >
      <PlanStage
        scene={scene}
        states={NO_STATES}
        theme={theme}
        insets={NO_INSETS}
        label={words.plan}
        handleRef={setHandle}
        roaming
        hand={hand}
        away={away}
        under={under}
        pictureAddress={pictureAddress}
        onView={setViewport}
        onTap={() => {
          /* The hand has it. */
        }}
      />
      <div ref={over} className="canvas-over" />
      <WriteText />
    </div>
  );
}

/** Grid and tracing, painted between ground and tables. */
function useUnder(): (ctx: CanvasRenderingContext2D, scale: number) => void {
  const { width, height, tracing } = useAtomValue(drawingAtom);
  const grid = useAtomValue(gridAtom);
  const theme = useAtomValue(themeAtom);
  const picture = useAtomValue(tracingPictureAtom);
  const step = grid.shown ? grid.step : 0;
  return useMemo(
    () =>
      underPainter({
        theme,
        extent: { x: 0, y: 0, width, height },
        step,
        tracing: tracing && picture ? { ...tracing, picture } : undefined,
      }),
    [theme, width, height, step, tracing, picture],
  );
}
