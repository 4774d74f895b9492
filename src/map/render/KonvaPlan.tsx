/**
 * The Konva nodes of a plan. One layer holds the background, all tables as one shape, and above them a node per table
 * that is selected or has the keyboard focus.
 */
import type { Context } from 'konva/lib/Context.js';
import { Konva } from 'konva/lib/Core.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type ReactNode, createElement, useCallback } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Table } from '../../domain/plan/table.ts';
import type { Palette } from '../paint/palette.ts';
import { paintFocusRing, paintSelectedTable } from '../paint/tablePainter.ts';
import type { OverscanRenderer } from './overscanRenderer.ts';
import { PlanLayer } from './planLayer.ts';

/** The type by which react-konva creates the layer. */
const PLAN_LAYER = 'PlanLayer';

Object.assign(Konva, { [PLAN_LAYER]: PlanLayer });

/** The tables that stand out from the others. */
export type Highlights = {
  /** In the order in which they are drawn. */
  readonly selected: readonly Table[];
  readonly focused: Table | undefined;
  readonly palette: Palette;
};

type KonvaPlanProps = { readonly renderer: OverscanRenderer; readonly highlights: Highlights };

/** The layer doesn't listen, which saves Konva's hit canvas: the spatial index finds the table under a pointer. */
export function KonvaPlan({ renderer, highlights: { selected, focused, palette } }: KonvaPlanProps): ReactNode {
  return createElement(
    PLAN_LAYER,
    { listening: false },
    <Shape name="background" perfectDrawEnabled={false} sceneFunc={renderer.drawBackground} />,
    <Shape name="tables" perfectDrawEnabled={false} sceneFunc={renderer.drawTables} />,
    selected.map((table) => (
      <HighlightNode key={table.key} name="selected" table={table} palette={palette} paint={paintSelectedTable} />
    )),
    focused && <HighlightNode name="focused" table={focused} palette={palette} paint={paintFocusRing} />,
  );
}

type HighlightNodeProps = {
  readonly name: string;
  readonly table: Table;
  readonly palette: Palette;
  readonly paint: (ctx: Context, palette: Palette, table: Table, scale: number) => void;
};

function HighlightNode({ name, table, palette, paint }: HighlightNodeProps): ReactNode {
  const sceneFunc = useCallback(
    (ctx: Context, node: ShapeNode) => paint(ctx, palette, table, node.getAbsoluteScale().x),
    [paint, palette, table],
  );
  return <Shape name={name} perfectDrawEnabled={false} sceneFunc={sceneFunc} />;
}
