/**
 * The map against reference pages of the same plan, on a phone with a slow processor: how soon it is seen and still,
 * how it moves under fingers, how soon a tap is answered, what it keeps. A limit stands only against the reference that
 * does the same work; the other figures are told beside them.
 */
import type { Browser } from 'playwright';
import { startHost } from '../support/host.ts';
import { type Group, beach } from './beach.ts';
import { REFERENCE_DIST, buildReferences } from './bundles.ts';
import { MEASURES, type Visit, visit } from './mapVisit.ts';
import { launch } from './phone.ts';
import { type Figure, median, noiseOf, report, round } from './report.ts';
import { serve } from './serve.ts';

type Measure = typeof MEASURES[number];
type Setting = {
  readonly count: number; readonly slower: number;
  /** Visited once in every run, and once in all: these take very long. */
  readonly references: readonly string[]; readonly naive: readonly string[];
  readonly most: { readonly paint: number; readonly load: number; readonly p95: number; readonly main: number; readonly tap: number; readonly heap: number };
};

const [PLAIN, LEAFLET] = ['plainMap', 'leafletMap'] as const;
const NAIVE = ['naiveKonva', 'svgMap'];
const OURS = 'Tidetable';
const SETTINGS: readonly Setting[] = [
  { count: 2_000, slower: 4, references: [PLAIN, LEAFLET], naive: NAIVE, most: { paint: 1.3, load: 2.4, p95: 1.3, main: 1.6, tap: 1.3, heap: 5 } },
  { count: 10_000, slower: 4, references: [PLAIN, LEAFLET], naive: [], most: { paint: 1.2, load: 2, p95: 1.3, main: 1.6, tap: 1.15, heap: 7 } },
  { count: 50_000, slower: 1, references: [PLAIN, LEAFLET], naive: [], most: { paint: 1.2, load: 2, p95: 1.2, main: 1.3, tap: 1.15, heap: 16 } },
];

type Visits = ReadonlyMap<string, readonly Visit[]>;

export async function benchMap(runs = 3): Promise<boolean> {
  await buildReferences([PLAIN, LEAFLET, ...NAIVE]);
  const browser = await launch();
  const host = await startHost({ env: { RATE_LIMIT: '0' } });
  let held = true;
  for (const setting of SETTINGS) {
    const plan = beach(setting.count);
    const visits = await visitAll(browser, `${host.url}/gallery/map`, plan, setting, runs);
    tellAll(setting, visits, runs);
    held = judge(setting, visits, runs) && held;
  }
  await browser.close();
  await host.stop();
  return held;
}

/** Run by run, each page once: whatever else the machine does meets them all. */
async function visitAll(browser: Browser, ours: string, plan: readonly Group[], { slower, references, naive }: Setting, runs: number): Promise<Visits> {
  const served = await serve(REFERENCE_DIST, { '/plan.json': plan });
  const answer = encodeURIComponent(`${served.url}/plan.json`);
  const visits = new Map<string, Visit[]>([OURS, ...references, ...naive].map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, own] of visits) {
      if (run > 0 && naive.includes(name)) continue;
      own.push(await visit(browser, `${name === OURS ? ours : `${served.url}/${name}.html`}?answer=${answer}`, plan, slower));
    }
  }
  served.close();
  return visits;
}

const titleOf = ({ count, slower }: Setting, runs: number): string => `The map, ${count.toLocaleString('en')} tables, CPU ${slower}× (phone, 412×915 at 2.625; median of ${runs})`;

/** All medians with their spread: milliseconds, and MiB of heap. */
function tellAll(setting: Setting, visits: Visits, runs: number): void {
  console.log(`\n${titleOf(setting, runs)}: all figures, ±spread`);
  console.log(''.padEnd(12) + MEASURES.map((measure) => measure.padStart(16)).join(''));
  for (const [name, own] of visits) {
    const cells = MEASURES.map((measure) => {
      const values = own.map((visit) => visit[measure]);
      return `${round(median(values))}${values.length > 1 ? ` ±${(noiseOf(values) * 100).toFixed(0)}%` : ''}`.padStart(16);
    });
    console.log(name.padEnd(12) + cells.join(''));
  }
}

function judge(setting: Setting, visits: Visits, runs: number): boolean {
  const { most } = setting;
  const valuesOf = (name: string, measure: Measure): number[] => visits.get(name)!.map((visit) => visit[measure]);
  const figure = (measure: Measure, reference: string, mostRatio: number): Figure => {
    const own = valuesOf(OURS, measure);
    return { name: measure, unit: 'ms', value: median(own), noise: noiseOf(own), reference: { name: reference, value: median(valuesOf(reference, measure)) }, limit: { mostRatio } };
  };
  const heap = valuesOf(OURS, 'heap');
  return report(titleOf(setting, runs), [
    figure('first paint', PLAIN, most.paint), figure('load', PLAIN, most.load),
    ...(['pan whole', 'pinch', 'pan near'] as const).flatMap((name) => [figure(`${name} p95`, LEAFLET, most.p95), figure(`${name} main`, LEAFLET, most.main)]),
    figure('tap', LEAFLET, most.tap),
    { name: 'heap', unit: 'MiB', value: median(heap), noise: noiseOf(heap), reference: { name: PLAIN, value: median(valuesOf(PLAIN, 'heap')) }, limit: { most: most.heap } },
  ]);
}
