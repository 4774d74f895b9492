/** A single table: a click makes one of the usual size, a drag one as large as is drawn. */
import { round2 } from '../../../domain/geometry/snapping/guides.ts';
import { constrainToSquare } from '../pointerTolerances.ts';
import { type TablePlacement, centeredBox, createTables, newTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPointState, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import type { PreviewShape, Tool, ToolScene } from '../tool.ts';

export function tableTool(shape: 'rect' | 'ellipse'): Tool<TwoPointState> {
  const seat = (box: TablePlacement['box']): TablePlacement =>
    shape === 'ellipse' ? { box: roundBox(box), shape } : { box: roundBox(box) };
  return twoPointTool({
    constrain: constrainToSquare,
    preview(span, scene) {
      const { box } = seat(boxOfPoints(span));
      return [
        ...tablePreviews(scene, [{ ...seat(box) }]),
        { type: 'figure', at: span.to, text: `${round2(box.width)} × ${round2(box.height)}` },
      ];
    },
    finish: (span, scene) => createTables(scene, [seat(boxOfPoints(span))]),
    click: (at, scene) => createTables(scene, [seat(centeredBox(clampToPlan(at, scene.drawing), scene.defaults))]),
  });
}

/** Tables as they would be made. */
export function tablePreviews(scene: ToolScene, places: readonly TablePlacement[]): PreviewShape[] {
  return newTables(scene, places).map(({ room }, place) => ({
    type: 'table',
    text: room.coordinates.text ?? room.name,
    outline: { box: places[place]!.box, rotation: places[place]!.rotation ?? 0, shape: places[place]!.shape ?? 'rect' },
  }));
}
