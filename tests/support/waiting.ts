/** Waiting in the browser tests: timeouts long enough for a machine that is busy with other work, and cheap polls. */
import { configure, prettyDOM } from '@testing-library/react';
import { vi } from 'vitest';

const WAIT_TIMEOUT_MS = 30_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  withoutDocument(() =>
    waitFor(check, { timeout: WAIT_TIMEOUT_MS, ...(typeof options === 'number' ? { timeout: options } : options) }),
  );

/** How many waits go on. */
let waits = 0;

/** Prints the document only when a wait fails: printing it for each poll takes longer than most waits. */
async function withoutDocument<Result>(wait: () => Promise<Result>): Promise<Result> {
  waits += 1;
  try {
    return await wait();
  } catch (error) {
    if (waits === 1 && error instanceof Error) error.message += `\n\n${prettyDOM() || ''}`;
    throw error;
  } finally {
    waits -= 1;
  }
}

configure(({ asyncWrapper, getElementError }) => ({
  asyncUtilTimeout: WAIT_TIMEOUT_MS,
  asyncWrapper: (wait) => withoutDocument(() => asyncWrapper(wait)),
  getElementError: (message, container) =>
    waits === 0
      ? getElementError(message, container)
      : Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
}));
