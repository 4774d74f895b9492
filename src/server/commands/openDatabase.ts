/** The settings, venues and database as the commands open them, beside a running host. What is wrong ends the command. */
import { type Settings, readSettings } from '../settings.ts';
import { readKnownTime } from '../store/noteTime.ts';
import { type Store, describeDatabaseError, openStore } from '../store/store.ts';
import { type ServedVenue, type Venues, readVenues } from '../venues/venues.ts';
import { exitWithError } from './commandLine.ts';

export function openSettings(): Settings {
  const reading = readSettings(process.env);
  return reading.ok ? reading.settings : exitWithError(1, reading.error);
}

/** Returns the venue that the command is about, and all venues. */
export function openVenue(
  { venuesDir }: Settings,
  tenant: string,
): { readonly served: ServedVenue; readonly venues: Venues } {
  const reading = readVenues(venuesDir);
  if (!reading.ok) exitWithError(1, "The venues can't be read:", ...reading.errors.map((error) => `  ${error}`));
  const { venues, errors } = reading;
  const served = venues.get(tenant);
  if (!served) exitWithError(1, `Unknown venue ${tenant}. Venues: ${[...venues.keys()].join(', ')}.`, ...errors);
  return { served, venues };
}

/** Opens the database. If it can't be used, now or later, the command ends with a line that says why. */
export async function openDatabase(file: string): Promise<Store> {
  const opening = await openStore(file);
  if (!opening.ok) exitWithError(1, opening.error);
  process.on('uncaughtException', (error) => {
    exitWithError(1, describeDatabaseError(file, error) ?? error.stack ?? String(error));
  });
  await readKnownTime(opening.store);
  return opening.store;
}
