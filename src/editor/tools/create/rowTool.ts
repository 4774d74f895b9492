/** A row of tables: drawn along a line, or from click to click; alt turns them along it. */
import { snapAngle } from '../pointerTolerances.ts';
import { layOutRow } from './tableLayout.ts';
import { type TablePlacement, createTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPoints, twoPointTool } from './twoPointTool.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from '../tool.ts';
import { pluralize } from '../historyLabels.ts';

function seatsOf({ from, to, alt }: TwoPoints, { drawing, defaults }: ToolScene): TablePlacement[] {
  return layOutRow(clampToPlan(from, drawing), clampToPlan(to, drawing), defaults, alt).map(({ box, rotation }) => ({
    box: roundBox(box),
    rotation,
  }));
}

export const rowTool = twoPointTool({
  constrain: snapAngle,
  preview(span, scene) {
    const seats = seatsOf(span, scene);
    return [...tablePreviews(scene, seats), { type: 'figure', at: span.to, text: pluralize(seats.length, 'table') }];
  },
  finish: (span, scene) => createTables(scene, seatsOf(span, scene)),
});
