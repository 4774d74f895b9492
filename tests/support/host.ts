/**
 * Runs the host for tests: in a process of its own, on a free port, with its own data folder. Needs the built pages.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptArguments } from './nodeScripts.ts';

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

export type HostOptions = {
  /** The venues' current time, as an ISO string. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly venuesDir?: string;
  /** A data folder that outlives the host. */
  readonly dataDir?: string;
};

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 60_000;

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
export async function startHost(options: HostOptions = {}): Promise<RunningHost> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tidetable-host-'));
  const child = spawn(process.execPath, [...scriptArguments('src/server/main.ts'), ...(options.args ?? [])], {
    cwd: ROOT,
    env: hostEnvironment(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const discard = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  child.stderr.on('data', (data: Buffer) => {
    stderr += String(data);
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The host did not start within ${START_TIMEOUT_MS} ms:\n${stdout}${stderr}`));
    }, START_TIMEOUT_MS);
    child.stdout.on('data', (data: Buffer) => {
      stdout += String(data);
      const found = /listens at (http:\S+)/.exec(stdout)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    void exited.then((status) => {
      clearTimeout(timer);
      discard();
      reject(new Error(`The host ended with status ${status}:\n${stdout}${stderr}`));
    });
  });
  return {
    url,
    dataDir,
    process: child,
    output: () => ({ stdout, stderr }),
    async stop() {
      // A second signal would kill the host at once.
      if (!child.killed) child.kill('SIGTERM');
      const status = await exited;
      discard();
      return status;
    },
  };
}
