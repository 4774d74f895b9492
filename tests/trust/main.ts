/**
 * `npm run test:trust`: the host's promises under attack, as a table of figures and limits. `-- --short` takes some minutes and
 * judges no times; `-- --only=kills,fuzz` runs only those attacks. The exit status is 1 if a promise is missed.
 */
import { buildIfChanged } from '../../src/server/build.mjs';
import { join } from 'node:path';
import { ROOT } from '../support/host.ts';
import { BUNDLE_VARIABLE } from '../support/nodeScripts.ts';
import { attackEvening, cutConnections, rotateNetworks } from './abuse.ts';
import { backUp, killHost } from './crashes.ts';
import { fuzz } from './fuzz.ts';
import { loseMailServer, sendHostileMails } from './mail.ts';
import { type Row, formatTable } from './report.ts';
import { damageDatabase, failDisk, fillDisk, lockDatabase, loseDataFolder } from './storage.ts';
import { removeFolders } from './trustHost.ts';

const attacks: Readonly<Record<string, () => Promise<Row[]>>> = {
  evening: attackEvening,
  networks: rotateNetworks,
  locks: async () => [...(await lockDatabase('immediate')), ...(await lockDatabase('exclusive'))],
  folder: loseDataFolder,
  disk: failDisk,
  full: fillDisk,
  damage: damageDatabase,
  cuts: cutConnections,
  kills: killHost,
  backup: backUp,
  fuzz,
  mail: loseMailServer,
  hostile: sendHostileMails,
};

const names = process.argv
  .slice(2)
  .filter((argument) => argument !== '--short')
  .flatMap((argument) => argument.replace(/^--only=/, '').split(','));
const unknown = names.filter((name) => !Object.hasOwn(attacks, name));
if (unknown.length > 0) {
  console.error(`Unknown attack ${unknown.join(', ')}. The attacks are ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}
if (buildIfChanged(join(ROOT, '.')) === 'failed') process.exit(1);
process.env[BUNDLE_VARIABLE] ??= join(ROOT, 'dist', 'host');
const rows: Row[] = [];
try {
  for (const [name, attack] of Object.entries(attacks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const started = performance.now();
    const found = await attack();
    rows.push(...found);
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
} finally {
  removeFolders();
}
console.log(`\n${formatTable(rows)}`);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
