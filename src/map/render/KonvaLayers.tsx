/** Konva's layers of a living plan: one for the ground, where there is one, and one shape for all tables. */
import type { Context } from 'konva/lib/Context.js';
import { type ReactNode, useState } from 'react';
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CanvasPainter } from './canvasBackend.ts';
import type { PlanView } from '../planView.ts';

export type KonvaLayersProps = { readonly view: PlanView; readonly hasBackground: boolean };

const asScene =
  (paint: CanvasPainter) =>
  ({ _context }: Context): void => {
    paint(_context);
  };

export function KonvaLayers({ view, hasBackground: hasGround }: KonvaLayersProps): ReactNode {
  const [scenes] = useState(() => ({
    ground: asScene(view.renderer.drawBackground),
    tables: asScene(view.renderer.drawTables),
  }));
  return (
    <>
      {hasGround && (
        <Layer key="ground" listening={false}>
          <Shape listening={false} perfectDrawEnabled={false} sceneFunc={scenes.ground} />
        </Layer>
      )}
      <Layer key="tables" listening={false}>
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={scenes.tables} />
      </Layer>
    </>
  );
}
