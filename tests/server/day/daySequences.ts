/**
 * Random sequences of what staff and guests do on a venue's day, against an oracle that knows the rules in its own way.
 * After each step, parties and claims in the database must be what the oracle says. Each sequence has a date of its own.
 */
import { addDays, formatWireDate, formatWireTime, zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { PARTY_STATUSES, type Visit } from '../../../src/domain/day/party.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { reserve } from '../../../src/server/booking/makeReservation.ts';
import { changesOf } from '../../../src/server/booking/visits/dayLog.ts';
import { visitOf } from '../../../src/server/booking/visits/visitRows.ts';
import { act } from '../../../src/server/day/actions/act.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import { replayLog } from './replayLog.ts';
import { type Known, holds, inStatus, isAwaited, takenAnyway } from './sequenceParty.ts';
import { STAYS, TABLES_BY_STAY, TURN_TIME, modeOf } from './sequenceVenue.ts';

const TENANT = 'shell-bay';
const TIME_ZONE = 'Asia/Colombo';
const FIRST_DATE = '2026-11-23';
const NOON = 12 * 60;
/** As the venue's settings have it by default. */
const HOLD_MINUTES = 15;

type Day = { readonly store: Store; readonly venues: Venues };
type SequenceReport = {
  sequences: number;
  steps: number;
  /** How many steps had each outcome. */
  readonly outcomes: Record<string, number>;
  /** How many steps have taken tables that others had. */
  overrides: number;
  /** What went wrong, in words; empty if nothing did. */
  readonly failures: string[];
};

type Waiting = { revision: number; state: string; guests: number; party: number | null };
type BlockState = { tables: readonly string[]; from: number; until: number; isInForce: boolean; revision: number };
type Outcome = 'ok' | 'nothing' | 'conflict' | 'collision' | 'affected' | 'invalid';
type Change =
  | { readonly kind: 'party'; readonly id: number; readonly before: Known | null; readonly after: Known }
  | { readonly kind: 'block'; readonly id: number; readonly isInForce: boolean; readonly revision: number }
  | { readonly kind: 'waiting'; readonly id: number; readonly before: Waiting | null; readonly after: Waiting };

/**
 * Runs sequences and compares. `length` is the number of steps of each, `tables` are those of the venue's plan. `onDone`
 * hears of each that agrees.
 */
export async function runDaySequences(
  day: Day,
  {
    sequences,
    length,
    seed,
    tables = TABLES_BY_STAY,
    onDone,
  }: {
    sequences: number;
    length: number;
    seed: number;
    tables?: readonly string[];
    onDone?: (count: number) => void;
  },
): Promise<SequenceReport> {
  const report: SequenceReport = { sequences: 0, steps: 0, outcomes: {}, overrides: 0, failures: [] };
  for (let i = 0; i < sequences && report.failures.length === 0; i++) {
    await runSequence(day, addDays(FIRST_DATE, i), length, seed + i, tables, report);
    report.sequences++;
    onDone?.(report.sequences);
  }
  return report;
}

async function runSequence(
  { store, venues }: Day,
  date: string,
  length: number,
  seed: number,
  allTables: readonly string[],
  report: SequenceReport,
): Promise<void> {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const someTables = (least: number, most: number): string[] => {
    const count = least + upTo(most - least);
    return allTables.toSorted(() => random() - 0.5).slice(0, count);
  };
  const parties = new Map<number, Known>();
  const codes = new Map<number, string>();
  const blocks = new Map<number, BlockState>();
  const waiting = new Map<number, Waiting>();
  /** What each step of the log changed, as the oracle knows it. */
  const log = new Map<number, readonly Change[]>();
  const undone = new Set<number>();
  let minutes = NOON;

  const blocked = ({ tables, from, until, isInForce }: BlockState): string[] => {
    const slots: number[] = [];
    for (let slot = Math.floor(from / 15); slot * 15 < until; slot++) slots.push(slot);
    const slotsAt = (table: string): readonly number[] => (modeOf(table) === 'date' ? [-1] : slots);
    return isInForce ? tables.flatMap((table) => slotsAt(table).map((slot) => `${table} ${slot}`)) : [];
  };
  /** All claims, or undefined if something is claimed twice. */
  const partiesOfDate = () =>
    store.selectFrom('reservations').selectAll().where('tenant', '=', TENANT).where('date', '=', date).execute();
  const claims = (): Set<string> | undefined => {
    const all = [...[...parties.values()].map(holds), ...[...blocks.values()].map(blocked)].flat();
    const distinct = new Set(all);
    return distinct.size === all.length ? distinct : undefined;
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
    const isPossible = claims() !== undefined && sitApart();
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
    const { party, others } = override ? takenAnyway(after, known, minutes) : { party: after, others: [] };
    if (party !== after || others.length > 0) report.overrides++;
    const given = others.flatMap(([other, each]) => moved(other, each));
    return settle([...(id === undefined ? [entered(party)] : moved(id, party)), ...given, ...more]);
  };
  const isStale = (revision: number, thing: { revision: number }): boolean => revision !== thing.revision;

  const newParty = (facts: Partial<Known>): Known => ({
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
  const entered = (after: Known): Change => ({ kind: 'party', id: -1, before: null, after });

  /** Says what an action must come to, and changes the oracle's parties and blocks if it succeeds. New ids are negative. */
  const expect = (action: DayAction): Expected => {
    const known = 'party' in action ? parties.get(action.party)! : undefined;
    if (known && 'revision' in action && isStale(action.revision, known)) return refused('conflict');
    switch (action.type) {
      case 'walk_in':
        return settleParty(action, undefined, sitting(action, action.until));
      case 'add': {
        const { guests, tables, time, stay } = action;
        return settleParty(action, undefined, newParty({ guests, tables, time, stay: stay ?? TURN_TIME }));
      }
      case 'status': {
        const after = inStatus(known!, action.status, minutes, action.arrived);
        return after ? settleParty(action, action.party, after) : refused('invalid');
      }
      case 'edit':
      case 'tables': {
        const { tables = known!.tables } = action;
        const isStuck = known!.status === 'seated' && tables.length === 0;
        if (known!.cancelled || isStuck) return refused('invalid');
        if (action.type === 'tables') return settleParty(action, action.party, { ...known!, tables });
        const { guests = known!.guests, time = known!.time, stay } = action;
        const after = { ...known!, guests, time, tables, stay: stay ?? known!.stay };
        return settleParty(action, action.party, { ...after, arrived: Math.min(after.arrived, guests) });
      }
      case 'swap': {
        const other = parties.get(action.other)!;
        if (isStale(action.otherRevision, other)) return refused('conflict');
        const isStuck = (party: Known, tables: readonly string[]): boolean =>
          party.cancelled || (party.status === 'seated' && tables.length === 0);
        if (isStuck(known!, other.tables) || isStuck(other, known!.tables)) return refused('invalid');
        return settle([
          ...moved(action.party, { ...known!, tables: other.tables }),
          ...moved(action.other, { ...other, tables: known!.tables }),
        ]);
      }
      case 'cancel':
        if (known!.cancelled) return refused('invalid');
        return settle(moved(action.party, { ...known!, cancelled: true, held: false }));
      case 'block': {
        const { tables, fromTime, untilTime, tell = [] } = action;
        const block = { tables, from: fromTime ?? 0, until: untilTime ?? 0, isInForce: true, revision: 0 };
        const wanted = new Set(blocked(block));
        const affected = [...parties].filter(([, party]) => holds(party).some((slot) => wanted.has(slot)));
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

  const randomAction = (): DayAction | 'reserve' | 'change online' | 'cancel online' | undefined => {
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
      'walk_in walk_in add add add reserve reserve status status status status tables tables swap edit end end cancel cancel_online change_online change_online block unblock undo undo wait_add wait_offer wait_seat wait_leave'.split(
        ' ',
      ),
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
      case 'reserve':
        return 'reserve';
      case 'change_online':
        return codes.size > 0 ? 'change online' : undefined;
      case 'cancel_online':
        return codes.size > 0 ? 'cancel online' : undefined;
      case 'block': {
        const fromTime = NOON + 15 * upTo(30);
        const tell = random() < 0.4 ? [...parties.keys()] : [];
        return {
          type: 'block',
          tables: someTables(1, 3),
          from: date,
          until: date,
          fromTime,
          untilTime: fromTime + 15 * (1 + upTo(8)),
          reason: 'Tide',
          tell,
        };
      }
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
        if (kind === 'end') return { type: 'edit', ...of(partyId), stay: 5 * (1 + upTo(48)), ...anyway };
        if (kind === 'edit') {
          const tables = random() < 0.3 ? { tables: someTables(0, 2) } : {};
          const stay = 30 + 15 * upTo(8);
          return { type: kind, ...of(partyId), guests, time: NOON + 15 * upTo(40), stay, ...tables, ...anyway };
        }
        const other = pick([...parties.keys()]);
        if (other === partyId) return undefined;
        return { type: 'swap', ...of(partyId), other, otherRevision: parties.get(other)!.revision };
      }
    }
  };

  for (let i = 0; i < length; i++) {
    const action = randomAction();
    if (action === undefined) continue;
    report.steps++;
    // Now and then parties stay longer than promised.
    minutes = Math.min(minutes + (random() < 0.15 ? upTo(90) : upTo(9)), 22 * 60);
    const now = zonedTimeToInstant(date, minutes, TIME_ZONE);
    const fail = (problem: string): void => {
      report.failures.push(`seed ${seed}, step ${i}, ${JSON.stringify(action)}: ${problem}`);
    };
    let outcome: string;
    let expected: Expected;
    let logged: number | null = null;
    if (action === 'reserve') {
      const wished = Math.ceil((minutes + 1) / 15) * 15 + 15 * upTo(20);
      const stay = pick(STAYS);
      // Later, the stay would not end in time.
      const time = Math.min(wished, 24 * 60 - stay.minutes);
      const tables = someTables(1, 1);
      expected = settleParty({}, undefined, newParty({ time, stay: stay.minutes, tables }));
      const result = await reserve(
        store,
        venues,
        TENANT,
        {
          first_name: 'Ada',
          last_name: 'Silva',
          email: `guest${i}@example.com`,
          country_code: '+94',
          phone: '+94771234567',
          notes: '',
          terms: true,
          location_id: '7',
          date: formatWireDate(date),
          time: formatWireTime(time),
          stay: stay.name,
          step: 2,
          guests: '2',
          selected_tables: tables.map(Number),
        },
        { now },
      );
      outcome = result.ok ? 'ok' : 'collision';
      if (!result.ok && !result.errors['selected_tables']) fail(`refused: ${JSON.stringify(result.errors)}`);
    } else if (action === 'change online') {
      const [id, code] = pick([...codes]);
      const known = parties.get(id)!;
      const stay = pick(STAYS);
      const wished = Math.ceil((minutes + 1) / 15) * 15 + 15 * upTo(20);
      const time = Math.min(wished, 24 * 60 - stay.minutes);
      const tables = someTables(1, 1);
      const hasBegun = !isAwaited(known) || known.time + HOLD_MINUTES <= minutes;
      expected =
        known.cancelled || hasBegun
          ? refused('invalid')
          : settle(moved(id, { ...known, time, stay: stay.minutes, tables }));
      const change = { time: formatWireTime(time), stay: stay.name, selected_tables: tables.map(Number) };
      const result = await changeReservation(store, venues, TENANT, code, change, { now, by: 'guest' });
      if (result.ok) outcome = result.isChanged ? 'ok' : 'nothing';
      else if (result.error !== 'refused') outcome = 'invalid';
      else {
        outcome = 'collision';
        if (!result.errors['selected_tables']) fail(`refused: ${JSON.stringify(result.errors)}`);
      }
    } else if (action === 'cancel online') {
      const [id, code] = pick([...codes]);
      const known = parties.get(id)!;
      expected = known.cancelled ? refused('invalid') : settle(moved(id, { ...known, cancelled: true, held: false }));
      const result = await cancelReservation(store, venues.get(TENANT)!, code, now);
      outcome = result.ok ? 'ok' : 'invalid';
    } else {
      expected = expect(action);
      const result = await act(
        { store, venues, tenant: TENANT },
        { id: `${seed}-${i}-sequence`, date, action },
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
    const rows = await partiesOfDate();
    const newId = rows.find(({ id }) => !parties.has(id))?.id ?? null;
    const added = parties.get(-1);
    if (added) {
      parties.delete(-1);
      parties.set(newId ?? -2, added);
      if (action === 'reserve' && newId !== null) codes.set(newId, rows.find(({ id }) => id === newId)!.code);
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
      if (change.kind === 'party') return change.id === -1 ? { ...change, id: newId ?? -2 } : change;
      if (change.kind === 'block') return change.id === -1 ? { ...change, id: newBlockId } : change;
      const id = change.id === -1 ? (entries.find((entry) => !waiting.has(entry.id))?.id ?? -2) : change.id;
      const after = { ...change.after, party: change.after.party === -1 ? newId : change.after.party };
      if (after.state === 'gone') waiting.delete(id);
      else waiting.set(id, after);
      return { ...change, id, after };
    });
    if (logged !== null) log.set(logged, named);
    if (typeof action !== 'string' && action.type === 'undo' && outcome === 'ok') undone.add(action.log);

    const stored = rows.map((row): [number, unknown] => [row.id, factsOf(visitOf(row))]);
    const wanted = [...parties].map(([id, party]): [number, unknown] => [id, wantedFactsOf(party)]);
    const byId = (a: [number, unknown], b: [number, unknown]): number => a[0] - b[0];
    if (!isDeepEqual(stored.toSorted(byId), wanted.toSorted(byId)))
      fail(`parties are ${JSON.stringify(stored)}, expected ${JSON.stringify(wanted)}`);
    const claimed = await store
      .selectFrom('claims')
      .select(['table_key', 'slot'])
      .where('tenant', '=', TENANT)
      .where('date', '=', date)
      .execute();
    const heldSlots = claims() ?? new Set();
    const storedSlots = new Set(claimed.map(({ table_key: table, slot }) => `${table} ${slot}`));
    if (storedSlots.size !== heldSlots.size || [...storedSlots].some((slot) => !heldSlots.has(slot)))
      fail(`the claims are ${[...storedSlots].join(', ')}, expected ${[...heldSlots].join(', ')}`);
    const stateOf = ({ revision, state }: { revision: number; state: string }): string => `${state} ${revision}`;
    if (entries.some((entry) => !waiting.has(entry.id) || stateOf(entry) !== stateOf(waiting.get(entry.id)!)))
      fail(`the waiting list is ${JSON.stringify(entries)}`);
    if (report.failures.length > 0) return;
  }

  const steps = await store
    .selectFrom('day_log')
    .selectAll()
    .where('tenant', '=', TENANT)
    .where('date', '=', date)
    .orderBy('id')
    .execute();
  const replayed = replayLog(steps.map(changesOf));
  const rows = await partiesOfDate();
  const stored = new Map(rows.map((row) => [row.id, visitOf(row)]));
  const isReplayed =
    replayed.parties.size === stored.size &&
    [...stored].every(([id, visit]) => isDeepEqual(replayed.parties.get(id), visit));
  const inForce = [...blocks].filter(([, { isInForce }]) => isInForce);
  const areBlocks = replayed.blocks.size === inForce.length && inForce.every(([id]) => replayed.blocks.has(id));
  if (!isReplayed || !areBlocks || replayed.gaps.length > 0)
    report.failures.push(`seed ${seed}: the log replays to ${JSON.stringify([...replayed.parties])}`);
}

function factsOf({ heldUntil, ...visit }: Visit): unknown {
  return wantedFactsOf({ ...visit, stay: visit.stay ?? 0, seated: null, held: heldUntil !== null });
}

function wantedFactsOf({ revision, time, stay, guests, tables, status, arrived, cancelled, held }: Known): unknown {
  return { revision, time, stay, guests, tables, status, arrived, cancelled, held };
}
