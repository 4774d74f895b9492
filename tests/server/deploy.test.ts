/** The deployment examples, as they stand: what they name exists, and what they close is closed. Needs the build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/server/build/commands.mjs';
import { CALL_GROUPS } from '../../src/server/http/openApi/calls.ts';
import { readSettings } from '../../src/server/settings.ts';
import { DRIVER } from '../../src/server/store/sqliteDriver.ts';
import { recordOutput, runNode, runProgram } from '../support/nodeScripts.ts';
import { createTempFolder } from './serverHarness.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEPLOY = join(ROOT, 'assets/deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

const dockerfile = read('Dockerfile');
const unit = read('tidetable.service');
const backupUnit = read('tidetable-backup.service');
const compose = read('compose.yaml');
/** The lines of each service of the Compose file. */
const services = new Map(
  compose
    .slice(0, compose.indexOf('\nvolumes:') + 1)
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
    .map((lines) => [lines.slice(0, lines.indexOf(':')), lines]),
);

/** Returns the variables of a service, with what Compose puts in place of its own. */
function variablesOf(service: string): Record<string, string> {
  const [, section = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(services.get(service) ?? '') ?? [];
  const values = [...section.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replaceAll(/\$\{SITE(?::[^}]*)?\}/g, 'book.example.com').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}

/** Returns the variables of a systemd unit. */
const unitVariables = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** The mounts of all services: the source, the folder in the container, and the options. */
const mounts = [...services.values()].flatMap((lines) => {
  const [, section = ''] = /^ {4}volumes:\n((?: {6}.*\n)+)/m.exec(lines) ?? [];
  return [...section.matchAll(/^ {6}- (?:\$\{\w+:-)?([^:}]+)\}?:([^:\n]+)(?::(.*))?$/gm)].map(
    ([, source = '', target = '', options = '']) => ({ source, target, options: options.split(',') }),
  );
});

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

/** What better-sqlite3 12 needs, the driver for Node 20. */
const OLDER_DRIVER = [
  'node_modules/better-sqlite3-12/package.json',
  'node_modules/better-sqlite3-12/lib',
  'node_modules/better-sqlite3-12/build/Release/better_sqlite3.node',
  'node_modules/bindings',
  'node_modules/file-uri-to-path',
] as const;

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
  const copies = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => [
    from,
    to,
  ]);
  // The image's Node has another driver of SQLite than Node 20. The step `node24` runs this test on the image's.
  const isOlderNode = DRIVER.includes('better-sqlite3-12');
  const isDriver = (from: string): boolean => from.startsWith('node_modules/better-sqlite3/');
  expect(copies.some(([path = '']) => isDriver(path))).toBe(true);
  for (const [from = '', to = ''] of isOlderNode
    ? [...copies.filter(([path = '']) => !isDriver(path)), ...OLDER_DRIVER.map((path) => [path, path])]
    : copies)
    cpSync(join(ROOT, from), join(image, to), { recursive: true, filter: (file) => !file.endsWith('.cache') });
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
  // Root can become the user nobody, to whom all of the image is read-only.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  /** Lets that user read or write a folder. */
  const give = (folder: string): string => {
    if (user.uid === undefined) return folder;
    for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, path), user.uid, user.gid);
    return folder;
  };
  chmodSync(image, 0o755);
  give(dataDir);
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
    expect(readdirSync(join(image, 'node_modules')).toSorted()).toEqual(
      isOlderNode ? ['@napi-rs', 'better-sqlite3-12', 'bindings', 'file-uri-to-path'] : ['@napi-rs', 'better-sqlite3'],
    );
    expect(readdirSync(join(image, 'fixtures'))).toEqual(['venues']);
  });

  test('the image serves pages as nobody, from files that it can only read, pictures and calls, is found healthy, stops at once, and has its commands', async () => {
    const [program = '', ...args] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    expect(program).toBe('node');
    const host = spawn(process.execPath, args, { cwd: image, env: environment, ...user });
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
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(metrics).toMatch(
      new RegExp(`^tidetable_build_info\\{version="${version}",build="[\\da-f]{12}",schema=`, 'm'),
    );

    const backups = give(createTempFolder({}));
    const venues = give(createTempFolder({ 'my-place/venue.json': {} }));
    const isCopied = (): boolean =>
      readdirSync(backups).some((file) => /^\d{4}-\d\d-\d\d\.tidetable$/.test(file)) &&
      existsSync(join(backups, basename(venues), 'my-place/venue.json'));
    const here = (text: string): string =>
      text
        .replaceAll('$$', '$')
        .replaceAll('%%', '%')
        .replaceAll(/(?:\/var\/lib\/tidetable)?\/backups/g, backups)
        .replaceAll('/venues', venues);
    const options = { cwd: image, env: { ...environment, VENUES_DIR: venues }, ...user };
    for (const [, line = ''] of backupUnit.matchAll(/^ExecStart=(.*)$/gm))
      expect([line, await runProgram('sh', ['-c', here(line)], options)]).toMatchObject([
        line,
        { status: 0, stderr: '' },
      ]);
    expect(isCopied()).toBe(true);
    for (const file of readdirSync(backups)) rmSync(join(backups, file), { recursive: true });
    const [, script = ''] = /- \|\n((?: {8}.*\n)+)/.exec(services.get('backup') ?? '') ?? [];
    const loop = spawn('sh', ['-c', here(script)], { ...options, detached: true });
    const loopPrinted = recordOutput(loop);
    await expect.poll(isCopied, { timeout: 60_000 }).toBe(true);
    expect(loopPrinted).toEqual({ stdout: expect.stringMatching(/verified\.\n$/), stderr: '' });
    process.kill(-loop.pid!);

    host.kill('SIGTERM');
    expect((await ended)[0], printed.stderr).toBe(0);
    if (user.uid !== undefined) expect(readdirSync(image, { recursive: true, encoding: 'utf8' })).toEqual(files);
  });

  /** Runs Node in the image. */
  const run = (args: readonly string[]) => runNode(args, { cwd: image, env: environment, ...user });

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

  test('the image sets values that the host accepts, and says what it is', () => {
    expectAccepted(imageVariables);
    const { license, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const labels = [...dockerfile.matchAll(/org\.opencontainers\.image\.(\w+)="([^"]*)"/g)].map(([, name, text]) => [
      name,
      text,
    ]);
    expect(Object.fromEntries(labels)).toEqual({ title: 'Tidetable', description, licenses: license });
    expect(dockerfile).toMatch(/^USER node$/m);
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
  expectAccepted(unitVariables(unit));
  expect(unit).toMatch(/^ExecStart=\S+ node dist\/host\/main\.mjs$/m);
});

