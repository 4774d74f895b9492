/** A popular date opens: ten times as many guests as places, all within a second. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Row, seconds } from '../report.ts';
import { dateOf, isShort, scale } from '../trustHost.ts';
import { LOAD_TABLES, openGuests, isTaken, readTold, startLoadHost } from './loadHost.ts';

/** Requests that leave within this time may arrive in any order: a host finds them in one turn of its event loop. */
const SAME_MOMENT_MS = 50;
const WARM_UP = 100;
const LIMITS_MS = { soldOut: 10_000, told: 2_000 };

/**
 * Each table has ten guests, who come one after the other: the first of them must get it. They have the page open, and
 * so their connections. Of one process, which keeps the order exactly.
 */
export async function openPopularDate(): Promise<Row[]> {
  const arrivals = scale(5_000, 800);
  const places = Math.min(LOAD_TABLES, arrivals / 10);
  const host = await startLoadHost('spike', 1);
  const guests = await openGuests(host, arrivals);
  // The first requests compile the host's code.
  for (let guest = 0; guest < WARM_UP; guest++) await guests.reserve({ selected_tables: [guest + 1], date: dateOf(1) });
  const started = performance.now();
  let lastArrival = 0;
  let soldOut = 0;
  let end = 0;
  let heardPlace = 0;
  let failed = 0;
  /** When the requests for each table left, and which of them got it. */
  const sentAt = Array.from({ length: places }, (): number[] => []);
  const madeAt = new Map<number, number>();
  const arrive = async (guest: number): Promise<void> => {
    await delay((guest / arrivals) * 1_000 - (performance.now() - started));
    const sent = performance.now() - started;
    lastArrival = sent;
    const table = guest % places;
    sentAt[table]?.push(sent);
    const told = readTold(await guests.reserve({ selected_tables: [table + 1], date: dateOf(0) }));
    end = performance.now() - started;
    if (told.places.length > 0) heardPlace++;
    if (told.status === 200) {
      soldOut = end;
      madeAt.set(table, sent);
    } else if (!isTaken(told)) failed++;
  };
  await Promise.all(Array.from({ length: arrivals }, (_, guest) => arrive(guest)));
  guests.leave();
  await host.stop();
  const overtook = [...madeAt].filter(([table, sent]) => sent - Math.min(...sentAt[table]!) > SAME_MOMENT_MS).length;
  const toldMs = end - soldOut;
  const isInTime = soldOut <= LIMITS_MS.soldOut && toldMs <= LIMITS_MS.told;
  return [
    {
      promise: `${arrivals} guests within ${seconds(lastArrival)} for ${places} places, generator on the same processors`,
      figure: `${madeAt.size} places, sold out after ${seconds(soldOut)}, everyone told ${seconds(toldMs)} later; ${failed} failed, ${heardPlace} heard their place, ${overtook} overtook somebody who came ${SAME_MOMENT_MS} ms earlier`,
      limit: `${places} places, ${seconds(LIMITS_MS.soldOut)}, ${seconds(LIMITS_MS.told)}, 0 failed, 0 overtook`,
      holds: madeAt.size === places && failed === 0 && (isShort || (isInTime && overtook === 0)),
    },
  ];
}
