/** Konva's layers of a living plan: one for the ground, where there is one, and one shape for all tables. */
import type { Context } from 'konva/lib/Context.js';
import { type ReactNode, useState } from 'react';
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Painter } from './canvases.ts';
import type { PlanView } from './planView.ts';

export type PlanBitmapsProps = { readonly view: PlanView; readonly hasGround: boolean };

const asScene =
  (paint: Painter) =>
  ({ _context }: Context): void => {
    paint(_context);
  };

export function PlanBitmaps({ view, hasGround }: PlanBitmapsProps): ReactNode {
  const [scenes] = useState(() => ({
    ground: asScene(view.surface.drawGround),
    tables: asScene(view.surface.drawTables),
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
