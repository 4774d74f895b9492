/** Badges over the tables of a plan, as a layer of its stage. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type ReactNode, useCallback } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { OverscanLayer } from '../layers/elements.ts';
import type { OverscanLayer as OverscanLayerNode } from '../layers/overscanLayer.ts';
import { enterPixels } from '../layers/pixelFrame.ts';
import { type BadgeInput, paintBadges } from '../paint/badges/badgePainter.ts';

export function BadgeLayer({ scene, theme, badges, marks, links }: Omit<BadgeInput, 'ratio'>): ReactNode {
  const sceneFunc = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { view, size } = enterPixels(ctx, node);
      const ratio = (node.getLayer() as OverscanLayerNode).screenRatio;
      paintBadges(ctx, { scene, theme, badges, marks, links, ratio }, view, size);
      ctx.restore();
    },
    [scene, theme, badges, marks, links],
  );
  return (
    <OverscanLayer name="badges" listening={false} contentBox={scene.paintedBox}>
      <Shape name="badges" sceneFunc={sceneFunc} perfectDrawEnabled={false} />
    </OverscanLayer>
  );
}
