/** The tolerant reader of a plan's ground. */
import { isObject, listOf, placeOf } from './loose.ts';
import { type Decor, decorSchema } from './plan.ts';

/** What of a plan the availability answer does not tell: its size, and its decor. Unreadable pieces are left out. */
export type Ground = { readonly width: number; readonly height: number; readonly decor: readonly Decor[] };

export function readGround(answer: unknown): Ground | undefined {
  if (!isObject(answer)) return undefined;
  const width = placeOf(answer['width']);
  const height = placeOf(answer['height']);
  if (!width || !height || width <= 0 || height <= 0) return undefined;
  const decor = (listOf(answer['decor']) ?? []).flatMap((piece) => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [read.data] : [];
  });
  return { width, height, decor };
}
