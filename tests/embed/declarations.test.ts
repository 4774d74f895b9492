/** The types of the built modules, as a site gets them that has the files of `embed/` and nothing else of ours. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/host.ts';

let site = '';

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: ROOT, encoding: 'utf8' });

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'tidetable-site-'));
  // The site has React and its types.
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
  const build = run(
    'vite/bin/vite.js',
    'build',
    '--logLevel=warn',
    '--mode=embedModules',
    `--outDir=${join(site, 'embed')}`,
  );
  expect(build.status, build.stdout + build.stderr).toBe(0);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    target: 'es2022',
    types: [],
  };
  const lib = ['es2022', 'dom', 'dom.iterable'];
  for (const moduleResolution of ['bundler', 'node16'])
    writeFileSync(
      join(site, `${moduleResolution}.json`),
      JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          lib,
          moduleResolution,
          ...(moduleResolution === 'node16' && { module: 'node16' }),
        },
        include: ['*.tsx'],
      }),
    );
  writeFileSync(join(site, 'package.json'), '{"type": "module"}');
});

/** Returns the errors of a site's page with the numbers of their lines, in the order of the page. */
function compile(code: string, moduleResolution: 'bundler' | 'node16' = 'bundler'): (readonly [number, string])[] {
  writeFileSync(join(site, 'page.tsx'), code);
  const { stdout } = run('typescript/bin/tsc', '-p', join(site, `${moduleResolution}.json`), '--pretty', 'false');
  return [...stdout.matchAll(/\((\d+),\d+\): error (.*(?:\n .*)*)/g)].map(
    ([, line, message]) => [Number(line), message!] as const,
  );
}

/** Where the site has its copy. */
const MODULES = './embed';
const IMPORTS = `
  import { Booker } from '${MODULES}/react.js';
  import { type EmbedEvents, TidetableBooker } from '${MODULES}/booker.js';
`;

const PAGE = `${IMPORTS}
  export const inline = <Booker host="https://book.example.com" tenant="my-place" />;
  export const button = (
    <Booker
      host="https://book.example.com"
      tenant="my-place"
      mode="button"
      label="Book a table"
      closeLabel="Close"
      language="de"
      date="24.12.2026"
      guests={4}
      theme="dark"
      accent="#0b6770"
      accentDark="#6cc9c6"
      font="Georgia, serif"
      radius="4px"
      className="booker"
      onReady={() => {}}
      onStep={({ step }) => { const name: 'form' | 'tables' | 'done' = step; void name; }}
      onSelected={({ id, selected }) => { const both: [string | number, boolean] = [id, selected]; void both; }}
      onReserved={({ code }) => { const text: string | undefined = code; void text; }}
      onClosed={() => {}}
    />
  );
  export const element = <tidetable-booker class="wide" host="https://book.example.com" tenant="my-place" lang="de" guests={4} theme="auto" accent-dark="#fff" />;

  const made: TidetableBooker = document.createElement('tidetable-booker');
  made.open();
  made.addEventListener('tidetable:reserved', ({ detail }) => { const code: string | undefined = detail.code; void code; });
  document.querySelector('tidetable-booker')?.close();
  document.addEventListener('tidetable:step', ({ detail }) => { const step: EmbedEvents['step'] = detail; void step; });
  addEventListener('tidetable:ready', () => {});
`;

test.each(['bundler', 'node16'] as const)('a page that uses everything compiles with %s', (moduleResolution) => {
  expect(compile(PAGE, moduleResolution)).toEqual([]);
});

const MISTAKES = [
  ['<Booker tenant="my-place" />', "Property 'host' is missing"],
  ['<Booker host="" tenant="my-place" mode="popup" />', 'Type \'"popup"\' is not assignable'],
  ['<Booker host="" tenant="my-place" colour="red" />', "Property 'colour' does not exist"],
  [
    '<Booker host="" tenant="my-place" onReserved={({ email }) => email} />',
    "Property 'email' does not exist on type '{ readonly code?: string",
  ],
  ['<tidetable-booker mode="inline" />', "Property 'tenant' is missing"],
  ["document.createElement('tidetable-booker').show()", "Property 'show' does not exist on type 'TidetableBooker'"],
  [
    "document.addEventListener('tidetable:selected', ({ detail }) => detail.table)",
    "Property 'table' does not exist on type '{ readonly id: string | number",
  ],
] as const;

test('each mistake of a page is an error', () => {
  const lines = MISTAKES.map(([mistake], index) => `export const wrong${index} = ${mistake};`);
  const errors = compile(`${lines.join('\n')}${IMPORTS} export type Used = [TidetableBooker, EmbedEvents];`);
  expect(errors).toEqual(MISTAKES.map(([, message], index) => [index + 1, expect.stringContaining(message)]));
});

test('the declarations stand for themselves: they import only each other and React', () => {
  const declarations = readdirSync(join(site, 'embed')).filter((file) => file.endsWith('.d.ts'));
  const imported = declarations.flatMap((file) =>
    [...readFileSync(join(site, 'embed', file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from!),
  );
  expect(new Set(imported)).toEqual(new Set(['react', './embedEvents.js', './bookerElement.js']));
  expect(declarations.toSorted()).toEqual(['booker.d.ts', 'bookerElement.d.ts', 'embedEvents.d.ts', 'react.d.ts']);
});
