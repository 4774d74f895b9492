/** The host as `npm start` runs it, from its build, on Postgres. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT, hostEnvironment } from '../support/host.ts';
import { createTempFolder } from '../server/serverHarness.ts';
import { createTestDatabase } from '../server/testDatabase.ts';
import { freePort } from '../support/freePort.ts';

test('the built host serves at the port that it is given, and stops when it is told', async () => {
  const database = await createTestDatabase(createTempFolder({}));
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: database.url };
  const child = spawn(process.execPath, [join(ROOT, 'dist/host/main.mjs')], {
    cwd: ROOT,
    env: hostEnvironment(createTempFolder({}), { env }),
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    await database.drop();
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
