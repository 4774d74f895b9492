/**
 * The row tool: tables along a line between two points, along an arc, or around a circle from its center to the first
 * table. Alt rotates them along the line.
 */
import type { Point } from '../../../domain/geometry/boxes.ts';
import { formatLength } from '../../lengths.ts';
import { snapAngle, subtract } from '../constraints.ts';
import { layOutRing, layOutRow } from './tableLayout.ts';
import { type TablePlacement, createTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPoints, twoPointTool } from './twoPointTool.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from '../tool.ts';
import { messages } from '../../messages.ts';

/** Returns the ends of a line on the plan, or the center of a circle on the plan and its first table. */
function endsOnPlan({ from, to }: TwoPoints, { drawing, defaults: { rowShape } }: ToolScene): [Point, Point] {
  const start = clampToPlan(from, drawing);
  if (rowShape === 'line') return [start, clampToPlan(to, drawing)];
  const reach = Math.min(start.x, start.y, drawing.width - start.x, drawing.height - start.y);
  const by = subtract(to, from);
  const scale = Math.min(1, reach / Math.max(Math.hypot(by.x, by.y), Number.MIN_VALUE));
  return [start, { x: start.x + by.x * scale, y: start.y + by.y * scale }];
}

function placementsAlong(points: TwoPoints, scene: ToolScene): TablePlacement[] {
  const { defaults } = scene;
  const [from, to] = endsOnPlan(points, scene);
  const placed =
    defaults.rowShape === 'line'
      ? layOutRow(from, to, defaults, points.alt)
      : layOutRing(from, to, defaults, points.alt);
  return placed.map(({ box, rotation }) => ({ box: roundBox(box), rotation }));
}

function sizeLabel(points: TwoPoints, scene: ToolScene): string {
  const [from, to] = endsOnPlan(points, scene);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const { unitsPerMeter } = scene.drawing;
  return scene.defaults.rowShape === 'line'
    ? formatLength(length, unitsPerMeter)
    : `⌀ ${formatLength(2 * length, unitsPerMeter)}`;
}

export const rowTool = twoPointTool({
  constrain: snapAngle,
  preview(points, scene) {
    const placements = placementsAlong(points, scene);
    return [
      ...tablePreviews(scene, placements),
      {
        type: 'label',
        at: points.to,
        text: `${messages.tables({ count: placements.length })}, ${sizeLabel(points, scene)}`,
      },
    ];
  },
  finish: (points, scene) => createTables(scene, placementsAlong(points, scene)),
});
