/**
 * The oracle of the random days: what each step must come to, by the rules in its own words, and what parties, blocks,
 * waiting guests and claims are then. Days count from the first date of the sequence, which is today.
 */
import { addDays, daysBetween } from '../../../src/domain/booking/time.ts';
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import type { GuestStep, Series } from './sequenceGuests.ts';
import { type BlockState, type Known, blocked, holds, inStatus, isAwaited, takenAnyway } from './sequenceParty.ts';
import { seasonDay } from './sequenceSeason.ts';
import { NOON, type Rules, modeOf } from './sequenceVenue.ts';

/** As the venue's settings have it by default. */
const HOLD_MINUTES = 15;

type Waiting = { revision: number; state: string; guests: number; party: number | null };
type Outcome = 'ok' | 'nothing' | 'conflict' | 'collision' | 'affected' | 'invalid' | 'closed';
export type Change =
  | { readonly kind: 'party'; readonly id: number; readonly before: Known | null; readonly after: Known }
  | { readonly kind: 'block'; readonly id: number; readonly isInForce: boolean; readonly revision: number }
  | { readonly kind: 'waiting'; readonly id: number; readonly before: Waiting | null; readonly after: Waiting };
/** The ids of what is new are negative, until the database has given theirs. */
export type Expected = { readonly outcome: Outcome; readonly changes: readonly Change[] };

/** Whether staff insist on tables. */
type Insistence = { readonly override?: boolean | undefined };

export type Oracle = ReturnType<typeof createOracle>;

