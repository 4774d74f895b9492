/** `npm run release -- VERSION`: makes a release on this machine, after all checks. */
import { spawnSync } from 'node:child_process';
import { exitWithError, readArguments } from '../../src/server/commands/commandLine.ts';
import { describeRelease, findObstacles, makeRelease } from './releaseSteps.ts';

const HELP = `npm run release -- VERSION [--dry-run]

Checks that the tree is clean and that npm run check and npm test pass. Then sets VERSION, moves what is unreleased in the
changelog to it, commits and tags. Pushes nothing.
  --dry-run  checks the tree, and prints what would be done
  --help     prints this help`;

/** The checks of a release, in this order. */
const CHECKS = [['run', 'check'], ['test']];

const {
  positionals: [version, ...extra],
  values: { 'dry-run': isDryRun = false },
} = readArguments(HELP, { 'dry-run': { type: 'boolean' } }, 1);
if (version === undefined || extra.length > 0) exitWithError(1, HELP);
const root = process.cwd();
const date = new Date().toISOString().slice(0, 10);
const obstacles = findObstacles(root, version);
if (obstacles.length > 0) exitWithError(1, ...obstacles);
if (isDryRun) {
  for (const check of CHECKS) console.log(`Would run npm ${check.join(' ')}`);
  console.log(`Would commit and tag v${version}:\n\n${describeRelease(root, version, date)}`);
} else {
  for (const check of CHECKS)
    if (spawnSync('npm', check, { stdio: 'inherit' }).status !== 0)
      exitWithError(1, `npm ${check.join(' ')} failed. Nothing is released.`);
  makeRelease(root, version, date);
  console.log(`v${version} is committed and tagged. Push both: git push --follow-tags`);
}
