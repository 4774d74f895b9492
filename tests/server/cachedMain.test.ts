/** The entry of the built host, which keeps compiled code for the next start. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTempFolder } from './serverHarness.ts';

const ENTRY = fileURLToPath(new URL('../../src/server/cachedMain.mjs', import.meta.url));
const host = (answer: string): string =>
  `console.log('${answer}', require('node:path').basename(__filename)); exports.started = Promise.resolve();`;

let folder: string;
beforeEach(() => {
  folder = createTempFolder({ 'host.cjs': host('one') });
  copyFileSync(ENTRY, join(folder, 'main.mjs'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs')], { encoding: 'utf8' });
  return stdout + stderr;
}
const caches = (): string[] => readdirSync(folder).filter((name) => name.includes('.cache'));

test('runs the host, and keeps its compiled code where only its user can write', () => {
  expect(run()).toBe('one host.cjs\n');
  const [cache = ''] = caches();
  expect(caches()).toEqual([expect.stringMatching(/^host\.cjs\.[0-9a-f]{16}\.cache$/)]);
  const { mode, mtimeMs } = statSync(join(folder, cache));
  expect(mode & 0o777).toBe(0o600);
  expect(run()).toBe('one host.cjs\n');
  expect(statSync(join(folder, cache)).mtimeMs).toBe(mtimeMs);
});

test('runs the host once, although a part of the build requires it', () => {
  writeFileSync(join(folder, 'part.cjs'), `console.log(require('./host.cjs').name);`);
  writeFileSync(
    join(folder, 'host.cjs'),
    `console.log('runs'); exports.name = 'the host'; exports.started = undefined; require('./part.cjs');`,
  );
  expect(run()).toBe('runs\nthe host\n');
});

test('never runs the code of another build, even of the same length', () => {
  run();
  writeFileSync(join(folder, 'host.cjs'), host('two'));
  expect(run()).toBe('two host.cjs\n');
});

test('replaces a damaged cache', () => {
  run();
  const file = join(folder, caches()[0] ?? '');
  const good = readFileSync(file);
  writeFileSync(file, good.subarray(0, 40));
  expect(run()).toBe('one host.cjs\n');
  expect(readFileSync(file).length).toBeGreaterThan(40);
  expect(caches()).toHaveLength(1);
});
