/** The bounds of raw decor, for the rules about its place. Lengths are plan units. */
import { decorOutline } from '../../document/itemBounds.ts';
import { type Box, boundsOf } from '../../geometry/boxes.ts';
import { type Decor, decorSchema } from '../../plan/plan.ts';
import type { JsonObject } from '../../plan/reading/coerce.ts';

/** Returns a piece of decor if it is valid. */
export function readDecor(piece: JsonObject): Decor | undefined {
  const read = decorSchema.safeParse(piece);
  return read.success ? read.data : undefined;
}

/** Returns the upright box around valid decor. */
export function decorBounds(piece: JsonObject): Box | undefined {
  const decor = readDecor(piece);
  return decor && boundsOf(decorOutline(decor));
}
