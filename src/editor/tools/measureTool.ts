/** Measures: a length and its direction, shown until the next press or Escape. It changes nothing. */
import { round2 } from '../../domain/geometry/snapping/guides.ts';
import { snapAngle, angleBetween } from './pointerTolerances.ts';
import { type TwoPoints, twoPointTool } from './create/twoPointTool.ts';
import type { PreviewShape } from './tool.ts';

function line({ from, to }: TwoPoints): Extract<PreviewShape, { type: 'measure' }> {
  return {
    type: 'measure',
    from,
    to,
    distance: round2(Math.hypot(to.x - from.x, to.y - from.y)),
    degrees: round2(angleBetween(from, to)),
  };
}

export const measureTool = twoPointTool({
  constrain: snapAngle,
  preview: (span) => [line(span)],
  finish(span) {
    const measured = line(span);
    return [
      { type: 'preview', shapes: [measured] },
      { type: 'say', text: `${measured.distance} long, at ${measured.degrees}°.` },
    ];
  },
});
