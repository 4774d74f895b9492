/** Timeouts of the browser tests, long enough for a machine that is busy with other work. */
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const WAIT_TIMEOUT_MS = 10_000;

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: WAIT_TIMEOUT_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
