/** A real host for tests: its own process, a free port, a data folder of its own. The pages must have been built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RunningHost = {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has written so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Ends it in good order, and takes its data folder away where it is the test's own. Gives its exit status. */
  stop(): Promise<number | null>;
};

export type HostOptions = {
  /** An ISO time: the venues' now. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly venuesDir?: string;
  /** A folder to keep: it outlives the host. */
  readonly dataDir?: string;
};

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_START = 30_000;

/** The environment of a host for tests: nothing of this process's own settings reaches it. */
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

/** Starts a host and waits until it listens; it throws, with what the host said, where it ends instead. */
export async function startHost(options: HostOptions = {}): Promise<RunningHost> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tidetable-host-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...(options.args ?? [])], {
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
      reject(new Error(`The host did not start within ${LONGEST_START} ms:\n${stdout}${stderr}`));
    }, LONGEST_START);
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
      // A second signal would end it at once.
      if (!child.killed) child.kill('SIGTERM');
      const status = await exited;
      discard();
      return status;
    },
  };
}
