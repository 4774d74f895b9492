/**
 * `npm run test:trust`: the host's promises under attack, as a table of figures and limits. `-- --short` takes a few
 * minutes and checks no times; `-- --only=kills,fuzz` runs only those attacks, and `-- --only=days --steps=1000000` so many
 * random steps of guests and staff. The exit status is 1 if a promise is missed.
 */
import { buildIfChanged } from '../../src/server/build.mjs';
import { join } from 'node:path';
import { ROOT } from '../support/host.ts';
import { BUNDLE_VARIABLE } from '../support/nodeScripts.ts';
import { cutConnections, rotateNetworks } from './abuse.ts';
import { killHost } from './crashes.ts';
import { runDays } from './day.ts';
import { killPrimary } from './failover/killPrimary.ts';
import { fuzz } from './fuzz.ts';
import { fillTables, raceForGroups, raceForOneTable, raceWithoutKey } from './load/races.ts';
import { openPopularDate } from './load/spike.ts';
import { workLong } from './longWork/longWork.ts';
import { attackPostgres } from './postgres.ts';
import { type Row, formatTable } from './report.ts';
import { breakMachine } from './machine/main.ts';
import { meetStrangers } from './strangers.ts';
import { promiseTables } from './tables/promises.ts';
import { isShort, removeFolders } from './trustHost.ts';

type Attack = () => Promise<Row[]>;

/** These keep the processors busy and measure no short times. */
const busyAttacks: Readonly<Record<string, Attack>> = {
  fuzz,
  days: runDays,
  tables: promiseTables,
  cuts: cutConnections,
  strangers: meetStrangers,
};
/** These measure short times, so nothing runs beside them, except in the short form, which judges no times. */
const timedAttacks: Readonly<Record<string, Attack>> = {
  networks: rotateNetworks,
  kills: killHost,
  machine: breakMachine,
  postgres: attackPostgres,
  ...(isShort ? {} : { failover: killPrimary, long: workLong }),
  race: raceForOneTable,
  groups: raceForGroups,
  keyless: raceWithoutKey,
  last: fillTables,
  spike: openPopularDate,
};

const all = [busyAttacks, timedAttacks].flatMap((attacks) => Object.keys(attacks));
const names = process.argv
  .slice(2)
  .filter((argument) => argument !== '--short' && !/^--(steps|seed)=/.test(argument))
  .flatMap((argument) => argument.replace(/^--only=/, '').split(','));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown attack ${unknown.join(', ')}. The attacks are ${all.join(', ')}.`);
  process.exit(1);
}
if (buildIfChanged(join(ROOT, '.')) === 'failed') process.exit(1);
process.env[BUNDLE_VARIABLE] ??= join(ROOT, 'dist', 'host');

async function run([name, attack]: [string, Attack]): Promise<Row[]> {
  if (names.length > 0 && !names.includes(name)) return [];
  const begun = performance.now();
  const rows = await attack();
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n${formatTable(rows)}\n`);
  return rows;
}

async function runInOrder(attacks: Readonly<Record<string, Attack>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const attack of Object.entries(attacks)) rows.push(...(await run(attack)));
  return rows;
}

const started = performance.now();
const results: Row[] = [];
try {
  const busy = runInOrder(busyAttacks);
  if (!isShort) await busy;
  results.push(...(await Promise.all([busy, runInOrder(timedAttacks)])).flat());
} finally {
  removeFolders();
}
if (isShort) console.log('The short form judges no times, because other tests run beside it.\n');
console.log(`${formatTable(results)}\n\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;
