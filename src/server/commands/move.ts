/** `npm run move`: moves a SQLite database to Postgres. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgresUrl } from '../settings.ts';
import { moveToPostgres } from '../store/moveToPostgres.ts';
import { finishRestore } from '../store/restore.ts';
import { databaseName } from '../store/store.ts';
import { enterCallersFolder, exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings } from './openDatabase.ts';

const HELP = `DATABASE_URL=postgres://… npm run move -- FILE

Copies the SQLite database FILE, whose host is stopped, to the empty Postgres database that DATABASE_URL names, and
compares the rows of every table. All or nothing is copied, and FILE stays. Called again, it only compares.
  --help  prints this help`;

const {
  positionals: [file, ...extra],
} = readArguments(HELP, {}, 1);
if (file === undefined || extra.length > 0) exitWithError(1, HELP);
const settings = openSettings();
// The paths of the settings are relative to the folder of the package, as for the host.
enterCallersFolder();
if (!isPostgresUrl(settings.database)) exitWithError(1, 'Name the Postgres database in DATABASE_URL.');
if (!existsSync(file)) exitWithError(1, `The database ${file} does not exist.`);
const target = await openDatabase(settings.database);
const result = await moveToPostgres(file, target);
await target.destroy();
if (!result.ok) exitWithError(1, result.error);
// A restore that was interrupted may have left pictures, which only the start of a host with SQLite looks for.
finishRestore(file, join(settings.dataDir, 'pictures'));
for (const { table, rows, checksum } of result.sums)
  console.log(`${table.padEnd(20)} ${rows} rows, checksum ${checksum}`);
const name = databaseName(settings.database);
console.log(
  `${result.wasThere ? `${name} has all of ${file} already` : `${file} was copied to ${name}`}: rows and checksums of ${result.sums.length} tables are equal.`,
);
console.log(`Start the host with this DATABASE_URL and the same DATA_DIR, and none on ${file} any more.`);
