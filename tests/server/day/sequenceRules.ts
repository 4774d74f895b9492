/** What an owner may publish next in the random days: one thing of the plan or of the settings becomes another. */
import { MODES, type Rules, firstModeOf } from './sequenceVenue.ts';

type Wishes = { readonly random: () => number; readonly shared: readonly string[] };

/**
 * Moves a table, takes it off the plan, brings it back or links it. `held` are the tables that parties have, `shared` those
 * that several have, which may collide then.
 */
export function randomPlan(
  rules: Rules,
  first: Rules,
  { random, held, shared }: Wishes & { readonly held: readonly string[] },
): Rules {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  if (shared.length > 0 && random() < 0.4) {
    const table = pick(shared);
    const area = Math.floor(random() * rules.modes.length);
    const seats = rules.tables.get(table)?.seats ?? 4;
    return { ...rules, tables: new Map(rules.tables).set(table, { area, seats }) };
  }
  const known = [...new Set([...first.tables.keys(), ...rules.tables.keys()])];
  const table = random() < 0.7 && held.length > 0 ? pick(held) : pick(known);
  const kind = random();
  if (kind < 0.25) {
    const other = pick(known);
    if (other === table || ![table, other].every((key) => rules.tables.has(key))) return rules;
    const link = [table, other].toSorted().join(' ');
    const links = new Set(rules.links);
    if (!links.delete(link)) links.add(link);
    return { ...rules, links };
  }
  const tables = new Map(rules.tables);
  if (kind < 0.4 && tables.size > 2) {
    tables.delete(table);
    return { ...rules, tables, links: new Set([...rules.links].filter((link) => !link.split(' ').includes(table))) };
  }
  const key = random() < 0.1 ? String(41 + known.length) : table;
  // Often back, so that stays of several days find tables.
  const area = random() < 0.6 ? MODES.indexOf(firstModeOf(key)) : Math.floor(random() * rules.modes.length);
  const seats = Math.min((rules.tables.get(key)?.seats ?? 3) + 1, 8);
  tables.set(key, { area, seats });
  return { ...rules, tables };
}

/** Changes how an area is occupied, when the second service begins, how long stays are, or what is closed. */
export function randomSettings(
  rules: Rules,
  first: Rules,
  { random, days, shared }: Wishes & { readonly days: number },
): Rules {
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  // Half of them go back to what was first, so that not everything is closed.
  const isBack = random() < 0.4;
  const { modes } = rules;
  const [table = ''] = shared;
  const area = rules.tables.get(table)?.area ?? upTo(modes.length - 1);
  // Mostly what lets parties collide.
  switch (Math.max(0, upTo(9) - 3)) {
    case 0: {
      const mode = MODES[upTo(Math.max(first.modes.length, 3) - 1)]!;
      return { ...rules, modes: isBack ? first.modes : modes.map((each, at) => (at === area ? mode : each)) };
    }
    case 1: {
      const isOne = first.dinner === Infinity;
      return { ...rules, dinner: isBack || isOne ? first.dinner : first.dinner + 60 * (upTo(4) - 2) };
    }
    case 2: {
      const [short, ...others] = first.stays;
      const stays = [{ ...short!, minutes: 45 }, ...others];
      return { ...rules, stays: isBack ? first.stays : stays, turnTime: isBack ? first.turnTime : 60 };
    }
    case 3:
      return { ...rules, closedDay: isBack ? undefined : upTo(days - 1) };
    case 4:
    case 5:
      return { ...rules, closedArea: isBack ? undefined : { area, day: upTo(days - 1) } };
    default:
      return { ...rules, offline: isBack ? undefined : [...first.tables.keys()][upTo(first.tables.size - 1)] };
  }
}
