/** How long the owner's numbers of a year take, at a venue with 200,000 reservations in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../../src/domain/booking/time.ts';
import { sumChangedDays } from '../../src/server/booking/dailySums.ts';
import { toReservedTables } from '../../src/server/booking/reservations.ts';
import { readNumbers } from '../../src/server/numbers/readNumbers.ts';
import { openStore } from '../../src/server/store/store.ts';
import { readVenues } from '../../src/server/venues/venues.ts';
import { STORED_RESERVATION } from '../server/storedReservation.ts';
import { median, relativeSpread, report } from './report.ts';

const YEAR = { from: '2026-01-01', until: '2026-12-31' } as const;
const NOW = Date.parse('2026-12-31T12:00:00Z');
const RESERVATIONS = 200_000;
const DAYS = 365;
/** SQLite allows 32,766 values in one insert. */
const ROWS_PER_INSERT = 500;
const STATUSES = ['left', 'left', 'left', 'left', 'no_show'] as const;
const DAY_MS = 86_400_000;
const MAX_MS = 300;

export async function benchNumbers(runs = 7): Promise<boolean> {
  const reading = readVenues('fixtures/venues');
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const served = reading.venues.get('beach-camp')!;
  const { tenant } = served.venue;
  const tables = [...served.tables.values()];
  const dataDir = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
  const opening = await openStore(join(dataDir, 'tidetable.sqlite'));
  if (!opening.ok) throw new Error(opening.error);
  const { store } = opening;
  const rowOf = (id: number) => {
    const day = id % DAYS;
    const date = addDays(YEAR.from, day);
    return {
      ...STORED_RESERVATION,
      tenant,
      id,
      code: `CODE${id}`,
      date,
      time: 7 * 60 + ((id * 7_919) % 57) * 15,
      guests: 1 + (id % 8),
      tables: JSON.stringify(toReservedTables([tables[(id * 31) % tables.length]!])),
      status: STATUSES[id % STATUSES.length]!,
      source: id % 6 === 0 ? ('walk_in' as const) : ('online' as const),
      cancelled_at: id % 11 === 0 ? 1 : null,
      created_at: Date.parse(date) - (id % 40) * DAY_MS,
    };
  };
  await store.transaction().execute(async (trx) => {
    for (let at = 0; at < RESERVATIONS; at += ROWS_PER_INSERT)
      await trx
        .insertInto('reservations')
        .values(Array.from({ length: ROWS_PER_INSERT }, (_, index) => rowOf(at + index)))
        .execute();
  });
  const started = performance.now();
  await sumChangedDays(store, served);
  const summing = performance.now() - started;
  const measure = async (step: 'day' | 'month'): Promise<number[]> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      await readNumbers(store, served, { ...YEAR, step }, NOW);
      times.push(performance.now() - start);
    }
    return times;
  };
  const [byDay, byMonth] = [await measure('day'), await measure('month')];
  await store.destroy();
  rmSync(dataDir, { recursive: true });
  const figureOf = (name: string, times: readonly number[]) => ({
    name,
    unit: 'ms',
    value: median(times),
    noise: relativeSpread(times),
    limit: { max: MAX_MS },
  });
  return report(`Numbers of a year with ${RESERVATIONS} reservations (median of ${runs})`, [
    figureOf('by day', byDay),
    figureOf('by month', byMonth),
    { name: 'summing all days once, as after an update', unit: 'ms', value: summing },
  ]);
}
