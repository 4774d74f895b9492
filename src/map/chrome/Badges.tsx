/**
 * Badges over the tables of a plan, as a shape on the plan's own layer: a canvas of their own would be copied by the
 * browser in each frame of a gesture, and take as much memory as the plan.
 */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type ReactNode, useCallback } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { OverscanLayer } from '../layers/overscanLayer.ts';
import { enterPixels } from '../layers/pixelFrame.ts';
import { type BadgeInput, paintBadges } from '../paint/badges/badgePainter.ts';

export function Badges({ scene, theme, badges, marks, links }: Omit<BadgeInput, 'ratio'>): ReactNode {
  const sceneFunc = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { view, size } = enterPixels(ctx, node);
      const ratio = (node.getLayer() as OverscanLayer).screenRatio;
      paintBadges(ctx, { scene, theme, badges, marks, links, ratio }, view, size);
      ctx.restore();
    },
    [scene, theme, badges, marks, links],
  );
  return <Shape name="badges" sceneFunc={sceneFunc} listening={false} perfectDrawEnabled={false} />;
}
