/** `npm run release`, in a repository of its own. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from './support/host.ts';
import { runNode } from './support/nodeScripts.ts';
import { findObstacles, makeRelease, moveUnreleased } from './support/releaseSteps.ts';
import { createTempFolder } from './server/serverHarness.ts';

const FILES = ['package.json', 'package-lock.json', '.github/CHANGELOG.md'];
const ENTRY = '- Tables can be round.';

let root: string;
beforeEach(() => {
  root = createTempFolder({});
  mkdirSync(join(root, '.github'));
  for (const file of FILES) copyFileSync(join(ROOT, file), join(root, file));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A maintainer');
  git('config', 'user.email', 'maintainer@example.com');
  write('.github/CHANGELOG.md', read('.github/CHANGELOG.md').replace('## Unreleased\n', `$&\n${ENTRY}\n`));
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
});

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const versions = (): string[] => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
  return [version, lock.version, lock.packages[''].version];
};
const command = (...args: readonly string[]) =>
  runNode(
    [
      '--import',
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
      join(ROOT, 'tests/support/release.ts'),
      ...args,
    ],
    { cwd: root },
  );

test('a release sets the version everywhere, moves the section, commits just that and tags it', () => {
  expect(findObstacles(root, '99.1.0')).toEqual([]);
  const before = read('.github/CHANGELOG.md');
  makeRelease(root, '99.1.0', '2030-02-03');
  expect(versions()).toEqual(['99.1.0', '99.1.0', '99.1.0']);
  expect(read('.github/CHANGELOG.md')).toBe(
    before.replace(`## Unreleased\n\n${ENTRY}\n`, `## Unreleased\n\n## 99.1.0 - 2030-02-03\n\n${ENTRY}\n`),
  );
  expect(git('log', '--format=%s')).toBe('Release 99.1.0\nBegin\n');
  expect(git('diff', '--name-only', 'HEAD~').trim().split('\n').toSorted()).toEqual(FILES.toSorted());
  expect(git('rev-parse', 'v99.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('status', '--porcelain')).toBe('');
  // It can't be made twice, and another one needs entries of its own.
  expect(findObstacles(root, '99.1.0')).toHaveLength(3);
  expect(findObstacles(root, '99.2.0')).toEqual(['Nothing is unreleased in .github/CHANGELOG.md.']);
});

test('a release needs a newer version, a clean tree and something to tell', () => {
  const current = versions()[0]!;
  expect(findObstacles(root, current)).toEqual([`${current} is not newer than ${current}.`]);
  expect(findObstacles(root, '0.9.10')).toHaveLength(1);
  expect(findObstacles(root, 'v99.1')).toContain('v99.1 is not a version, such as 1.1.0.');
  git('tag', 'v99.1.0');
  expect(findObstacles(root, '99.1.0')).toEqual(['The tag v99.1.0 exists.']);
  appendFileSync(join(root, 'package.json'), '\n');
  expect(findObstacles(root, '99.2.0')).toEqual(['The tree has changes. Commit them first.']);
});

test('the section of the first release ends the changelog, and an empty one is none', () => {
  const text = '# Changelog\n\n## Unreleased\n\n### Guests\n- One.\n';
  const moved = '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2030-02-03\n\n### Guests\n- One.\n';
  expect(moveUnreleased(text, '1.0.0', '2030-02-03')).toBe(moved);
  expect(moveUnreleased(moved, '1.1.0', '2030-02-03')).toBeUndefined();
});

test('the command refuses what can’t be released, and with --dry-run tells what it would do and changes nothing', async () => {
  const before = [git('rev-parse', 'HEAD'), git('tag'), versions()];
  const told = await command('99.1.0', '--dry-run');
  expect(told).toMatchObject({ status: 0, stderr: '' });
  for (const text of ['npm run check', 'npm test', 'tag v99.1.0', `## 99.1.0 - `, ENTRY])
    expect(told.stdout).toContain(text);
  expect([git('rev-parse', 'HEAD'), git('tag'), versions()]).toEqual(before);
  expect(git('status', '--porcelain')).toBe('');
  expect(await command()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run release') });
  expect(await command('0.9.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('is not newer') });
});
