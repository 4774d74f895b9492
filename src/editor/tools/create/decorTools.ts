/** Pictures and things of the decor: a click places one of its usual size, a drag one as large as is drawn. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Decor, PropKind } from '../../../domain/plan/plan.ts';
import { constrainToSquare } from '../pointerTolerances.ts';
import { centeredBox, createDecor, roundBox } from './createItems.ts';
import { type TwoPointState, type TwoPointToolOptions, boxOfPoints, twoPointTool } from './twoPointTool.ts';
import type { Tool, ToolScene } from '../tool.ts';

/** How large each thing usually is, in plan units, where a table for two is some 50 wide. */
export const PROP_SIZES: Readonly<Record<PropKind, { readonly width: number; readonly height: number }>> = {
  umbrella: { width: 60, height: 60 },
  palm: { width: 100, height: 100 },
  tree: { width: 90, height: 90 },
  bush: { width: 44, height: 44 },
  rocks: { width: 80, height: 56 },
  boat: { width: 150, height: 50 },
  surfboards: { width: 60, height: 60 },
  fire: { width: 40, height: 40 },
  grill: { width: 60, height: 40 },
  bar: { width: 176, height: 62 },
  stage: { width: 190, height: 120 },
  steps: { width: 60, height: 40 },
  door: { width: 50, height: 16 },
  lantern: { width: 16, height: 16 },
  towel: { width: 26, height: 56 },
  scooter: { width: 56, height: 24 },
};
const PICTURE_SIZE = { width: 160, height: 120 };

function boxWork(
  size: (scene: ToolScene) => { width: number; height: number },
  piece: (box: Box, scene: ToolScene) => Decor | undefined,
): TwoPointToolOptions {
  const make = (box: Box, scene: ToolScene): ReturnType<typeof createDecor> => {
    const decor = piece(roundBox(box), scene);
    return decor
      ? createDecor(scene, decor)
      : [{ type: 'say', text: 'There is no picture to place yet: choose one first.' }];
  };
  return {
    constrain: constrainToSquare,
    preview(span, scene) {
      const box = roundBox(boxOfPoints(span));
      const decor = piece(box, scene);
      return decor
        ? [
            { type: 'decor', decor },
            { type: 'marquee', box },
          ]
        : [{ type: 'marquee', box }];
    },
    finish: (span, scene) => make(boxOfPoints(span), scene),
    click: (at, scene) => make(centeredBox(at, size(scene)), scene),
  };
}

export const propTool: Tool<TwoPointState> = twoPointTool(
  boxWork(
    ({ defaults }) => PROP_SIZES[defaults.thing],
    (box, { defaults }) => ({ kind: defaults.thing, ...box }),
  ),
);

export const pictureTool: Tool<TwoPointState> = twoPointTool(
  boxWork(
    () => PICTURE_SIZE,
    (box, { defaults: { picture } }) => (picture === undefined ? undefined : { kind: 'picture', ...box, picture }),
  ),
);
