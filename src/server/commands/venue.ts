/** `npm run venue`: makes a venue's folder from some questions or flags, or exports published settings to it. */
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  DEFAULT_ANSWERS,
  type NewVenueSettings,
  createVenue,
  findSettingError,
  findTenantError,
} from '../venues/newVenue.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { replaceFile } from '../files/atomicFile.ts';
import { unquoted } from '../settings.ts';
import { currentVenue } from '../venues/publications.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings, openVenue } from './openDatabase.ts';

const HELP = `npm run venue -- TENANT [--name …] [--address …] [--time-zone …] [--telephone …] [--email …]
  [--language …] [--hours …] [--guests …]
npm run venue -- TENANT --export

Makes the folder of a new venue in VENUES_DIR (venues) and asks for what is not given. TENANT becomes the address: /v/TENANT.
  --name       the venue's name
  --address    its address, as guests read it
  --time-zone  an IANA time zone, such as Asia/Colombo
  --telephone  its telephone number, with the country code unless the time zone says the country
  --email      receives notices of new reservations
  --language   its language (en): ${LANGUAGES.join(', ')}
  --hours      the first and last time that guests can reserve (09:00-20:00)
  --guests     the smallest and largest party (1-10)
  --help       prints this help

With --export, writes the settings that were published in the browser to venue.json of the venue's folder, which the host
serves.

Exit status: 0 the folder or file is written, 1 it is not, because of the arguments, the answers or the folder.`;

/** The questions by setting, in the order in which they are asked. */
const QUESTIONS: readonly (readonly [keyof NewVenueSettings, string])[] = [
  ['name', 'What is the name of the venue?'],
  ['address', 'What is its address?'],
  ['time_zone', 'In which time zone is it?'],
  ['telephone', 'What is its telephone number, with the country code?'],
  ['email', 'Which email address receives notices of new reservations?'],
  ['language', `What is its language (${LANGUAGES.join(', ')})?`],
  ['hours', 'What are the first and last time for a reservation?'],
  ['guests', 'What are the smallest and largest party?'],
];

const {
  positionals: [tenant, ...extra],
  values,
} = readArguments(
  HELP,
  {
    name: { type: 'string' },
    address: { type: 'string' },
    telephone: { type: 'string' },
    email: { type: 'string' },
    'time-zone': { type: 'string' },
    language: { type: 'string' },
    hours: { type: 'string' },
    guests: { type: 'string' },
    export: { type: 'boolean' },
  },
  1,
);
if (tenant === undefined || extra.length > 0) exitWithError(1, HELP);
if (values.export) await exportSettings(tenant);
// Not where the host looks by default: the examples are there, and an update would find them changed.
const venuesDir = resolve(unquoted(process.env['VENUES_DIR'] ?? '') || 'venues');
const tenantError = findTenantError(venuesDir, tenant);
if (tenantError !== undefined) exitWithError(1, tenantError);
const { 'time-zone': timeZone, export: _, ...others } = values;
const given: Partial<NewVenueSettings> = { ...others, ...(timeZone === undefined ? {} : { time_zone: timeZone }) };
for (const [field] of QUESTIONS) {
  const error = given[field] === undefined ? undefined : findSettingError(field, given[field], given.time_zone);
  if (error !== undefined) exitWithError(1, `--${field.replace('_', '-')} ${error}.`);
}
const result = createVenue(venuesDir, tenant, { ...given, ...(await ask(given)) } as NewVenueSettings);
if (!result.ok) exitWithError(1, ...result.errors);
console.log(
  `Wrote ${result.folder}/venue.json, where you can change these settings and the terms.
Start the host with VENUES_DIR=${relative('', venuesDir) || '.'} npm start, open the editor's address that it prints, and draw the plan. Until you publish it, guests
read that reservations are not open yet.`,
);

/** Writes the published settings to the venue's file, and ends the command. */
async function exportSettings(name: string): Promise<never> {
  const settings = openSettings();
  const { venues } = openVenue(settings, name);
  const store = await openDatabase(settings.database);
  const served = await currentVenue(store, venues, name);
  await store.destroy();
  const document = served?.documents.settings;
  if (!served || !document || document.version === 0)
    exitWithError(1, `${name} has no published settings: its venue.json holds.`);
  const file = join(served.folder, 'venue.json');
  await replaceFile(file, `${JSON.stringify(document.content, null, 2)}\n`, statSync(file).mode);
  console.log(`Wrote version ${document.version} of the settings to ${file}.`);
  process.exit(0);
}

/** Asks for the missing settings, each until it is valid. Asks nothing if only some with a default are missing. */
async function ask(answered: Partial<NewVenueSettings>): Promise<Partial<NewVenueSettings>> {
  const missing = QUESTIONS.filter(([field]) => answered[field] === undefined);
  if (missing.every(([field]) => field in DEFAULT_ANSWERS)) return {};
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const suggestions: Partial<NewVenueSettings> = {
    ...DEFAULT_ANSWERS,
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const answers: Partial<Record<keyof NewVenueSettings, string>> = {};
  for (const [field, question] of missing) {
    const suggestion = suggestions[field] ?? '';
    let error: string | undefined;
    do {
      if (error !== undefined) console.log(`That ${error}.`);
      process.stdout.write(suggestion === '' ? `${question} ` : `${question} (${suggestion}) `);
      const line = await lines.next();
      if (line.done === true)
        exitWithError(1, '', `Nothing was written: --${field.replace('_', '-')} is missing, and nobody answers.`);
      answers[field] = line.value.trim() || suggestion;
      error = findSettingError(field, answers[field], answered.time_zone ?? answers.time_zone);
    } while (error !== undefined);
  }
  input.close();
  return answers;
}
