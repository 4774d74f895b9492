/** `npm run backup`: writes a verified backup, also while the host runs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPostgresUrl } from '../settings.ts';
import { pruneBackups, writeBackup } from '../store/backup.ts';
import { believedTime } from '../store/knownTime.ts';
import { enterCallersFolder, exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings } from './openDatabase.ts';

const HELP = `npm run backup -- FILE [--prune]

Writes database, published plans and uploaded pictures to one file, also while the host runs, and verifies it. An existing
FILE is replaced. Guests' data stays in a backup until you delete it.
  --prune  then deletes the backups in FILE's folder that are older than RETENTION_DAYS
  --help   prints this help`;

const {
  positionals: [file, ...extra],
  values: { prune },
} = readArguments(HELP, { prune: { type: 'boolean' } }, 1);
if (file === undefined || extra.length > 0) exitWithError(1, HELP);
const settings = openSettings();
// The paths of the settings are relative to the folder of the package, as for the host.
enterCallersFolder();
if (isPostgresUrl(settings.database))
  exitWithError(1, 'Back up a Postgres database with pg_dump, and the folder pictures in DATA_DIR with it.');
if (!existsSync(settings.database)) exitWithError(1, `The database ${settings.database} does not exist.`);
const store = await openDatabase(settings.database);
const now = believedTime(store, Date.now());
const result = await writeBackup(store, join(settings.dataDir, 'pictures'), file);
await store.destroy();
if (!result.ok) exitWithError(1, result.error);
const { version, reservations, pictures } = result.contents;
console.log(`${file}: ${reservations} reservations, ${pictures} pictures, release ${version}, verified.`);
if (prune && settings.retentionDays > 0) {
  const pruned = pruneBackups(dirname(file), settings.retentionDays, now);
  if (pruned.length > 0) console.log(`Deleted after ${settings.retentionDays} days: ${pruned.join(', ')}`);
}
