/** The recipes and the workflow for n8n: each runs, and names only events and fields that there are. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayState } from '../../../src/api/day/dayContract.ts';
import { EVENT_TYPES, reservationDataSchema, waitingDataSchema } from '../../../src/api/integrationContract.ts';
import { createKey } from '../../../src/server/keys/apiKeys.ts';
import { signMessage } from '../../../src/server/webhooks/postMessage.ts';
import { ROOT } from '../../support/host.ts';
import { runProgram } from '../../support/nodeScripts.ts';
import { DATE } from '../day/daySession.ts';
import { type ServerHarness, openServerHarness } from '../serverHarness.ts';

type Node = { readonly name: string; readonly type: string; readonly parameters: { readonly jsCode?: string } };
type Workflow = {
  readonly nodes: readonly Node[];
  readonly connections: Readonly<Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>>;
};

const workflowText = readFileSync(join(ROOT, 'assets/integrations/n8n-tidetable.json'), 'utf8');
const workflow = JSON.parse(workflowText) as Workflow;
const page = readFileSync(join(ROOT, 'assets/readme/recipes.md'), 'utf8');
const recipes = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code = '']) => ({ language, code }));

let harness: ServerHarness;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'tidetable-recipes-'));
beforeAll(async () => {
  harness = await openServerHarness({ venue: { lead_minutes: 0 } });
  const host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const scopes = ['read', 'day'] as const;
  const till = { tenant: 'shell-bay', name: 'Till', scopes, ends_at: Date.now() + 3_600_000 };
  const { key } = (await createKey(harness.store, till, Date.now()))!;
  environment = { HOST: host, VENUE: 'shell-bay', KEY: key, DATE, FROM: DATE, TABLE: '3', BILL: '0000000042' };
});
afterAll(() => harness.close());

async function runPython(code: string): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, ...environment } };
  const { status, stdout, stderr } = await runProgram('python3', ['-c', code], options);
  expect(status, stderr).toBe(0);
  return stdout;
}

test('recipes and workflow name only events and fields that there are', () => {
  const named = [...`${page}${workflowText}`.matchAll(/\b(?:reservation|waiting|plan|day)\.[a-z_]+\b/g)].map(
    ([each]) => each,
  );
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((each) => !(EVENT_TYPES as readonly string[]).includes(each))).toEqual([]);
  const fields = new Set([...Object.keys(reservationDataSchema.shape), ...Object.keys(waitingDataSchema.shape)]);
  const used = [...`${page}${workflowText}`.matchAll(/\bdata\.([a-z_]+)\b/g)].map(([, field]) => field!);
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((field) => !fields.has(field))).toEqual([]);
});

test('the workflow takes what the host signs, and nothing else', async () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const code = workflow.nodes
    .find(({ parameters }) => parameters.jsCode)!
    .parameters.jsCode!.replace('whsec_…', secret);
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
    ...words: string[]
  ) => (this: object, ...values: unknown[]) => Promise<{ json: { isValid: boolean; event: unknown } }[]>;
  const check = new AsyncFunction('$input', 'require', code);
  const { createRequire } = await import('node:module');
  const run = async (signature: string, seconds: number, payload: string) => {
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(seconds), 'webhook-signature': signature };
    const input = { first: () => ({ json: { headers } }) };
    const helpers = { getBinaryDataBuffer: async () => Buffer.from(payload) };
    const [item] = await check.call({ helpers }, input, createRequire(import.meta.url));
    return item!.json;
  };
  const payload = '{"type":"reservation.created","data":{"code":"Ä"}}';
  const now = Math.floor(Date.now() / 1_000);
  const sign = (seconds: number): string => signMessage({ message_id: 'msg_1', payload }, secret, seconds);
  expect(await run(sign(now), now, payload)).toMatchObject({ isValid: true, event: JSON.parse(payload) });
  expect(await run(`v1,AAAA ${sign(now)}`, now, payload)).toMatchObject({ isValid: true });
  for (const [signature, seconds, body] of [
    ['v1,AAAA', now, payload],
    [sign(now), now, '{}'],
    [sign(now - 600), now - 600, payload],
  ] as const)
    expect(await run(signature, seconds, body)).toMatchObject({ isValid: false, event: null });
});

test('the programs for a sheet and a till do what they promise', async () => {
  const [sheet, chat, till] = recipes;
  expect(recipes.map(({ language }) => language)).toEqual(['python', 'ts', 'python']);
  expect(chat!.code).toContain("'standardwebhooks'");
  const { HOST, KEY } = environment as { HOST: string; KEY: string };
  const day = `${HOST}/api/day/shell-bay`;
  const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };
  const action = { type: 'walk_in', guests: 2, tables: ['3'] };
  const body = JSON.stringify({ id: 'walk-in-0001', date: DATE, action });
  expect((await fetch(`${day}/actions`, { method: 'POST', headers, body })).status).toBe(200);
  await harness.reserve({ selected_tables: [1] });
  await runPython(sheet!.code);
  const rows = readFileSync(join(folder, 'reservations.csv'), 'utf8').trimEnd().split('\r\n');
  expect(rows[0]).toBe('\ufeffcode,date,time,guests,status,cancelled,tables');
  expect(rows.slice(1).map((row) => row.split(',').slice(1, 6).join())).toEqual([
    expect.stringMatching(`^${DATE},.*,2,seated,False$`),
    `${DATE},10:00,2,reserved,False`,
  ]);
  expect(await runPython(till!.code)).toBe('Table 3 is free\n');
  const { parties } = (await (await fetch(`${day}?date=${DATE}`, { headers })).json()) as DayState;
  expect(parties.map(({ status }) => status).toSorted()).toEqual(['left', 'reserved']);
});
