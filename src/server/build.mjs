/**
 * `npm run build`, and the first step of `npm start`: builds the pages and the host, unless their sources are those of
 * the last build. The new build replaces the old one in one step, and the old pages' scripts stay beside the new ones
 * for whoever still has an old page open.
 *
 * Plain JavaScript, because compiling TypeScript takes longer than everything else that a start does.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Modes of vite.config.ts, each with the folder of its output below the target. */
const MODES = { production: '.', map: '.', workshop: '.', embed: 'embed', embedModules: 'embed', host: 'host' };
/** What was built, in the folder of the build. */
const RECORD_FILE = '.build.json';

/** @typedef {{ sources: string, scripts: string[] }} BuildRecord `scripts` leaves out those of earlier builds. */

/**
 * Builds into `dist` below the project's folder. Returns `unchanged` if the last build has the same sources, and
 * `failed` if a step of the build failed: then the last build is still in place.
 *
 * @param {string} root The project's folder.
 * @param {(target: string) => boolean} buildInto Builds into a new folder, and returns whether it succeeded.
 * @returns {'unchanged' | 'built' | 'failed'}
 */
export function buildIfChanged(root, buildInto = (target) => runVite(root, target)) {
  const dist = join(root, 'dist');
  const sources = hashSources(root);
  const previous = readRecord(dist);
  if (previous?.sources === sources) return 'unchanged';
  // On the same file system as `dist`, so that a rename is enough.
  const workDir = join(root, 'node_modules', '.tidetable', String(process.pid));
  const target = join(workDir, 'new');
  try {
    mkdirSync(target, { recursive: true });
    if (!buildInto(target)) return 'failed';
    const scripts = readdirSync(join(target, 'pages'));
    writeFileSync(join(target, RECORD_FILE), JSON.stringify({ sources, scripts }));
    for (const name of previous?.scripts ?? [])
      if (!scripts.includes(name) && existsSync(join(dist, 'pages', name)))
        cpSync(join(dist, 'pages', name), join(target, 'pages', name));
    if (existsSync(dist)) renameSync(dist, join(workDir, 'old'));
    renameSync(target, dist);
    return 'built';
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} target
 */
function runVite(root, target) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const isBuilt = Object.entries(MODES).every(([mode, folder]) => {
    const args = ['build', '--logLevel', 'warn', '--mode', mode, '--outDir', join(target, folder)];
    return (
      spawnSync(process.execPath, [vite, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
    );
  });
  if (isBuilt) copyFileSync(join(root, 'src', 'server', 'cachedMain.mjs'), join(target, MODES.host, 'main.mjs'));
  return isBuilt;
}

/**
 * Returns a hash of everything that the build is made from. The host has the address of the project's folder in it.
 *
 * @param {string} root
 */
function hashSources(root) {
  const hash = createHash('sha256').update(`${root}\n`);
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of [...files, 'vite.config.ts', 'package-lock.json'].toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Returns the record of the last build, or undefined if there is no complete one.
 *
 * @param {string} dist
 * @returns {BuildRecord | undefined}
 */
function readRecord(dist) {
  try {
    return JSON.parse(readFileSync(join(dist, RECORD_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = buildIfChanged(fileURLToPath(new URL('../..', import.meta.url))) === 'failed' ? 1 : 0;
