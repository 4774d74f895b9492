/** The Konva stage of a plan that React renders. */
import type { Stage as StageNode } from 'konva/lib/Stage.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import type { CanvasBackend } from './canvasBackend.ts';
import { KonvaLayers, type KonvaLayersProps } from './KonvaLayers.tsx';
import { konvaBackend } from './konvaBackend.ts';

type KonvaStageProps = KonvaLayersProps & {
  /** Gets the canvases once they are mounted, and again whenever this function changes. */
  readonly onMount: (canvases: CanvasBackend) => void;
};

export function KonvaStage({ renderer, hasBackground, onMount }: KonvaStageProps): ReactNode {
  const stage = useRef<StageNode>(null);
  useLayoutEffect(() => {
    if (stage.current) onMount(konvaBackend(stage.current));
  }, [onMount]);
  return (
    <Stage ref={stage} width={1} height={1} listening={false}>
      <KonvaLayers renderer={renderer} hasBackground={hasBackground} />
    </Stage>
  );
}
