/** The picture and prop tools: a click places an item of its default size, a drag one as large as the drawn box. */
import { messages } from '../../messages.ts';
import { formatSize } from '../../lengths.ts';
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { PropKind } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { constrainToSquare } from '../constraints.ts';
import { centeredBox, createDecor, roundBox } from './createItems.ts';
import { type TwoPointState, type TwoPointToolOptions, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import type { Tool, ToolScene } from '../tool.ts';

/** Default sizes in plan units. A table for two is about 50 wide. */
const PROP_SIZES: Readonly<Record<PropKind, { readonly width: number; readonly height: number }>> = {
  umbrella: { width: 60, height: 60 },
  palm: { width: 100, height: 100 },
  tree: { width: 90, height: 90 },
  bush: { width: 44, height: 44 },
  rocks: { width: 80, height: 56 },
  boat: { width: 150, height: 50 },
  surfboards: { width: 60, height: 60 },
  fire: { width: 40, height: 40 },
  grill: { width: 60, height: 40 },
  bar: { width: 176, height: 40 },
  stage: { width: 190, height: 120 },
  steps: { width: 60, height: 40 },
  door: { width: 50, height: 16 },
  lantern: { width: 16, height: 16 },
  towel: { width: 26, height: 56 },
  scooter: { width: 56, height: 24 },
  chair: { width: 18, height: 18 },
  sofa: { width: 90, height: 36 },
  loungers: { width: 84, height: 84 },
  cabana: { width: 110, height: 110 },
  pool: { width: 240, height: 140 },
  dj: { width: 80, height: 36 },
  entrance: { width: 60, height: 40 },
  toilet: { width: 30, height: 40 },
};
const PICTURE_SIZE = { width: 160, height: 120 };

function boxOptions(
  defaultSize: (scene: ToolScene) => { width: number; height: number },
  decorIn: (box: Box, scene: ToolScene) => Decor | undefined,
): TwoPointToolOptions {
  const create = (box: Box, scene: ToolScene): ReturnType<typeof createDecor> => {
    const decor = decorIn(roundBox(box), scene);
    return decor ? createDecor(scene, decor) : [{ type: 'announce', text: messages.choosePictureFirst }];
  };
  return {
    constrain: constrainToSquare,
    preview(points, scene) {
      const box = roundBox(boxOfPoints(points));
      const decor = decorIn(box, scene);
      return [
        ...(decor ? [{ type: 'decor', decor } as const] : []),
        { type: 'marquee', box },
        { type: 'label', at: points.to, text: formatSize(box, scene.drawing.unitsPerMeter) },
      ];
    },
    finish: (points, scene) => create(boxOfPoints(points), scene),
    click: (at, scene) => create(centeredBox(at, defaultSize(scene)), scene),
  };
}

export const propTool: Tool<TwoPointState> = twoPointTool(
  boxOptions(
    ({ defaults }) => PROP_SIZES[defaults.prop],
    (box, { defaults }) => ({ kind: defaults.prop, ...box }),
  ),
);

export const pictureTool: Tool<TwoPointState> = twoPointTool(
  boxOptions(
    () => PICTURE_SIZE,
    (box, { defaults: { picture } }) => (picture === undefined ? undefined : { kind: 'picture', ...box, picture }),
  ),
);
