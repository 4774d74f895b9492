/** Random sets of stays, changes and cancellations against an oracle that looks at every minute. */
import { formatWireTime } from '../../../src/domain/booking/time.ts';
import { findAvailability } from '../../../src/server/booking/availability/availability.ts';
import { claimedSlots } from '../../../src/domain/booking/occupancy.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { reserve } from '../../../src/server/booking/makeReservation.ts';
import { NOW, STAYS, type ServerHarness, TEST_PLAN, openServerHarness, room } from '../../server/serverHarness.ts';
import type { Row } from '../report.ts';
import { dateOf, scale } from '../trustHost.ts';

/** Tables of each set. */
const TABLES_PER_SET = 3;
/** Sets of a date, each with tables of its own. */
const SETS_PER_DATE = 40;
/** Sets that run at the same time. */
const BATCH = 40;
const STEPS = 7;
const FIRST_MINUTE = 9 * 60;
/** The slot at midnight lasts a quarter of an hour like any other, and is the date's last. */
const LAST_MINUTE = 1_455;

type Visit = { readonly code: string; table: number; from: number; readonly stay: (typeof STAYS)[number] };

function randomNumbers(seed: number): (below: number) => number {
  let state = seed * 7_919 + 13;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const toOf = ({ from, stay }: Pick<Visit, 'from' | 'stay'>): number =>
  Math.min(stay.minutes === null ? Infinity : from + stay.minutes, LAST_MINUTE);

/** Returns whether a table is free in each minute of a stay, looking at one minute after the other. */
function isFree(visits: readonly Visit[], wanted: Pick<Visit, 'table' | 'from' | 'stay'>): boolean {
  for (let minute = wanted.from; minute < toOf(wanted); minute++)
    for (const visit of visits)
      if (visit.table === wanted.table && minute >= visit.from && minute < toOf(visit)) return false;
  return true;
}

/** Runs one set. Resolves to the steps whose outcome differs from the oracle's. */
async function runSet(
  harness: ServerHarness,
  set: number,
): Promise<{ readonly wrong: number; readonly refused: number }> {
  const { store, venues } = harness;
  const draw = randomNumbers(set);
  const date = dateOf(Math.floor(set / SETS_PER_DATE));
  const firstTable = (set % SETS_PER_DATE) * TABLES_PER_SET + 1;
  const now = Date.parse(NOW);
  let visits: Visit[] = [];
  let wrong = 0;
  let refused = 0;
  const drawTable = (): number => firstTable + draw(TABLES_PER_SET);
  const drawFrom = (): number => FIRST_MINUTE + draw(set % 4 === 0 ? 61 : 9) * 15;
  for (let step = 0; step < STEPS; step++) {
    const chosen = visits[draw(Math.max(visits.length, 1))];
    const kind = draw(4);
    let isAllowed = true;
    let isDone: boolean;
    if (kind === 0 && chosen) {
      const [table, from] = [drawTable(), drawFrom()];
      isAllowed = isFree(
        visits.filter((visit) => visit !== chosen),
        { table, from, stay: chosen.stay },
      );
      const change = { selected_tables: [table], time: formatWireTime(from) };
      isDone = (await changeReservation(store, venues, 'shell-bay', chosen.code, change, { now })).ok;
      if (isDone) Object.assign(chosen, { table, from });
    } else if (kind === 1 && chosen) {
      isDone = (await cancelReservation(store, venues.get('shell-bay')!, chosen.code, now)).ok;
      visits = visits.filter((visit) => visit !== chosen);
    } else {
      const wanted = { table: drawTable(), from: drawFrom(), stay: STAYS[draw(20) === 0 ? 2 : draw(2)]! };
      isAllowed = isFree(visits, wanted);
      const body = harness.payload({
        selected_tables: [wanted.table],
        date,
        time: formatWireTime(wanted.from),
        stay: wanted.stay.name,
      });
      const result = await reserve(store, venues, 'shell-bay', body, { now, mails: false });
      isDone = result.ok;
      if (result.ok) visits.push({ ...wanted, code: result.code });
    }
    if (isDone !== isAllowed) wrong++;
    if (!isAllowed) refused++;
  }
  // In the end, the answer about a random stay must be the oracle's too.
  const asked = { from: drawFrom(), stay: STAYS[draw(2)]! };
  const answer = await findAvailability(store, venues.get('shell-bay')!, {
    date: date.split('.').toReversed().join('-'),
    slots: claimedSlots('stay', asked.from, asked.stay.minutes),
  });
  const rooms = (JSON.parse(answer) as { rooms: { id: number; available: boolean }[] }[]).flatMap((area) => area.rooms);
  for (let table = firstTable; table < firstTable + TABLES_PER_SET; table++)
    if (rooms.find(({ id }) => id === table)?.available !== isFree(visits, { table, ...asked })) wrong++;
  return { wrong, refused };
}

export async function compareStays(): Promise<Row[]> {
  const sets = scale(10_000, 200);
  const ids = Array.from({ length: SETS_PER_DATE * TABLES_PER_SET }, (_, i) => i + 1);
  const harness = await openServerHarness({
    venue: { occupancy: 'stay', stays: STAYS, hours: { first: '09:00', last: '24:00' } },
    plan: {
      ...TEST_PLAN,
      areas: [{ id: 1, name: 'Lines', rooms: ids.map((id) => room(id, `Line ${id}`, 2, 70)) }],
      decor: [],
    },
  });
  let [wrong, refused] = [0, 0];
  for (let first = 0; first < sets; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, sets - first) }, (_, i) => runSet(harness, first + i));
    for (const set of await Promise.all(batch)) [wrong, refused] = [wrong + set.wrong, refused + set.refused];
  }
  await harness.close();
  return [
    {
      promise: `${sets} random sets of ${STEPS} stays, changes and cancellations against an oracle`,
      figure: `${wrong} differences, ${refused} of ${sets * STEPS} steps refused`,
      limit: '0 differences',
      // Where nothing collides, nothing is compared.
      holds: wrong === 0 && refused > sets / 2,
    },
  ];
}
