/** What all tests that Vitest runs have in common. */
import { availableParallelism } from 'node:os';
import type { TestProjectInlineConfiguration } from 'vitest/config';

export const shared = {
  root: new URL('..', import.meta.url).pathname,
  // Module state is forbidden, so that files can share a process or page, and each module is loaded once.
  isolate: false,
  // No test measures time. These limits only end tests that hang.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies TestProjectInlineConfiguration['test'];

export const nodeTests = {
  ...shared,
  environment: 'node',
  // A thread can't set the time zone of its process, as the tests of dates do.
  pool: 'forks',
  globalSetup: ['tests/support/temporaryFolder.ts', 'tests/support/commandBundle.ts'],
  maxWorkers: availableParallelism(),
} satisfies TestProjectInlineConfiguration['test'];

/** What starts processes or goes through every case there is: for `npm run test:full`. */
export const LONG_TESTS = [
  'tests/fixtures/**/*.test.ts',
  'tests/release.test.ts',
  'tests/domain/booking/timeZones.test.ts',
  'tests/embed/declarations.test.ts',
  'tests/server/{commands,deploy,dev,hostEnd,hostProcess,logOutput,outgoingConnections}.test.ts',
  'tests/server/gallery/galleryFindings.test.ts',
  'tests/server/store/{backupCommands,restore}.test.ts',
  'tests/server/venues/venueCommand.test.ts',
  'tests/server/keys/examples.test.ts',
];
