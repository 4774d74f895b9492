/** How many units of a drawing are a meter: as the file says, else by the size of chairs. */
import { longerSide } from '../../../domain/geometry/boxes.ts';
import { median, round2 } from '../../../domain/geometry/numbers.ts';
import type { Drawing, Shape } from './drawing.ts';
import { outlineOf } from './nearby.ts';

export type Scale = { readonly unitsPerMeter: number; readonly from: 'file' | 'chairs' };

/** The usual width of a chair. */
const CHAIR_METERS = 0.45;
/** The longer side of a venue. What is smaller is a sheet of paper. */
const VENUE_METERS = { min: 3, max: 2_000 };
/** The ratio of a drawing, as its author has written it on the paper: 1:50. */
const RATIO = /(?<![\d.,:])1\s?:\s?(10|20|25|50|75|100|125|150|200|250|500)(?![\d.,:])/;

export function scaleOf(drawing: Drawing, chairs: readonly Shape[]): Scale | undefined {
  const { unitsPerMeter = scaleOfPaper(drawing) } = drawing;
  if (unitsPerMeter !== undefined) return { unitsPerMeter, from: 'file' };
  const size = median(chairs.map((chair) => longerSide(outlineOf(chair).box)));
  return size === undefined ? undefined : { unitsPerMeter: round2(size / CHAIR_METERS), from: 'chairs' };
}

/** A printed length tells the size of the room by the ratio on the paper, or if the paper is as large as a room. */
function scaleOfPaper({ width = 0, height = 0, paperUnitsPerMeter, texts }: Drawing): number | undefined {
  if (paperUnitsPerMeter === undefined) return undefined;
  const ratios = new Set(texts.flatMap(({ text }) => RATIO.exec(text)?.[1] ?? []));
  const [ratio = 1] = ratios.size > 1 ? [] : [...ratios].map(Number);
  const unitsPerMeter = paperUnitsPerMeter / ratio;
  return isVenue(Math.max(width, height) / unitsPerMeter) ? round2(unitsPerMeter) : undefined;
}

/** Returns whether a venue may be as long as that. */
export const isVenue = (meters: number): boolean => meters >= VENUE_METERS.min && meters <= VENUE_METERS.max;
