/** `npm run personal-data`: shows, exports and erases what is kept of a guest. */
import { join } from 'node:path';
import { foldText } from '../../domain/text/foldText.ts';
import {
  eraseReservations,
  eraseSeasonPlaces,
  eraseWaitingGuests,
  findPersonalData,
  findSeasonHolders,
  findWaitingGuests,
} from '../booking/personalData.ts';
import { printable } from '../files/terminalText.ts';
import { currentVenue } from '../venues/publications.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { formatTable } from './formatReservations.ts';
import { openDatabase, openSettings, openVenue } from './openDatabase.ts';

const HELP = `npm run personal-data -- TENANT --find TEXT [--export | --erase]

Lists the reservations of a guest, the entries of the waiting list, and season places: TEXT is part of a name, an email address, a
telephone number, a note, or a code.
  --export  prints everything that is kept about them as JSON
  --erase   deletes them permanently, with their mails; upcoming ones free their tables, and no mail is sent
  --help    prints this help`;

const MIN_TEXT_LENGTH = 3;

const {
  positionals: [tenant, ...extra],
  values: { find: text, export: isExport = false, erase = false },
} = readArguments(HELP, { find: { type: 'string' }, export: { type: 'boolean' }, erase: { type: 'boolean' } }, 1);
if (tenant === undefined || extra.length > 0 || text === undefined || (isExport && erase)) exitWithError(1, HELP);
if (foldText(text).length < MIN_TEXT_LENGTH)
  exitWithError(1, `--find needs at least ${MIN_TEXT_LENGTH} characters, so that it finds one guest.`);
const settings = openSettings();
const { served, venues } = openVenue(settings, tenant);
const store = await openDatabase(settings.database);
const reservations = await findPersonalData(store, tenant, text);
const waiting = await findWaitingGuests(store, tenant, text);
const season = await findSeasonHolders(store, tenant, text);
if (isExport) process.stdout.write(`${JSON.stringify([...reservations, ...waiting, ...season], null, 2)}\n`);
else {
  process.stdout.write(formatTable(reservations, new Map()));
  for (const { date, name, guests, email, phone } of waiting)
    console.log(['Waiting', date, name, String(guests), phone, email].map(printable).join('  ').trimEnd());
  for (const { from_date: from, until_date: until, name, email, phone, table_name: table } of season)
    console.log(['Season', from, until, table, name, phone, email].map(printable).join('  ').trimEnd());
}
if (erase) {
  const outboxDir = join(settings.dataDir, 'outbox');
  await eraseReservations(store, (await currentVenue(store, venues, tenant)) ?? served, reservations, outboxDir);
  await eraseWaitingGuests(store, tenant, waiting, outboxDir);
  await eraseSeasonPlaces(store, tenant, season, outboxDir);
  console.log(
    `${reservations.length + waiting.length + season.length} erased. Backups keep them until you delete those.`,
  );
}
await store.destroy();
