/**
 * What happens if staff seat a party at tables that others have, because they know better: visits become shorter, end,
 * or lose a table, so that no two claim the same slot.
 */
import { SLOT_STEP_MINUTES } from '../booking/bookingCalendar.ts';
import { occupancyOf } from '../booking/occupancy.ts';
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
  const sits = visit.status === 'seated';
  const inTheWay = others.flatMap(({ party, visit: other }) => {
    if (!holdsTables(other)) return [];
    const bothSit = sits && other.status === 'seated';
    const tables = other.tables.flatMap((table) => {
      if (!visit.tables.includes(table)) return [];
      const slots = heldSlots(visit, rules, table);
      const wanted = new Set(slots);
      const held = heldSlots(other, rules, table);
      const kept = [...held, ...overstayedSlots(other, rules, table, now)];
      if (!bothSit && !kept.some((slot) => wanted.has(slot))) return [];
      return [{ table, first: slots[0] ?? 0, begins: held[0] ?? 0 }];
    });
    return tables.length > 0 ? [{ party, other, bothSit, tables }] : [];
  });
  const end = Math.min(
    ...inTheWay.flatMap(({ bothSit, tables }) =>
      tables.flatMap(({ first, begins }) => (begins > first && !bothSit ? begins : [])),
    ),
  );
  const changed = new Map<number, Visit>();
  for (const { party, other, bothSit, tables } of inTheWay) {
    if (other.heldUntil !== null) return undefined;
    const earlier = tables.filter(({ first, begins }) => begins < first);
    const given = tables.filter(({ first, begins }) => begins === first);
    // A party that overstays a service can't end earlier, as it has the whole service.
    if (bothSit || earlier.some(({ table }) => occupancyOf(rules, table) === 'service')) {
      const left = changeStatus(other, { status: 'left' }, now);
      if (!left.ok) return undefined;
      changed.set(party, left.visit);
      continue;
    }
    let after = other;
    if (earlier.length > 0)
      after = endingAt(other, Math.min(...earlier.map(({ first }) => first)) * SLOT_STEP_MINUTES, rules.timeZone);
    if (given.length > 0) {
      if (other.status === 'seated') return undefined;
      after = { ...after, tables: after.tables.filter((key) => !given.some(({ table }) => table === key)) };
    }
    if (after !== other) changed.set(party, after);
  }
  return {
    visit: end === Infinity ? visit : endingAt(visit, end * SLOT_STEP_MINUTES, rules.timeZone),
    others: changed,
  };
}
