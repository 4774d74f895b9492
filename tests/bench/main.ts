/**
 * `npm run bench` runs every benchmark, `npm run bench -- size posts` only those named. `--runs=5` sets how often each
 * one measures, and `--tables=10000` limits the map to one number of tables, and `--streams=1000` sets how many are
 * open. The soak runs only if it is named, for `--minutes` and `--rounds`, with the gestures of a `--seed`.
 */
import { cpus } from 'node:os';
import { spawnSync } from 'node:child_process';
import { benchDay } from './day/day.ts';
import { benchDays } from './days.ts';
import { benchEditor } from './editor.ts';
import { benchEvenings } from './evenings.ts';
import { benchForm } from './form.ts';
import { benchNetwork } from './network.ts';
import { benchImporting } from './importing.ts';
import { benchMap } from './map/map.ts';
import { benchNumbers } from './numbers.ts';
import { benchPosts } from './posts.ts';
import { benchSize } from './size.ts';
import { soak } from './soak/soak.ts';
import { benchStart } from './start.ts';
import { benchStreams } from './streams.ts';
import { benchStrip } from './strip.ts';

type Options = { runs?: number; tables?: number; streams?: number; minutes?: number; rounds?: number; seed?: number };

const benches: Readonly<Record<string, (options: Options) => Promise<boolean>>> = {
  size: () => benchSize(),
  start: ({ runs }) => benchStart(runs),
  posts: ({ runs }) => benchPosts(runs),
  streams: ({ runs, streams }) => benchStreams(runs, streams),
  form: ({ runs }) => benchForm(runs),
  network: ({ runs }) => benchNetwork(runs),
  evenings: async () => benchEvenings(),
  days: ({ runs }) => benchDays(runs),
  map: ({ runs, tables }) => benchMap(runs, tables),
  strip: ({ runs }) => benchStrip(runs),
  editor: ({ runs }) => benchEditor(runs),
  import: ({ runs }) => benchImporting(runs),
  day: ({ runs }) => benchDay(runs),
  numbers: ({ runs }) => benchNumbers(runs),
  soak: ({ minutes, rounds, seed }) => soak(minutes, rounds, seed),
};

const ONLY_IF_NAMED = ['soak'];

const options: Options = {};
const names: string[] = [];
for (const argument of process.argv.slice(2)) {
  const [, name, number] = /^--(runs|tables|streams|minutes|rounds|seed)=(\d+(?:\.\d+)?)$/.exec(argument) ?? [];
  if (name !== undefined) options[name as keyof Options] = Number(number);
  else names.push(argument);
}
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark or option: ${unknown.join(', ')}. The benchmarks are ${Object.keys(benches).join(', ')}; the options are --runs=, --tables=, --streams=, --minutes=, --rounds= and --seed= with a number.`,
  );
  process.exit(1);
}
if (spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
let hasPassed = true;
for (const [name, bench] of Object.entries(benches)) {
  if (names.length === 0 ? !ONLY_IF_NAMED.includes(name) : names.includes(name))
    hasPassed = (await bench(options)) && hasPassed;
}
process.exitCode = hasPassed ? 0 : 1;
