/**
 * Before `npm start`: builds the pages if their sources have changed since the last build. The new pages replace the old
 * ones in one step, and the scripts of the old ones stay beside them for whoever still has an old page open.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES_DIR = join(ROOT, 'dist');
/** On the same file system as the pages, so that a rename is enough. */
const WORK_DIR = join(ROOT, 'node_modules', '.tidetable', String(process.pid));
const MODES = ['production', 'map', 'workshop'];
/** What was built, in the folder of the pages. */
const RECORD_FILE = '.build.json';
/** The record of a build: its sources, and its scripts without those of earlier builds. */
const recordSchema = z.object({ sources: z.string(), scripts: z.array(z.string()) });

const sources = hashSources();
const previous = readRecord();
if (previous?.sources !== sources) build();

function build(): void {
  const target = join(WORK_DIR, 'new');
  try {
    for (const mode of MODES) {
      const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
      const { status } = spawnSync(
        process.execPath,
        [vite, 'build', '--logLevel', 'warn', '--mode', mode, '--outDir', target],
        { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
      );
      if (status !== 0) process.exit(1);
    }
    const scripts = readdirSync(join(target, 'pages'));
    writeFileSync(join(target, RECORD_FILE), JSON.stringify({ sources, scripts }));
    const kept = (previous?.scripts ?? []).filter((name) => !scripts.includes(name));
    for (const name of kept)
      if (existsSync(join(PAGES_DIR, 'pages', name)))
        cpSync(join(PAGES_DIR, 'pages', name), join(target, 'pages', name));
    if (existsSync(PAGES_DIR)) renameSync(PAGES_DIR, join(WORK_DIR, 'old'));
    renameSync(target, PAGES_DIR);
  } finally {
    rmSync(WORK_DIR, { recursive: true, force: true });
  }
}

/** Returns a hash of everything that the pages are built from. */
function hashSources(): string {
  const hash = createHash('sha256');
  const src = join(ROOT, 'src');
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/^src[\\/]server[\\/]/.test(file));
  for (const file of [...files, 'vite.config.ts', 'package-lock.json'].toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Returns the record of the last build, or undefined if there is no complete one. */
function readRecord(): z.infer<typeof recordSchema> | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(join(PAGES_DIR, RECORD_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
