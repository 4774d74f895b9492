/** Random stays of several days against an oracle: who has which table on which day. */
import { expect, test } from 'vitest';
import { formatWireDate, addDays } from '../../../src/domain/booking/time.ts';
import { SEED } from '../../support/fixtureVenues.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';

const FIRST = '2026-11-24';
const DAYS = 9;
const TABLES = [1, 2, 3];
const STEPS = 160;

let harness: ServerHarness;

test('stays are made, moved, given back by the day and canceled as the oracle says', async () => {
  harness = await openHarness({ venue: { occupancy: 'days', days: { max: DAYS } } });
  const random = seededRandom(SEED);
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const dateOf = (day: number): string => addDays(FIRST, day);
  /** The link of each stay that is left, and its table by day. */
  const stays = new Map<string, Map<number, number>>();
  const holder = (day: number, table: number): boolean => [...stays.values()].some((stay) => stay.get(day) === table);
  const claimed = (): string[] =>
    [...stays.values()].flatMap((stay) => [...stay].map(([day, table]) => `${dateOf(day)} ${table}`)).toSorted();
  const outcomes = { reserved: 0, refused: 0, canceled: 0 };
  for (let step = 0; step < STEPS; step++) {
    const links = [...stays.keys()];
    const link = links[upTo(links.length - 1)];
    if (link !== undefined && random() < 0.4) {
      const stay = stays.get(link)!;
      const days = [...stay.keys()];
      const day = days[upTo(days.length - 1)]!;
      const isWhole = random() < 0.3;
      await harness.press(isWhole ? `${link}/cancel` : `${link}.${dateOf(day)}/cancel`);
      if (isWhole) stay.clear();
      else stay.delete(day);
      if (stay.size === 0) stays.delete(link);
      outcomes.canceled++;
    } else {
      const start = upTo(DAYS - 1);
      const end = Math.min(DAYS - 1, start + upTo(5));
      const move = end > start && random() < 0.4 ? start + 1 + upTo(end - start - 1) : undefined;
      const [table, next] = [TABLES[upTo(2)]!, TABLES[upTo(2)]!];
      const wanted = new Map<number, number>();
      for (let day = start; day <= end; day++) wanted.set(day, move !== undefined && day >= move ? next : table);
      const reply = await harness.reserve({
        date: formatWireDate(dateOf(start)),
        ...(end > start ? { until: formatWireDate(dateOf(end)) } : {}),
        ...(move === undefined ? {} : { moves: [{ date: formatWireDate(dateOf(move)), selected_tables: [next] }] }),
        selected_tables: [table],
      });
      const isFree = ![...wanted].some(([day, each]) => holder(day, each));
      expect(reply.statusCode, `step ${step}`).toBe(isFree ? 200 : 422);
      if (isFree) stays.set(reply.json<{ manage: string }>().manage, wanted);
      outcomes[isFree ? 'reserved' : 'refused']++;
    }
    const rows = await harness.rows('claims');
    expect(rows.map((row) => `${String(row['date'])} ${String(row['table_key'])}`).toSorted(), `step ${step}`).toEqual(
      claimed(),
    );
  }
  const [area] = (await harness.tables({ date: formatWireDate(FIRST), until: formatWireDate(dateOf(DAYS - 1)) })).json<
    { rooms: { id: number; taken_on?: string[] }[] }[]
  >();
  for (const table of TABLES)
    expect(area!.rooms.find(({ id }) => id === table)!.taken_on ?? []).toEqual(
      Array.from({ length: DAYS }, (_, day) => day)
        .filter((day) => holder(day, table))
        .map((day) => formatWireDate(dateOf(day))),
    );
  // Each kind of step has happened often enough to tell something.
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(20);
});
