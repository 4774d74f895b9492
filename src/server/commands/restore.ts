/** `npm run restore`: restores a backup. */
import { join } from 'node:path';
import { isPostgresUrl } from '../settings.ts';
import { restoreBackup } from '../store/restore.ts';
import { enterCallersFolder, exitWithError, readArguments } from './commandLine.ts';
import { openSettings } from './openDatabase.ts';

const HELP = `npm run restore -- FILE [--replace]

Verifies a backup and restores database, published plans and uploaded pictures from it.
  --replace  replaces an existing database; a running host then uses the restored one
  --help     prints this help`;

const {
  positionals: [file, ...extra],
  values: { replace = false },
} = readArguments(HELP, { replace: { type: 'boolean' } }, 1);
if (file === undefined || extra.length > 0) exitWithError(1, HELP);
const settings = openSettings();
// The paths of the settings are relative to the folder of the package, as for the host.
enterCallersFolder();
if (isPostgresUrl(settings.database))
  exitWithError(1, 'Restore a Postgres database with pg_restore or psql, and the folder pictures in DATA_DIR with it.');
const result = await restoreBackup(file, settings.database, join(settings.dataDir, 'pictures'), replace);
if (!result.ok) exitWithError(1, result.error);
const { version, reservations, pictures } = result.contents;
const release = version === undefined ? '' : `, from a backup of release ${version}`;
console.log(`${settings.database}: ${reservations} reservations and ${pictures} pictures restored${release}.`);
