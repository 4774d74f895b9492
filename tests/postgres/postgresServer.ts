/** A Postgres server for tests: a new cluster in a temporary folder, at a free port of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../support/freePort.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_ATTEMPTS = 200;
const START_POLL_MS = 50;

type PostgresServer = {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Ends the server and its processes at once, as a crash of the machine does. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** Whether commits wait for the disk. Tests that kill no machine are faster without. */
  readonly isDurable?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Returns the folder of the newest `initdb` and `postgres` of this machine, or undefined. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Makes sure that there is a Postgres: installs Debian's where it may. Returns the folder of its programs. */
export function providePostgres(): string | undefined {
  const found = findPostgres();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const install = (...args: readonly string[]): unknown => spawnSync('apt-get', args, { stdio: 'inherit' });
  install('update', '-qq');
  install('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  return findPostgres();
}

/** Postgres refuses to run as root: returns a user of this machine that may run it. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a server with an empty database. */
export function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  return startServer(options, (data) => [
    'initdb',
    '-D',
    data,
    '-U',
    'tide',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
}

/** Starts a replica of a server, which receives what the server commits. */
export function startReplica(primary: PostgresServer, options: PostgresOptions = {}): Promise<PostgresServer> {
  return startServer(options, (data) => [
    'pg_basebackup',
    '-D',
    data,
    '-R',
    '-c',
    'fast',
    '--no-sync',
    '-d',
    primary.url,
  ]);
}

/** Fills a data folder by the program and arguments that `fill` returns, and starts a server on it. */
async function startServer(
  { isDurable = false, settings = {} }: PostgresOptions,
  fill: (data: string) => readonly [program: string, ...args: string[]],
): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('No Postgres found.');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const [program, ...args] = fill(data);
  const { status, stderr } = spawnSync(join(programs, program), args, { ...user, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...settings,
  };
  const url = `postgres://tide@127.0.0.1:${port}/postgres`;

  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  await untilReady(url, child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const backends = signal === 'SIGKILL' ? childrenOf(child.pid) : [];
    child.kill(signal);
    for (const pid of backends) signalIfThere(pid, 'SIGKILL');
    await ended;
  };
  return {
    url,
    port,
    process: child,
    kill: () => end('SIGKILL'),
    async stop() {
      // A fast shutdown: it does not wait for connections to end.
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on the server of another one, and returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Waits until a server accepts connections. */
export async function untilReady(url: string, child?: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS || (child && child.exitCode !== null)) throw error;
    }
    await delay(START_POLL_MS);
  }
}

/** Returns the process of a replica that receives what its primary commits, once there is one. */
export async function findReceiver(postmaster: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const receiver = childrenOf(postmaster).find((pid) => readIfThere(`/proc/${pid}/cmdline`).includes('walreceiver'));
    if (receiver !== undefined) return receiver;
    if (attempt === START_ATTEMPTS) throw new Error('the replica receives nothing');
    await delay(START_POLL_MS);
  }
}

/** Returns the children of a process. The number after the name, which may have spaces, is the parent. */
export function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(
      (pid) =>
        Number(
          readIfThere(`/proc/${pid}/stat`)
            .replace(/^.*\) /s, '')
            .split(' ')[1],
        ) === parent,
    );
}

/** Sends a signal to a process that may have ended. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** Returns the text of a file, or an empty text if there is none. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
