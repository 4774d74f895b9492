/** Measures: a length and its direction, shown until the next press or Escape. It changes nothing. */
import { told } from '../../domain/guides.ts';
import { atSteps, degreesOf } from './hand.ts';
import { type Span, spanTool } from './span.ts';
import type { PreviewShape } from './tool.ts';

function line({ from, to }: Span): Extract<PreviewShape, { kind: 'measure' }> {
  return {
    kind: 'measure',
    from,
    to,
    distance: told(Math.hypot(to.x - from.x, to.y - from.y)),
    degrees: told(degreesOf(from, to)),
  };
}

export const measureTool = spanTool({
  constrain: atSteps,
  preview: (span) => [line(span)],
  finish(span) {
    const measured = line(span);
    return [
      { do: 'preview', shapes: [measured] },
      { do: 'say', text: `${measured.distance} long, at ${measured.degrees}°.` },
    ];
  },
});
