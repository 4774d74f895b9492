/**
 * `npm run bench` runs every benchmark, `npm run bench -- size posts` only those named. `--runs=5` sets how often each
 * one measures, `--tables=10000` limits the map to one number of tables.
 */
import { cpus } from 'node:os';
import { spawnSync } from 'node:child_process';
import { benchDays } from './days.ts';
import { benchDistant } from './distant.ts';
import { benchEvenings } from './evenings.ts';
import { benchForm } from './form.ts';
import { benchImporting } from './importing.ts';
import { benchMap } from './map/map.ts';
import { benchNumbers } from './numbers.ts';
import { benchPosts } from './posts.ts';
import { benchSize } from './size.ts';
import { benchStrip } from './strip.ts';
import { benchTaps } from './taps.ts';

type Options = { runs?: number; tables?: number };

const benches: Readonly<Record<string, (options: Options) => Promise<boolean>>> = {
  size: () => benchSize(),
  posts: ({ runs }) => benchPosts(runs),
  distant: ({ runs }) => benchDistant(runs),
  form: ({ runs }) => benchForm(runs),
  evenings: async () => benchEvenings(),
  taps: async () => benchTaps(),
  days: ({ runs }) => benchDays(runs),
  map: ({ runs, tables }) => benchMap(runs, tables),
  strip: ({ runs }) => benchStrip(runs),
  import: ({ runs }) => benchImporting(runs),
  numbers: ({ runs }) => benchNumbers(runs),
};

const options: Options = {};
const names: string[] = [];
for (const argument of process.argv.slice(2)) {
  const [, name, number] = /^--(runs|tables)=(\d+)$/.exec(argument) ?? [];
  if (name !== undefined) options[name as keyof Options] = Number(number);
  else names.push(argument);
}
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark or option: ${unknown.join(', ')}. The benchmarks are ${Object.keys(benches).join(', ')}; the options are --runs= and --tables= with a number.`,
  );
  process.exit(1);
}
if (spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
let hasPassed = true;
for (const [name, bench] of Object.entries(benches)) {
  if (names.length === 0 || names.includes(name)) hasPassed = (await bench(options)) && hasPassed;
}
process.exitCode = hasPassed ? 0 : 1;
