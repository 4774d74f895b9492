/** A grid of tables: they fill the box that is drawn, or that lies between two clicks. */
import { boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { constrainToSquare } from '../pointerTolerances.ts';
import { layOutGrid } from './tableLayout.ts';
import { createTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPoints, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from '../tool.ts';

function gridIn(span: TwoPoints, { drawing, defaults }: ToolScene): ReturnType<typeof layOutGrid> {
  const { x, y, width, height } = boxOfPoints(span);
  return layOutGrid(
    boxFromPoints([clampToPlan({ x, y }, drawing), clampToPlan({ x: x + width, y: y + height }, drawing)]),
    defaults,
  );
}

export const gridTool = twoPointTool({
  constrain: constrainToSquare,
  preview(span, scene) {
    const { columns, rows, boxes } = gridIn(span, scene);
    return [
      { type: 'marquee', box: boxOfPoints(span) },
      ...tablePreviews(
        scene,
        boxes.map((box) => ({ box })),
      ),
      { type: 'figure', at: span.to, text: `${columns} × ${rows} tables` },
    ];
  },
  finish: (span, scene) =>
    createTables(
      scene,
      gridIn(span, scene).boxes.map((box) => ({ box: roundBox(box) })),
    ),
});
