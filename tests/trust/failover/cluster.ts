/**
 * Two Postgres servers under Patroni, with etcd and HAProxy, as in `assets/deploy`: one is the primary, the other a
 * synchronous replica that takes over. All of it runs on this machine, from Debian's packages.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  childrenOf,
  findReceiver,
  providePostgres,
  readIfThere,
  signalIfThere,
  unprivilegedUser,
  untilReady,
} from '../../postgres/postgresServer.ts';
import { freePort } from '../../support/freePort.ts';
import { ROOT } from '../../support/host.ts';

const PROGRAMS = ['patroni', 'etcd', 'haproxy'] as const;
const PACKAGES = ['patroni', 'python3-etcd', 'python3-psycopg2', 'etcd-server', 'etcd-client', 'haproxy'];
const NAMES = ['one', 'two'] as const;
const POLL_MS = 100;
const PATIENCE_MS = 180_000;

type Node = {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly restPort: number;
  patroni: ChildProcess | undefined;
};

type FailoverOptions = {
  /** Whether a reservation is acknowledged only once the replica has it. */
  readonly isSynchronous: boolean;
};

type FailoverCluster = {
  /** Leads to the primary, whichever server that is. */
  readonly url: string;
  /** Keeps the replica from receiving anything, until the primary is killed. */
  delayReplica(): Promise<void>;
  /** Ends the primary with SIGKILL, Patroni and all, as when its machine loses power. */
  killPrimary(): Promise<void>;
  /** Starts what was killed, and waits until it is a replica. */
  repair(): Promise<void>;
  stop(): Promise<void>;
};

/** Returns why the cluster can't run on this machine, or undefined. Installs what is missing where it may. */
export function provideFailover(): string | undefined {
  const missing = (): string[] => PROGRAMS.filter((name) => findProgram(name) === undefined);
  if (providePostgres() === undefined) return 'Postgres is missing';
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { stdio: 'inherit' });
  }
  return missing().length > 0 ? `${missing().join(', ')} missing` : undefined;
}

