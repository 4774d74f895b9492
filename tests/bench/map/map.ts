/**
 * The standalone map compared with reference pages that show the same plan, on a phone with a slow CPU: load, frame times
 * under gestures, response to a tap, memory. A figure is limited only against the reference that does the same work.
 */
import type { Browser } from 'playwright';
import { startHost } from '../../support/host.ts';
import { type BeachArea, generateBeach } from '../generateBeach.ts';
import { REFERENCE_DIST, buildReferences } from '../bundles.ts';
import { MEASURES, type Measure, measureArrival, measureVisit } from './measureVisit.ts';
import { launchChromium } from '../phone.ts';
import { type Figure, median, relativeSpread, report, round } from '../report.ts';
import { startStaticServer } from '../staticServer.ts';

type Setting = {
  readonly count: number;
  readonly slower: number;
  /** Visited in every run. */
  readonly references: readonly string[];
  /** Slow pages, visited once. */
  readonly naive: readonly string[];
  /** Limits as ratios; the heap in MiB. */
  readonly limits: {
    readonly paint: number;
    readonly load: number;
    readonly p95: number;
    readonly main: number;
    readonly tap: number;
    readonly heap: number;
  };
};

const CANVAS = 'canvasMap';
const LEAFLET = 'leafletMap';
const NAIVE = ['naiveKonva', 'svgMap'];
const OURS = 'Tidetable';
/** Additional page loads in every run, since load times differ by a third. */
const ARRIVALS = 3;
const SETTINGS: readonly Setting[] = [
  {
    count: 2_000,
    slower: 4,
    references: [CANVAS, LEAFLET],
    naive: NAIVE,
    limits: { paint: 1.3, load: 2.4, p95: 1.3, main: 1.6, tap: 1.3, heap: 5 },
  },
  {
    count: 10_000,
    slower: 4,
    references: [CANVAS, LEAFLET],
    naive: [],
    limits: { paint: 1.2, load: 2, p95: 1.3, main: 1.6, tap: 1.15, heap: 7 },
  },
  {
    count: 50_000,
    slower: 1,
    references: [CANVAS, LEAFLET],
    naive: [],
    limits: { paint: 1.2, load: 2, p95: 1.2, main: 1.3, tap: 1.15, heap: 16 },
  },
];

/** All values of each measure, by page. */
type Values = ReadonlyMap<string, Readonly<Record<Measure, number[]>>>;

export async function benchMap(runs = 5): Promise<boolean> {
  await buildReferences([CANVAS, LEAFLET, ...NAIVE]);
  const browser = await launchChromium();
  const host = await startHost({ env: { RATE_LIMIT: '0' } });
  let hasPassed = true;
  for (const setting of SETTINGS) {
    const plan = generateBeach(setting.count);
    const values = await visitAll(browser, `${host.url}/gallery/map`, plan, setting, runs);
    printAll(setting, values, runs);
    hasPassed = reportFigures(setting, values, runs) && hasPassed;
  }
  await browser.close();
  await host.stop();
  return hasPassed;
}

/** Visits all pages in every run, so that other load on the machine affects them alike. */
async function visitAll(
  browser: Browser,
  ours: string,
  plan: readonly BeachArea[],
  { slower, references, naive }: Setting,
  runs: number,
): Promise<Values> {
  const served = await startStaticServer(REFERENCE_DIST, { '/plan.json': plan });
  const answer = encodeURIComponent(`${served.url}/plan.json`);
  const addressOf = (name: string): string => `${name === OURS ? ours : `${served.url}/${name}.html`}?answer=${answer}`;
  const values = new Map(
    [OURS, ...references, ...naive].map((name) => [
      name,
      Object.fromEntries(MEASURES.map((measure) => [measure, [] as number[]])) as Record<Measure, number[]>,
    ]),
  );
  const record = (name: string, found: Partial<Record<Measure, number>>): void => {
    for (const measure of MEASURES) if (found[measure] !== undefined) values.get(name)![measure].push(found[measure]);
  };
  for (let run = 0; run < runs; run++) {
    for (const name of values.keys())
      if (run === 0 || !naive.includes(name)) record(name, await measureVisit(browser, addressOf(name), plan, slower));
    for (let arrival = 0; arrival < ARRIVALS; arrival++)
      for (const name of [OURS, CANVAS]) record(name, await measureArrival(browser, addressOf(name), slower));
  }
  served.close();
  return values;
}

const titleOf = ({ count, slower }: Setting, runs: number): string =>
  `The map, ${count.toLocaleString('en')} tables, CPU ${slower}× (phone, 412×915 at 2.625; median of ${runs} visits, for first paint and load of ${runs * (1 + ARRIVALS)})`;

/** Prints all medians with their spread: milliseconds, and MiB of heap. */
function printAll(setting: Setting, all: Values, runs: number): void {
  console.log(`\n${titleOf(setting, runs)}: all figures, ±spread`);
  console.log(''.padEnd(12) + MEASURES.map((measure) => measure.padStart(16)).join(''));
  for (const [name, own] of all) {
    const cells = MEASURES.map((measure) => {
      const values = own[measure];
      return `${round(median(values))}${values.length > 1 ? ` ±${(relativeSpread(values) * 100).toFixed(0)}%` : ''}`.padStart(
        16,
      );
    });
    console.log(name.padEnd(12) + cells.join(''));
  }
}

function reportFigures(setting: Setting, all: Values, runs: number): boolean {
  const { limits } = setting;
  const valuesOf = (name: string, measure: Measure): number[] => all.get(name)![measure];
  const figure = (measure: Measure, reference: string, maxRatio: number): Figure => {
    const own = valuesOf(OURS, measure);
    return {
      name: measure,
      unit: 'ms',
      value: median(own),
      noise: relativeSpread(own),
      reference: { name: reference, value: median(valuesOf(reference, measure)) },
      limit: { maxRatio },
    };
  };
  const heap = valuesOf(OURS, 'heap');
  return report(titleOf(setting, runs), [
    figure('first paint', CANVAS, limits.paint),
    figure('load', CANVAS, limits.load),
    ...(['pan whole', 'pinch', 'pan near'] as const).flatMap((name) => [
      figure(`${name} p95`, LEAFLET, limits.p95),
      figure(`${name} main`, LEAFLET, limits.main),
    ]),
    figure('tap', LEAFLET, limits.tap),
    {
      name: 'heap',
      unit: 'MiB',
      value: median(heap),
      noise: relativeSpread(heap),
      reference: { name: CANVAS, value: median(valuesOf(CANVAS, 'heap')) },
      limit: { max: limits.heap },
    },
  ]);
}
