/**
 * Runs the host for tests: in a process of its own, on a free port, with its own data folder. Needs the built pages.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordOutput, scriptArguments } from './nodeScripts.ts';

export type RunningHost = {
  /** The origin, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What the host has printed so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Stops the host and resolves to its exit status. Removes the data folder unless `dataDir` was given. */
  stop(): Promise<number | null>;
};

/** By tenant: settings that differ from those of `fixtures`, and the plan in place of that one. */
export type VenueChanges = Readonly<Record<string, { readonly settings?: object; readonly plan?: unknown }>>;

export type HostOptions = {
  /** The venues' current time, as an ISO string. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** A command that runs the host, such as a shell that redirects its output and ends with `exec "$@"`. */
  readonly wrap?: readonly string[];
  readonly venuesDir?: string;
  /** Serves copies of the venues of `fixtures`, changed by tenant, which the host's end removes. */
  readonly venues?: VenueChanges;
  /** A data folder that outlives the host. */
  readonly dataDir?: string;
};

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** Copies the venues of `fixtures` with changes. Returns the folder. */
export function copyVenues(changes: VenueChanges = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-venues-'));
  cpSync(join(ROOT, 'fixtures/venues'), folder, { recursive: true });
  for (const [tenant, { settings, plan }] of Object.entries(changes)) {
    const file = join(folder, tenant, 'venue.json');
    if (settings) writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...settings }));
    if (plan) writeFileSync(join(folder, tenant, 'plan.json'), JSON.stringify(plan));
  }
  return folder;
}

/** The environment of a test host. No setting of this process reaches it. */
export function hostEnvironment(dataDir: string, { now, env, venuesDir }: HostOptions): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: '0',
    DATA_DIR: dataDir,
    ...(now === undefined ? {} : { TIDETABLE_NOW: now }),
    ...(venuesDir === undefined ? {} : { VENUES_DIR: venuesDir }),
    ...env,
  };
}

/** Starts a host and waits until it listens. Throws with the host's output if it exits instead. */
export async function startHost({ venues, ...given }: HostOptions = {}): Promise<RunningHost> {
  const options = venues === undefined ? given : { ...given, venuesDir: copyVenues(venues) };
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tidetable-host-'));
  const [program = '', ...rest] = [
    ...(options.wrap ?? []),
    process.execPath,
    ...scriptArguments('src/server/main.ts'),
    ...(options.args ?? []),
  ];
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: hostEnvironment(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = recordOutput(child);
  const exited = once(child, 'exit').then(([status]): number | null => status);
  const discard = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    if (venues && options.venuesDir) rmSync(options.venuesDir, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The host did not start within ${START_TIMEOUT_MS} ms:\n${printed.stdout}${printed.stderr}`));
    }, START_TIMEOUT_MS);
    child.stdout.on('data', () => {
      const found = /listens at (http:\S+)/.exec(printed.stdout)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    void exited.then((status) => {
      clearTimeout(timer);
      discard();
      reject(new Error(`The host ended with status ${status}:\n${printed.stdout}${printed.stderr}`));
    });
  });
  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    async stop() {
      // A second signal would kill the host at once.
      if (!child.killed) child.kill('SIGTERM');
      const status = await exited;
      discard();
      return status;
    },
  };
}

/** Returns the address of a venue's editor with the token, as the host prints it. */
export function editorAddress(host: RunningHost, tenant: string): string {
  const query = new RegExp(`/editor/${tenant}(\\?token=\\S+)`).exec(host.output().stdout)?.[1];
  if (query === undefined) throw new Error(`The host does not print the address of ${tenant}'s editor.`);
  return `${host.url}/editor/${tenant}${query}`;
}
