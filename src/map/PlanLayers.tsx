/** Konva's Stage for a living plan, among what React renders around it. */
import type { Stage as KonvaStage } from 'konva/lib/Stage.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { konvaCanvases } from './konvaCanvases.ts';
import { PlanBitmaps, type PlanBitmapsProps } from './PlanBitmaps.tsx';

export function PlanLayers({ view, hasGround }: PlanBitmapsProps): ReactNode {
  const stage = useRef<KonvaStage>(null);
  useLayoutEffect(() => {
    view.adopt(konvaCanvases(stage.current!));
  }, [view]);
  return (
    <Stage ref={stage} width={1} height={1} listening={false}>
      <PlanBitmaps view={view} hasGround={hasGround} />
    </Stage>
  );
}
