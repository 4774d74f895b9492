/** Paints the links between tables that the venue joins, below the tables. Works in plan units. */
import { linkedPairs } from '../../domain/document/edits/joinTables.ts';
import type { TableItem } from '../../domain/document/editorDocument.ts';
import { type Box, type Point, boxFromPoints, centerOf, intersectBoxes } from '../../domain/geometry/boxes.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { BackgroundPainter } from '../../map/paint/renderInput.ts';
import { OVERLAY_COLORS, strokeLine } from './selectionPainter.ts';

/** Of the shorter side of the smaller table. */
const WIDTH_SHARE = 0.3;
const LEAST_WIDTH_PX = 3;

type Link = { readonly from: Point; readonly to: Point; readonly width: number; readonly bounds: Box };

export function linkPainter(tables: readonly TableItem[], theme: Theme): BackgroundPainter {
  const links = linkedPairs(tables).map((pair): Link => {
    const boxes = pair.map(({ room }) => room.coordinates);
    const [from, to] = boxes.map(centerOf) as [Point, Point];
    const width = WIDTH_SHARE * Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
    return { from, to, width, bounds: boxFromPoints([from, to]) };
  });
  const { line, on } = OVERLAY_COLORS[theme];
  return (ctx, scale, visible) => {
    const shown = links.filter(({ bounds }) => intersectBoxes(bounds, visible));
    ctx.save();
    for (const edge of [1.6, 1]) {
      ctx.strokeStyle = edge === 1 ? line : on;
      for (const { from, to, width } of shown) {
        ctx.lineWidth = Math.max(width, LEAST_WIDTH_PX / scale) * edge;
        strokeLine(ctx, from, to);
      }
    }
    ctx.restore();
  };
}