function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Starts the cluster and waits until it has a replica. */
export async function startFailoverCluster({ isSynchronous }: FailoverOptions): Promise<FailoverCluster> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-failover-'));
  const children = new Set<ChildProcess>();
  const own = (path: string): void => {
    if (user) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const run = (name: (typeof PROGRAMS)[number], args: readonly string[], home = folder): ChildProcess => {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(findProgram(name) ?? name, args, {
      ...user,
      cwd: folder,
      // Where Patroni keeps the password of its connections: a folder for each server.
      env: { PATH: process.env['PATH'] ?? '', HOME: home },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };

  const [etcdPort, etcdPeerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const etcd = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${etcdPeerPort}`;
  const etcdOptions = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': etcd,
    'advertise-client-urls': etcd,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  run(
    'etcd',
    Object.entries(etcdOptions).flatMap(([name, value]) => [`--${name}`, value]),
  );

  const servers: string[] = [];
  const nodes: Node[] = [];
  for (const name of NAMES) {
    const [port, restPort] = [await freePort(), await freePort()];
    const nodeFolder = join(folder, name);
    mkdirSync(nodeFolder);
    own(nodeFolder);
    const config = join(nodeFolder, 'patroni.yml');
    const values: Readonly<Record<string, string>> = {
      NAME: name,
      ADDRESS: '127.0.0.1',
      REST_PORT: String(restPort),
      POSTGRES_PORT: String(port),
      ETCD: `127.0.0.1:${etcdPort}`,
      DATA: join(nodeFolder, 'data'),
      BIN: providePostgres() ?? '',
      NETWORK: '127.0.0.1/32',
      PASSWORD: 'only-for-this-test',
    };
    writeFileSync(
      config,
      fill('patroni.yml', values).replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`),
    );
    servers.push(`    server ${name} 127.0.0.1:${port} check port ${restPort}`);
    nodes.push({ name, folder: nodeFolder, config, restPort, patroni: undefined });
  }
  const proxyConfig = join(folder, 'haproxy.cfg');
  const servedConfig = fill('haproxy.cfg', { LISTEN: `127.0.0.1:${proxyPort}` }).replace(/^ *server .*\n?/gm, '');
  writeFileSync(proxyConfig, `${servedConfig.trimEnd()}\n${servers.join('\n')}\n`);

  const roleOf = async ({ restPort }: Node): Promise<string | undefined> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${restPort}/patroni`, { signal: AbortSignal.timeout(2_000) });
      const { role, state, sync_standby: isSync } = (await answer.json()) as Record<string, unknown>;
      // Newer releases say of a replica that it is streaming.
      if (state !== 'running' && state !== 'streaming') return undefined;
      return isSync === true ? 'sync' : String(role);
    } catch {
      return undefined;
    }
  };
  const isPrimary = (role: string | undefined): boolean => role === 'master' || role === 'primary';
  const untilComplete = async (): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const roles = await Promise.all(nodes.map(roleOf));
      if (roles.some(isPrimary) && roles.includes(isSynchronous ? 'sync' : 'replica')) return;
      if (performance.now() > deadline) throw new Error(`the servers are ${roles.join(', ')}:\n${log()}`);
      await delay(POLL_MS);
    }
  };
  const log = (): string => readFileSync(join(folder, 'patroni.log'), 'utf8').slice(-2_000);
  const startNode = (node: Node): void => {
    node.patroni = run('patroni', [node.config], node.folder);
  };
  const postmasterOf = ({ folder: nodeFolder }: Node): number =>
    Number(readIfThere(join(nodeFolder, 'data', 'postmaster.pid')).split('\n')[0]);
  const killNode = (node: Node): void => {
    node.patroni?.kill('SIGKILL');
    const postmaster = postmasterOf(node);
    if (postmaster > 0) for (const pid of [postmaster, ...childrenOf(postmaster)]) signalIfThere(pid, 'SIGKILL');
  };

  const stop = async (): Promise<void> => {
    for (const node of nodes) killNode(node);
    for (const child of children) child.kill('SIGKILL');
    await delay(POLL_MS);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `postgres://postgres:only-for-this-test@127.0.0.1:${proxyPort}/postgres`;
  try {
    startNode(nodes[0]!);
    const deadline = performance.now() + PATIENCE_MS;
    while (!isPrimary(await roleOf(nodes[0]!))) {
      if (performance.now() > deadline) throw new Error(`the first server does not start:\n${log()}`);
      await delay(POLL_MS);
    }
    startNode(nodes[1]!);
    run('haproxy', ['-db', '-f', proxyConfig]);
    await untilComplete();
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const findPrimary = async (): Promise<Node> => {
    const roles = await Promise.all(nodes.map(roleOf));
    const primary = nodes[roles.findIndex(isPrimary)];
    if (!primary) throw new Error('there is no primary');
    return primary;
  };
  /** The process that receives what the replica lacks, while it is stopped. */
  let stoppedReceiver: number | undefined;
  return {
    url,
    async delayReplica() {
      const primary = await findPrimary();
      const replica = nodes.find((node) => node !== primary)!;
      stoppedReceiver = await findReceiver(postmasterOf(replica));
      process.kill(stoppedReceiver, 'SIGSTOP');
    },
    async killPrimary() {
      const primary = await findPrimary();
      killNode(primary);
      primary.patroni = undefined;
      // What has reached the replica's machine meanwhile was never received.
      for (const signal of ['SIGTERM', 'SIGCONT'] as const)
        if (stoppedReceiver !== undefined) process.kill(stoppedReceiver, signal);
      stoppedReceiver = undefined;
    },
    async repair() {
      for (const node of nodes) if (!node.patroni) startNode(node);
      await untilComplete();
    },
    stop,
  };
}

/** Fills in the placeholders of an example in `assets/deploy`. */
function fill(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(ROOT, 'assets/deploy/postgres', name), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}
