/** How long a party waits for a suggestion among many tables. */
import { MAX_SUGGESTED_TABLES, suggestTables } from '../../src/domain/booking/suggestTables.ts';
import { type Table, tableFromRoom } from '../../src/domain/plan/table.ts';
import { type Figure, median, relativeSpread, report } from './report.ts';

const TABLES = 10_000;
const COLUMNS = 100;
const MAX_MS = 50;
const MAX_GUESTS = 12;
/** Calls before the first one that is measured, so that the code is compiled. */
const WARM_UP_CALLS = 5;

/** Plans by what makes them hard: the number of seats of a table, and how far apart tables stand. */
const PLANS: Readonly<Record<string, { seats(index: number): number; readonly gap: number }>> = {
  'all alike, close together': { seats: () => 2, gap: 15 },
  'many sizes': { seats: (index) => 1 + ((index * 7_919) % 6), gap: 25 },
  'all too far apart': { seats: () => 2, gap: 90 },
};

function tablesOf({ seats, gap }: { seats(index: number): number; readonly gap: number }): Table[] {
  return Array.from({ length: TABLES }, (_, index) => {
    const x = (index % COLUMNS) * (40 + gap);
    const y = Math.floor(index / COLUMNS) * (30 + gap);
    return tableFromRoom(
      { id: index, name: `Table ${index}`, beds: seats(index), coordinates: { x, y, width: 40, height: 30 } },
      { areaId: '1', area: `Area ${Math.floor(index / 2_500)}`, categoryId: '1', category: 'Line', available: true },
    );
  });
}

export function benchSuggestions(runs = 5): boolean {
  const figures = Object.entries(PLANS).map(([name, plan]): Figure => {
    const tables = tablesOf(plan);
    const suggest = (guests: number): number => {
      const start = performance.now();
      suggestTables(tables, guests, ({ box }) => box.y);
      return performance.now() - start;
    };
    for (let call = 0; call < WARM_UP_CALLS; call += 1) suggest(MAX_SUGGESTED_TABLES);
    const slowest = Array.from({ length: runs }, () =>
      Math.max(...Array.from({ length: MAX_GUESTS }, (_, index) => suggest(index + 1))),
    );
    return {
      name,
      unit: 'ms',
      value: median(slowest),
      noise: relativeSpread(slowest),
      limit: { max: MAX_MS },
    };
  });
  return report(
    `A suggestion among ${TABLES} tables, for the slowest party of 1 to ${MAX_GUESTS} (median of ${runs})`,
    figures,
  );
}
