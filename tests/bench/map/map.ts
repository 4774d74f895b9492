/**
 * The map on a phone with a slow CPU: the booking page of a beach with its decor, beside Leaflet with the same tables
 * without decor. A visit goes as a finger goes: it types, opens the plan, moves a settled view, and pans right after a
 * pinch. Every run visits both pages, so that other load on the machine affects them alike.
 */
import type { Browser } from 'playwright';
import { generateBeach } from '../generateBeach.ts';
import { REFERENCE_DIST, buildReferences } from '../bundles.ts';
import { launchChromium } from '../phone.ts';
import { type Figure, median, relativeSpread, report } from '../report.ts';
import { startStaticServer } from '../staticServer.ts';
import { startBeachHost } from './beachHost.ts';
import { type BookingMeasure, measureBooking } from './measureBooking.ts';
import { type Measure, measureVisit } from './measureVisit.ts';

/** Times in milliseconds, heaps in MiB; `main` and `tap` are multiples of what Leaflet takes. */
type Limits = {
  readonly drawn: number;
  readonly task: number;
  readonly p95: number;
  readonly main: number;
  readonly tap: number;
  readonly change: number;
  readonly heap: number;
};

type Setting = {
  readonly count: number;
  /** The factor by which the CPU is slowed down. */
  readonly slower: number;
  readonly limits: Limits;
};

const RATIO = 3;
const LEAFLET = 'leafletMap';
const BOOKING = 'booking page';

/** Up to 2,000 tables, more than nearly all venues have, speed decides; beyond, simplicity. */
const SETTINGS: readonly Setting[] = [
  { count: 200, slower: 4, limits: { drawn: 500, task: 100, p95: 17, main: 1.2, tap: 1, change: 300, heap: 6 } },
  { count: 2_000, slower: 4, limits: { drawn: 600, task: 150, p95: 20, main: 1.4, tap: 1.1, change: 300, heap: 8 } },
  {
    count: 10_000,
    slower: 4,
    limits: { drawn: 1_000, task: 250, p95: 33, main: 1.8, tap: 1.2, change: 500, heap: 12 },
  },
  {
    count: 50_000,
    slower: 1,
    limits: { drawn: 1_000, task: 250, p95: 33, main: 1.8, tap: 1.2, change: 500, heap: 24 },
  },
];

/** All values of each measure, by page. */
type Values = Map<string, Map<Measure | BookingMeasure, number[]>>;

/** Measures with all numbers of tables, or only with `tables`. */
export async function benchMap(runs = 5, tables?: number): Promise<boolean> {
  const settings = SETTINGS.filter(({ count }) => tables === undefined || count === tables);
  if (settings.length === 0) {
    console.error(`--tables= must be ${SETTINGS.map(({ count }) => count).join(', ')}.`);
    return false;
  }
  await buildReferences([LEAFLET]);
  const browser = await launchChromium();
  let hasPassed = true;
  for (const setting of settings) {
    const values = await visitAll(browser, setting, runs);
    hasPassed = reportBooking(setting, values, runs) && hasPassed;
  }
  await browser.close();
  return hasPassed;
}

async function visitAll(browser: Browser, { count, slower }: Setting, runs: number): Promise<Values> {
  const answer = generateBeach(count);
  const rooms = answer.flatMap((area) => area.rooms);
  const beach = await startBeachHost(count);
  const served = await startStaticServer(REFERENCE_DIST, { '/plan.json': answer });
  const leaflet = `${served.url}/${LEAFLET}.html?answer=${encodeURIComponent(`${served.url}/plan.json`)}`;
  const values: Values = new Map();
  const record = (name: string, found: Partial<Record<Measure | BookingMeasure, number>>): void => {
    const own = values.get(name) ?? new Map<Measure | BookingMeasure, number[]>();
    values.set(name, own);
    for (const [measure, value] of Object.entries(found) as [Measure | BookingMeasure, number][])
      own.set(measure, [...(own.get(measure) ?? []), value]);
  };
  for (let run = 0; run < runs; run++) {
    record(BOOKING, await measureBooking(browser, beach, slower, RATIO));
    record(LEAFLET, await measureVisit(browser, { url: leaflet, slower, ratio: RATIO }, rooms));
  }
  served.close();
  await beach.stop();
  return values;
}

const titleOf = ({ count, slower }: Setting, runs: number): string =>
  `${count.toLocaleString('en')} tables, CPU ${slower}× (phone, 412×915 at ${RATIO}; median of ${runs} visits)`;

type Name = Measure | BookingMeasure;

/** Returns functions that build the figures of one page. */
function figuresOf(page: string, all: Values) {
  const valuesOf = (name: string, measure: Name): number[] => all.get(name)?.get(measure) ?? [];
  const own = (measure: Name, unit: string): Figure => ({
    name: measure,
    unit,
    value: median(valuesOf(page, measure)),
    noise: relativeSpread(valuesOf(page, measure)),
  });
  const compare = (measure: Name, reference: string, maxRatio?: number): Figure => ({
    ...own(measure, 'ms'),
    reference: { name: reference, value: median(valuesOf(reference, measure)) },
    ...(maxRatio === undefined ? {} : { limit: { maxRatio } }),
  });
  const gestures = ({ p95, main }: Limits): Figure[] =>
    (['pan whole', 'pinch', 'pan near', 'pan at once'] as const).flatMap((name) => [
      limited(`${name} p95`, p95),
      compare(`${name} main`, LEAFLET, main),
      compare(`${name} task`, LEAFLET),
    ]);
  const limited = (measure: Name, max: number, unit = 'ms'): Figure => ({ ...own(measure, unit), limit: { max } });
  return { compare, gestures, limited };
}

function reportBooking(setting: Setting, all: Values, runs: number): boolean {
  const { limits } = setting;
  const { compare, gestures, limited } = figuresOf(BOOKING, all);
  return report(`The booking page, ${titleOf(setting, runs)}`, [
    limited('longest task while typing', limits.task),
    limited('tables drawn', limits.drawn),
    limited('longest task', limits.task),
    ...gestures(limits),
    limited('after a pinch task', limits.task),
    limited('paints after a pinch', 1, 'times'),
    compare('tap', LEAFLET, limits.tap),
    limited('longest task of taps', limits.task),
    limited('longest task of a live update', limits.task),
    limited('change of guests', limits.change),
    limited('change of date', limits.change),
    limited('longest task of a change', limits.task),
    limited('heap', limits.heap, 'MiB'),
  ]);
}
