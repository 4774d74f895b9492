/** Konva's Stage for a living plan, among what React renders around it. */
import type { Stage as StageNode } from 'konva/lib/Stage.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { konvaBackend } from './konvaBackend.ts';
import { KonvaLayers, type KonvaLayersProps } from './KonvaLayers.tsx';

export function KonvaStage({ view, hasBackground: hasGround }: KonvaLayersProps): ReactNode {
  const stage = useRef<StageNode>(null);
  useLayoutEffect(() => {
    view.attachCanvases(konvaBackend(stage.current!));
  }, [view]);
  return (
    <Stage ref={stage} width={1} height={1} listening={false}>
      <KonvaLayers view={view} hasBackground={hasGround} />
    </Stage>
  );
}
