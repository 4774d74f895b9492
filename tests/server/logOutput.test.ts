/** Where the host's log goes: to programs as JSON, to people only if something is wrong. */
import { expect, test } from 'vitest';
import { startHost } from '../support/host.ts';
import { NOW, createTempFolder, venueFiles } from './serverHarness.ts';

const POLL = { timeout: 30_000 };

/** Sends a request that is logged as such, and one that is a problem: its proxy is not named. */
async function visit(url: string): Promise<void> {
  await fetch(`${url}/healthz`);
  await fetch(`${url}/healthz`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
}
const PROBLEM = 'TRUST_PROXY does not name its sender';

test('a program gets each request as a line of JSON with its id', async () => {
  const host = await startHost({ now: NOW, venuesDir: createTempFolder(venueFiles()) });
  const { headers } = await fetch(`${host.url}/healthz`);
  await visit(host.url);
  await expect.poll(() => host.output().stderr, POLL).toContain(PROBLEM);
  await host.stop();
  const lines = host.output().stderr.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/healthz', reqId: headers.get('x-request-id') }),
  );
});

test('a terminal gets only problems', async () => {
  // Node sets the same property if the error output is a terminal.
  const env = { NODE_OPTIONS: '--import=data:text/javascript,process.stderr.isTTY=true' };
  const host = await startHost({ now: NOW, venuesDir: createTempFolder(venueFiles()), env });
  await visit(host.url);
  await expect.poll(() => host.output().stderr, POLL).toContain(PROBLEM);
  await host.stop();
  expect(host.output().stderr).not.toContain('"route":"/healthz"');
  expect(host.output().stderr).not.toContain('"level":30');
});

test('a log whose disk is full delays no request and no stop, and the health pages say so', async () => {
  const wrap = ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'];
  const host = await startHost({ now: NOW, venuesDir: createTempFolder(venueFiles()), wrap });
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${host.url}/healthz`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  await expect
    .poll(async () => (await fetch(`${host.url}/readyz`)).json(), POLL)
    .toMatchObject({ ok: true, warnings: ["the log can't be written"] });
  expect(await (await fetch(`${host.url}/metrics`)).text()).toContain('tidetable_log_dropped_lines 0');
  // It would not end while it tries to write what is left.
  expect(await host.stop()).toBe(0);
});
