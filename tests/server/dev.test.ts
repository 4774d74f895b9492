/** `npm run dev` over a copy of the sources, which the tests edit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { recordOutput } from '../support/nodeScripts.ts';
import { ROOT, hostEnvironment, startHost } from '../support/host.ts';
import { AJAX, NOW, createTempFolder } from './serverHarness.ts';

const EDITOR_TOKEN = 'the-token-of-tests-0123456789-abcdef';
const folder = createTempFolder({});
let child: ChildProcess;
let origin = '';

beforeAll(async () => {
  for (const path of ['src', 'tests/support', 'vite.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'assets', 'fixtures']) symlinkSync(join(ROOT, path), join(folder, path));
  mkdirSync(join(folder, 'data'));
  const port = await freePort();
  child = spawn(process.execPath, ['--import', 'tsx', 'src/server/dev.ts'], {
    cwd: folder,
    env: hostEnvironment(join(folder, 'data'), { now: NOW, env: { PORT: String(port), EDITOR_TOKEN } }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = recordOutput(child);
  await vi.waitFor(
    () => {
      const { stdout, stderr } = printed;
      expect(child.exitCode === null ? stdout : `${stderr} ended`).toContain(`listens at http://127.0.0.1:${port}`);
    },
    { timeout: 60_000 },
  );
  origin = `http://localhost:${port}`;
}, 90_000);

afterAll(async () => {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
});

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const page = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(origin + path, { headers: { Accept: 'text/html', ...headers } })).text();

test('npm run dev serves every page with its code and with the page-level values of production', async () => {
  const entered = await fetch(`${origin}/editor/beach-camp?token=${EDITOR_TOKEN}`, { redirect: 'manual' });
  const Cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  // A page for development starts no service worker.
  const production = await startHost({ now: NOW, env: { SERVICE_WORKER: 'off' } });
  const mountPoint = (html: string): string | undefined => /<div id="app"[^>]*>/.exec(html)?.[0];
  const built = await (await fetch(`${production.url}/v/beach-camp`)).text();
  await production.stop();
  const booker = await page('/v/beach-camp');
  expect(mountPoint(booker)).toBe(mountPoint(built));
  expect(mountPoint(booker)).toContain('data-tenant="beach-camp"');
  for (const [path, code] of [
    ['/v/beach-camp', '/booker/main.tsx'],
    ['/editor/beach-camp', '/editor/main.tsx'],
    ['/gallery', '/gallery/main.tsx'],
    ['/gallery/map', '/standalone-map/main.ts'],
  ] as const) {
    expect(await page(path, { Cookie })).toContain(`src="${code}"`);
    const script = await fetch(origin + code);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
  }
});

test('npm run dev opens a new host when its code changes', async () => {
  const errors = async (): Promise<string> => {
    const answer = await fetch(`${origin}/reservation/validation`, {
      method: 'POST',
      headers: { ...AJAX, 'Content-Type': 'application/json' },
      body: '{}',
    });
    return answer.text();
  };
  expect(await errors()).toContain('The venue is missing');
  edit('src/server/messages/englishErrors.json', 'The venue is missing', 'Which venue');
  await expect.poll(errors, { timeout: 30_000 }).toContain('Which venue');
});
