/** Plans as an export in another unit draws them. */
import { type Json, tables } from '../heldOut.ts';

const LENGTHS = ['x', 'y', 'width', 'height', 'size', 'font_size', 'seats_font_size'];
const OFFSETS = ['text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y'];

/** Multiplies every length of a plan. */
export function scale(plan: Json, factor: number): void {
  const round = (value: number): number => Math.round(value * factor * 100) / 100;
  const each = (part: Json): void => {
    for (const field of [...LENGTHS, ...OFFSETS]) if (typeof part[field] === 'number') part[field] = round(part[field]);
    if (part.points) part.points = part.points.map((point: number[]) => point.map(round));
  };
  each(plan);
  for (const { coordinates } of tables(plan)) each(coordinates);
  plan.decor.forEach(each);
}
