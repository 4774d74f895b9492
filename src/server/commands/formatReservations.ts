/** A list of reservations: as a table for people, as JSON and as CSV. */
import { formatWireTime } from '../../domain/booking/time.ts';
import type { PartyStatus } from '../../domain/day/party.ts';
import type { Undecided } from '../../domain/day/visit.ts';
import type { MailState } from '../booking/mailQueue.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';
import { formatCsvRows } from '../files/csvText.ts';
import { printable } from '../files/terminalText.ts';

/** The state of the latest mail to each guest, by the id of the reservation. */
type MailStates = ReadonlyMap<number, MailState>;
/** Why the venue has to decide about reservations, by their id. */
type Reasons = ReadonlyMap<number, Undecided>;

type Entry = ReturnType<typeof entryOf>;

function stateOf({ cancelled_at, held_until, status }: Reservation): PartyStatus | 'unconfirmed' | 'cancelled' {
  if (cancelled_at !== null) return 'cancelled';
  return held_until === null ? status : 'unconfirmed';
}

function entryOf(reservation: Reservation, mail: MailState | undefined, undecided: Undecided | undefined) {
  return {
    code: reservation.code,
    state: stateOf(reservation),
    source: reservation.source,
    date: reservation.date,
    time: formatWireTime(reservation.time),
    guests: reservation.guests,
    tables: reservedTables(reservation).map(({ name }) => name),
    first_name: reservation.first_name,
    last_name: reservation.last_name,
    country_code: reservation.country_code,
    phone: reservation.phone,
    email: reservation.email,
    notes: reservation.notes,
    discount_code: reservation.discount_code ?? '',
    stay_minutes: reservation.stay,
    created_at: new Date(reservation.created_at).toISOString(),
    mail: mail === undefined ? null : { state: mail.state, error: mail.error },
    /** Why the venue has to decide about it. */
    undecided: undecided ?? null,
  };
}

function entriesOf(reservations: readonly Reservation[], mailStates: MailStates, undecided: Reasons): Entry[] {
  return reservations.map((each) => entryOf(each, mailStates.get(each.id), undecided.get(each.id)));
}

/** Describes what the venue should know: a mail that was sent needs no remark. */
function mailText(mail: Entry['mail']): string {
  if (mail === null || mail.state === 'sent') return '';
  return mail.error === null ? '' : `${mail.state}: ${mail.error}`;
}

export function formatJson(
  reservations: readonly Reservation[],
  mailStates: MailStates,
  undecided: Reasons = new Map(),
): string {
  return `${JSON.stringify(entriesOf(reservations, mailStates, undecided), null, 2)}\n`;
}

/** Returns the list as CSV that no spreadsheet evaluates. */
export function formatCsv(
  reservations: readonly Reservation[],
  mailStates: MailStates,
  undecided: Reasons = new Map(),
): string {
  const columns = [
    'code',
    'state',
    'date',
    'time',
    'guests',
    'tables',
    'first_name',
    'last_name',
    'country_code',
    'phone',
    'email',
    'notes',
    'discount_code',
    'created_at',
    'source',
  ] as const;
  const entries = entriesOf(reservations, mailStates, undecided);
  return formatCsvRows([columns, ...entries.map((entry) => columns.map((column) => entry[column]))]);
}

const UNDECIDED: Readonly<Record<Undecided, string>> = {
  closed: 'closed that day',
  outside_hours: 'outside the hours',
  area_closed: 'area closed',
};

const HEADINGS = [
  'Code',
  'Date',
  'Time',
  'Guests',
  'Tables',
  'Name',
  'WhatsApp',
  'Email',
  'State',
  'Source',
  'To decide',
  'Mail',
  'Notes',
];
const maxLength = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** Columns for a terminal, and below them the number of expected guests. Empty columns are left out. */
export function formatTable(
  reservations: readonly Reservation[],
  mailStates: MailStates,
  undecided: Reasons = new Map(),
): string {
  if (reservations.length === 0) return 'There are no reservations.\n';
  const rows = entriesOf(reservations, mailStates, undecided).map((entry) =>
    [
      entry.code,
      entry.date,
      entry.time,
      String(entry.guests),
      entry.tables.join(', '),
      `${entry.first_name} ${entry.last_name}`.trim(),
      entry.phone,
      entry.email,
      entry.state === 'reserved' ? '' : entry.state,
      entry.source === 'online' ? '' : entry.source,
      entry.undecided === null ? '' : UNDECIDED[entry.undecided],
      mailText(entry.mail),
      entry.notes,
    ].map(printable),
  );
  const columns = HEADINGS.map((heading, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return { index, heading, isEmpty: cells.every((cell) => cell === ''), width: maxLength([heading, ...cells]) };
  }).filter(({ isEmpty }) => !isEmpty);
  const lines = [HEADINGS, ...rows].map((row) =>
    columns
      .map(({ index, width }) => (row[index] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  );
  const active = reservations.filter((reservation) => reservation.cancelled_at === null);
  const guests = active.reduce((sum, reservation) => sum + reservation.guests, 0);
  const counts = [
    `${active.length} ${active.length === 1 ? 'reservation' : 'reservations'}`,
    `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  ];
  return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}