test('the backup of systemd runs as the user of the host, on its folders, once a day', () => {
  expectAccepted(unitVariables(backupUnit));
  const ownFolders = ['DATA_DIR', 'VENUES_DIR'].map((name) => [name, unitVariables(unit)[name]]);
  expect(Object.entries(unitVariables(backupUnit))).toEqual(expect.arrayContaining(ownFolders));
  for (const line of ['User=tidetable', 'DynamicUser=yes', 'EnvironmentFile=-/etc/tidetable/environment'])
    for (const text of [unit, backupUnit]) expect(text.split('\n')).toContain(line);
  expect(read('tidetable-backup.timer')).toMatch(/^\[Timer\]\nOnCalendar=\*-\*-\* \d\d:\d\d$/m);
});

test('the Compose file sets values that the host and its backup accept', () => {
  expectAccepted(variablesOf('tidetable'));
  expectAccepted({ ...imageVariables, ...variablesOf('backup') });
  const [days, daysOfBackup] = ['tidetable', 'backup'].map((service) => variablesOf(service)['RETENTION_DAYS']);
  expect(daysOfBackup).toBe(days);
  for (const service of ['tidetable', 'backup'])
    for (const line of [
      'read_only: true',
      'tmpfs: [/tmp]',
      'cap_drop: [ALL]',
      "security_opt: ['no-new-privileges:true']",
    ])
      expect([service, services.get(service)]).toEqual([service, expect.stringContaining(`\n    ${line}\n`)]);
});

test('the Compose file mounts files that exist and volumes that it declares, in folders that the image lets its user write, and tells SELinux', () => {
  expect([...services.keys()]).toEqual(['tidetable', 'backup', 'caddy']);
  expect(mounts).toHaveLength(compose.match(/^ {6}- \S+:\/\S+$/gm)?.length ?? 0);
  const declared = [...compose.slice(compose.indexOf('\nvolumes:')).matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  for (const { source, options } of mounts) {
    expect([source, options.at(-1)]).toEqual([source, 'z']);
    if (source.startsWith('.')) expect([source, existsSync(resolve(DEPLOY, source))]).toEqual([source, true]);
    else expect(declared).toContain(source);
  }
  const used = mounts.map(({ source }) => source).filter((source) => !source.startsWith('.'));
  expect(new Set(declared)).toEqual(new Set(used));
  const [, made, owned] = /^RUN mkdir (.+) && chown node:node (.+)$/m.exec(dockerfile) ?? [];
  expect(owned).toBe(made);
  const inImage = mounts.filter(({ source }) => ['data', 'venues', 'backups'].includes(source));
  expect([...new Set(inImage.map(({ target }) => target))].toSorted()).toEqual(made?.split(' ').toSorted());
  const [, context = '', file = ''] = /context: (\S+)\n\s+dockerfile: (\S+)/.exec(compose) ?? [];
  expect(existsSync(resolve(DEPLOY, context, file))).toBe(true);
});
