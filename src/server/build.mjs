/**
 * `npm run build`, and the first step of `npm start` and of the commands: builds the pages, the host and the commands,
 * unless their sources are those of the last build. The new build replaces the old one in one step, and the old pages' scripts stay beside the new ones
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
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Modes of vite.config.ts, each with the folder of its output below the target. */
const MODES = {
  production: '.',
  map: '.',
  workshop: '.',
  embed: 'embed',
  embedModules: 'embed',
  host: 'host',
  commands: 'commands',
};
/** What was built, in the folder of the build. */
const RECORD_FILE = '.build.json';

/** @typedef {{ sources: string, scripts?: string[] }} BuildRecord `scripts` leaves out those of earlier builds. */
/** @typedef {'unchanged' | 'built' | 'failed'} BuildResult */

/**
 * Builds into `dist` below the project's folder. Returns `unchanged` if the last build has the same sources, and
 * `failed` if a step of the build failed: then the last build is still in place.
 *
 * @param {string} root The project's folder.
 * @param {(target: string) => boolean} buildInto Builds into a new folder, and returns whether it succeeded.
 * @returns {BuildResult}
 */
export function buildIfChanged(root, buildInto = (target) => runVite(root, target)) {
  const dist = join(root, 'dist');
  return replaceIfChanged(root, dist, (target, sources, previous) => {
    if (!buildInto(target)) return false;
    const scripts = readdirSync(join(target, 'pages'));
    writeRecord(target, { sources, scripts });
    // The commands have a record of their own, as they are also built without the rest.
    if (existsSync(join(target, MODES.commands))) writeRecord(join(target, MODES.commands), { sources });
    for (const name of previous?.scripts ?? [])
      if (!scripts.includes(name) && existsSync(join(dist, 'pages', name)))
        cpSync(join(dist, 'pages', name), join(target, 'pages', name));
    return true;
  });
}

/**
 * Builds the commands alone, which takes a moment, into their folder below `dist`. Returns as `buildIfChanged` does.
 *
 * @param {string} root
 * @returns {BuildResult}
 */
export function buildCommandsIfChanged(root) {
  return replaceIfChanged(root, join(root, 'dist', MODES.commands), (target, sources) => {
    if (!runMode(root, 'commands', target)) return false;
    writeRecord(target, { sources });
    return true;
  });
}

/**
 * Replaces a folder in one step, unless its record has the same sources.
 *
 * @param {string} root
 * @param {string} folder
 * @param {(target: string, sources: string, previous: BuildRecord | undefined) => boolean} buildInto
 * @returns {BuildResult}
 */
function replaceIfChanged(root, folder, buildInto) {
  const sources = hashSources(root);
  const previous = readRecord(folder);
  if (previous?.sources === sources) return 'unchanged';
  // On the same file system as `dist`, so that a rename is enough.
  const workDir = join(root, 'node_modules', '.tidetable', String(process.pid));
  const target = join(workDir, 'new');
  try {
    mkdirSync(target, { recursive: true });
    if (!buildInto(target, sources, previous)) return 'failed';
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(folder)) renameSync(folder, join(workDir, 'old'));
    renameSync(target, folder);
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
  const isBuilt = Object.entries(MODES).every(([mode, folder]) => runMode(root, mode, join(target, folder)));
  if (isBuilt) copyFileSync(join(root, 'src', 'server', 'hostEntry.mjs'), join(target, MODES.host, 'main.mjs'));
  return isBuilt;
}

/**
 * @param {string} root
 * @param {string} mode
 * @param {string} target
 */
function runMode(root, mode, target) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--mode', mode, '--outDir', target];
  // The standard output belongs to the command that is built.
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

/**
 * Returns a hash of everything that the build is made from.
 *
 * @param {string} root
 */
function hashSources(root) {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of [...files, 'vite.config.ts', 'package.json', 'package-lock.json'].toSorted((a, b) =>
    a < b ? -1 : 1,
  ))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {BuildRecord} record
 */
function writeRecord(folder, record) {
  writeFileSync(join(folder, RECORD_FILE), JSON.stringify(record));
}

/**
 * Returns the record of the last build, or undefined if there is no complete one.
 *
 * @param {string} folder
 * @returns {BuildRecord | undefined}
 */
function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = buildIfChanged(fileURLToPath(new URL('../..', import.meta.url))) === 'failed' ? 1 : 0;
