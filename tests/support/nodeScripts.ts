/** How tests run a script of the sources as a process: from the bundle of the test run, or through tsx. */
import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Names the folder of the bundle, for the processes of a test run. */
export const BUNDLE_VARIABLE = 'TIDETABLE_TEST_BUNDLE';

export const BUNDLED_SCRIPTS: readonly string[] = [
  'src/server/main.ts',
  'src/fixtures/fixtures.ts',
  'src/fixtures/schema.ts',
  'src/server/commands/backup.ts',
  'src/server/commands/reservations.ts',
  'src/server/commands/restore.ts',
  'src/server/commands/venue.ts',
];

/** Returns Node's arguments that run a script. */
export function scriptArguments(script: string): string[] {
  const bundled = join(process.env[BUNDLE_VARIABLE] ?? '', `${basename(script, '.ts')}.mjs`);
  return existsSync(bundled) ? [bundled] : ['--import', 'tsx', script];
}

type Printed = { readonly stdout: string; readonly stderr: string };
export type Ended = Printed & { readonly status: number | null };

/** Returns what a process has printed, which grows while it runs. */
export function recordOutput({ stdout, stderr }: ChildProcess): Printed {
  const printed = { stdout: '', stderr: '' };
  for (const [name, stream] of Object.entries({ stdout, stderr }))
    stream?.on('data', (data: Buffer) => {
      printed[name as keyof Printed] += String(data);
    });
  return printed;
}

/** Runs Node with arguments and resolves to what it has printed. */
export const runNode = (args: readonly string[], options: SpawnOptionsWithoutStdio): Promise<Ended> =>
  runProgram(process.execPath, args, options);

/** Runs a program with arguments and resolves to what it has printed. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio,
): Promise<Ended> {
  const child = spawn(program, args, options);
  const printed = recordOutput(child);
  child.stdin.end();
  const [status] = await once(child, 'close');
  return { status, ...printed };
}
