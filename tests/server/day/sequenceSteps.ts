/** What somebody may do next in the random days: mostly something that the host can agree to. */
import type { DayAction } from '../../../src/domain/day/action.ts';
import { PARTY_STATUSES } from '../../../src/domain/day/party.ts';
import type { GuestStep, Series } from './sequenceGuests.ts';
import type { Known } from './sequenceParty.ts';
import type { PlanStep } from './sequencePlan.ts';
import { randomPlan, randomSettings } from './sequenceRules.ts';
import { NOON, type Rules, modeOf } from './sequenceVenue.ts';

/** What the steps so far have made, by id. */
type World = {
  readonly parties: ReadonlyMap<number, Known>;
  /** Of parties that have reserved online. */
  readonly codes: ReadonlyMap<number, string>;
  readonly stays: readonly Series[];
  readonly blocks: ReadonlyMap<number, unknown>;
  readonly waiting: ReadonlyMap<number, { readonly revision: number }>;
  readonly log: ReadonlyMap<number, unknown>;
};
type Sequence = {
  readonly random: () => number;
  /** Of the first date. */
  readonly minutes: number;
  readonly dateOf: (day: number) => string;
  readonly days: number;
  /** What plan and settings say, at first and now. */
  readonly first: Rules;
  readonly rules: Rules;
};

