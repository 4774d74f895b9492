/** How many guests a venue seats with the suggested tables and groups, compared with the best that anybody could do. */
import { suggestTables } from '../../src/domain/booking/suggestTables.ts';
import { type Table, tableFromRoom } from '../../src/domain/plan/table.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { type Figure, median, report } from './report.ts';

const EVENINGS = 1_000;
const MOST_LOST_PERCENT = 2;
/** Tables by seats, in rows of three, each linked to the next. */
const ROWS = [
  [2, 2, 2],
  [2, 2, 4],
  [4, 4, 4],
  [4, 4, 4],
  [4, 6, 4],
  [2, 4, 2],
];
/** How often a party has so many guests, from one guest on, in percent: most come in twos. */
const SHARES = [4, 40, 12, 20, 6, 9, 3, 4, 1, 1];
/**
 * Guests who ask for a table, by the seats of all tables. The last has no limit of its own: whoever does not know the
 * parties to come loses some 3% there even if they know how often each size asks, and try all that may follow.
 */
const DEMANDS = [{ demand: 0.6, most: MOST_LOST_PERCENT }, { demand: 0.7, most: MOST_LOST_PERCENT }, { demand: 0.8 }];

const TABLES: readonly Table[] = ROWS.flatMap((row, y) =>
  row.map((seats, x) =>
    tableFromRoom(
      {
        id: 3 * y + x,
        name: `Table ${3 * y + x}`,
        beds: seats,
        coordinates: { x: 60 * x, y: 200 * y, width: 40, height: 40 },
        joins: x < 2 ? [{ with: [3 * y + x + 1] }] : [],
      },
      { areaId: '1', area: 'Dinner', categoryId: '1', category: 'Dinner', available: true },
    ),
  ),
);
const SEATS = TABLES.reduce((sum, { seats }) => sum + seats, 0);

/** Parties of an evening in the order in which they ask. */
function partiesOf(random: () => number, demand: number): number[] {
  const parties: number[] = [];
  for (let guests = 0; guests < demand * SEATS;) {
    let left = random() * 100;
    const size = SHARES.findIndex((share) => (left -= share) < 0) + 1;
    parties.push(size);
    guests += size;
  }
  return parties;
}

/** Covers if each party takes what the page suggests to it, or goes. */
function coversOnline(parties: readonly number[]): number {
  let free = TABLES;
  return parties.reduce((covers, party) => {
    const tables = suggestTables(free, party);
    free = free.filter((table) => !tables?.includes(table));
    return tables ? covers + party : covers;
  }, 0);
}

/** The ways to join a row of three: seats of what is then there. */
const WAYS = ROWS.map(([a = 0, b = 0, c = 0]) => [[a, b, c], [a + b, c], [a, b + c], [a + b + c]]);
/** Places by size, largest first, each combination once. */
const ALL_WAYS = WAYS.reduce<number[][]>(
  (all, row) => {
    const ways = all.flatMap((one) => row.map((way) => [...one, ...way].toSorted((x, y) => y - x)));
    return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
  },
  [[]],
);

/**
 * Covers of the best choice of parties and groups by somebody who knows all parties of the evening. For given groups,
 * those that can be seated together are a matroid: taking the largest party first is best.
 */
function coversOffline(parties: readonly number[]): number {
  const sorted = parties.toSorted((a, b) => b - a);
  let best = 0;
  for (const way of ALL_WAYS) {
    const atLeast = SHARES.map((_, size) => way.filter((seats) => seats > size).length);
    const taken = SHARES.map(() => 0);
    let covers = 0;
    for (const party of sorted) {
      // Hall's condition: no more parties of a size or larger than there are places for them.
      if (taken.some((count, size) => size < party && count >= (atLeast[size] ?? 0))) continue;
      for (let size = 0; size < party; size += 1) taken[size] = (taken[size] ?? 0) + 1;
      covers += party;
    }
    best = Math.max(best, covers);
  }
  return best;
}

type Covers = { readonly online: number; readonly offline: number };

const lostPercent = (evenings: readonly Covers[]): number => {
  const sum = (of: keyof Covers): number => evenings.reduce((total, covers) => total + covers[of], 0);
  return 100 - (100 * sum('online')) / sum('offline');
};

export function benchEvenings(): boolean {
  const random = seededRandom(1);
  const byDemand = DEMANDS.map(({ demand, most }) => ({
    demand,
    most,
    evenings: Array.from({ length: EVENINGS }, (): Covers => {
      const parties = partiesOf(random, demand);
      return { online: coversOnline(parties), offline: coversOffline(parties) };
    }),
  }));
  return report(
    `Covers of evenings with joined tables that are lost to those of an offline optimum, ${EVENINGS} of each demand`,
    [
      {
        name: 'all evenings',
        unit: '%',
        value: lostPercent(byDemand.flatMap(({ evenings }) => evenings)),
        limit: { max: MOST_LOST_PERCENT },
      },
      ...byDemand.map(({ demand, most, evenings }): Figure => ({
        name: `${demand * 100}% of the seats are asked for, median ${median(evenings.map(({ online }) => online))} covers`,
        unit: '%',
        value: lostPercent(evenings),
        ...(most === undefined ? {} : { limit: { max: most } }),
      })),
    ],
  );
}
