/** `npm run bench`: every benchmark, or those named: `npm run bench -- size posts`. */
import { cpus } from 'node:os';
import { spawnSync } from 'node:child_process';
import { benchForm } from './form.ts';
import { benchPosts } from './posts.ts';
import { benchSize } from './size.ts';
import { benchStart } from './start.ts';

const benches = { size: benchSize, start: benchStart, posts: benchPosts, form: benchForm };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
if (spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
let held = true;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) held = await bench() && held;
}
process.exitCode = held ? 0 : 1;
