/** The host of a venue with a full evening: parties before, now and later at nearly every table. */
import { dayCalls } from '../../../src/api/day/dayContract.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { editorAddress, startHost } from '../../support/host.ts';
import { generateBeachPlan } from '../map/beachPlan.ts';

const TENANT = 'beach-camp';
/** 19:00 in the venue. */
const NOW = '2026-11-23T13:30:00Z';
const DATE = '2026-11-23';
const STAY_MINUTES = 105;
/** When parties come: those of the first two are here, and the last one has few. */
const SEATINGS = [17 * 60 + 15, 18 * 60, 21 * 60] as const;
const SEATED_RATIO = 0.6;

export type BusyEvening = {
  /** The page of the day. It signs in, and opens with the plan. */
  readonly address: string;
  readonly tables: readonly Table[];
  stop(): Promise<unknown>;
};

/** Starts a host with so many tables and reservations. Each table has one party at least, until all are placed. */
export async function startBusyEvening(tableCount: number, partyCount: number): Promise<BusyEvening> {
  const plan = generateBeachPlan(tableCount);
  const tables = tablesFromPlan(plan);
  const settings = {
    occupancy: 'stay',
    stays: [{ name: '2 hours', minutes: 120 }],
    seat_rules: [],
    lock_after_minutes: 600,
  };
  const host = await startHost({ venues: { [TENANT]: { settings, plan } }, now: NOW, env: { RATE_LIMIT: '0' } });
  const address = editorAddress(host, TENANT).replace('/editor/', '/day/');
  const act = await signIn(host.url, address);
  for (let index = 0; index < partyCount; index++) {
    const { key, seats } = tables[index % tables.length]!;
    const isLate = index >= tables.length;
    const time = isLate ? SEATINGS[2] : SEATINGS[index % 2]!;
    const guests = Math.min(seats, 2 + (index % 3));
    const name = `Guest ${String(index + 1).padStart(3, '0')}`;
    const id = await act({ type: 'add', name, guests, time, stay: STAY_MINUTES, tables: [key] });
    if (!isLate && index % 10 < SEATED_RATIO * 10)
      await act({ type: 'status', party: id, revision: 0, status: 'seated' });
  }
  return { address, tables, stop: () => host.stop() };
}

/** Signs in. Returns a function that takes a step, and returns the id of the latest party. */
async function signIn(url: string, address: string): Promise<(action: DayAction) => Promise<number>> {
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const path = dayCalls.act.path.replace(':tenant', TENANT);
  const seen = new Set<number>();
  let steps = 0;
  return async (action) => {
    const response = await fetch(url + path, {
      method: dayCalls.act.method,
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Origin: url,
        Cookie: cookie,
      },
      body: JSON.stringify({ id: `evening-${++steps}`, date: DATE, action }),
    });
    if (!response.ok) throw new Error(`the step was refused: ${await response.text()}`);
    const { state } = (await response.json()) as { state: { parties: { id: number }[] } };
    const added = state.parties.find(({ id }) => !seen.has(id));
    if (added) seen.add(added.id);
    return added?.id ?? 0;
  };
}
