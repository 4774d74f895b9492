/** `npm run backup` and `npm run restore` as people call them from another folder: as processes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/commands/openDatabase.ts';
import { VERSION } from '../../../src/server/version.ts';
import { ROOT } from '../../support/host.ts';
import { scriptArguments } from '../../support/nodeScripts.ts';
import { createTempFolder } from '../serverHarness.ts';

const place = createTempFolder({});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

test('the file is relative to where npm was called, the settings to the folder of the package', async () => {
  const called = join(place, 'called');
  for (const name of ['called', 'data']) mkdirSync(join(place, name));
  await (await openDatabase(join(place, 'data/tidetable.sqlite'))).destroy();
  const run = (name: string, dataDir: string): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [...scriptArguments(`src/server/commands/${name}.ts`), 'today.tidetable'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATA_DIR: relative(ROOT, join(place, dataDir)),
        INIT_CWD: called,
        npm_lifecycle_script: `node --import tsx src/server/commands/${name}.ts`,
      },
    });
  expect(run('backup', 'data')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(VERSION) });
  expect(existsSync(join(called, 'today.tidetable'))).toBe(true);
  expect(run('restore', 'restored')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(VERSION) });
  expect(existsSync(join(place, 'restored/tidetable.sqlite'))).toBe(true);
});
