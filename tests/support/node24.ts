/**
 * The step `node24` of `npm run test:full`: a copy of the project that is installed, started and tested on Node 24, which
 * the package `node` brings. Its host needs nothing compiled there, so no package may run a script.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './host.ts';

const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'venues', 'test-results'].map((name) => join(ROOT, name));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tidetable-node24-')));
// A test runs the host as another user.
chmodSync(folder, 0o711);
const project = join(folder, 'project');
const bin = join(folder, 'node_modules', '.bin');
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };

/** Runs a program, with Node 24 as `node`. Throws if it fails. */
function run(cwd: string, program: string, ...args: readonly string[]): void {
  const begun = performance.now();
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed: ${error?.message ?? `status ${status}`}`);
  console.log(`${program} ${args[0]}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

try {
  run(folder, 'npm', 'install', '--no-save', '--no-package-lock', '--prefix', folder, 'node@24');
  if (!existsSync(join(bin, 'node'))) throw new Error('The package node@24 has no program for this machine.');
  run(folder, 'node', '-e', "console.log(process.version); process.exit(process.version.startsWith('v24.') ? 0 : 1)");
  cpSync(ROOT, project, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  run(project, 'npm', 'ci', '--ignore-scripts', '--prefer-offline');
  const reporters = [
    '--reporter=default',
    ...(report === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`]),
  ];
  run(project, 'npm', 'run', 'build', '--silent');
  run(project, 'npx', 'vitest', 'run', ...reporters, '--project=node', 'tests/server/', 'tests/domain/');
  run(project, 'npx', 'vitest', 'run', '--project=long', 'tests/server/deploy', 'tests/server/hostEnd');
  run(project, 'npm', 'run', 'test:trust', '--', '--short', '--only=race,kills');
} catch (error) {
  console.error(`Node 24: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
