/** The short forms of what `npm run test:trust` shows about a running host. */
import { afterAll, expect, test, vi } from 'vitest';
import { cutConnections } from '../trust/abuse.ts';
import { fuzz } from '../trust/fuzz.ts';
import { removeFolders } from '../trust/trustHost.ts';

/** The machine may be busy. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(removeFolders);

const failed = (rows: Awaited<ReturnType<typeof fuzz>>) => rows.filter(({ holds }) => !holds);

test('connections that are cut make one reservation each, with the same answer', async () => {
  expect(failed(await cutConnections(20))).toEqual([]);
});

test('random requests reach every route without an error or a stack trace', async () => {
  expect(failed(await fuzz(2_000))).toEqual([]);
});
