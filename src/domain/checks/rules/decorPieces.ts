/** The valid decor of a plan, for the rules about it. */
import { type Decor, decorSchema } from '../../plan/plan.ts';
import type { CheckContext } from '../checkContext.ts';

export type Piece = { readonly path: string; readonly decor: Decor };

/** Returns the valid decor of a plan, bottom first. */
export function piecesOf({ decor }: CheckContext): Piece[] {
  return decor.flatMap(({ path, piece }): Piece[] => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [{ path, decor: read.data }] : [];
  });
}

/** Returns a name for messages, such as `umbrella` or `area of sand`. */
export function decorName(decor: Decor): string {
  if (decor.kind === 'text') return `text "${decor.text}"`;
  return decor.kind === 'area' ? `area of ${decor.surface}` : decor.kind;
}
