/** The measure tool. It shows a length and an angle until the next press or Escape, and changes nothing. */
import { messages } from '../messages.ts';
import { formatLength } from '../lengths.ts';
import { round2 } from '../../domain/geometry/numbers.ts';
import { angleBetween, snapAngle } from './constraints.ts';
import { type TwoPoints, twoPointTool } from './create/twoPointTool.ts';
import type { PreviewShape } from './tool.ts';

function measure({ from, to }: TwoPoints): Extract<PreviewShape, { type: 'measure' }> {
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
  preview: (points) => [measure(points)],
  finish(points, { drawing }) {
    const measured = measure(points);
    return [
      { type: 'preview', shapes: [measured] },
      {
        type: 'announce',
        text: messages.measured({
          length: formatLength(measured.distance, drawing.unitsPerMeter),
          degrees: measured.degrees,
        }),
      },
    ];
  },
});
