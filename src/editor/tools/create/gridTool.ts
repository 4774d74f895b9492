/** The grid tool: tables fill the box between two points. */
import { formatSize } from '../../lengths.ts';
import { messages } from '../../messages.ts';
import { boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { constrainToSquare } from '../constraints.ts';
import { layOutGrid } from './tableLayout.ts';
import { createTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPoints, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from '../tool.ts';

function gridIn(points: TwoPoints, { drawing, defaults }: ToolScene): ReturnType<typeof layOutGrid> {
  const { x, y, width, height } = boxOfPoints(points);
  return layOutGrid(
    boxFromPoints([clampToPlan({ x, y }, drawing), clampToPlan({ x: x + width, y: y + height }, drawing)]),
    defaults,
  );
}

export const gridTool = twoPointTool({
  constrain: constrainToSquare,
  preview(points, scene) {
    const { columns, rows, boxes } = gridIn(points, scene);
    return [
      { type: 'marquee', box: boxOfPoints(points) },
      ...tablePreviews(
        scene,
        boxes.map((box) => ({ box })),
      ),
      {
        type: 'label',
        at: points.to,
        text: [
          `${columns} × ${rows}`,
          messages.tables({ count: boxes.length }),
          formatSize(boxOfPoints(points), scene.drawing.unitsPerMeter),
        ].join(' · '),
      },
    ];
  },
  finish: (points, scene) =>
    createTables(
      scene,
      gridIn(points, scene).boxes.map((box) => ({ box: roundBox(box) })),
    ),
});
