/** How tests run a script of the sources as a process: from the bundle of the test run, or through tsx. */
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
