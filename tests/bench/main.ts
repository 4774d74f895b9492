/**
 * `npm run bench`: every benchmark, or those named: `npm run bench -- size posts`. `--runs=5` sets how often each is
 * measured. The soak is run only where it is named, for `--minutes` and `--rounds`, by the gestures of a `--seed`.
 */
import { cpus } from 'node:os';
import { spawnSync } from 'node:child_process';
import { benchChecks } from './checks.ts';
import { benchEditor } from './editor.ts';
import { benchForm } from './form.ts';
import { benchMap } from './map/map.ts';
import { benchPosts } from './posts.ts';
import { benchSize } from './size.ts';
import { soak } from './soak/soak.ts';
import { benchStart } from './start.ts';

type Options = { runs?: number; minutes?: number; rounds?: number; seed?: number };

const benches: Readonly<Record<string, (options: Options) => Promise<boolean>>> = {
  size: () => benchSize(),
  start: ({ runs }) => benchStart(runs),
  posts: ({ runs }) => benchPosts(runs),
  form: ({ runs }) => benchForm(runs),
  checks: ({ runs }) => benchChecks(runs),
  map: ({ runs }) => benchMap(runs),
  editor: ({ runs }) => benchEditor(runs),
  soak: ({ minutes, rounds, seed }) => soak(minutes, rounds, seed),
};

const options: Options = {};
const wanted: string[] = [];
for (const argument of process.argv.slice(2)) {
  const [, name, number] = /^--(runs|minutes|rounds|seed)=(\d+(?:\.\d+)?)$/.exec(argument) ?? [];
  if (name !== undefined) options[name as keyof Options] = Number(number);
  else wanted.push(argument);
}
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}, and --runs=, --minutes=, --rounds=, --seed= with a number.`,
  );
  process.exit(1);
}
if (spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
let held = true;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 ? name !== 'soak' : wanted.includes(name)) held = (await bench(options)) && held;
}
process.exitCode = held ? 0 : 1;
