/** The row tool: tables along a line between two points, or along an arc. Alt rotates them along the line. */
import { formatLength } from '../../../domain/document/planScale.ts';
import { snapAngle } from '../constraints.ts';
import { layOutRow } from './tableLayout.ts';
import { type TablePlacement, createTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPoints, twoPointTool } from './twoPointTool.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from '../tool.ts';
import { messages } from '../../messages.ts';

function placementsAlong({ from, to, alt }: TwoPoints, { drawing, defaults }: ToolScene): TablePlacement[] {
  return layOutRow(clampToPlan(from, drawing), clampToPlan(to, drawing), defaults, alt).map(({ box, rotation }) => ({
    box: roundBox(box),
    rotation,
  }));
}

export const rowTool = twoPointTool({
  constrain: snapAngle,
  preview(points, scene) {
    const placements = placementsAlong(points, scene);
    const { from, to } = points;
    const length = formatLength(Math.hypot(to.x - from.x, to.y - from.y), scene.drawing.unitsPerMeter);
    return [
      ...tablePreviews(scene, placements),
      { type: 'label', at: points.to, text: `${messages.tables(placements.length)}, ${length}` },
    ];
  },
  finish: (points, scene) => createTables(scene, placementsAlong(points, scene)),
});