/** Begins with nobody but the holder of a season place, who has a table on all days if there are several. */
export function createOracle({
  date,
  days,
  rules: firstRules,
}: {
  readonly date: string;
  readonly days: number;
  readonly rules: Rules;
}) {
  const parties = new Map<number, Known>();
  const stays: Series[] = [];
  const blocks = new Map<number, BlockState>();
  const waiting = new Map<number, Waiting>();
  /** What each step of the log changed. */
  const log = new Map<number, readonly Change[]>();
  const undone = new Set<number>();
  /** The days that the holder of the season place has not given back. */
  const season = new Set(days > 1 ? Array.from({ length: days }, (_, day) => day) : []);
  /** Who has each slot, by the name of the holder: where several should have it, one of them. */
  const claims = new Map<string, string>();
  let rules = firstRules;
  let minutes = NOON;
  /** How many steps have taken tables that others had. */
  let overrides = 0;
  const dateOf = (day: number): string => addDays(date, day);

  /** Who should have which slots. Where some are free, who comes first gets them. */
  const holders = (): (readonly [string, readonly string[]])[] => [
    ...[...season].map((day) => [`season ${day}`, blocked(seasonDay(day), rules)] as const),
    ...[...blocks].toSorted(byId).map(([id, block]) => [`block ${id}`, blocked(block, rules)] as const),
    ...[...parties].toSorted(byId).map(([id, party]) => [`party ${id}`, holds(party, rules)] as const),
  ];
  const handOut = (): void => {
    for (const [name, slots] of holders()) for (const slot of slots) if (!claims.has(slot)) claims.set(slot, name);
  };
  /** Gives holders that have changed what they should have now, and others what they leave. Returns false if somebody has it. */
  const claimAnew = (changed: readonly string[]): boolean => {
    for (const [slot, name] of claims) if (changed.includes(name)) claims.delete(slot);
    for (const [name, slots] of holders().filter(([each]) => changed.includes(each)))
      for (const slot of slots) {
        if (claims.has(slot)) return false;
        claims.set(slot, name);
      }
    handOut();
    return true;
  };
  /** Whether parties sit at tables of their own, also those that stay longer than promised. */
  const sitApart = (): boolean => {
    const sitting = [...parties.values()].filter(({ status, cancelled }) => status === 'seated' && !cancelled);
    const tables = sitting.flatMap((party) => party.tables);
    return new Set(tables).size === tables.length;
  };
  const without = (party: Known): unknown => ({ ...party, revision: 0 });
  const moved = (id: number, after: Known): Change[] => {
    const before = parties.get(id)!;
    return isDeepEqual(without(before), without(after))
      ? []
      : [{ kind: 'party', id, before, after: { ...after, revision: before.revision + 1 } }];
  };
  const refused = (outcome: Outcome): Expected => ({ outcome, changes: [] });
  /** Whose claims some changes concern. What is only held may have been released, and is claimed again. */
  const changedBy = (changes: readonly Change[]): string[] =>
    changes.flatMap((change) => {
      if (change.kind === 'waiting') return [];
      if (change.kind === 'block') return [`block ${change.id}`];
      const before = parties.get(change.id);
      const slotsOf = (party: Known): string[] => holds(party, rules).toSorted();
      // The order of its tables is no matter.
      const isSame = before && !before.held && isDeepEqual(slotsOf(before), slotsOf(change.after));
      return isSame ? [] : [`party ${change.id}`];
    });
  /** What some changes come to: nothing, a collision, or these changes. `anew` are names of others to claim anew. */
  const settle = (changes: readonly Change[], anew: readonly string[] = []): Expected => {
    if (changes.length === 0) return refused('nothing');
    const earlier = [new Map(parties), new Map(blocks), new Map(claims)] as const;
    const changed = [...changedBy(changes), ...anew];
    apply(changes);
    if (claimAnew(changed) && sitApart()) return { outcome: 'ok', changes };
    replace(parties, earlier[0]);
    replace(blocks, earlier[1]);
    replace(claims, earlier[2]);
    return refused('collision');
  };
  const apply = (changes: readonly Change[]): void => {
    for (const change of changes)
      if (change.kind === 'party') parties.set(change.id, change.after);
      else if (change.kind === 'block')
        blocks.set(change.id, { ...blocks.get(change.id)!, isInForce: change.isInForce, revision: change.revision });
  };
  const areOnPlan = (tables: readonly string[]): boolean => tables.every((table) => rules.tables.has(table));
  const isShut = (table: string, day: number): boolean =>
    rules.closedArea?.day === day && rules.tables.get(table)?.area === rules.closedArea.area;
  /** What it comes to that a party, a new one or one with an id, becomes what an action says. */
  const settleParty = (
    { override = false }: Insistence,
    id: number | undefined,
    after: Known,
    more: readonly Change[] = [],
  ): Expected => {
    const known = [...parties].filter(([other]) => other !== id);
    const { party, others } = override ? takenAnyway(after, known, minutes, rules) : { party: after, others: [] };
    if (party !== after || others.length > 0) overrides++;
    const given = others.flatMap(([other, each]) => moved(other, each));
    const own = id === undefined ? [entered(party)] : moved(id, party);
    const before = id === undefined ? undefined : parties.get(id)!;
    const had = before?.day === party.day ? before.tables : [];
    const isNew = (table: string): boolean => !had.includes(table) && isShut(table, party.day);
    if (own.length > 0 && !override && party.tables.some(isNew)) return refused('collision');
    return settle([...given, ...own, ...more]);
  };
  const isStale = (revision: number, thing: { revision: number }): boolean => revision !== thing.revision;

  const newParty = (facts: Partial<Known>): Known => ({
    day: 0,
    revision: 0,
    time: minutes,
    stay: rules.turnTime,
    guests: 2,
    tables: [],
    status: 'reserved',
    arrived: 0,
    seated: null,
    cancelled: false,
    held: false,
    ...facts,
  });
  const sitting = ({ guests, tables }: Pick<Known, 'guests' | 'tables'>, until = minutes + rules.turnTime): Known =>
    newParty({
      guests,
      tables,
      stay: Math.max(until - minutes, 1),
      status: 'seated',
      arrived: guests,
      seated: minutes,
    });
  const entered = (after: Known): Change => ({ kind: 'party', id: newIdOf(after.day), before: null, after });
  const withRest = (id: number, { day }: Known): Change[] =>
    stays
      .filter((stay) => stay.ids.includes(id))
      .flatMap(({ ids }) => ids.filter((each) => each !== id).map((each) => [each, parties.get(each)!] as const))
      .filter(([, each]) => each.day > day && !each.cancelled && isAwaited(each))
      .flatMap(([each, known]) => moved(each, { ...known, cancelled: true, held: false }));
  const hasBegun = (party: Known): boolean =>
    !isAwaited(party) || (party.day === 0 && party.time + HOLD_MINUTES <= minutes);

  /** Whether guests can choose tables together: one, or two that are linked. */
  const canChoose = (tables: readonly string[], guests: number): boolean =>
    areOnPlan(tables) && (tables.length === 1 || (guests >= 2 && rules.links.has(tables.toSorted().join(' '))));
  const isForGuests = (table: string, day: number): boolean => table !== rules.offline && !isShut(table, day);
  /** What it comes to that a guest does something online. */
  const expectOf = (step: GuestStep): Expected => {
    switch (step.guest) {
      case 'reserve':
        if (step.days.some(({ tables }) => !canChoose(tables, 2))) return refused('collision');
        if (step.days.some(({ day }) => day === rules.closedDay)) return refused('closed');
        if (step.days.some(({ day, tables }) => !tables.every((table) => isForGuests(table, day))))
          return refused('collision');
        return settle(
          step.days.map(({ day, tables }) =>
            entered(newParty({ day, time: step.time, stay: step.stay.minutes, tables: [...tables] })),
          ),
        );
      case 'give back': {
        const given = [...season].filter((day) => step.first <= day && day <= step.last);
        for (const day of given) season.delete(day);
        claimAnew(given.map((day) => `season ${day}`));
        return refused(given.length > 0 ? 'ok' : 'nothing');
      }
      case 'take back': {
        if (season.has(step.day)) return refused('invalid');
        const earlier = new Map(claims);
        season.add(step.day);
        if (claimAnew([`season ${step.day}`])) return refused('ok');
        season.delete(step.day);
        replace(claims, earlier);
        return refused('collision');
      }
      case 'cancel stay':
        return settle(
          step.stay.ids.flatMap((id) => {
            const party = parties.get(id)!;
            return party.cancelled || hasBegun(party) ? [] : moved(id, { ...party, cancelled: true, held: false });
          }),
        );
      case 'change stay': {
        const { series, days: wanted, time, stay } = step;
        const rows = series.ids.map((id) => [id, parties.get(id)!] as const);
        const left = rows.filter(([, { cancelled }]) => !cancelled).toSorted(byDay);
        if (left.length === 0 || left.some(([, party]) => hasBegun(party))) return refused('invalid');
        const known = left[0]![1];
        const own = new Set(left.flatMap(([, { tables }]) => tables));
        if (wanted.some(({ tables }) => !canChoose(tables, known.guests))) return refused('collision');
        if (wanted.length > 1 && wanted.some(({ tables }) => !tables.every((table) => modeOf(rules, table) === 'days')))
          return refused('collision');
        const areSameDates = isDeepEqual(
          wanted.map(({ day }) => day),
          left.map(([, { day }]) => day),
        );
        const areaOf = (table: string): number | undefined => rules.tables.get(table)?.area;
        const areas = new Set([...own].map(areaOf));
        const isOtherArea = wanted.some(({ tables }) => tables.some((table) => !areas.has(areaOf(table))));
        const isJudged = !areSameDates || isOtherArea;
        const isOtherTime = wanted[0]!.day !== known.day || time !== known.time;
        if (wanted.some(({ day }, at) => day === rules.closedDay && (isJudged || (at === 0 && isOtherTime))))
          return refused('closed');
        const areSameTables = wanted.every(({ tables }, at) =>
          isDeepEqual(tables.toSorted(), left[at]?.[1].tables.toSorted()),
        );
        if (areSameDates && areSameTables && time === known.time && stay.minutes === known.stay)
          return refused('nothing');
        const isKept = (table: string, day: number): boolean =>
          left.some(([, party]) => party.day === day && party.tables.includes(table)) ||
          (own.has(table) && !isShut(table, day));
        if (wanted.some(({ day, tables }) => !tables.every((table) => isKept(table, day) || isForGuests(table, day))))
          return refused('collision');
        // The reservation that was its first day is so again, in place of the next if it was canceled.
        const others = left.filter(([id]) => id !== series.series);
        const first = parties.get(series.series)!;
        const spare = first.cancelled ? others.splice(0, 1) : [];
        const kept = [[series.series, first] as const, ...others];
        const changes = wanted.flatMap(({ day, tables }, at): Change[] => {
          const [id, before] = kept[at] ?? [];
          const facts = { day, time, stay: stay.minutes, guests: known.guests, tables: [...tables] };
          if (id === undefined || !before) return [entered(newParty(facts))];
          const again = before.cancelled
            ? ({ cancelled: false, status: 'reserved', arrived: 0, seated: null } as const)
            : {};
          return moved(id, { ...before, ...facts, ...again });
        });
        const gone = [...spare, ...kept.slice(wanted.length)].flatMap(([id, party]) =>
          moved(id, { ...party, cancelled: true, held: false }),
        );
        return settle(
          [...changes, ...gone],
          left.map(([id]) => `party ${id}`),
        );
      }
      case 'cancel': {
        const known = parties.get(step.id)!;
        if (known.cancelled) return refused('invalid');
        return settle(moved(step.id, { ...known, cancelled: true, held: false }), [`party ${step.id}`]);
      }
      case 'change': {
        const { id, day, time, tables } = step;
        const known = parties.get(id)!;
        if (known.cancelled || hasBegun(known)) return refused('invalid');
        if (!canChoose(tables, known.guests)) return refused('collision');
        if (day === rules.closedDay && (day !== known.day || time !== known.time)) return refused('closed');
        const changes = moved(id, { ...known, day, time, stay: step.stay.minutes, tables: [...tables] });
        const isKept = (table: string): boolean =>
          known.tables.includes(table) && (day === known.day || !isShut(table, day));
        if (changes.length > 0 && !tables.every((table) => isKept(table) || isForGuests(table, day)))
          return refused('collision');
        return settle(changes, [`party ${id}`]);
      }
    }
  };

  /** Says what an action of staff must come to, and changes parties and blocks if it succeeds. `onDay` is its day. */
  const expect = (action: DayAction, onDay: number): Expected => {
    const known = 'party' in action ? parties.get(action.party)! : undefined;
    if (known && 'revision' in action && isStale(action.revision, known)) return refused('conflict');
    switch (action.type) {
      case 'walk_in':
        if (!areOnPlan(action.tables)) return refused('invalid');
        return settleParty(action, undefined, sitting(action, action.until));
      case 'add': {
        const { guests, tables, time, stay } = action;
        if (!areOnPlan(tables)) return refused('invalid');
        return settleParty(
          action,
          undefined,
          newParty({ day: onDay, guests, tables, time, stay: stay ?? rules.turnTime }),
        );
      }
      case 'status': {
        const isHere = action.status === 'arrived' || action.status === 'seated';
        if (isHere && known!.day > 0) return refused('invalid');
        const after = inStatus(known!, action.status, minutes, action.arrived);
        return after ? settleParty(action, action.party, after) : refused('invalid');
      }
      case 'edit':
      case 'tables': {
        const { tables = known!.tables } = action;
        const isStuck = known!.status === 'seated' && tables.length === 0;
        if (known!.cancelled || isStuck) return refused('invalid');
        if (action.tables && !areOnPlan(tables)) return refused('invalid');
        const isMoved = action.type === 'edit' && action.date !== undefined && action.date !== dateOf(known!.day);
        if (isMoved && !isAwaited(known!)) return refused('invalid');
        if (action.type === 'tables') return settleParty(action, action.party, { ...known!, tables });
        const { guests = known!.guests, time = known!.time, stay } = action;
        const day = action.date === undefined ? known!.day : daysBetween(date, action.date);
        const after = { ...known!, day, guests, time, tables, stay: stay ?? known!.stay };
        return settleParty(action, action.party, { ...after, arrived: Math.min(after.arrived, guests) });
      }
      case 'swap': {
        const other = parties.get(action.other)!;
        if (isStale(action.otherRevision, other)) return refused('conflict');
        const isStuck = (party: Known, tables: readonly string[]): boolean =>
          party.cancelled || (party.status === 'seated' && tables.length === 0);
        if (known!.day !== other.day || !areOnPlan([...known!.tables, ...other.tables])) return refused('invalid');
        if (isStuck(known!, other.tables) || isStuck(other, known!.tables)) return refused('invalid');
        return settle([
          ...moved(action.party, { ...known!, tables: other.tables }),
          ...moved(action.other, { ...other, tables: known!.tables }),
        ]);
      }
      case 'cancel':
        if (known!.cancelled) return refused('invalid');
        return settle([
          ...moved(action.party, { ...known!, cancelled: true, held: false }),
          ...(action.rest ? withRest(action.party, known!) : []),
        ]);
      case 'block': {
        const { tables, fromTime, untilTime, tell = [] } = action;
        if (!areOnPlan(tables)) return refused('invalid');
        const block: BlockState = {
          tables,
          days: [daysBetween(date, action.from), daysBetween(date, action.until)],
          from: fromTime ?? 0,
          until: untilTime ?? 0,
          isInForce: true,
          revision: 0,
        };
        const wanted = new Set(blocked(block, rules));
        const affected = [...parties].filter(([, party]) => holds(party, rules).some((slot) => wanted.has(slot)));
        if (affected.some(([id]) => !tell.includes(id))) return refused('affected');
        blocks.set(-1, { ...block, isInForce: false });
        const ended = affected.flatMap(([id, party]) => {
          return moved(
            id,
            isAwaited(party) ? { ...party, cancelled: true, held: false } : inStatus(party, 'left', minutes)!,
          );
        });
        const settled = settle([...ended, { kind: 'block', id: -1, isInForce: true, revision: 0 }]);
        if (settled.outcome !== 'ok') blocks.delete(-1);
        return settled;
      }
      case 'unblock': {
        const block = blocks.get(action.block);
        if (!block?.isInForce) return refused('invalid');
        return settle([{ kind: 'block', id: action.block, isInForce: false, revision: block.revision + 1 }]);
      }
      case 'wait_add': {
        const after = { revision: 0, state: 'waiting', guests: action.guests, party: null };
        return settle([{ kind: 'waiting', id: -1, before: null, after }]);
      }
      case 'wait_offer':
      case 'wait_seat':
      case 'wait_leave': {
        const before = waiting.get(action.entry);
        if (!before) return refused('invalid');
        if (isStale(action.revision, before)) return refused('conflict');
        const isOver = before.state === 'seated' || before.state === 'left';
        if (isOver || (action.type === 'wait_offer' && before.state !== 'waiting')) return refused('invalid');
        const offered = before.party === null ? undefined : parties.get(before.party);
        const party = offered && !offered.cancelled ? offered : undefined;
        const to = (state: string, id: number | null): Change => ({
          kind: 'waiting',
          id: action.entry,
          before,
          after: { ...before, revision: before.revision + 1, state, party: id },
        });
        const { guests } = before;
        if (action.type === 'wait_leave')
          return settle([
            ...(party && isAwaited(party) ? moved(before.party!, { ...party, cancelled: true, held: false }) : []),
            to('left', before.party),
          ]);
        const { tables } = action;
        if (!areOnPlan(tables)) return refused('invalid');
        if (action.type === 'wait_offer')
          return settleParty({}, undefined, newParty({ guests, tables, held: true }), [to('offered', -1)]);
        if (!party) return settleParty(action, undefined, sitting({ guests, tables }), [to('seated', -1)]);
        if (party.day > 0) return refused('invalid');
        const after = inStatus({ ...party, tables }, 'seated', minutes);
        return after ? settleParty(action, before.party!, after, [to('seated', before.party)]) : refused('invalid');
      }
      case 'undo': {
        if (undone.has(action.log)) return refused('invalid');
        const changes: Change[] = [];
        for (const change of log.get(action.log)!) {
          if (change.kind === 'party') {
            const now = parties.get(change.id)!;
            if (isStale(change.after.revision, now)) return refused('conflict');
            const after = change.before ?? { ...change.after, cancelled: true, held: false };
            if (!areOnPlan(after.tables.filter((table) => !now.tables.includes(table)))) return refused('invalid');
            changes.push({
              kind: 'party',
              id: change.id,
              before: now,
              after: { ...after, revision: now.revision + 1 },
            });
          } else if (change.kind === 'block') {
            const { revision } = blocks.get(change.id)!;
            if (revision !== change.revision) return refused('conflict');
            changes.push({ kind: 'block', id: change.id, isInForce: !change.isInForce, revision: revision + 1 });
          } else {
            const now = waiting.get(change.id);
            if (!now) return refused('invalid');
            if (isStale(change.after.revision, now)) return refused('conflict');
            const before = change.before ?? { ...now, state: 'gone' };
            changes.push({
              kind: 'waiting',
              id: change.id,
              before: now,
              after: { ...before, revision: now.revision + 1 },
            });
          }
        }
        return settle(changes);
      }
      default:
        throw new Error(`no sequence has the action ${action.type}`);
    }
  };

  /** Another plan or other settings are in force. Claims are handed out anew unless each is who should have it. */
  const publish = (fresh: Rules): void => {
    rules = fresh;
    const wanted = new Map(holders().map(([name, slots]) => [name, new Set(slots)] as const));
    const areRight = [...claims].every(([slot, name]) => wanted.get(name)?.has(slot));
    if (areRight && holders().every(([, slots]) => slots.every((slot) => claims.has(slot)))) return;
    claims.clear();
    handOut();
  };
  /** Names what is new as the database does. */
  const rename = (kind: 'party' | 'block', from: number, to: number): void => {
    if (kind === 'party') renameKey(parties, from, to);
    else renameKey(blocks, from, to);
    for (const [slot, name] of claims) if (name === `${kind} ${from}`) claims.set(slot, `${kind} ${to}`);
  };

  handOut();
  return {
    parties,
    stays,
    blocks,
    waiting,
    log,
    undone,
    claims,
    expect,
    expectOf,
    publish,
    rename,
    rules: () => rules,
    overrides: () => overrides,
    minutes: () => minutes,
    /** Time passes. */
    setMinutes: (now: number) => {
      minutes = now;
    },
    /** How many holders lack a slot that another has. */
    colliding: () => holders().filter(([name, slots]) => slots.some((slot) => claims.get(slot) !== name)).length,
  };
}

const byDay = ([one, first]: readonly [number, Known], [other, second]: readonly [number, Known]): number =>
  first.day - second.day || one - other;
const byId = ([one]: readonly [number, unknown], [other]: readonly [number, unknown]): number => one - other;

function renameKey<Value>(map: Map<number, Value>, from: number, to: number): void {
  const value = map.get(from);
  map.delete(from);
  if (value !== undefined) map.set(to, value);
}

function replace<Value>(map: Map<string | number, Value>, by: ReadonlyMap<string | number, Value>): void {
  map.clear();
  for (const [key, value] of by) map.set(key, value);
}

/** The ids of new parties until the database has given theirs: a step adds one a day at most. */
const newIdOf = (day: number): number => -1 - day;
