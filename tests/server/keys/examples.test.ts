/** The examples of the documentation do what it says, against a host that listens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../../src/server/keys/apiKeys.ts';
import { startWebhookSender } from '../../../src/server/webhooks/sender.ts';
import { createWebhook } from '../../../src/server/webhooks/webhooks.ts';
import { ROOT } from '../../support/host.ts';
import { DATE } from '../day/daySession.ts';
import { type ServerHarness, openServerHarness } from '../serverHarness.ts';

const EXAMPLES = [
  ...readFileSync(join(ROOT, 'assets/readme/integrations.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language = '', code = '']) => ({ language, code }));
const folders: string[] = [];
/** How each language reads a program. */
const INTERPRETERS: Readonly<Record<string, (code: string) => readonly string[]>> = {
  sh: (code) => ['bash', '-c', code],
  ts(code) {
    // Where Node finds the packages that it imports.
    const folder = join(ROOT, 'node_modules/.cache');
    mkdirSync(folder, { recursive: true });
    folders.push(mkdtempSync(join(folder, 'example-')));
    const file = join(folders.at(-1)!, 'example.mts');
    writeFileSync(file, code);
    return [process.execPath, '--import', 'tsx', file];
  },
  python: (code) => ['python3', '-c', code],
};

let harness: ServerHarness;
let environment: Record<string, string>;
beforeAll(async () => {
  harness = await openServerHarness();
  const host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const scopes = ['read', 'reserve', 'day'] as const;
  const key = { tenant: 'shell-bay', name: 'Till', scopes, ends_at: Date.now() + 3_600_000 };
  const { key: secret } = (await createKey(harness.store, key, Date.now()))!;
  environment = { HOST: host, VENUE: 'shell-bay', LOCATION: '7', KEY: secret, DATE };
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await harness.close();
});

function start(index: number, variables: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const { language, code } = EXAMPLES[index]!;
  const [program = '', ...words] = INTERPRETERS[language]!(code);
  const child = spawn(program, words, { cwd: ROOT, env: { ...process.env, ...environment, ...variables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
    });
  return { child, output: () => output };
}

async function run(index: number): Promise<string> {
  const { child, output } = start(index);
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status, output()).toBe(0);
  return output();
}

test('there are examples in curl, TypeScript and Python', () => {
  expect(EXAMPLES.map(({ language }) => language)).toEqual(['ts', 'python', 'sh', 'sh', 'ts', 'python']);
});

test('the day is read, a table reserved, guests seated, and names listed', async () => {
  expect(JSON.parse(await run(2))).toMatchObject({ parties: [] });
  expect(JSON.parse(await run(3))).toMatchObject({ success: true, code: expect.any(String) });
  expect(await run(4)).toMatch(/^200 \d+\n$/);
  expect(await run(5)).toBe('Ada Silva 2 reserved\n');
});

test.each([0, 1])('receiver %i takes signed events, and no others', async (index) => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const url = `http://127.0.0.1:${port}/`;
  const webhook = { tenant: 'shell-bay', url, content: 'full' } as const;
  const { secret } = (await createWebhook(harness.store, webhook, Date.now()))!;
  const { child, output } = start(index, { SECRET: secret, PORT: String(port) });
  const forge = () =>
    fetch(url, {
      method: 'POST',
      body: '{}',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': 'v1,AAAA',
      },
    });
  await expect.poll(() => forge().then(({ status }) => status, output), { timeout: 30_000 }).toBe(400);
  const table = 10 + index;
  const email = `${index}@example.com`;
  await harness.reserve({ selected_tables: [table], email, phone: `77123457${index}` });
  const options = { allowedHosts: ['127.0.0.1'], pollIntervalMs: 20, retryDelaysMs: [50] };
  const sender = startWebhookSender(harness.store, harness.venues, options, pino({ enabled: false }));
  await expect.poll(output, { timeout: 30_000 }).toMatch(/reservation\.created \d+/);
  await sender.stop();
  child.kill();
  await harness.store.deleteFrom('webhooks').where('tenant', '=', 'shell-bay').execute();
});
