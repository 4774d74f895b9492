/** The table tools: a click creates a table of the default size, a drag one as large as the drawn box. */
import { formatSize } from '../../lengths.ts';
import { constrainToSquare } from '../constraints.ts';
import { type TablePlacement, centeredBox, createTables, newTables, clampToPlan, roundBox } from './createItems.ts';
import { type TwoPointState, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import type { PreviewShape, Tool, ToolScene } from '../tool.ts';

export function tableTool(shape: 'rect' | 'ellipse'): Tool<TwoPointState> {
  const placementIn = (box: TablePlacement['box']): TablePlacement =>
    shape === 'ellipse' ? { box: roundBox(box), shape } : { box: roundBox(box) };
  return twoPointTool({
    constrain: constrainToSquare,
    preview(points, scene) {
      const placement = placementIn(boxOfPoints(points));
      const { box } = placement;
      return [
        ...tablePreviews(scene, [placement]),
        { type: 'label', at: points.to, text: formatSize(box, scene.drawing.unitsPerMeter) },
      ];
    },
    finish: (points, scene) => createTables(scene, [placementIn(boxOfPoints(points))]),
    click: (at, scene) =>
      createTables(scene, [placementIn(centeredBox(clampToPlan(at, scene.drawing), scene.defaults))]),
  });
}

/** Returns previews of the tables that `createTables` would create. */
export function tablePreviews(scene: ToolScene, placements: readonly TablePlacement[]): PreviewShape[] {
  const tables = newTables(scene, placements);
  return placements.map(({ box, rotation = 0, shape }, index): PreviewShape => {
    const room = tables[index]?.room;
    return {
      type: 'table',
      text: room?.coordinates.text ?? room?.name ?? '',
      outline: { box, rotation, shape: shape ?? 'rect' },
    };
  });
}
