/** A table as a node of Konva: its place, color and texts as attributes, painted by the one painter of tables. */
import type { Group } from 'konva/lib/Group.js';
import type { Context } from 'konva/lib/Context.js';
import { Shape as ShapeNode, type ShapeConfig } from 'konva/lib/Shape.js';
import { type ReactNode, memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { boundsOf, expandBox } from '../domain/geometry/boxes.ts';
import { type Table, type TableState, tableLabel, tableSeatsLabel } from '../domain/plan/table.ts';
import type { OverscanLayer } from './layers/overscanLayer.ts';
import type { Palette } from './paint/palette.ts';
import { PAINT_OVERFLOW_PX, paintFocusRing, paintTable } from './paint/tablePainter.ts';

type TableNodeProps = {
  readonly table: Table;
  readonly state: TableState;
  readonly palette: Palette;
  /** What sets the table apart, such as `selected`. The node has these names besides `table`. */
  readonly names?: string;
  /** The table has the keyboard focus. */
  readonly isFocused?: boolean;
};

export const TableNode = memo(function TableNode(props: TableNodeProps): ReactNode {
  return <Shape {...nodeAttrs(props)} />;
});

/** Puts nodes of tables into a group, in place of those that it has. Asks for no paint. */
export function setTableNodes(group: Group, tables: readonly TableNodeProps[]): void {
  const before = new Map(group.getChildren().map((node) => [node.id(), node as ShapeNode]));
  group.removeChildren();
  for (const props of tables) {
    const attrs = nodeAttrs(props);
    group.add(before.get(attrs.id)?.setAttrs(attrs) ?? new ShapeNode(attrs));
    before.delete(attrs.id);
  }
  for (const node of before.values()) node.destroy();
}

function nodeAttrs({
  table,
  state,
  palette,
  names = '',
  isFocused = false,
}: TableNodeProps): ShapeConfig & { readonly id: string } {
  const label = tableLabel(table);
  const seats = tableSeatsLabel(table);
  return {
    ...tableAttrs(table),
    name: `table ${names}`.trim(),
    fill: table.color,
    text: label.text,
    textX: label.x,
    textY: label.y,
    fontSize: label.size,
    seats: table.seats,
    seatsX: seats.x,
    seatsY: seats.y,
    seatsFontSize: seats.size,
    table,
    state,
    palette,
    isFocused,
    sceneFunc: paintNode,
    perfectDrawEnabled: false,
  };
}

/** The attributes of any node that stands for a table: it is placed like the table, and its origin is the table's. */
export function tableAttrs({ key, box, rotation }: Table): ShapeConfig & { readonly id: string } {
  const { x, y, width, height } = box;
  return {
    id: key,
    name: 'table',
    x: x + width / 2,
    y: y + height / 2,
    offsetX: width / 2,
    offsetY: height / 2,
    width,
    height,
    rotation,
    // A finger on a table may begin to scroll the page.
    preventDefault: false,
  };
}

type NodeAttrs = Required<Pick<TableNodeProps, 'table' | 'state' | 'palette' | 'isFocused'>>;

/** The canvas is in the frame of the table. */
function paintNode(ctx: Context, node: ShapeNode): void {
  const { table, state, palette, isFocused } = node.attrs as NodeAttrs;
  const scale = node.getAbsoluteScale().x;
  const layer = node.getLayer() as OverscanLayer;
  if (layer.skips(expandBox(boundsOf(table), PAINT_OVERFLOW_PX / scale))) return;
  // Two frames: texts and marks turn the canvas.
  ctx.save();
  paintTable(ctx, palette, table, state, { scale, ratio: layer.screenRatio, dense: false });
  ctx.restore();
  if (isFocused) paintFocusRing(ctx, palette, table, scale);
}