/** Returns a step, or undefined if there is nothing that it could be about. */
export function randomStep(
  { parties, codes, stays, blocks, waiting, log }: World,
  { random, minutes, dateOf, days, first: firstRules, rules }: Sequence,
): DayAction | GuestStep | PlanStep | undefined {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  // Now and then one that has left the plan.
  const allTables = [...new Set([...rules.tables.keys(), ...(random() < 0.1 ? firstRules.tables.keys() : [])])];
  const someTables = (least: number, most: number): string[] => {
    const count = least + upTo(most - least);
    return allTables.toSorted(() => random() - 0.5).slice(0, count);
  };
  /** A time that guests can reserve on a day, with a stay that ends in time. */
  const onlineTime = (day: number): Pick<GuestStep & { guest: 'change' }, 'time' | 'stay'> => {
    const first = day === 0 ? Math.ceil((minutes + 1) / 15) * 15 : NOON;
    const stay = pick(rules.stays);
    return { time: Math.min(first + 15 * upTo(20), 24 * 60 - stay.minutes, 23 * 60), stay };
  };
  /** One table, or some that are linked. */
  const choice = (): readonly string[] => {
    const links = [...rules.links];
    if (links.length > 0 && random() < 0.4) return pick(links).split(' ');
    return someTables(1, random() < 0.03 ? 2 : 1);
  };
  const randomStay = (): (GuestStep & { guest: 'reserve' }) | undefined => {
    const isByDays = (table: string): boolean => modeOf(rules, table) === 'days' && rules.tables.has(table);
    const byDays = [
      ...allTables.filter(isByDays).map((table) => [table]),
      ...[...rules.links].map((link) => link.split(' ')).filter((link) => link.every(isByDays)),
    ];
    if (byDays.length === 0) return undefined;
    const first = upTo(days - 1);
    const last = first + upTo(days - 1 - first);
    const [tables, next] = [pick(byDays), pick(byDays)];
    const move = random() < 0.5 ? first + 1 + upTo(days) : Infinity;
    return {
      guest: 'reserve',
      ...onlineTime(first),
      days: Array.from({ length: last - first + 1 }, (_, at) => first + at).map((day) => ({
        day,
        tables: day < move ? tables : next,
      })),
    };
  };
  /** Tables that several parties have on one day. */
  const places = [...parties.values()].flatMap((party) =>
    party.cancelled || party.status === 'left' ? [] : party.tables.map((table) => `${party.day} ${table}`),
  );
  const shared = places.flatMap((place, at) => (places.indexOf(place) < at ? place.split(' ')[1]! : []));
  const partyId = parties.size > 0 ? pick([...parties.keys()]) : undefined;
  const stale = random() < 0.1 ? 1 : 0;
  const of = (id: number): { party: number; revision: number } => ({
    party: id,
    revision: Math.max(0, parties.get(id)!.revision - stale),
  });
  const guests = 1 + upTo(3);
  const anyway = random() < 0.5 ? { override: true } : {};
  const entry = waiting.size > 0 ? pick([...waiting.keys()]) : undefined;
  const kind = pick(
    (
      'walk_in walk_in add add add reserve reserve status status status status tables tables swap edit end end cancel cancel_online change_online change_online block unblock undo undo wait_add wait_offer wait_seat wait_leave publish publish publish settings' +
      (days > 1
        ? ' stay stay stay change_stay change_stay change_stay cancel_stay cancel_rest cancel_rest give_back give_back take_back'
        : '')
    ).split(' '),
  );
  switch (kind) {
    case 'walk_in':
      return {
        type: 'walk_in',
        guests,
        tables: someTables(1, 2),
        ...(random() < 0.3 ? { until: minutes + 5 * upTo(40) } : {}),
        ...anyway,
      };
    case 'add':
      return {
        type: 'add',
        name: 'Mei',
        guests,
        tables: someTables(0, 2),
        time: NOON + 15 * upTo(40),
        stay: 30 + 15 * upTo(8),
        ...anyway,
      };
    case 'reserve': {
      const day = upTo(days - 1);
      return { guest: 'reserve', ...onlineTime(day), days: [{ day, tables: choice() }] };
    }
    case 'stay':
      return randomStay();
    case 'change_online': {
      if (codes.size === 0) return undefined;
      const [id, code] = pick([...codes]);
      const day = random() < 0.3 ? upTo(days - 1) : parties.get(id)!.day;
      return { guest: 'change', id, code, day, ...onlineTime(day), tables: choice() };
    }
    case 'cancel_online': {
      if (codes.size === 0) return undefined;
      const [id, code] = pick([...codes]);
      return { guest: 'cancel', id, code };
    }
    case 'give_back': {
      const first = upTo(days - 1);
      return { guest: 'give back', first, last: first + upTo(days - 1 - first) };
    }
    case 'take_back':
      return { guest: 'take back', day: upTo(days - 1) };
    case 'change_stay': {
      const series = stays.length > 0 ? pick(stays) : undefined;
      const code = codes.get(series?.series ?? 0);
      const wanted = randomStay();
      if (!series || code === undefined || !wanted) return undefined;
      const left = series.ids.flatMap((id) => (parties.get(id)!.cancelled ? [] : parties.get(id)!.tables));
      // Mostly a stay at a table that it has.
      const own = left.length > 0 && random() < 0.5 ? pick(left) : undefined;
      const atOwn = wanted.days.map(({ day, tables }) => ({ day, tables: own === undefined ? tables : [own] }));
      return { ...wanted, guest: 'change stay', series, code, days: atOwn };
    }
    case 'cancel_stay':
      return stays.length > 0 ? { guest: 'cancel stay', stay: pick(stays) } : undefined;
    case 'block': {
      const first = upTo(days - 1);
      const fromTime = NOON + 15 * upTo(30);
      const tell = random() < 0.4 ? [...parties.keys()] : [];
      return {
        type: 'block',
        tables: someTables(1, 3),
        from: dateOf(first),
        until: dateOf(first + upTo(days - 1 - first)),
        fromTime,
        untilTime: fromTime + 15 * (1 + upTo(8)),
        reason: 'Tide',
        tell,
      };
    }
    case 'publish': {
      // Mostly about tables that parties have.
      const held = [...parties.values()].flatMap((party) => (party.cancelled ? [] : party.tables));
      return { publish: 'plan', rules: randomPlan(rules, firstRules, { random, held, shared }) };
    }
    case 'settings':
      return { publish: 'settings', rules: randomSettings(rules, firstRules, { random, days, shared }) };
    case 'unblock':
      return blocks.size > 0 ? { type: 'unblock', block: pick([...blocks.keys()]) } : undefined;
    case 'undo':
      // Mostly the latest step, as staff do.
      return log.size > 0
        ? { type: 'undo', log: random() < 0.7 ? [...log.keys()].at(-1)! : pick([...log.keys()]) }
        : undefined;
    case 'wait_add':
      return { type: 'wait_add', name: 'Noah', guests, email: 'noah@example.com', quotedMinutes: 20 };
    case 'wait_offer':
    case 'wait_seat':
    case 'wait_leave': {
      if (entry === undefined) return undefined;
      const seen = { entry, revision: Math.max(0, waiting.get(entry)!.revision - stale) };
      if (kind === 'wait_leave') return { type: kind, ...seen };
      return kind === 'wait_seat'
        ? { type: kind, ...seen, tables: someTables(1, 2), ...anyway }
        : { type: kind, ...seen, tables: someTables(1, 2), minutes: 60 };
    }
    default: {
      if (partyId === undefined) return undefined;
      if (kind === 'status') {
        const arrived = random() < 0.3 ? { arrived: upTo(5) } : {};
        return { type: kind, ...of(partyId), status: pick(PARTY_STATUSES), ...arrived, ...anyway };
      }
      if (kind === 'tables') return { type: kind, ...of(partyId), tables: someTables(0, 2), ...anyway };
      if (kind === 'cancel') return { type: kind, ...of(partyId), tell: random() < 0.5 };
      if (kind === 'cancel_rest') {
        const stay = stays.length > 0 ? pick(pick(stays).ids) : partyId;
        return { type: 'cancel', ...of(stay), tell: random() < 0.5, rest: true };
      }
      if (kind === 'end') return { type: 'edit', ...of(partyId), stay: 5 * (1 + upTo(48)), ...anyway };
      if (kind === 'edit') {
        const tables = random() < 0.3 ? { tables: someTables(0, 2) } : {};
        const stay = 30 + 15 * upTo(8);
        const day = days > 1 && random() < 0.2 ? { date: dateOf(upTo(days - 1)) } : {};
        return { type: kind, ...of(partyId), guests, time: NOON + 15 * upTo(40), stay, ...day, ...tables, ...anyway };
      }
      const other = pick([...parties.keys()]);
      if (other === partyId) return undefined;
      return { type: 'swap', ...of(partyId), other, otherRevision: parties.get(other)!.revision };
    }
  }
}
