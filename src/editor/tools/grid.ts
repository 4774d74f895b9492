/** A grid of tables: they fill the box that is drawn, or that lies between two clicks. */
import { boxAround } from '../../domain/geometry.ts';
import { squareTo } from './hand.ts';
import { gridOf } from './layout.ts';
import { makeTables, ontoPlan, roundedBox } from './making.ts';
import { type Span, boxOfSpan, spanTool } from './span.ts';
import { tablePreviews } from './tableTool.ts';
import type { ToolScene } from './tool.ts';

function gridIn(span: Span, { drawing, defaults }: ToolScene): ReturnType<typeof gridOf> {
  const { x, y, width, height } = boxOfSpan(span);
  return gridOf(boxAround([ontoPlan({ x, y }, drawing), ontoPlan({ x: x + width, y: y + height }, drawing)]), defaults);
}

export const gridTool = spanTool({
  constrain: squareTo,
  preview(span, scene) {
    const { columns, rows, boxes } = gridIn(span, scene);
    return [
      { kind: 'marquee', box: boxOfSpan(span) },
      ...tablePreviews(
        scene,
        boxes.map((box) => ({ box })),
      ),
      { kind: 'figure', at: span.to, text: `${columns} × ${rows} tables` },
    ];
  },
  finish: (span, scene) =>
    makeTables(
      scene,
      gridIn(span, scene).boxes.map((box) => ({ box: roundedBox(box) })),
    ),
});
