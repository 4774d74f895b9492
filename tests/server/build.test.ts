/** The build of pages and host: skipped when nothing has changed, and switched in one step. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildIfChanged } from '../../src/server/build.mjs';
import { createTempFolder } from './serverHarness.ts';

let root: string;
let built: string[];
beforeEach(() => {
  root = createTempFolder({
    'src/booker/page.ts': 'page',
    'src/server/main.ts': 'host',
    'vite.config.ts': 'config',
    'package.json': 'package',
    'package-lock.json': 'lock',
  });
  built = [];
});

/** Builds a page and a script that is named after the content of the page's source. */
function build(target: string): boolean {
  const source = readFileSync(join(root, 'src/booker/page.ts'), 'utf8');
  built.push(source);
  mkdirSync(join(target, 'pages'));
  writeFileSync(join(target, 'index.html'), source);
  writeFileSync(join(target, 'pages', `${source}.js`), source);
  return true;
}

const change = (file: string, text: string): void => writeFileSync(join(root, file), text);
const page = (): string => readFileSync(join(root, 'dist/index.html'), 'utf8');
const scripts = (): string[] => readdirSync(join(root, 'dist/pages')).toSorted();

test('builds once, and not again until a source changes', () => {
  expect([buildIfChanged(root, build), buildIfChanged(root, build)]).toEqual(['built', 'unchanged']);
  for (const file of [
    'src/booker/page.ts',
    'src/server/main.ts',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ]) {
    change(file, 'changed');
    expect([file, buildIfChanged(root, build)]).toEqual([file, 'built']);
    expect([file, buildIfChanged(root, build)]).toEqual([file, 'unchanged']);
  }
  change('src/server/added.ts', '');
  expect(buildIfChanged(root, build)).toBe('built');
  expect(built).toHaveLength(7);
});

test('builds again if a build is missing or has no record', () => {
  buildIfChanged(root, build);
  rmSync(join(root, 'dist'), { recursive: true });
  expect(buildIfChanged(root, build)).toBe('built');
  writeFileSync(join(root, 'dist/.build.json'), '{');
  expect(buildIfChanged(root, build)).toBe('built');
});

test('keeps the scripts of the previous build, and no older ones', () => {
  buildIfChanged(root, build);
  change('src/booker/page.ts', 'second');
  buildIfChanged(root, build);
  expect([page(), scripts()]).toEqual(['second', ['page.js', 'second.js']]);
  change('src/booker/page.ts', 'third');
  buildIfChanged(root, build);
  expect([page(), scripts()]).toEqual(['third', ['second.js', 'third.js']]);
});

test('shows the previous build while it builds, and keeps it if a step fails', () => {
  buildIfChanged(root, build);
  change('src/booker/page.ts', 'second');
  const fail = (target: string): boolean => {
    build(target);
    expect(page()).toBe('page');
    return false;
  };
  expect(buildIfChanged(root, fail)).toBe('failed');
  expect([page(), scripts()]).toEqual(['page', ['page.js']]);
  expect(existsSync(join(root, 'node_modules/.tidetable', String(process.pid)))).toBe(false);
  expect(buildIfChanged(root, build)).toBe('built');
  expect(page()).toBe('second');
});

test('the built host finds its thread beside it, and compiles no source', () => {
  const host = readFileSync('dist/host/host.cjs', 'utf8');
  expect(host).toContain('new URL("./planWorker.cjs"');
  expect(existsSync('dist/host/planWorker.cjs')).toBe(true);
});

// The first style sheet that a page loads decides the order of the layers, whatever the later ones say.
test('every built style sheet has the layers in their order, and none before those below it', () => {
  const record = JSON.parse(readFileSync('dist/.build.json', 'utf8')) as { scripts: string[] };
  const sheets = record.scripts.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  for (const file of sheets) {
    const css = readFileSync(join('dist/pages', file), 'utf8');
    const layers = [...css.matchAll(/@layer ([\w,]+)[;{]/g)].flatMap(([, names = '']) => names.split(','));
    const order = [...new Set(layers)];
    expect(order, file).toEqual(['tokens', 'base', 'ui', 'page'].slice(0, order.length));
  }
});
