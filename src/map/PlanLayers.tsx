/** Konva's Stage for a living plan: a layer for the ground, where there is one, and one shape for all tables. */
import type { Context } from 'konva/lib/Context.js';
import type { Stage as KonvaStage } from 'konva/lib/Stage.js';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Painter } from './canvases.ts';
import { konvaCanvases } from './konvaCanvases.ts';
import type { PlanView } from './planView.ts';

type PlanLayersProps = { readonly view: PlanView; readonly hasGround: boolean };

const asScene = (paint: Painter) => ({ _context }: Context): void => { paint(_context); };

export function PlanLayers({ view, hasGround }: PlanLayersProps): ReactNode {
  const stage = useRef<KonvaStage>(null);
  const [scenes] = useState(() => ({ ground: asScene(view.surface.drawGround), tables: asScene(view.surface.drawTables) }));
  useLayoutEffect(() => {
    if (new URLSearchParams(window.location.search).has('inspect')) Object.assign(window, { __tidetable: { stage: stage.current } });
    view.adopt(konvaCanvases(stage.current!));
  }, [view]);
  return (
    <Stage ref={stage} width={1} height={1} listening={false}>
      {hasGround && <Layer key="ground" listening={false}>
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={scenes.ground} />
      </Layer>}
      <Layer key="tables" listening={false}>
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={scenes.tables} />
      </Layer>
    </Stage>
  );
}
