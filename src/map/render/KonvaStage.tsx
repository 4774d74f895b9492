/** The Konva stage of a plan. */
import type { KonvaEventObject } from 'konva/lib/Node.js';
import type { Stage as StageNode } from 'konva/lib/Stage.js';
import { type ReactNode, memo, useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import type { CanvasBackend } from './canvasBackend.ts';
import { type Highlights, KonvaPlan } from './KonvaPlan.tsx';
import { konvaBackend } from './konvaBackend.ts';
import type { OverscanRenderer } from './overscanRenderer.ts';

type KonvaStageProps = {
  readonly renderer: OverscanRenderer;
  readonly highlights: Highlights;
  /** Gets the canvases once they are mounted, and again whenever this function changes. */
  readonly onMount: (canvases: CanvasBackend) => void;
  /** Gets every pointer and wheel event of the stage. */
  readonly onInput: (event: PointerEvent | WheelEvent) => void;
};

const runNow = (handle: () => void): void => handle();

/**
 * The renderer sets the stage's size, position and scale: they change too often for React. A rendering of the page
 * that changes nothing here must not make react-konva render as well.
 */
export const KonvaStage = memo(function KonvaStage({
  renderer,
  highlights,
  onMount,
  onInput,
}: KonvaStageProps): ReactNode {
  const stage = useRef<StageNode>(null);
  useLayoutEffect(() => {
    if (!stage.current) return;
    // react-konva flushes React's work after every event, and a gesture sends two for each movement. Nothing here needs
    // it.
    stage.current.eventBatchFunc(runNow);
    onMount(konvaBackend(stage.current, true));
  }, [onMount]);
  const handle = ({ evt }: KonvaEventObject<PointerEvent | WheelEvent>): void => onInput(evt);
  return (
    <Stage
      ref={stage}
      onPointerDown={handle}
      onPointerMove={handle}
      onPointerUp={handle}
      onPointerCancel={handle}
      onWheel={handle}
    >
      <KonvaPlan renderer={renderer} highlights={highlights} />
    </Stage>
  );
});
