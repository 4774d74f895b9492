/**
 * The plan as it is drawn on: the same drawing as the visitors', with what is in the hand, what is selected and what is
 * about to be made over it. Views, hands and marks go past React.
 */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { drawingAtom } from '../document/document.ts';
import { pictureUrlAtom } from '../document/hostState.ts';
import { referenceImageAtom } from '../document/referenceImage.ts';
import { gridAtom, planHandleAtom, pointerPositionAtom, themeAtom, viewportAtom } from '../session/view.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { TableState } from '../../domain/plan/table.ts';
import { NO_INSETS } from '../../map/camera/viewport.ts';
import { messages } from '../messages.ts';
import './canvas.css';
import { hiddenItemsAtom, sceneAtom } from './dragPreview.ts';
import { SelectionOverlay } from './selectionOverlay.ts';
import { createPointerInterceptor } from './pointerAdapter.ts';
import { createSpaceKey } from './spaceToPan.ts';
import { gridPainter } from './gridPainter.ts';
import { TextEditor } from './TextEditor.tsx';

const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function EditorCanvas(): ReactNode {
  const store = useStore();
  const [handle, setHandle] = [useAtomValue(planHandleAtom), useSetAtom(planHandleAtom)];
  const setViewport = useSetAtom(viewportAtom);
  const setPointer = useSetAtom(pointerPositionAtom);
  const [scene, away, theme] = [useAtomValue(sceneAtom), useAtomValue(hiddenItemsAtom), useAtomValue(themeAtom)];
  const pictureAddress = useAtomValue(pictureUrlAtom);
  const over = useRef<HTMLDivElement>(null);
  const [space] = useState(createSpaceKey);
  const [hand] = useState(() => createPointerInterceptor(store, () => store.get(planHandleAtom), space.isDown));
  const under = useUnder();

  useEffect(() => space.follow(), [space]);
  useEffect(() => (handle ? new SelectionOverlay(store, handle, over.current!).start() : undefined), [store, handle]);

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
        label={messages.plan}
        handleRef={setHandle}
        unboundedPan
        pointerInterceptor={hand}
        hiddenItems={away}
        paintUnderlay={under}
        imageUrl={pictureAddress}
        onMoveEnd={setViewport}
        onTap={() => {
          /* The hand has it. */
        }}
      />
      <div ref={over} className="canvas-over" />
      <TextEditor />
    </div>
  );
}

/** Grid and tracing, painted between ground and tables. */
function useUnder(): (ctx: CanvasRenderingContext2D, scale: number) => void {
  const { width, height, tracing } = useAtomValue(drawingAtom);
  const grid = useAtomValue(gridAtom);
  const theme = useAtomValue(themeAtom);
  const picture = useAtomValue(referenceImageAtom);
  const step = grid.shown ? grid.step : 0;
  return useMemo(
    () =>
      gridPainter({
        theme,
        extent: { x: 0, y: 0, width, height },
        step,
        tracing: tracing && picture ? { ...tracing, picture } : undefined,
      }),
    [theme, width, height, step, tracing, picture],
  );
}
