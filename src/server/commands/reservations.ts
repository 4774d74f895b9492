/** `npm run reservations`: lists, changes and cancels a venue's reservations, also while the host runs. */
import { formatWireTime, zonedTime } from '../../domain/booking/time.ts';
import { cleanCode } from '../../domain/text/cleanText.ts';
import { cancelReservation, changeReservation } from '../booking/changeReservation.ts';
import { listMailStates, resendMail } from '../booking/mailQueue.ts';
import { listReservations, reservedTables, tableTexts } from '../booking/reservations.ts';
import { undecided } from '../booking/visits/undecided.ts';
import { printable } from '../files/terminalText.ts';
import { formatFieldErrors, messagesFor } from '../messages/messages.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { formatCsv, formatJson, formatTable } from './formatReservations.ts';
import { openDatabase, openSettings, openVenue } from './openDatabase.ts';
import { readChange, readDate } from './readChange.ts';

const HELP = `npm run reservations -- TENANT [DATE] [--json | --csv]
npm run reservations -- TENANT --change CODE [--date DATE] [--time TIME] [--guests N] [--tables NAMES]
npm run reservations -- TENANT --cancel CODE | --resend CODE

Lists a venue's reservations on DATE (31.12.2026 or 2026-12-31), or all upcoming ones. "To decide" marks those
that the opening hours no longer cover, until they are kept on the day page, changed or canceled.
  --json         prints JSON
  --csv          prints CSV for a spreadsheet
  --change CODE  changes a reservation, all at once or not at all, and notifies guest and venue:
    --date DATE    to another date
    --time TIME    to another time, 18:30 or 06:30 PM
    --guests N     to another number of guests
    --tables NAMES to other tables, by name or id, separated by commas
  --cancel CODE  cancels a reservation: makes its tables available and notifies the guest
  --resend CODE  sends the guest's latest mail again, for example after a correction at the mail server
  --help         prints this help`;

const {
  positionals: [tenant, dateText, ...extra],
  values: { json, csv, cancel, resend, change, ...flags },
} = readArguments(
  HELP,
  {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    cancel: { type: 'string' },
    resend: { type: 'string' },
    change: { type: 'string' },
    date: { type: 'string' },
    time: { type: 'string' },
    guests: { type: 'string' },
    tables: { type: 'string' },
  },
  1,
);
const actions = [cancel, resend, change].filter((value) => value !== undefined);
const hasFlags = Object.values(flags).some((value) => value !== undefined);
if (
  tenant === undefined ||
  extra.length > 0 ||
  (json && csv) ||
  actions.length > 1 ||
  hasFlags !== (change !== undefined)
)
  exitWithError(1, HELP);
const date = dateText === undefined ? undefined : readDate(dateText);
if (dateText !== undefined && date === undefined)
  exitWithError(1, `${dateText} is not a valid date. Write it like 31.12.2026 or 2026-12-31.`);

const settings = openSettings();
const { served: inFolder, venues } = openVenue(settings, tenant);
const store = await openDatabase(settings.database);
// What was published since the folder was written has other tables and settings.
const served = (await currentVenue(store, venues, tenant)) ?? inFolder;
const { name } = served.venue;

const now = settings.fixedNow ?? Date.now();
const code = cleanCode(cancel ?? resend ?? change ?? '').toUpperCase();
if (resend !== undefined) {
  if (await resendMail(store, tenant, code, now)) console.log(`The mail of ${code} will be sent again.`);
  else failWith(describeError('unknown'));
} else if (change !== undefined) await changeIn(served);
else if (cancel !== undefined) {
  const result = await cancelReservation(store, served, code, now);
  if (result.ok) console.log(`${code} is canceled. Its tables are available again. The guest will get an email.`);
  else failWith(describeError(result.error));
} else {
  const today = zonedTime(now, served.venue.time_zone).date;
  const reservations = await listReservations(store, tenant, date === undefined ? { from: today } : { on: date });
  const format = (json && formatJson) || (csv && formatCsv) || formatTable;
  const mailStates = await listMailStates(store, tenant, date ?? today);
  process.stdout.write(format(reservations, mailStates, undecided(reservations, served, now)));
}
await store.destroy();

async function changeIn(current: ServedVenue): Promise<void> {
  const changeReading = readChange(flags, current);
  if (!changeReading.ok) {
    failWith(changeReading.error);
    return;
  }
  const result = await changeReservation(store, venues, current.venue.tenant, code, changeReading.change, { now });
  if (result.ok) {
    const { date: newDate, time, guests } = result.reservation;
    const tables = tableTexts(reservedTables(result.reservation)).join(', ');
    const facts = `${newDate}, ${formatWireTime(time)}, guests: ${guests}, ${printable(tables)}`;
    console.log(
      result.isChanged
        ? `${code} is changed: ${facts}. The guest will get an email.`
        : `${code} is the same: ${facts}.`,
    );
  } else if (result.error === 'refused') {
    const errors = formatFieldErrors(messagesFor(undefined), result.errors);
    failWith(
      `${code} is not changed.`,
      ...Object.entries(errors).map(([field, texts]) => `  ${field}: ${printable(texts.join(' '))}`),
    );
  } else failWith(describeError(result.error));
}

function failWith(...lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

function describeError(error: 'unknown' | 'already-canceled' | 'unconfirmed' | 'visit-begun'): string {
  if (error === 'unconfirmed') return `The guest must confirm the reservation ${code} first.`;
  return error === 'unknown' ? `${name} has no reservation ${code}.` : `The reservation ${code} is already canceled.`;
}
