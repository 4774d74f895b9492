/**
 * What happens if staff seat a party at tables that others have, because they know better: visits become shorter, end,
 * or lose a table, so that no two claim the same slot.
 */
import { SLOT_STEP_MINUTES } from '../booking/bookingCalendar.ts';
import type { Visit } from './party.ts';
import { type VisitRules, changeStatus, endingAt, heldSlots, holdsTables, overstayedSlots } from './visit.ts';

type Other = { readonly party: number; readonly visit: Visit };
type Taken = {
  /** The visit itself, which may have to end earlier. */
  readonly visit: Visit;
  /** What others become, by party. */
  readonly others: ReadonlyMap<number, Visit>;
};

/**
 * Returns what a visit and the others of its date become so that it has its tables:
 *
 * - It ends when those begin who come later.
 * - Those who have come before end when it begins. If both are to sit there now, they have left.
 * - Those who begin in the same slot give up the tables, unless they sit there.
 *
 * Undefined if staff can't decide that: the tables are held for an answer, or for guests who sit there.
 */
export function takeAnyway(visit: Visit, others: readonly Other[], rules: VisitRules, now: number): Taken | undefined {
  const slots = heldSlots(visit, rules);
  const [first = 0] = slots;
  const wanted = new Set(slots);
  const sits = visit.status === 'seated';
  const inTheWay = others.flatMap(({ party, visit: other }) => {
    const tables = other.tables.filter((key) => visit.tables.includes(key));
    if (tables.length === 0 || !holdsTables(other)) return [];
    const held = heldSlots(other, rules);
    const bothSit = sits && other.status === 'seated';
    const collides = bothSit || [...held, ...overstayedSlots(other, rules, now)].some((slot) => wanted.has(slot));
    return collides ? [{ party, other, tables, bothSit, begins: held[0] ?? 0 }] : [];
  });
  const end = Math.min(...inTheWay.flatMap(({ begins, bothSit }) => (begins > first && !bothSit ? begins : [])));
  const changed = new Map<number, Visit>();
  for (const { party, other, tables, bothSit, begins } of inTheWay) {
    if (other.heldUntil !== null) return undefined;
    // Who overstays a service can't end earlier, as it has the whole of it.
    if (bothSit || (rules.occupancy === 'service' && begins < first)) {
      const left = changeStatus(other, { status: 'left' }, now);
      if (!left.ok) return undefined;
      changed.set(party, left.visit);
    } else if (begins < first) changed.set(party, endingAt(other, first * SLOT_STEP_MINUTES, rules.timeZone));
    else if (begins === first) {
      if (other.status === 'seated') return undefined;
      changed.set(party, { ...other, tables: other.tables.filter((key) => !tables.includes(key)) });
    }
  }
  return {
    visit: end === Infinity ? visit : endingAt(visit, end * SLOT_STEP_MINUTES, rules.timeZone),
    others: changed,
  };
}
