/** The deployment examples, as they stand: what they name exists, and what they close is closed. Needs the build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/server/build/commands.mjs';
import { CALL_GROUPS } from '../../src/server/http/openApi/calls.ts';
import { readSettings } from '../../src/server/settings.ts';
import { recordOutput, runNode } from '../support/nodeScripts.ts';
import { createTempFolder } from './serverHarness.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEPLOY = join(ROOT, 'assets/deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

const dockerfile = read('Dockerfile');
const unit = read('tidetable.service');
const compose = read('compose.yaml');

/** Variables that belong to the platform and not to the host. */
const PLATFORM_VARIABLES = ['NODE_ENV'];
const KNOWN_SETTINGS = readFileSync(join(ROOT, 'src/server/settings.ts'), 'utf8');

function expectAccepted(environment: Record<string, string>): void {
  expect(Object.keys(environment).length).toBeGreaterThan(2);
  for (const name of Object.keys(environment)) {
    if (!PLATFORM_VARIABLES.includes(name)) expect(KNOWN_SETTINGS, name).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
  expect(readSettings(environment)).toMatchObject({ ok: true });
}

/** The variables that the Dockerfile sets. */
const imageVariables = Object.fromEntries(
  (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=', 2)),
) as Record<string, string>;

/** Returns whether a file of the project's folder reaches the build of the image. */
function isSentToBuild(file: string): boolean {
  let isSent = true;
  for (const line of read('Dockerfile.dockerignore')
    .split('\n')
    .filter((each) => /^[^#\s]/.test(each))) {
    const pattern = line.replace('!', '').replaceAll('.', '\\.').replaceAll('**/', '(?:.*/)?').replaceAll('*', '[^/]*');
    if (new RegExp(`^${pattern}(?:/|$)`).test(file)) isSent = line.startsWith('!');
  }
  return isSent;
}

describe('the image', () => {
  const image = createTempFolder({});
  const dataDir = createTempFolder({});
  // What the second stage does, with this build in place of the first.
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm))
    cpSync(join(ROOT, from), join(image, to), { recursive: true, filter: (file) => !file.endsWith('.cache') });
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
  const environment = {
    PATH: process.env['PATH'] ?? '',
    ...imageVariables,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
  };

  test('the image has no sources, no tests, no compiler and nothing that only a build needs', () => {
    const unwanted = /(?:^|\/)(?:src|tests|\.git|\.env)(?:\/|$)|(?<!\.d)\.tsx?$|\.(?:c|o|a|sqlite)$/;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
    expect(readdirSync(join(image, 'node_modules')).toSorted()).toEqual([
      '@napi-rs',
      'better-sqlite3',
      'bindings',
      'file-uri-to-path',
    ]);
    expect(readdirSync(join(image, 'fixtures'))).toEqual(['venues']);
  });

  test('the image serves pages, pictures and calls, is found healthy, stops at once, and has its commands', async () => {
    const [program = '', ...args] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    expect(program).toBe('node');
    const host = spawn(process.execPath, args, { cwd: image, env: environment });
    const ended = once(host, 'exit');
    const printed = recordOutput(host);
    const addressIn = (): string | undefined => /listens at (http:\S+)/.exec(printed.stdout)?.[1];
    await expect.poll(addressIn, { timeout: 60_000 }).toBeDefined();
    const url = addressIn()!;
    for (const path of [
      '/',
      '/v/beach-camp',
      '/v/island-terrace/files/pictures/x',
      '/assets/beach-camp/beach.svg',
      '/embed.js',
      '/day/beach-camp/sign-in',
    ])
      expect([path, (await fetch(url + path)).status]).toEqual([path, path.endsWith('/x') ? 404 : 200]);
    const [, health = '[]'] = /HEALTHCHECK [^\n]*\\\n\s*CMD (.+)$/m.exec(dockerfile) ?? [];
    const [, ...check] = (JSON.parse(health) as string[]).map((part) => part.replace('http://127.0.0.1:3000', url));
    expect(await run(check)).toMatchObject({ status: 0 });

    const commands = readdirSync(join(image, 'dist/commands')).filter((file) =>
      Object.hasOwn(COMMANDS, basename(file, '.mjs')),
    );
    expect(commands.map((file) => basename(file, '.mjs')).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
    for (const command of commands)
      expect(await run([`dist/commands/${command}`, '--help'])).toMatchObject({ status: 0, stderr: '' });
    const reservations = await run(['dist/commands/reservations.mjs', 'beach-camp']);
    expect(reservations).toEqual({ status: 0, stdout: 'There are no reservations.\n', stderr: '' });
    expect(await run(['dist/commands/backup.mjs', join(dataDir, 'today.tidetable')])).toMatchObject({ status: 0 });

    host.kill('SIGTERM');
    expect((await ended)[0], printed.stderr).toBe(0);
  });

  /** Runs Node in the image. */
  const run = (args: readonly string[]) => runNode(args, { cwd: image, env: environment });

  test('the image is built from files that exist, and from no secret, data or backup that lies beside them', () => {
    const sent = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    expect(sent).toContain('package-lock.json');
    for (const path of sent) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const needed = ['package.json', 'package-lock.json', '.npmrc', 'vite.config.ts', 'src/server/build.mjs'];
    // The configuration of the build has imports of its own.
    const imports = [...readFileSync(join(ROOT, 'vite.config.ts'), 'utf8').matchAll(/from '\.\/([^']+)'/g)];
    for (const file of [...needed, ...imports.map(([, path = '']) => path)])
      expect([file, existsSync(join(ROOT, file)), isSentToBuild(file)]).toEqual([file, true, true]);
    const kept = [
      '.env',
      'assets/.env.local',
      '.git/config',
      'data/tidetable.sqlite',
      'data/editor-token',
      'today.tidetable',
      'src/copy.sqlite-wal',
      'id_rsa',
    ];
    for (const file of kept) expect([file, isSentToBuild(file)]).toEqual([file, false]);
  });

  test('the image sets values that the host accepts', () => {
    expectAccepted(imageVariables);
  });

  test('the image pins a full version of a Node that package.json allows, and lets a digest be named', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
    const [, major] = /^ARG NODE_IMAGE=node:(\d+)\.\d+\.\d+-/m.exec(dockerfile) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(Number(/>=(\d+)/.exec(engines.node)?.[1]));
    expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  });
});

describe('the Caddyfile', () => {
  const closed = (/@operator path (.+)$/m.exec(read('Caddyfile'))?.[1] ?? '').split(' ');
  const isClosed = (path: string): boolean =>
    closed.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));

  test('the Caddyfile closes what is for the operator, and nothing that a visitor or the staff needs', () => {
    expect(read('Caddyfile')).toMatch(/respond @operator 404\n\s*reverse_proxy /);
    for (const path of ['/metrics', '/metrics/', '/readyz', '/readyz/', '/openapi', '/openapi.json'])
      expect([path, isClosed(path)]).toEqual([path, true]);
    const calls = CALL_GROUPS.filter(({ name }) => name !== 'Operation').flatMap((group) => Object.values(group.calls));
    expect(calls.length).toBeGreaterThan(20);
    const open = [
      '/',
      '/v/x',
      '/r/x',
      '/embed.js',
      '/assets/x',
      '/pages/x',
      '/editor/x',
      '/day/x',
      '/settings/x',
      '/healthz',
    ];
    for (const path of [...open, ...calls.map(([call]) => call.path)])
      expect([path, isClosed(path)]).toEqual([path, false]);
  });
});

test('package.json runs every command from the build, without a compiler', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'scripts' | 'dependencies',
    Record<string, string>
  >;
  for (const [name, source] of Object.entries(COMMANDS)) {
    expect(scripts[name]).toBe(`node src/server/command.mjs ${name}`);
    expect(existsSync(join(ROOT, source)), source).toBe(true);
  }
  expect(scripts['start']).toBe('exec node src/server/start.mjs');
  expect(Object.keys(dependencies).filter((name) => /tsx|typescript|esbuild|vite/.test(name))).toEqual([]);
});

test('the systemd unit sets values that the host accepts, and starts the built host', () => {
  expectAccepted(
    Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>,
  );
  expect(unit).toMatch(/^ExecStart=\S+ node dist\/host\/main\.mjs$/m);
});

test('the Compose file sets values that the host accepts', () => {
  const section = compose.slice(compose.indexOf('environment:'), compose.indexOf('volumes:'));
  const values = [...section.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replaceAll(/\$\{SITE(?::[^}]*)?\}/g, 'book.example.com').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  expectAccepted(Object.fromEntries(values) as Record<string, string>);
});
