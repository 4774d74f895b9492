/** What all tests that Vitest runs have in common. */
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
