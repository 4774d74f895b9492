/** A row of tables: drawn along a line, or from click to click; alt turns them along it. */
import { atSteps } from './hand.ts';
import { rowOf } from './layout.ts';
import { type Seat, makeTables, ontoPlan, roundedBox } from './making.ts';
import { type Span, spanTool } from './span.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from './tool.ts';
import { countOf } from './wording.ts';

function seatsOf({ from, to, alt }: Span, { drawing, defaults }: ToolScene): Seat[] {
  return rowOf(ontoPlan(from, drawing), ontoPlan(to, drawing), defaults, alt).map(({ box, rotation }) => ({
    box: roundedBox(box),
    rotation,
  }));
}

export const rowTool = spanTool({
  constrain: atSteps,
  preview(span, scene) {
    const seats = seatsOf(span, scene);
    return [...tablePreviews(scene, seats), { kind: 'figure', at: span.to, text: countOf(seats.length, 'table') }];
  },
  finish: (span, scene) => makeTables(scene, seatsOf(span, scene)),
});
