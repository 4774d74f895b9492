/** `npm run reservations`: lists and cancels a venue's reservations, also while the host runs. */
import { isPlainDate, parseWireDate, zonedTime } from '../../domain/booking/time.ts';
import { cancelReservation } from '../booking/cancelReservation.ts';
import { listMailStates, resendMail } from '../booking/mailQueue.ts';
import { listReservations } from '../booking/reservations.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { readVenues } from '../venues/venues.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { formatCsv, formatJson, formatTable } from './formatReservations.ts';

const HELP = `npm run reservations -- TENANT [DATE] [--json | --csv]
npm run reservations -- TENANT --cancel CODE | --resend CODE

Lists a venue's reservations on DATE (31.12.2026 or 2026-12-31), or all upcoming ones.
  --json         prints JSON
  --csv          prints CSV for a spreadsheet
  --cancel CODE  cancels a reservation: makes its tables available and notifies the guest
  --resend CODE  sends the guest's latest mail again, for example after a correction at the mail server
  --help         prints this help`;

const {
  positionals: [tenant, dateText, ...extra],
  values: { json, csv, cancel: code, resend },
} = readArguments(
  HELP,
  { json: { type: 'boolean' }, csv: { type: 'boolean' }, cancel: { type: 'string' }, resend: { type: 'string' } },
  1,
);
if (tenant === undefined || extra.length > 0 || (json && csv) || (code !== undefined && resend !== undefined))
  exitWithError(1, HELP);
const date = dateText === undefined || isPlainDate(dateText) ? dateText : parseWireDate(dateText);
if (dateText !== undefined && date === undefined)
  exitWithError(1, `${dateText} is not a valid date. Write it like 31.12.2026 or 2026-12-31.`);

const reading = readSettings(process.env);
if (!reading.ok) exitWithError(1, reading.error);
const { settings } = reading;
const venuesReading = readVenues(settings.venuesDir);
if (!venuesReading.ok)
  exitWithError(1, "The venues can't be read:", ...venuesReading.errors.map((error) => `  ${error}`));
const { venues } = venuesReading;
const served = venues.get(tenant);
if (!served)
  exitWithError(1, `Unknown venue ${tenant}. Venues: ${[...venues.keys()].join(', ')}.`, ...venuesReading.errors);
const opening = await openStore(settings.database);
if (!opening.ok) exitWithError(1, opening.error);
const { store } = opening;

const now = settings.fixedNow ?? Date.now();
if (resend !== undefined) {
  const isKnown = await resendMail(store, tenant, resend.trim().toUpperCase(), now);
  if (isKnown) console.log(`The mail of ${resend.trim().toUpperCase()} will be sent again.`);
  else console.error(`${served.venue.name} has no reservation ${resend}.`);
  process.exitCode = isKnown ? 0 : 1;
} else if (code === undefined) {
  const today = zonedTime(now, served.venue.time_zone).date;
  const reservations = await listReservations(store, tenant, date === undefined ? { from: today } : { on: date });
  const format = (json && formatJson) || (csv && formatCsv) || formatTable;
  const mailStates = await listMailStates(store, tenant, date ?? today);
  process.stdout.write(format(reservations, mailStates));
} else {
  const result = await cancelReservation(store, served, code.trim().toUpperCase(), now);
  if (result.ok)
    console.log(`${result.reservation.code} is canceled. Its tables are available again. The guest will get an email.`);
  else if (result.error === 'unknown') console.error(`${served.venue.name} has no reservation ${code}.`);
  else console.error(`The reservation ${code} is already canceled.`);
  process.exitCode = result.ok ? 0 : 1;
}
await store.destroy();
