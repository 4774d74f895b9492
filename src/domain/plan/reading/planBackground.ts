/** Reads size and decor of a plan tolerantly. */
import { isObject, toArray, toCoordinate } from './coerce.ts';
import { type Decor, decorSchema } from '../plan.ts';

/** What the availability answer lacks: the plan's size and decor. Unreadable pieces are left out. */
export type PlanBackground = { readonly width: number; readonly height: number; readonly decor: readonly Decor[] };

export function parsePlanBackground(answer: unknown): PlanBackground | undefined {
  if (!isObject(answer)) return undefined;
  const width = toCoordinate(answer['width']);
  const height = toCoordinate(answer['height']);
  if (!width || !height || width <= 0 || height <= 0) return undefined;
  const decor = (toArray(answer['decor']) ?? []).flatMap((piece) => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [read.data] : [];
  });
  return { width, height, decor };
}
