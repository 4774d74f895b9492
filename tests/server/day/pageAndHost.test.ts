/** The page points out tables, and the host gives them: both must count the same slots, at every minute. */
import { createStore } from 'jotai/vanilla';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type PlainDate, zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { receiveStateAtom, stepsAtom } from '../../../src/day/state/day.ts';
import { chooseTablesAtom, startModeAtom, tableFitAtom } from '../../../src/day/state/selection.ts';
import { planAtom } from '../../../src/day/state/tables.ts';
import { act } from '../../../src/server/day/actions/act.ts';
import { readDay } from '../../../src/server/day/dayState.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { openHarness } from '../openHarness.ts';
import { SEQUENCE_PLAN, SEQUENCE_VENUE, TABLES_BY_STAY } from './sequenceVenue.ts';

const DATE: PlainDate = '2026-11-23';
const VIEWER = { role: 'staff', actor: 'Bar' } as const;
const TENANT = 'shell-bay';
/** In minutes of the date. */
const FIRST = 18 * 60;

const instantOf = (minutes: number): number => zonedTimeToInstant(DATE, minutes, 'Asia/Colombo');

it('exactly the tables that the page points out can be had, at every minute of an hour', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  // The page's steps are taken to the host by hand.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const harness = await openHarness({ venue: SEQUENCE_VENUE, plan: SEQUENCE_PLAN });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
  });
  const { store, venues } = harness;
  const served = venues.get(TENANT)!;
  let steps = 0;
  const take = (action: DayAction, minutes: number) =>
    act(
      { store, venues, tenant: TENANT },
      { id: `step-${String(++steps).padStart(6, '0')}`, date: DATE, action },
      { role: 'staff', name: 'Bar' },
      instantOf(minutes),
    );
  const random = seededRandom(7);
  for (let i = 0; i < 6; i++)
    await take(
      {
        type: 'add',
        name: `Party ${i}`,
        guests: 2,
        tables: [TABLES_BY_STAY[i % TABLES_BY_STAY.length]!],
        time: 17 * 60 + 5 * Math.floor(random() * 60),
        stay: 15 + 5 * Math.floor(random() * 20),
      },
      FIRST,
    );
  await take({ type: 'add', name: 'Early', guests: 2, tables: [], time: 20 * 60 }, FIRST);
  const outcomes = { free: 0, taken: 0 };
  for (let minutes = FIRST; minutes < FIRST + 60; minutes++)
    for (const type of minutes % 8 === 0 ? (['walk_in', 'seat'] as const) : (['walk_in'] as const))
      for (const table of TABLES_BY_STAY) {
        const day = await readDay(store, served, DATE, VIEWER, instantOf(minutes));
        const early = day.parties.find(({ name }) => name === 'Early')!;
        const page = createStore();
        page.set(planAtom, served.plan);
        page.set(receiveStateAtom, day);
        page.set(startModeAtom, type === 'seat' ? { type, party: early.id } : { type, guests: 2 });
        const isFree = page.get(tableFitAtom)!(table) === 'fits';
        page.set(chooseTablesAtom, [table]);
        const words = `${type} at table ${table}, ${minutes} minutes`;
        const [first, ...others] = page.get(stepsAtom).map(({ action }) => action);
        expect(first !== undefined, words).toBe(isFree);
        outcomes[isFree ? 'free' : 'taken']++;
        if (type === 'seat' && !isFree) continue;
        // The host may get the step when its clock already shows the next minute.
        const late = first ? minutes % 2 : 0;
        const taken = await take(first ?? { type: 'walk_in', guests: 2, tables: [table] }, minutes + late);
        expect(taken.ok, words).toBe(isFree);
        for (const action of others) expect((await take(action, minutes)).ok, words).toBe(true);
        if (type === 'walk_in' && taken.ok)
          expect(await take({ type: 'undo', log: taken.log! }, minutes), words).toMatchObject({ ok: true });
        if (type === 'seat') {
          const party = early.id;
          await take({ type: 'status', party, revision: early.revision + 2, status: 'arrived' }, minutes);
          await take({ type: 'tables', party, revision: early.revision + 3, tables: [] }, minutes);
        }
      }
  expect(outcomes.free, JSON.stringify(outcomes)).toBeGreaterThan(50);
  expect(outcomes.taken, JSON.stringify(outcomes)).toBeGreaterThan(50);
});
