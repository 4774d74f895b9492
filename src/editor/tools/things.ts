/** Pictures and things of the decor: a click places one of its usual size, a drag one as large as is drawn. */
import type { Box } from '../../domain/geometry.ts';
import type { Decor, Thing } from '../../domain/plan.ts';
import { squareTo } from './hand.ts';
import { boxAbout, makeDecor, roundedBox } from './making.ts';
import { type SpanState, type SpanWork, boxOfSpan, spanTool } from './span.ts';
import type { Tool, ToolScene } from './tool.ts';

/** How large each thing usually is, in plan units, where a table for two is some 50 wide. */
export const THING_SIZES: Readonly<Record<Thing, { readonly width: number; readonly height: number }>> = {
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
): SpanWork {
  const make = (box: Box, scene: ToolScene): ReturnType<typeof makeDecor> => {
    const decor = piece(roundedBox(box), scene);
    return decor
      ? makeDecor(scene, decor)
      : [{ do: 'say', text: 'There is no picture to place yet: choose one first.' }];
  };
  return {
    constrain: squareTo,
    preview(span, scene) {
      const box = roundedBox(boxOfSpan(span));
      const decor = piece(box, scene);
      return decor
        ? [
            { kind: 'decor', decor },
            { kind: 'marquee', box },
          ]
        : [{ kind: 'marquee', box }];
    },
    finish: (span, scene) => make(boxOfSpan(span), scene),
    click: (at, scene) => make(boxAbout(at, size(scene)), scene),
  };
}

export const thingTool: Tool<SpanState> = spanTool(
  boxWork(
    ({ defaults }) => THING_SIZES[defaults.thing],
    (box, { defaults }) => ({ kind: defaults.thing, ...box }),
  ),
);

export const pictureTool: Tool<SpanState> = spanTool(
  boxWork(
    () => PICTURE_SIZE,
    (box, { defaults: { picture } }) => (picture === undefined ? undefined : { kind: 'picture', ...box, picture }),
  ),
);
