/** Many guests at once: at one table, with and without the unique key, and at the last free tables. */
import { randomInt } from 'node:crypto';
import { groupBy } from '../../../src/domain/groupBy.ts';
import { type Row, percentile99 } from '../report.ts';
import { dateOf, scale, start } from '../trustHost.ts';
import {
  LOAD_TABLES,
  type Told,
  openGuests,
  dropUniqueKey,
  isTaken,
  openDatabase,
  readTold,
  startLoadHost,
} from './loadHost.ts';

const WORKERS = scale(4, 2);
const GUESTS = scale(500, 100);
const ROUNDS = scale(200, 4);

/** Resolves to what all guests are told who want one table, in each round another one. */
async function raceForTables(name: string): Promise<Told[][]> {
  const host = await startLoadHost(name, WORKERS);
  const guests = await openGuests(host, GUESTS);
  const rounds: Told[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const changes = { selected_tables: [(round % LOAD_TABLES) + 1], date: dateOf(Math.floor(round / LOAD_TABLES)) };
    const answers = await Promise.all(Array.from({ length: GUESTS }, () => guests.reserve(changes)));
    rounds.push(answers.map(readTold));
  }
  guests.leave();
  await host.stop();
  return rounds;
}

const countMade = (told: readonly Told[]): number => told.filter(({ status }) => status === 200).length;

/** One table, then the same without the key that decides, which must oversell: otherwise the race proves nothing. */
export async function raceForOneTable(): Promise<Row[]> {
  const rounds = await raceForTables('race');
  const store = await openDatabase('race');
  const { count } = await store
    .selectFrom('claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant', '=', 'shell-bay')
    .executeTakeFirstOrThrow();
  await store.destroy();
  const clear = rounds.filter((told) => countMade(told) === 1 && told.filter(isTaken).length === GUESTS - 1).length;
  const failed = rounds.flat().filter(({ status }) => status === 0 || status >= 500).length;
  return [
    {
      promise: `${GUESTS} guests at once at one table, ${WORKERS} processes, ${ROUNDS} rounds`,
      figure: `${clear} rounds with 1 success and ${GUESTS - 1} clear refusals, ${failed} answers failed, ${count} claims`,
      limit: `${ROUNDS} rounds, 0 failed, ${ROUNDS} claims`,
      holds: clear === ROUNDS && failed === 0 && count === ROUNDS,
    },
  ];
}

export async function raceWithoutKey(): Promise<Row[]> {
  const prepared = await start('keyless', { RATE_LIMIT: '0' });
  await prepared.stop();
  await dropUniqueKey('keyless');
  const rounds = await raceForTables('keyless');
  const oversold = rounds.filter((told) => countMade(told) > 1).length;
  return [
    {
      promise: 'the same without the unique key, which proves that it can fail',
      figure: `${oversold} of ${ROUNDS} rounds oversold`,
      limit: '95% or more',
      holds: oversold >= ROUNDS * 0.95,
    },
  ];
}

/** Tables in a row, of which each party wants two that are joined: neighbors share one. */
const ROW = 4;

/** Joined tables are had as a whole or not at all. */
export async function raceForGroups(): Promise<Row[]> {
  const rounds = scale(100, 4);
  const host = await startLoadHost('groups', WORKERS);
  const guests = await openGuests(host, GUESTS);
  let unclear = 0;
  let made = 0;
  for (let round = 0; round < rounds; round++) {
    const first = ((round * ROW) % LOAD_TABLES) + 1;
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, (_, guest) => {
        const table = first + (guest % (ROW - 1));
        return guests.reserve({ selected_tables: [table, table + 1], guests: '4', date: dateOf(0) });
      }),
    );
    const told = answers.map(readTold);
    made += countMade(told);
    unclear += told.filter((each) => each.status !== 200 && !isTaken(each)).length;
    if (countMade(told) < 1 || countMade(told) > ROW / 2) unclear++;
  }
  guests.leave();
  await host.stop();
  const store = await openDatabase('groups');
  const claims = await store.selectFrom('claims').select(['table_key', 'reservation_id']).execute();
  await store.destroy();
  const tablesOf = groupBy(claims, (claim) => claim.reservation_id);
  const halves = [...tablesOf.values()].filter((tables) => tables.length !== 2).length + Math.abs(tablesOf.size - made);
  const double = claims.length - new Set(claims.map((claim) => claim.table_key)).size;
  return [
    {
      promise: `${GUESTS} guests at once at joined tables that share a member, ${WORKERS} processes, ${rounds} rounds`,
      figure: `${made} parties seated, ${double} tables twice, ${halves} parties with half of their tables, ${unclear} unclear answers`,
      limit: '0 twice, 0 halves, 0 unclear',
      holds: double === 0 && halves === 0 && unclear === 0,
    },
  ];
}

/** Parties that want any table ask for the free ones until they have one or none is left. */
export async function fillTables(): Promise<Row[]> {
  const [parties, free] = [scale(160, 80), scale(100, 50)];
  const host = await startLoadHost('any', WORKERS);
  const guests = await openGuests(host, parties);
  const date = dateOf(0);
  for (let first = 1; first <= LOAD_TABLES - free; first += 100) {
    const size = Math.min(100, LOAD_TABLES - free + 1 - first);
    const taken = Array.from({ length: size }, (_, i) => guests.reserve({ selected_tables: [first + i], date }));
    await Promise.all(taken);
  }
  const waits: number[] = [];
  let failed = 0;
  const seat = async (): Promise<number | undefined> => {
    for (;;) {
      const answer = await guests.get(`/api/reservations/tables?key=shell-bay-key&date=${date}&guests=2`);
      const areas = JSON.parse(answer.text) as { rooms: { id: number; available: boolean }[] }[];
      const available = areas.flatMap(({ rooms }) => rooms.filter((table) => table.available));
      const wanted = available[available.length === 0 ? 0 : randomInt(available.length)]?.id;
      if (wanted === undefined) return undefined;
      const reply = await guests.reserve({ selected_tables: [wanted], date });
      waits.push(reply.milliseconds);
      const told = readTold(reply);
      if (told.status === 200) return wanted;
      if (!isTaken(told)) failed++;
    }
  };
  const seats = await Promise.all(Array.from({ length: parties }, seat));
  guests.leave();
  await host.stop();
  const seated = seats.filter((table) => table !== undefined);
  return [
    {
      promise: `${parties} parties ask for any table where ${free} are free`,
      figure: `${seated.length} get one, ${new Set(seated).size} different ones, ${failed} answers failed; ${waits.length} requests, p99 ${percentile99(waits).toFixed(0)} ms`,
      limit: `${free} different ones, 0 failed`,
      holds: seated.length === free && new Set(seated).size === free && failed === 0,
    },
  ];
}
