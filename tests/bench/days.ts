/** How long a guest waits for what is free over many days at a large beach, and for the stay with the fewest moves. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stayDates } from '../../src/domain/booking/days.ts';
import { WHOLE_DATE_CLAIM } from '../../src/domain/booking/occupancy.ts';
import { splitOverTables } from '../../src/domain/booking/splitStay.ts';
import { addDays, formatWireDate } from '../../src/domain/booking/time.ts';
import { parseAvailability } from '../../src/domain/plan/reading/availability.ts';
import { findAvailability, readAvailabilityQuestion } from '../../src/server/booking/availability/availability.ts';
import { openStore } from '../../src/server/store/store.ts';
import { readVenues } from '../../src/server/venues/venues.ts';
import { STORED_RESERVATION } from '../server/storedReservation.ts';
import { copyVenues } from '../support/host.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { generateBeachPlan } from './map/beachPlan.ts';
import { median, percentile95, relativeSpread, report } from './report.ts';

const TABLES = 2_000;
const DAYS = 30;
const FIRST = '2026-12-01';
const NOW = Date.parse('2026-11-28T06:00:00Z');
/** Stays of others last so many days at most. */
const LONGEST = 12;
/** Calls before the first that is measured, so that the code is compiled. */
const WARM_UP_CALLS = 10;
const CALLS = 40;
const MAX_ANSWER_MS = 100;
const MAX_SPLIT_MS = 200;
const ROWS_PER_INSERT = 500;

export async function benchDays(runs = 5): Promise<boolean> {
  const venues = copyVenues({
    'beach-camp': { settings: { occupancy: 'days', days: { max: DAYS } }, plan: generateBeachPlan(TABLES) },
  });
  const reading = readVenues(venues);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const served = reading.venues.get('beach-camp')!;
  const opening = await openStore(join(venues, 'tidetable.sqlite'));
  if (!opening.ok) throw new Error(opening.error);
  const { store } = opening;
  const holder = { ...STORED_RESERVATION, tenant: served.venue.tenant };
  await store.insertInto('reservations').values(holder).execute();
  const random = seededRandom(1);
  // No place is free on all days: others have it for some days, then nobody for a few.
  const claims = [...served.tables.keys()].flatMap((key) => {
    const taken: string[] = [];
    for (let day = Math.floor(random() * 4); day < DAYS; day += 1 + Math.floor(random() * 4))
      for (const end = day + 1 + random() * LONGEST; day < end; day++) taken.push(addDays(FIRST, day));
    return taken.map((date) => ({
      tenant: served.venue.tenant,
      date,
      table_key: key,
      slot: WHOLE_DATE_CLAIM,
      reservation_id: holder.id,
      block_id: null,
    }));
  });
  for (let at = 0; at < claims.length; at += ROWS_PER_INSERT)
    await store
      .insertInto('claims')
      .values(claims.slice(at, at + ROWS_PER_INSERT))
      .execute();

  const dates = stayDates(FIRST, addDays(FIRST, DAYS - 1)).map(formatWireDate);
  const query = { date: dates[0], until: dates.at(-1), guests: '2' };
  const ask = async (): Promise<string> => {
    const question = readAvailabilityQuestion(served, query, NOW);
    if (!question.ok) throw new Error(JSON.stringify(question.errors));
    return findAvailability(store, served, question);
  };
  const timed = async (work: () => unknown): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const answer = parseAvailability(JSON.parse(await ask()));
  if (!answer.ok) throw new Error('the answer could not be read');
  const { tables } = answer.availability;
  const split = () => splitOverTables(tables, dates, 2, []);
  const stretches = split()?.length ?? 0;
  if (stretches < 2) throw new Error('the stay needs no move');
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    await ask();
    split();
  }
  const answers: number[] = [];
  const splits: number[] = [];
  for (let run = 0; run < runs; run++) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) times.push(await timed(ask));
    answers.push(percentile95(times));
    splits.push(await timed(split));
  }
  await store.destroy();
  rmSync(venues, { recursive: true });
  const figureOf = (name: string, times: readonly number[], max: number) => ({
    name,
    unit: 'ms',
    value: median(times),
    noise: relativeSpread(times),
    limit: { max },
  });
  return report(`${DAYS} days at ${TABLES} places, ${claims.length} of them taken (median of ${runs})`, [
    figureOf(`answer of the host without its cache, p95 of ${CALLS}`, answers, MAX_ANSWER_MS),
    figureOf(`stay with the fewest moves, ${stretches - 1} here`, splits, MAX_SPLIT_MS),
  ]);
}
