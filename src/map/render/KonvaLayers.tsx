/** The Konva layers of a plan: one for the background, if it has any, and one for all tables, with one shape each. */
import type { Context } from 'konva/lib/Context.js';
import { type ReactNode, useState } from 'react';
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CanvasPainter } from './canvasBackend.ts';
import type { OverscanRenderer } from './overscanRenderer.ts';

export type KonvaLayersProps = { readonly renderer: OverscanRenderer; readonly hasBackground: boolean };

const toSceneFunc =
  (paint: CanvasPainter) =>
  ({ _context }: Context): void => {
    paint(_context);
  };

export function KonvaLayers({ renderer, hasBackground }: KonvaLayersProps): ReactNode {
  const [sceneFuncs] = useState(() => ({
    background: toSceneFunc(renderer.drawBackground),
    tables: toSceneFunc(renderer.drawTables),
  }));
  return (
    <>
      {hasBackground && (
        <Layer key="background" listening={false}>
          <Shape listening={false} perfectDrawEnabled={false} sceneFunc={sceneFuncs.background} />
        </Layer>
      )}
      <Layer key="tables" listening={false}>
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={sceneFuncs.tables} />
      </Layer>
    </>
  );
}
