/** The database as the commands open it, beside a running host. */
import { type Store, describeDatabaseError, openStore } from '../store/store.ts';
import { exitWithError } from './commandLine.ts';

/** Opens the database. If it can't be used, now or later, the command ends with a line that says why. */
export async function openDatabase(file: string): Promise<Store> {
  const opening = await openStore(file);
  if (!opening.ok) exitWithError(1, opening.error);
  process.on('uncaughtException', (error) => {
    exitWithError(1, describeDatabaseError(file, error) ?? error.stack ?? String(error));
  });
  return opening.store;
}
