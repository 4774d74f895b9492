/** A list of reservations: as a table for people, as JSON and as CSV. */
import { formatWireTime } from '../../domain/booking/time.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';

type Entry = ReturnType<typeof entryOf>;

function entryOf(reservation: Reservation) {
  return {
    code: reservation.code,
    state: reservation.cancelled_at === null ? 'reserved' : 'cancelled',
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
  };
}

export function formatJson(reservations: readonly Reservation[]): string {
  return `${JSON.stringify(reservations.map(entryOf), null, 2)}\n`;
}

/** RFC 4180, with every cell that a spreadsheet would compute marked as text by a leading apostrophe. */
export function formatCsv(reservations: readonly Reservation[]): string {
  const columns: readonly (keyof Entry)[] = [
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
  ];
  const cell = (value: Entry[keyof Entry]): string => {
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  const lines = reservations.map(entryOf).map((entry) => columns.map((column) => cell(entry[column])).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

const HEADINGS = ['Code', 'Date', 'Time', 'Guests', 'Tables', 'Name', 'WhatsApp', 'Email', 'State', 'Notes'];
const maxLength = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** Columns for a terminal, and below them the number of expected guests. Empty columns are left out. */
export function formatTable(reservations: readonly Reservation[]): string {
  if (reservations.length === 0) return 'There are no reservations.\n';
  const rows = reservations
    .map(entryOf)
    .map((entry) => [
      entry.code,
      entry.date,
      entry.time,
      String(entry.guests),
      entry.tables.join(', '),
      `${entry.first_name} ${entry.last_name}`.trim(),
      `${entry.country_code} ${entry.phone}`,
      entry.email,
      entry.state === 'cancelled' ? 'cancelled' : '',
      entry.notes.replaceAll(/\s+/g, ' '),
    ]);
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
  return `${lines.join('\n')}\n\n${active.length} ${active.length === 1 ? 'reservation' : 'reservations'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}\n`;
}
