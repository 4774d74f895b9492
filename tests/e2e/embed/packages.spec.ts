/** The packages for builders, as a project gets them that has nothing else of ours. */
import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/host.ts';
import { payloadOf } from '../../support/payload.ts';
import { loadVenue, tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { messages } from '../../../src/booker/messages.ts';
import { queryRows } from '../hostTest.ts';
import { frameOf, goToTables, reserve, test } from './embedTest.ts';

const venue = loadVenue('beach-camp');
const tables = tablesWithSeats('beach-camp', 2);

const PAGE = `
  import { TidetableBooker } from '@tidetable/embed';
  import { Booker } from '@tidetable/embed/react';
  import { createRoot } from 'react-dom/client';

  export const booker = (): TidetableBooker => document.createElement('tidetable-booker');
  const host: string = new URLSearchParams(location.search).get('host') ?? '';
  createRoot(document.querySelector('main')!).render(
    <Booker host={host} tenant="beach-camp" onReserved={({ code }) => (document.title = code ?? '')} />,
  );
`;
const TOOL = `
  import { createTidetable, type components } from '@tidetable/client';

  declare const process: { readonly argv: readonly string[] };
  const tidetable = createTidetable(process.argv[2] ?? '');

  const body: components['schemas']['Payload'] = ${JSON.stringify(payloadOf({ location_id: venue.location_id, selected_tables: [tableNamed('beach-camp', tables[4]!).id] }))};
  const { data, error } = await tidetable.POST('/reservation', { body });
  const tables = await tidetable.GET('/api/reservations/tables', {
    params: { query: { key: 'no venue', date: body.date, guests: body.guests } },
  });
  const errors: Record<string, string[]> | undefined = tables.error && 'errors' in tables.error ? tables.error.errors : undefined;
  console.log(JSON.stringify({ code: data?.code, error, errors }));
`;
/** Each line is an error, and nothing else is. */
const MISTAKES = `
  import { createTidetable } from '@tidetable/client';
  const tidetable = createTidetable('https://book.example.com');
  await tidetable.POST('/reservations', {});
  await tidetable.POST('/reservation', { body: { first_name: 'Ada' } });
  await tidetable.GET('/api/reservations/tables', { params: { query: { date: '24.12.2026' } } });
  (await tidetable.GET('/api/day/{tenant}', { params: { path: { tenant: 'my-place' } } })).data?.guests;
`;

let site = '';

/** Runs a program in the project, and returns what it prints. */
function run(program: string, args: readonly string[], cwd = site): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
const compile = (file: string) => {
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [file] }));
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', site, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: site, encoding: 'utf8' });
  return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error (.*)/gm)].map(([, where, line, text]) => [where, line, text]);
};
const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  jsx: 'react-jsx',
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  outDir: 'out',
};

// One worker makes the packages for all.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'tidetable-builder-'));
  run('npm', ['run', 'build:packages'], ROOT);
  for (const name of ['embed', 'client']) run('npm', ['pack', join(ROOT, 'dist/packages', name)]);
  const tarballs = readdirSync(site).map((file) => `./${file}`);
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const versions = react.map((name) => `${name}@${devDependencies[name]}`);
  writeFileSync(join(site, 'package.json'), '{"private": true, "type": "module"}');
  run('npm', ['install', '--prefer-offline', ...tarballs, ...versions]);
  mkdirSync(join(site, 'out'));
  writeFileSync(join(site, 'page.tsx'), PAGE);
  writeFileSync(join(site, 'tool.ts'), TOOL);
  writeFileSync(join(site, 'mistakes.ts'), MISTAKES);
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><title>Our beach</title><main></main><script type="module" src="/page.tsx"></script>',
  );
});
test.afterAll(() => rmSync(site, { recursive: true, force: true }));

test(
  'a page with the React component of the package compiles, is bundled, and a guest reserves in it',
  { tag: '@desktop' },
  async ({ page, embedding: { host } }) => {
    expect(compile('page.tsx')).toEqual([]);
    run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '', 'http://site').pathname;
      response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
      response.end(readFileSync(join(site, 'dist', path === '/' ? 'index.html' : path)));
    });
    await once(server.listen(0), 'listening');
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/?host=${host.url}`);
    const frame = frameOf(page);
    await expect(frame.getByRole('heading', { name: messages.formHeading })).toBeVisible();
    await goToTables(frame);
    await reserve(frame, tables[3]!);
    const codes = queryRows<{ code: string }>(host, 'select code from reservations');
    await expect(page).toHaveTitle(codes[0]!.code);
    server.close();
  },
);

test(
  'a tool with the typed client compiles and reserves, and each mistake in it is an error',
  { tag: '@desktop' },
  async ({ embedding: { host } }) => {
    expect(compile('mistakes.ts').map(([file, line]) => [file, line])).toEqual(
      ['4', '5', '6', '7'].map((line) => ['mistakes.ts', line]),
    );
    expect(compile('tool.ts')).toEqual([]);
    writeFileSync(
      join(site, 'out/tool.js'),
      readFileSync(join(site, 'out/tool.js'), 'utf8').replace(/^import '@tidetable\/embed';$/m, ''),
    );
    const printed = JSON.parse(run(process.execPath, ['out/tool.js', host.url])) as { code: string };
    expect(printed).toEqual({ code: expect.any(String), errors: expect.any(Object) });
    const rows = queryRows<{ code: string }>(host, "select code from reservations where first_name = 'Ada'");
    expect(rows.map(({ code }) => code)).toContain(printed.code);
  },
);
