/** Colours of categories that guests take for one another. */
import { confusingVision, simulateVision } from '../../../domain/checks/colorVision.ts';
import type { Category } from '../../../domain/plan/plan.ts';
import { toLongHex } from '../inspector/fields/contrast.ts';
import { listMessages as words } from './messages.ts';

/** In OKLab: what is nearer is taken for the same on small tables apart, as the check `confusable-colors` has it. */
const LEAST_DISTANCE = 0.07;

/** With which other category each one's colour clashes, in words, by id; those that clash with none are left out. */
export function colorConflicts(categories: readonly Category[]): ReadonlyMap<number, string> {
  const seen = categories.map(({ color }) => simulateVision(color));
  const clashes = new Map<number, string>();
  categories.forEach(({ id, color }, place) => {
    for (const [at, other] of categories.entries()) {
      if (at === place) continue;
      const isSame = toLongHex(color) === toLongHex(other.color);
      const who = isSame ? 'anybody' : confusingVision(seen[place]!, seen[at]!, LEAST_DISTANCE);
      if (who === undefined) continue;
      clashes.set(id, isSame ? words.same(other.name) : words.alike(other.name, who));
      break;
    }
  });
  return clashes;
}
