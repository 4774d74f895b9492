/** On a machine that does much besides, a page is slow, not wrong: what is waited for may take long. */
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const LONG = 10_000;

configure({ asyncUtilTimeout: LONG });
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: LONG, ...(typeof options === 'number' ? { timeout: options } : options) });
