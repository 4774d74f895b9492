/** `npm run reservations`: a venue's reservations for its staff, also while the host runs. */
import { parseArgs } from 'node:util';
import { parseWireDate, isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import { formatCsv, formatJson, formatTable } from './formatReservations.ts';
import { cancelReservation, listReservations } from '../booking/reservations.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { readVenues } from '../venues/venues.ts';

const HELP = `npm run reservations -- TENANT [DATE] [--json | --csv]
npm run reservations -- TENANT --cancel CODE

Lists the reservations of a venue: of DATE (31.12.2026 or 2026-12-31), or all that are to come.
  --json         as JSON
  --csv          as CSV, for a spreadsheet
  --cancel CODE  cancels a reservation: frees its tables and writes to the guest
  --help         this text`;

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        cancel: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    return refuse((error as Error).message, '', HELP);
  }
}

const {
  positionals: [tenant, dateText, ...rest],
  json,
  csv,
  cancel: code,
  help,
} = readArguments();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (tenant === undefined || rest.length > 0 || (json && csv)) refuse(HELP);
const date = dateText === undefined ? undefined : isPlainDate(dateText) ? dateText : parseWireDate(dateText);
if (dateText !== undefined && date === undefined)
  refuse(`There is no date ${dateText}. Write it as 31.12.2026 or 2026-12-31.`);

const reading = readSettings(process.env);
if (!reading.ok) refuse(reading.error);
const { settings } = reading;
const venues = readVenues(settings.venuesDir);
if (!venues.ok) refuse("The venues can't be read:", ...venues.errors.map((fault) => `  ${fault}`));
const served = venues.venues.get(tenant);
if (!served) refuse(`There is no venue ${tenant}; there are ${[...venues.venues.keys()].join(', ')}.`);
const opening = await openStore(settings.database);
if (!opening.ok) refuse(opening.error);
const { store } = opening;

if (code !== undefined) {
  const answer = await cancelReservation(store, served, code.trim().toUpperCase());
  if (answer.ok)
    console.log(`${answer.reservation.code} is cancelled. Its tables are free again, and the guest is written to.`);
  else
    console.error(
      answer.error === 'unknown'
        ? `${served.venue.name} has no reservation ${code}.`
        : `The reservation ${code} has been cancelled before.`,
    );
  process.exitCode = answer.ok ? 0 : 1;
} else {
  const today = zonedTime(settings.fixedNow ?? Date.now(), served.venue.time_zone).date;
  const found = await listReservations(store, tenant, date === undefined ? { from: today } : { on: date });
  process.stdout.write(json ? formatJson(found) : csv ? formatCsv(found) : formatTable(found));
}
await store.destroy();
