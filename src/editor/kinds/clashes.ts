/** Colours of categories that guests take for one another. */
import { confusedBy, seenAs } from '../../domain/checks/colourVision.ts';
import type { Category } from '../../domain/plan.ts';
import { longColour } from '../inspector/legibility.ts';
import { kindWords as words } from './words.ts';

/** In OKLab: what is nearer is taken for the same on small tables apart, as the check `confusable-colors` has it. */
const LEAST_DISTANCE = 0.07;

/** With which other category each one's colour clashes, in words, by id; those that clash with none are left out. */
export function clashesOf(categories: readonly Category[]): ReadonlyMap<number, string> {
  const seen = categories.map(({ color }) => seenAs(color));
  const clashes = new Map<number, string>();
  categories.forEach(({ id, color }, place) => {
    for (const [at, other] of categories.entries()) {
      if (at === place) continue;
      const isSame = longColour(color) === longColour(other.color);
      const who = isSame ? 'anybody' : confusedBy(seen[place]!, seen[at]!, LEAST_DISTANCE);
      if (who === undefined) continue;
      clashes.set(id, isSame ? words.same(other.name) : words.alike(other.name, who));
      break;
    }
  });
  return clashes;
}
