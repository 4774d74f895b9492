/** Finds categories whose colors guests can confuse. */
import { toLongHex } from '../../../domain/plan/color.ts';
import { confusingVision, simulateVision } from '../../../domain/checks/colorVision.ts';
import type { Category } from '../../../domain/plan/plan.ts';
import { listMessages } from './messages.ts';

/** Smallest distance in OKLab at which colors differ on small tables. The check `confusable-colors` uses the same. */
const MIN_DISTANCE = 0.07;

/** Describes by category id which other category has a confusable color. Categories without a conflict are left out. */
export function colorConflicts(categories: readonly Category[]): ReadonlyMap<number, string> {
  const candidates = categories.map((category) => ({ ...category, vision: simulateVision(category.color) }));
  const conflicts = new Map<number, string>();
  for (const category of candidates) {
    for (const other of candidates) {
      if (other === category) continue;
      const isSame = toLongHex(category.color) === toLongHex(other.color);
      const audience = isSame ? undefined : confusingVision(category.vision, other.vision, MIN_DISTANCE);
      if (!isSame && audience === undefined) continue;
      conflicts.set(
        category.id,
        audience === undefined
          ? listMessages.same({ other: other.name })
          : listMessages.alike({ other: other.name, audience }),
      );
      break;
    }
  }
  return conflicts;
}
