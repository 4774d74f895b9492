/**
 * Random sequences of what staff and guests do on a venue's day, and owners with its plan and settings, against an oracle
 * that knows the rules in its own way. After each step, parties and claims in the database must be what the oracle says.
 * Each sequence has dates of its own.
 */
import { addDays, daysBetween, zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import type { Visit } from '../../../src/domain/day/party.ts';
import { changesOf } from '../../../src/server/booking/visits/dayLog.ts';
import { visitOf } from '../../../src/server/booking/visits/visitRows.ts';
import { act } from '../../../src/server/day/actions/act.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import { replayLog } from './replayLog.ts';
import { TENANT, takeGuestStep } from './sequenceGuests.ts';
import { type Change, type Expected, createOracle } from './sequenceOracle.ts';
import type { Known } from './sequenceParty.ts';
import { firstDocuments, takePlanStep } from './sequencePlan.ts';
import { assignSeason } from './sequenceSeason.ts';
import { randomStep } from './sequenceSteps.ts';
import { TABLES_BY_STAY, firstRules } from './sequenceVenue.ts';

const TIME_ZONE = 'Asia/Colombo';
const FIRST_DATE = '2026-11-23';

type Day = { readonly store: Store; readonly venues: Venues };
type SequenceReport = {
  sequences: number;
  steps: number;
  /** How many stays of several days were reserved. */
  stays: number;
  /** How many plans and settings were published. */
  plans: number;
  settings: number;
  /** How many steps were taken while somebody lacked a table that another had. */
  colliding: number;
  /** How many steps had each outcome. */
  readonly outcomes: Record<string, number>;
  /** How many steps have taken tables that others had. */
  overrides: number;
  /** What went wrong, in words; empty if nothing did. */
  readonly failures: string[];
};

/**
 * Runs sequences and compares. `length` is the number of steps of each, `days` that of its dates, `tables` are those of the
 * venue's plan.
 */
export async function runDaySequences(
  day: Day,
  {
    sequences,
    length,
    seed,
    days = 1,
    tables = TABLES_BY_STAY,
  }: {
    sequences: number;
    length: number;
    seed: number;
    days?: number;
    tables?: readonly string[];
  },
): Promise<SequenceReport> {
  const report: SequenceReport = {
    sequences: 0,
    steps: 0,
    stays: 0,
    plans: 0,
    settings: 0,
    colliding: 0,
    outcomes: {},
    overrides: 0,
    failures: [],
  };
  for (let i = 0; i < sequences && report.failures.length === 0; i++) {
    await runSequence(day, { date: addDays(FIRST_DATE, i * days), days, length, seed: seed + i, tables }, report);
    report.sequences++;
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
  host: Day,
  { date, days, length, seed, tables }: Sequence,
  report: SequenceReport,
): Promise<void> {
  const { store, venues } = host;
  const dateOf = (day: number): string => addDays(date, day);
  const lastDate = dateOf(days - 1);
  const random = seededRandom(seed);
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const first = firstDocuments(host);
  const rules = firstRules(tables, { areas: first.plan.areas.length, services: first.settings.services?.length ?? 1 });
  const oracle = createOracle({ date, days, rules });
  const { parties, stays, blocks, waiting, log } = oracle;
  const codes = new Map<number, string>();
  const instant = (): number => zonedTimeToInstant(date, oracle.minutes(), TIME_ZONE);

  const partiesOfDates = () =>
    store
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', TENANT)
      .where('date', '>=', date)
      .where('date', '<=', lastDate)
      .execute();
  /** Returns how the claims in the database differ from what the oracle says, or undefined. */
  const findOtherClaims = async (): Promise<string | undefined> => {
    const idOf = (name: string): number | null => (name.startsWith('party') ? Number(name.slice(6)) : null);
    const wanted = Object.fromEntries([...oracle.claims].map(([slot, name]) => [slot, idOf(name)] as const));
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

  if (days > 1) await assignSeason(host, { from: date, until: lastDate, now: instant() });
  for (let i = 0; i < length; i++) {
    // Now and then parties stay longer than promised.
    const now = oracle.minutes() + (random() < 0.08 ? upTo(90) : upTo(5));
    oracle.setMinutes(Math.min(now, 22 * 60));
    const action = randomStep(
      { ...oracle, codes },
      { random, minutes: oracle.minutes(), dateOf, days, first: rules, rules: oracle.rules() },
    );
    if (action === undefined) continue;
    report.steps++;
    if (oracle.colliding() > 0) report.colliding++;
    const fail = (problem: string): void => {
      report.failures.push(`seed ${seed}, step ${i}, ${JSON.stringify(action)}: ${problem}`);
    };
    let outcome: string;
    let expected: Expected;
    let logged: number | null = null;
    if ('publish' in action) {
      expected = { outcome: 'ok', changes: [] };
      outcome = await takePlanStep(host, action, { first, date, now: instant() });
      oracle.publish(action.rules);
      if (action.publish === 'plan') report.plans++;
      else report.settings++;
    } else if ('guest' in action) {
      expected = oracle.expectOf(action);
      const { outcome: came, problem } = await takeGuestStep(host, action, dateOf, instant());
      outcome = came;
      if (problem !== undefined) fail(problem);
    } else {
      const onDay = action.type === 'add' ? upTo(days - 1) : 0;
      expected = oracle.expect(action, onDay);
      const result = await act(
        { store, venues, tenant: TENANT },
        { id: `${seed}-${i}-sequence`, date: dateOf(onDay), action },
        { role: 'staff', name: 'Bar' },
        instant(),
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
      oracle.rename('party', id, row?.id ?? id);
      if (row && 'guest' in action) codes.set(row.id, row.code);
    }
    const series = rows.find(({ id }) => [...newIds.values()].includes(id))?.series ?? null;
    if (series !== null) {
      const known = stays.findIndex((stay) => stay.series === series);
      if (known >= 0) stays[known] = { series, ids: [...stays[known]!.ids, ...newIds.values()] };
      else {
        stays.push({ series, ids: [...newIds.values()] });
        report.stays++;
      }
    }
    let newBlockId = -1;
    if (blocks.has(-1)) {
      const found = await store
        .selectFrom('blocks')
        .select('id')
        .where('tenant', '=', TENANT)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      newBlockId = found.id;
      oracle.rename('block', -1, newBlockId);
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
    if ('type' in action && action.type === 'undo' && outcome === 'ok') oracle.undone.add(action.log);

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

  report.overrides += oracle.overrides();
  const last = oracle.rules();
  const isOther = (...facts: readonly (keyof typeof last)[]): boolean =>
    facts.some((fact) => last[fact] !== rules[fact]);
  if (isOther('tables', 'links')) await takePlanStep(host, { publish: 'plan', rules }, { first, date, now: instant() });
  if (isOther('modes', 'dinner', 'stays', 'turnTime', 'closedDay', 'closedArea', 'offline'))
    await takePlanStep(host, { publish: 'settings', rules }, { first, date, now: instant() });

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
