/**
 * Random sequences of what staff and guests do on a venue's day, against an oracle that knows the rules in its own way.
 * After each step, parties and claims in the database must be what the oracle says. Each sequence has dates of its own.
 */
import { addDays, daysBetween, zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import type { Visit } from '../../../src/domain/day/party.ts';
import { changesOf } from '../../../src/server/booking/visits/dayLog.ts';
import { visitOf } from '../../../src/server/booking/visits/visitRows.ts';
import { act } from '../../../src/server/day/actions/act.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import { replayLog } from './replayLog.ts';
import { type GuestStep, type Series, TENANT, takeGuestStep } from './sequenceGuests.ts';
import { type BlockState, type Known, blocked, holds, inStatus, isAwaited, takenAnyway } from './sequenceParty.ts';
import { randomStep } from './sequenceSteps.ts';
import { type PlanStep, publishPlan, takePlanStep } from './sequencePlan.ts';
import { assignSeason, seasonDay } from './sequenceSeason.ts';
import { type Mode, NOON, TABLES_BY_STAY, TURN_TIME, firstModeOf } from './sequenceVenue.ts';

const TIME_ZONE = 'Asia/Colombo';
const FIRST_DATE = '2026-11-23';
/** As the venue's settings have it by default. */
const HOLD_MINUTES = 15;

type Day = { readonly store: Store; readonly venues: Venues };
type SequenceReport = {
  sequences: number;
  steps: number;
  /** How many stays of several days were reserved. */
  stays: number;
  /** How many plans were published. */
  plans: number;
  /** By how many of them somebody lost a table. */
  lost: number;
  /** How many steps had each outcome. */
  readonly outcomes: Record<string, number>;
  /** How many steps have taken tables that others had. */
  overrides: number;
  /** What went wrong, in words; empty if nothing did. */
  readonly failures: string[];
};

type Waiting = { revision: number; state: string; guests: number; party: number | null };
type Outcome = 'ok' | 'nothing' | 'conflict' | 'collision' | 'affected' | 'invalid';
type Change =
  | { readonly kind: 'party'; readonly id: number; readonly before: Known | null; readonly after: Known }
  | { readonly kind: 'block'; readonly id: number; readonly isInForce: boolean; readonly revision: number }
  | { readonly kind: 'waiting'; readonly id: number; readonly before: Waiting | null; readonly after: Waiting };

/**
 * Runs sequences and compares. `length` is the number of steps of each, `days` that of its dates, `tables` are those of the
 * venue's plan. `onDone` hears of each that agrees.
 */
export async function runDaySequences(
  day: Day,
  {
    sequences,
    length,
    seed,
    days = 1,
    tables = TABLES_BY_STAY,
    onDone,
  }: {
    sequences: number;
    length: number;
    seed: number;
    days?: number;
    tables?: readonly string[];
    onDone?: (count: number) => void;
  },
): Promise<SequenceReport> {
  const report: SequenceReport = {
    sequences: 0,
    steps: 0,
    stays: 0,
    plans: 0,
    lost: 0,
    outcomes: {},
    overrides: 0,
    failures: [],
  };
  for (let i = 0; i < sequences && report.failures.length === 0; i++) {
    await runSequence(day, { date: addDays(FIRST_DATE, i * days), days, length, seed: seed + i, tables }, report);
    report.sequences++;
    onDone?.(report.sequences);
  }
  return report;
}

type Sequence = {
  /** Its first date, which is today. */
  readonly date: string;
  readonly days: number;
  readonly length: number;
  readonly seed: number;
  readonly tables: readonly string[];
};

async function runSequence(
  { store, venues }: Day,
  { date, days, length, seed, tables: firstTables }: Sequence,
  report: SequenceReport,
): Promise<void> {
  const dateOf = (day: number): string => addDays(date, day);
  const lastDate = dateOf(days - 1);
  const random = seededRandom(seed);
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const parties = new Map<number, Known>();
  const codes = new Map<number, string>();
  const stays: Series[] = [];
  const blocks = new Map<number, BlockState>();
  const waiting = new Map<number, Waiting>();
  /** What each step of the log changed, as the oracle knows it. */
  const log = new Map<number, readonly Change[]>();
  const undone = new Set<number>();
  /** The days that the holder of the season place has not given back. */
  const season = new Set(days > 1 ? Array.from({ length: days }, (_, day) => day) : []);
  const firstPlan = venues.get(TENANT)!.documents.plan.content;
  const allTables = [...firstTables];
  const modes = new Map<string, Mode>();
  const modeOf = (table: string): Mode => modes.get(table) ?? firstModeOf(table);
  let minutes = NOON;

  const partiesOfDates = () =>
    store
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', TENANT)
      .where('date', '>=', date)
      .where('date', '<=', lastDate)
      .execute();
  /** Who holds which slots, with null for blocks. Where slots collide, who comes first has them. */
  const holders = (): (readonly [number | null, string[]])[] => [
    ...[...blocks.values(), ...[...season].map(seasonDay)].map((block) => [null, blocked(block, modeOf)] as const),
    ...[...parties].toSorted(([a], [b]) => a - b).map(([id, party]) => [id, holds(party, modeOf)] as const),
  ];
  const isNothingClaimedTwice = (): boolean => {
    const all = holders().flatMap(([, slots]) => slots);
    return new Set(all).size === all.length;
  };
  /** Returns how the claims in the database differ from what the oracle says, or undefined. */
  const findOtherClaims = async (): Promise<string | undefined> => {
    const first = holders().toReversed();
    const wanted = Object.fromEntries(first.flatMap(([id, slots]) => slots.map((slot) => [slot, id] as const)));
    const rows = await store
      .selectFrom('claims')
      .select(['date', 'table_key', 'slot', 'reservation_id'])
      .where('tenant', '=', TENANT)
      .where('date', '>=', date)
      .where('date', '<=', lastDate)
      .execute();
    const stored = Object.fromEntries(
      rows.map((row) => [`${daysBetween(date, row.date)} ${row.table_key} ${row.slot}`, row.reservation_id] as const),
    );
    return isDeepEqual(stored, wanted)
      ? undefined
      : `the claims are ${JSON.stringify(stored)}, expected ${JSON.stringify(wanted)}`;
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
  type Expected = { readonly outcome: Outcome; readonly changes: readonly Change[] };
  const refused = (outcome: Outcome): Expected => ({ outcome, changes: [] });
  /** What some changes come to: nothing, a collision, or these changes. */
  const settle = (changes: readonly Change[]): Expected => {
    if (changes.length === 0) return refused('nothing');
    const earlier = [new Map(parties), new Map(blocks)] as const;
    apply(changes);
    const isPossible = isNothingClaimedTwice() && sitApart();
    if (!isPossible) {
      parties.clear();
      for (const [id, party] of earlier[0]) parties.set(id, party);
      blocks.clear();
      for (const [id, block] of earlier[1]) blocks.set(id, block);
    }
    return isPossible ? { outcome: 'ok', changes } : refused('collision');
  };
  const apply = (changes: readonly Change[]): void => {
    for (const change of changes)
      if (change.kind === 'party') parties.set(change.id, change.after);
      else if (change.kind === 'block')
        blocks.set(change.id, { ...blocks.get(change.id)!, isInForce: change.isInForce, revision: change.revision });
  };
  /** What it comes to that a party, a new one or one with an id, becomes what an action says. */
  const settleParty = (
    { override = false }: { readonly override?: boolean | undefined },
    id: number | undefined,
    after: Known,
    more: readonly Change[] = [],
  ): Expected => {
    const known = [...parties].filter(([other]) => other !== id);
    const { party, others } = override ? takenAnyway(after, known, minutes, modeOf) : { party: after, others: [] };
    if (party !== after || others.length > 0) report.overrides++;
    const given = others.flatMap(([other, each]) => moved(other, each));
    return settle([...(id === undefined ? [entered(party)] : moved(id, party)), ...given, ...more]);
  };
  const isStale = (revision: number, thing: { revision: number }): boolean => revision !== thing.revision;

  const newParty = (facts: Partial<Known>): Known => ({
    day: 0,
    revision: 0,
    time: minutes,
    stay: TURN_TIME,
    guests: 2,
    tables: [],
    status: 'reserved',
    arrived: 0,
    seated: null,
    cancelled: false,
    held: false,
    ...facts,
  });
  const sitting = ({ guests, tables }: Pick<Known, 'guests' | 'tables'>, until = minutes + TURN_TIME): Known =>
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
  /** What it comes to that a guest does something online. */
  const expectOf = (step: GuestStep): Expected => {
    if (step.guest === 'reserve')
      return settle(
        step.days.map(({ day, tables }) =>
          entered(newParty({ day, time: step.time, stay: step.stay.minutes, tables: [...tables] })),
        ),
      );
    if (step.guest === 'give back') {
      const given = [...season].filter((day) => step.first <= day && day <= step.last);
      for (const day of given) season.delete(day);
      return { outcome: given.length > 0 ? 'ok' : 'nothing', changes: [] };
    }
    if (step.guest === 'take back') {
      if (season.has(step.day)) return refused('invalid');
      season.add(step.day);
      if (isNothingClaimedTwice()) return { outcome: 'ok', changes: [] };
      season.delete(step.day);
      return refused('collision');
    }
    if (step.guest === 'cancel stay') {
      const left = step.stay.ids.map((id) => [id, parties.get(id)!] as const);
      return settle(
        left.flatMap(([id, party]) =>
          party.cancelled || hasBegun(party) ? [] : moved(id, { ...party, cancelled: true, held: false }),
        ),
      );
    }
    const known = parties.get(step.id)!;
    if (known.cancelled) return refused('invalid');
    if (step.guest === 'cancel') return settle(moved(step.id, { ...known, cancelled: true, held: false }));
    if (hasBegun(known)) return refused('invalid');
    const { day, time, tables } = step;
    return settle(moved(step.id, { ...known, day, time, stay: step.stay.minutes, tables: [...tables] }));
  };

  /** Publishes a plan, and takes it back if somebody loses a table by it. Resolves to what it came to. */
  const publish = async ({ publish: table, mode }: PlanStep, now: number): Promise<string> => {
    const earlier = modeOf(table);
    modes.set(table, mode);
    if (!allTables.includes(table)) allTables.push(table);
    report.plans++;
    const outcome = await takePlanStep({ store, venues }, { publish: table, mode }, now);
    if (outcome !== 'ok' || isNothingClaimedTwice()) return outcome;
    report.lost++;
    return (await findOtherClaims()) ?? publish({ publish: table, mode: earlier }, now);
  };

  /** Says what an action must come to, and changes the oracle's parties and blocks if it succeeds. New ids are negative. */
  const expect = (action: DayAction, onDay: number): Expected => {
    const known = 'party' in action ? parties.get(action.party)! : undefined;
    if (known && 'revision' in action && isStale(action.revision, known)) return refused('conflict');
    switch (action.type) {
      case 'walk_in':
        return settleParty(action, undefined, sitting(action, action.until));
      case 'add': {
        const { guests, tables, time, stay } = action;
        return settleParty(action, undefined, newParty({ day: onDay, guests, tables, time, stay: stay ?? TURN_TIME }));
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
        if (known!.day !== other.day) return refused('invalid');
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
        const block: BlockState = {
          tables,
          days: [daysBetween(date, action.from), daysBetween(date, action.until)],
          from: fromTime ?? 0,
          until: untilTime ?? 0,
          isInForce: true,
          revision: 0,
        };
        const wanted = new Set(blocked(block, modeOf));
        const affected = [...parties].filter(([, party]) => holds(party, modeOf).some((slot) => wanted.has(slot)));
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

  if (days > 1)
    await assignSeason(
      { store, venues },
      { from: date, until: lastDate, now: zonedTimeToInstant(date, minutes, TIME_ZONE) },
    );
  for (let i = 0; i < length; i++) {
    // Now and then parties stay longer than promised.
    minutes = Math.min(minutes + (random() < 0.15 ? upTo(90) : upTo(9)), 22 * 60);
    const action = randomStep(
      { parties, codes, stays, blocks, waiting, log },
      { random, minutes, dateOf, days, tables: allTables, modeOf, areas: firstPlan.areas.length },
    );
    if (action === undefined) continue;
    report.steps++;
    const now = zonedTimeToInstant(date, minutes, TIME_ZONE);
    const fail = (problem: string): void => {
      report.failures.push(`seed ${seed}, step ${i}, ${JSON.stringify(action)}: ${problem}`);
    };
    let outcome: string;
    let expected: Expected;
    let logged: number | null = null;
    if ('publish' in action) {
      expected = { outcome: 'ok', changes: [] };
      outcome = await publish(action, now);
    } else if ('guest' in action) {
      expected = expectOf(action);
      const { outcome: came, problem } = await takeGuestStep({ store, venues }, action, dateOf, now);
      outcome = came;
      if (problem !== undefined) fail(problem);
    } else {
      const onDay = action.type === 'add' ? upTo(days - 1) : 0;
      expected = expect(action, onDay);
      const result = await act(
        { store, venues, tenant: TENANT },
        { id: `${seed}-${i}-sequence`, date: dateOf(onDay), action },
        { role: 'staff', name: 'Bar' },
        now,
      );
      if (result.ok) logged = result.log;
      const done = logged === null ? 'nothing' : 'ok';
      outcome = result.ok ? done : result.refusal.type;
    }
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    if (outcome !== expected.outcome) fail(`came to ${outcome}, expected ${expected.outcome}`);
    if (report.failures.length > 0) return;

    // The database gives the ids.
    const rows = await partiesOfDates();
    const newIds = new Map<number, number>();
    for (const [id, party] of [...parties].filter(([each]) => each < 0)) {
      const row = rows.find((each) => !parties.has(each.id) && each.date === dateOf(party.day));
      newIds.set(id, row?.id ?? id);
      parties.delete(id);
      parties.set(row?.id ?? id, party);
      if (row && 'guest' in action) codes.set(row.id, row.code);
    }
    const series = rows.find(({ id }) => [...newIds.values()].includes(id))?.series ?? null;
    if (series !== null) {
      stays.push({ series, ids: [...newIds.values()] });
      report.stays++;
    }
    const newBlock = blocks.get(-1);
    let newBlockId = -1;
    if (newBlock) {
      const found = await store
        .selectFrom('blocks')
        .select('id')
        .where('tenant', '=', TENANT)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      newBlockId = found.id;
      blocks.delete(-1);
      blocks.set(newBlockId, newBlock);
    }
    const entries = await store
      .selectFrom('waiting_list')
      .selectAll()
      .where('tenant', '=', TENANT)
      .where('date', '=', date)
      .execute();
    const named = expected.changes.map((change): Change => {
      if (change.kind === 'party') return { ...change, id: newIds.get(change.id) ?? change.id };
      if (change.kind === 'block') return change.id === -1 ? { ...change, id: newBlockId } : change;
      const id = change.id === -1 ? (entries.find((entry) => !waiting.has(entry.id))?.id ?? -2) : change.id;
      const { party } = change.after;
      const after = { ...change.after, party: party === null ? null : (newIds.get(party) ?? party) };
      if (after.state === 'gone') waiting.delete(id);
      else waiting.set(id, after);
      return { ...change, id, after };
    });
    if (logged !== null) log.set(logged, named);
    if ('type' in action && action.type === 'undo' && outcome === 'ok') undone.add(action.log);

    const stored = rows.map((row): [number, unknown] => [row.id, factsOf(visitOf(row), date)]);
    const wanted = [...parties].map(([id, party]): [number, unknown] => [id, wantedFactsOf(party)]);
    const byId = (a: [number, unknown], b: [number, unknown]): number => a[0] - b[0];
    if (!isDeepEqual(stored.toSorted(byId), wanted.toSorted(byId)))
      fail(`parties are ${JSON.stringify(stored)}, expected ${JSON.stringify(wanted)}`);
    const otherClaims = await findOtherClaims();
    if (otherClaims !== undefined) fail(otherClaims);
    const stateOf = ({ revision, state }: { revision: number; state: string }): string => `${state} ${revision}`;
    if (entries.some((entry) => !waiting.has(entry.id) || stateOf(entry) !== stateOf(waiting.get(entry.id)!)))
      fail(`the waiting list is ${JSON.stringify(entries)}`);
    if (report.failures.length > 0) return;
  }

  if (modes.size > 0) await publishPlan({ store, venues }, firstPlan, zonedTimeToInstant(date, minutes, TIME_ZONE));

  const steps = await store
    .selectFrom('day_log')
    .selectAll()
    .where('tenant', '=', TENANT)
    .where('date', '>=', date)
    .where('date', '<=', lastDate)
    .orderBy('id')
    .execute();
  const replayed = replayLog(steps.map(changesOf));
  const rows = await partiesOfDates();
  const stored = new Map(rows.map((row) => [row.id, visitOf(row)]));
  const isReplayed =
    replayed.parties.size === stored.size &&
    [...stored].every(([id, visit]) => isDeepEqual(replayed.parties.get(id), visit));
  const inForce = [...blocks].filter(([, { isInForce }]) => isInForce);
  const ofSeason = await store
    .selectFrom('blocks')
    .select('id')
    .where('tenant', '=', TENANT)
    .where('season_id', 'is not', null)
    .where('from_date', '>=', date)
    .where('until_date', '<=', lastDate)
    .execute();
  const kept = [...inForce.map(([id]) => id), ...ofSeason.map(({ id }) => id)];
  const areBlocks = replayed.blocks.size === kept.length && kept.every((id) => replayed.blocks.has(id));
  if (!isReplayed || !areBlocks || replayed.gaps.length > 0)
    report.failures.push(`seed ${seed}: the log replays to ${JSON.stringify([...replayed.parties])}`);
}

function factsOf({ heldUntil, date, ...visit }: Visit, first: string): unknown {
  const day = daysBetween(first, date);
  return wantedFactsOf({ ...visit, day, stay: visit.stay ?? 0, seated: null, held: heldUntil !== null });
}

function wantedFactsOf(facts: Known): unknown {
  const { day, revision, time, stay, guests, tables, status, arrived, cancelled, held } = facts;
  return { day, revision, time, stay, guests, tables, status, arrived, cancelled, held };
}

/** The ids of new parties until the database has given theirs: a step adds one a day at most. */
const newIdOf = (day: number): number => -1 - day;
