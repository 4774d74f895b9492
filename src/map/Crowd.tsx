/** Tables without nodes of their own, as one shape of Konva: thousands of nodes would take too long to draw. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type ReactNode, useCallback } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { expandBox } from '../domain/geometry/boxes.ts';
import type { OverscanLayer } from './layers/overscanLayer.ts';
import type { TableRenderInput } from './paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintTables } from './paint/tablePainter.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from './scene/tableBuffers.ts';

export function Crowd({ scene, palette, stateOf, hidden }: TableRenderInput): ReactNode {
  const sceneFunc = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { viewBox, pieceBox, screenRatio: ratio } = node.getLayer() as OverscanLayer;
      const scale = node.getAbsoluteScale().x;
      const dense = sceneIndex(scene).visible(viewBox).length > MAX_DETAILED_TABLES;
      const indices = sceneIndex(scene).visible(expandBox(pieceBox, PAINT_OVERFLOW_PX / scale));
      paintTables(ctx, { scene, palette, stateOf, hidden }, indices, { scale, ratio, dense });
    },
    [scene, palette, stateOf, hidden],
  );
  return <Shape name="crowd" sceneFunc={sceneFunc} perfectDrawEnabled={false} />;
}
