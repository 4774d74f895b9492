/** What a release needs, and what it changes: the version, the changelog, a commit and a tag. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = '.github/CHANGELOG.md';

const run = (root: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' });

const readChangelog = (root: string): string => readFileSync(join(root, CHANGELOG), 'utf8');

/**
 * Returns the changelog with what is unreleased as the section of a version, below an empty *Unreleased*. Returns
 * undefined if nothing is unreleased.
 */
export function moveUnreleased(changelog: string, version: string, date: string): string | undefined {
  const [, head, entries, released] = /^(.*?^## Unreleased\n)(.*?)(^## .*|$(?![^]))/ms.exec(changelog) ?? [];
  if (head === undefined || entries === undefined || entries.trim() === '') return undefined;
  return `${head}\n## ${version} - ${date}\n\n${entries.trim()}\n${released === '' ? '' : `\n${released}`}`;
}

/** Returns the next version's section, which a release of this folder would make. */
export function describeRelease(root: string, version: string, date: string): string {
  const moved = moveUnreleased(readChangelog(root), version, date) ?? '';
  return moved.split(/^(?=## )/m).find((section) => section.startsWith(`## ${version} `)) ?? '';
}

/** Returns why a folder can't be released as a version, a line for each reason. */
export function findObstacles(root: string, version: string): string[] {
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return [
    /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version) ? '' : `${version} is not a version, such as 1.1.0.`,
    isNewer(version, current) ? '' : `${version} is not newer than ${current}.`,
    run(root, 'git', 'status', '--porcelain') === '' ? '' : 'The tree has changes. Commit them first.',
    run(root, 'git', 'tag', '--list', `v${version}`) === '' ? '' : `The tag v${version} exists.`,
    moveUnreleased(readChangelog(root), version, '') === undefined ? `Nothing is unreleased in ${CHANGELOG}.` : '',
  ].filter((reason) => reason !== '');
}

function isNewer(version: string, current: string): boolean {
  return version.localeCompare(current, 'en', { numeric: true }) > 0;
}

/** Sets the version, moves the section, commits and tags. Ask `findObstacles` first. */
export function makeRelease(root: string, version: string, date: string): void {
  const moved = moveUnreleased(readChangelog(root), version, date);
  if (moved === undefined) throw new Error('Nothing is unreleased.');
  writeFileSync(join(root, CHANGELOG), moved);
  // Both files have it, the lock file twice.
  run(root, 'npm', 'version', version, '--no-git-tag-version');
  run(root, 'git', 'commit', '-m', `Release ${version}`, '--', 'package.json', 'package-lock.json', CHANGELOG);
  run(root, 'git', 'tag', '-a', `v${version}`, '-m', `Release ${version}`);
}
